//! Jericho's sentences are whole, and its board knows the game's names and facts.

use besace_jericho_parts::Parts;

besace_terminal::sentence_checks!(Parts);
