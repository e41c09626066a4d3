//! Jericho's table in a terminal keeps what every game's does.

besace_terminal::terminal_checks!(besace_jericho_parts::Parts);
