//! Nottingham's table in a terminal keeps what every game's does.

besace_terminal::terminal_checks!(besace_nottingham_parts::Parts);
