//! `besace engine`.

/// Runs it.
pub fn run() -> anyhow::Result<()> {
    anyhow::bail!("not here yet")
}
