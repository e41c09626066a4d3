//! What an action asks of the allocator: nothing. The counting takes a test of its own, with nothing beside it.

besace_bots::allocations_check!(besace_badaboom_parts::Parts, most_at_a_table: 4.0);
