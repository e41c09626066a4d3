//! In a search an action allocates nothing; at a table a few times, where the story grows. This is a test program
//! of its own, because it counts every allocation of its program.

besace_bots::allocations_check!(besace_badaboom_parts::Parts, most_at_a_table: 4.0);
