//! A game's table of contents: which of its files answers which question of the contract.

/// Writes those functions of [`Game`](crate::Game) that only hand a question on to a file. It stands in the `impl`:
///
/// ```text
/// impl Game for Toll {
///     const INFO: Info = …;
///
///     besace_table::contents! {
///         state: new, seats, phase, pending;
///         action: legal, read, allow;
///         play: carry_out;
///         without: sample, memory, timer;
///     }
///
///     fn only_play(&mut self) { … }
/// }
/// ```
///
/// `action: legal` says that the file `action.rs` has a function `legal`, with the arguments of [`Game::legal`] and the
/// game in the place of `self`. Types that belong to a function keep their names: listing `allow` also writes `type
/// Allowed = Allowed`. A game's own `sample`, `may` and `memory` return their value without `Some`, because a game that
/// lists them always has one. `seen` calls what [`events!`](crate::events) has made.
///
/// `without:` names what the game does without:
///
/// | function | what that says |
/// | --- | --- |
/// | `sample` | every action is listed; there are no bounds |
/// | `may` | nobody acts unless the table waits for them |
/// | `only_play` | nothing is kept for imagining alone |
/// | `memory` | a view tells all that a seat can be sure of |
/// | `timer` | the rules know no clock |
/// | `outcome` | actions are cheap: nothing is worked out beforehand, and nothing is recorded |
/// | `teams` | everybody plays alone |
/// | `undo` | no action can be taken back |
///
/// What is in neither list is written in the `impl` as usual, and the compiler names what is missing.
///
/// [`Game::legal`]: crate::Game::legal
#[macro_export]
macro_rules! contents {
    ($($file:ident: $($function:ident),+;)+) => {
        $($($crate::contents! { @ $file $function $function })+)+
    };

    (@ without sample $function:ident) => {
        type Bounds = $crate::Never;

        fn sample(
            &self,
            _: $crate::Seat,
            bounds: &$crate::Never,
            _: &mut $crate::Guess,
        ) -> Option<Self::Action> {
            match *bounds {}
        }
    };
    (@ without may $function:ident) => {
        fn may(&self) -> Option<$crate::SeatSet> {
            None
        }
    };
    (@ without only_play $function:ident) => {
        fn only_play(&mut self) {}
    };
    (@ without memory $function:ident) => {
        type Memory = $crate::Never;

        fn memory(&self, _: $crate::Seat) -> Option<$crate::Never> {
            None
        }
    };
    (@ without timer $function:ident) => {
        fn timer(&self) -> Option<$crate::Timer<Self::Action>> {
            None
        }
    };
    (@ without outcome $function:ident) => {
        type Outcome = $crate::Never;

        fn work_out(&self, _: &Self::Allowed) -> Option<$crate::Never> {
            None
        }

        fn with_outcome(_: Self::Allowed, outcome: $crate::Never) -> Self::Allowed {
            match outcome {}
        }

        fn sure(&self, _: &Self::Allowed) -> Vec<Self::Event> {
            Vec::new()
        }

        fn recording(&self, _: &Self::Allowed) -> Option<Self::Event> {
            None
        }
    };
    (@ without teams $function:ident) => {
        fn teams(_: u8, _: &Self::Options) -> Vec<$crate::SeatSet> {
            Vec::new()
        }
    };
    (@ without undo $function:ident) => {
        const UNDOES: bool = false;

        fn can_undo(&self, _: $crate::Seat, _: &Self::Action, _: &Self) -> bool {
            false
        }
    };
    (@ without $other:ident $function:ident) => {
        compile_error!(concat!(
            "no game can do without `", stringify!($other),
            "`: only without sample, may, only_play, memory, timer, outcome, teams, undo"
        ));
    };

    // Each function is named twice below: once to be matched here, and once with its place in the game's file, so that
    // compiler errors point there.
    (@ $file:ident new $function:ident) => {
        type Options = Options;

        fn new(seats: u8, seed: $crate::Seed, options: &Options) -> Result<Self, $crate::BadSetup> {
            $file::$function(seats, seed, options)
        }
    };
    (@ $file:ident position $function:ident) => {
        type Position = Position;

        fn position(&self) -> Position {
            $file::$function(self)
        }
    };
    (@ $file:ident load $function:ident) => {
        fn load(position: &::serde_json::Value) -> Result<Self, $crate::BadPosition> {
            $file::$function(position)
        }
    };
    (@ $file:ident seats $function:ident) => {
        fn seats(&self) -> u8 {
            $file::$function(self)
        }
    };
    (@ $file:ident phase $function:ident) => {
        fn phase(&self) -> &'static str {
            $file::$function(self)
        }
    };
    (@ $file:ident pending $function:ident) => {
        fn pending(&self) -> $crate::SeatSet {
            $file::$function(self)
        }
    };
    (@ $file:ident may $function:ident) => {
        fn may(&self) -> Option<$crate::SeatSet> {
            Some($file::$function(self))
        }
    };
    (@ $file:ident legal $function:ident) => {
        fn legal(&self, seat: $crate::Seat, offers: &mut Vec<$crate::Offer<Self>>) {
            $file::$function(self, seat, offers);
        }
    };
    (@ $file:ident sample $function:ident) => {
        type Bounds = Bounds;

        fn sample(
            &self,
            seat: $crate::Seat,
            bounds: &Bounds,
            guess: &mut $crate::Guess,
        ) -> Option<Self::Action> {
            Some($file::$function(self, seat, bounds, guess))
        }
    };
    (@ $file:ident work_out $function:ident) => {
        type Outcome = $file::Outcome;

        fn work_out(&self, allowed: &Self::Allowed) -> Option<$file::Outcome> {
            Some($file::$function(self, allowed))
        }
    };
    (@ $file:ident with_outcome $function:ident) => {
        fn with_outcome(allowed: Self::Allowed, outcome: Self::Outcome) -> Self::Allowed {
            $file::$function(allowed, outcome)
        }
    };
    (@ $file:ident sure $function:ident) => {
        fn sure(&self, allowed: &Self::Allowed) -> Vec<Self::Event> {
            $file::$function(self, allowed)
        }
    };
    (@ $file:ident recording $function:ident) => {
        fn recording(&self, allowed: &Self::Allowed) -> Option<Self::Event> {
            Some($file::$function(self, allowed))
        }
    };
    (@ $file:ident teams $function:ident) => {
        fn teams(seats: u8, options: &Self::Options) -> Vec<$crate::SeatSet> {
            $file::$function(seats, options)
        }
    };
    (@ $file:ident read $function:ident) => {
        type Action = Action;

        fn read(&self, seat: $crate::Seat, action: &::serde_json::Value) -> Result<Action, $crate::Refusal> {
            $file::$function(self, seat, action)
        }
    };
    (@ $file:ident allow $function:ident) => {
        type Allowed = Allowed;

        fn allow(&self, seat: $crate::Seat, action: &Self::Action) -> Result<Allowed, $crate::Refusal> {
            $file::$function(self, seat, action)
        }
    };
    (@ $file:ident carry_out $function:ident) => {
        fn carry_out(&mut self, allowed: Self::Allowed, listener: &mut impl $crate::Listener<Self::Event>) {
            $file::$function(self, allowed, listener);
        }
    };
    (@ $file:ident can_undo $function:ident) => {
        const UNDOES: bool = true;

        fn can_undo(&self, seat: $crate::Seat, action: &Self::Action, after: &Self) -> bool {
            $file::$function(self, seat, action, after)
        }
    };
    (@ $file:ident result $function:ident) => {
        type Breakdown = Breakdown;

        fn result(&self) -> Option<$crate::Standings<Breakdown>> {
            $file::$function(self)
        }
    };
    (@ $file:ident scores $function:ident) => {
        fn scores(&self) -> Vec<i32> {
            $file::$function(self)
        }
    };
    (@ $file:ident view $function:ident) => {
        type View = View;

        fn view(&self, viewer: $crate::Viewer) -> View {
            $file::$function(self, viewer)
        }
    };
    (@ $file:ident seen $function:ident) => {
        type Event = $file::Event;
        type SeenEvent = $file::SeenEvent;

        fn seen(event: &$file::Event, viewer: $crate::Viewer) -> $file::SeenEvent {
            event.$function(viewer)
        }
    };
    (@ $file:ident redeal $function:ident) => {
        fn redeal(&self, seat: $crate::Seat, guess: &mut $crate::Guess) -> Self {
            $file::$function(self, seat, guess)
        }
    };
    (@ $file:ident only_play $function:ident) => {
        fn only_play(&mut self) {
            $file::$function(self);
        }
    };
    (@ $file:ident memory $function:ident) => {
        type Memory = Memory;

        fn memory(&self, seat: $crate::Seat) -> Option<Memory> {
            Some($file::$function(self, seat))
        }
    };
    (@ $file:ident timer $function:ident) => {
        fn timer(&self) -> Option<$crate::Timer<Self::Action>> {
            $file::$function(self)
        }
    };
    (@ $file:ident $other:ident $function:ident) => {
        compile_error!(concat!("the contract has no function `", stringify!($other), "`: see besace_table::Game"));
    };
}
