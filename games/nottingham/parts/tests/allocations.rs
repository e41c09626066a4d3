//! In a search an action allocates nothing; at a table the story grows now and then. This is a test program of its own,
//! because it counts every allocation of its program.

besace_bots::allocations_check!(besace_nottingham_parts::Parts, most_at_a_table: 0.1);
