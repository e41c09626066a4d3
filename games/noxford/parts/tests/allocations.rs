//! An action allocates nothing. This is a test program of its own, because it counts every allocation of its program.

besace_bots::allocations_check!(besace_noxford_parts::Parts, most_at_a_table: 0.0);
