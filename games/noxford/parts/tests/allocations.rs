//! What an action asks of the allocator: nothing. The counting takes a test of its own, with nothing beside it.

besace_bots::allocations_check!(besace_noxford_parts::Parts, most_at_a_table: 0.0);
