//! `RULES.md` and the tests under `tests/rules` name each other.

#[test]
fn every_rule_has_a_test_and_every_test_a_rule() {
    besace_table::checks::rule_ids::check(env!("CARGO_MANIFEST_DIR"), "tests/rules");
}
