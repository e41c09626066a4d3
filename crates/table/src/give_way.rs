//! Work that takes long lets others have its core, where it was told to.
//!
//! Rules that simulate take a core for tens of milliseconds. Whoever calls them knows whether somebody waits for it: a server
//! that plays other games on the same cores says so for its threads. A test or a bench says nothing, and its work goes on.

use std::cell::Cell;

thread_local! {
    static GIVES_WAY: Cell<bool> = const { Cell::new(false) };
}

/// From now on this thread lets others go first wherever its work asks for it.
pub fn always_give_way() {
    GIVES_WAY.set(true);
}

/// A place in long work where somebody else may have the core.
pub fn give_way() {
    if GIVES_WAY.get() {
        std::thread::yield_now();
    }
}
