//! The signals that end the program, obeyed only once the terminal has been restored.
//!
//! A game on the whole screen hides the cursor and what was there before. A program that ended at once would leave a
//! terminal that shows nothing of what is typed.

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::flag;
use signal_hook::low_level::emulate_default_handler;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

/// The signals that the program has been sent.
pub struct Endings([(i32, Arc<AtomicBool>); 3]);

impl Endings {
    /// From now on, notes signals instead of obeying them, as long as the program runs. A second signal ends the
    /// program at once.
    pub fn heed() -> io::Result<&'static Endings> {
        static HEEDED: OnceLock<Endings> = OnceLock::new();
        if let Some(heeded) = HEEDED.get() {
            return Ok(heeded);
        }
        let endings = Endings([SIGHUP, SIGINT, SIGTERM].map(|signal| (signal, Arc::default())));
        for (signal, came) in &endings.0 {
            flag::register_conditional_default(*signal, came.clone())?;
            flag::register(*signal, came.clone())?;
        }
        Ok(HEEDED.get_or_init(|| endings))
    }

    /// The signal that has come, if one has.
    pub fn told(&self) -> Option<i32> {
        self.0.iter().find(|(_, came)| came.load(Ordering::Relaxed)).map(|(signal, _)| *signal)
    }

    /// Ends the program as the signal would have, if one has come.
    pub fn obey(&self) -> io::Result<()> {
        self.told().map_or(Ok(()), emulate_default_handler)
    }
}
