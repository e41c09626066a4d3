//! What an action asks of the allocator: in a search nothing; at a table the story grows now and then. The counting takes
//! a test of its own, with nothing beside it.

besace_bots::allocations_check!(besace_nottingham_parts::Parts, most_at_a_table: 0.1);
