//! Events, each declared once: its fields, who sees which, and what it turns up.
//!
//! A game writes one table of its events with [`events!`](crate::events). Four things follow from that table, so they
//! cannot disagree: the event in full, the event as one viewer sees it, the way from one to the other, and what the
//! leak checks excuse. It is a macro because each game has its own two types.

use crate::Viewer;

/// Declares what can happen in a game. It makes two types:
///
/// - `Event`, in full, with `seen(viewer)` and `opens(viewer)`. Written as JSON it holds everything.
/// - `SeenEvent`, what one viewer may know of it. A field that is hidden from the viewer is `null`.
///
/// In JSON an event is an object with its name as `type` and then its fields, in the order of the declaration. A mark in
/// brackets says who sees a field and whether it turns something up:
///
/// | mark | who sees the field | whether it turns something up |
/// | --- | --- | --- |
/// | none | everybody | no |
/// | `[for seat]`, `[for from, to]` | these seats | no |
/// | `[opens]` | everybody | for everybody |
/// | `[opens for seat]` | these seats | for these seats |
/// | `[for from, to; opens for to]` | these seats | for some of them; the others knew it |
/// | `as View` | everybody a view of it, which [`ShownAs`](crate::ShownAs) makes | no |
/// | `as View [opens give.unnamed for seat]` | the same | in this part of it, for these seats |
///
/// After `for` comes an [`Audience`](crate::Audience), written with the event's own fields. A field turns something up
/// if it shows its viewer something new, such as the card that is drawn. `[opens]` after the name of an event says that
/// it is news that the event happens at all. Fields after `; unsaid` are not in the JSON: they only help to say who
/// sees the others.
///
/// ```
/// use besace_table::{Audience, Seat, Viewer};
///
/// besace_table::events! {
///     /// A card was drawn from the pile.
///     Drew { seat: Seat, card: &'static str [opens for seat] },
///     /// Cards were laid face down, or openly.
///     Laid { seat: Seat, count: usize, cards: Vec<&'static str> [for seat, onlookers]; unsaid onlookers: Audience },
///     /// The pile is empty.
///     PileEmpty [opens],
/// }
///
/// let drew = Event::Drew { seat: Seat(0), card: "oak" };
/// let json = |event| serde_json::to_string(&event).unwrap();
/// assert_eq!(json(drew.seen(Viewer::Seat(Seat(0)))), r#"{"type":"drew","seat":0,"card":"oak"}"#);
/// assert_eq!(json(drew.seen(Viewer::Spectator)), r#"{"type":"drew","seat":0,"card":null}"#);
/// assert_eq!(drew.opens(Viewer::Seat(Seat(0))).fields, ["card"]);
/// ```
#[macro_export]
macro_rules! events {
    // The type of a field in `SeenEvent`.
    (@type $type:ty, as $View:ty, $($mark:tt)*) => { $View };
    (@type $type:ty, for $($who:tt)*) => { Option<$type> };
    (@type $type:ty, opens for $($who:tt)*) => { Option<$type> };
    (@type $type:ty, opens) => { $type };
    (@type $type:ty,) => { $type };

    // A field's value for a viewer, or in full for `None`.
    (@value $viewer:ident, $field:ident, as $View:ty, $($mark:tt)*) => {
        $crate::ShownAs::<$View>::shown_to($field, $viewer)
    };
    (@value $viewer:ident, $field:ident, for $($who:expr),+ $(; $($opens:tt)+)?) => {
        $viewer.is_none_or(|viewer| $crate::events!(@audience $($who),+).includes(viewer)).then(|| Clone::clone($field))
    };
    (@value $viewer:ident, $field:ident, opens for $($who:expr),+) => {
        $crate::events!(@value $viewer, $field, for $($who),+)
    };
    (@value $viewer:ident, $field:ident, opens) => { Clone::clone($field) };
    (@value $viewer:ident, $field:ident,) => { Clone::clone($field) };

    // The part of a field that turns something up for a viewer, if there is one.
    (@opens $viewer:ident, $field:ident, as $View:ty, $($mark:tt)*) => {
        $crate::events!(@opens $viewer, $field, $($mark)*)
    };
    (@opens $viewer:ident, $field:ident, for $($sees:expr),+ $(; $($opens:tt)+)?) => {
        $crate::events!(@opens $viewer, $field, $($($opens)+)?)
    };
    (@opens $viewer:ident, $field:ident, opens for $($who:expr),+) => {
        $crate::events!(@audience $($who),+).includes($viewer).then_some(stringify!($field))
    };
    (@opens $viewer:ident, $field:ident, opens $($part:ident).+ for $($who:expr),+) => {
        $crate::events!(@audience $($who),+)
            .includes($viewer)
            .then_some(concat!(stringify!($field), $("/", stringify!($part)),+))
    };
    (@opens $viewer:ident, $field:ident, opens) => { Some(stringify!($field)) };
    (@opens $viewer:ident, $field:ident,) => { None };

    (@audience $($who:expr),+) => { $crate::Audience::NOBODY$(.and($who))+ };

    (@happening opens) => { true };
    (@happening) => { false };

    ($(
        $(#[$about:meta])*
        $Name:ident $([$happening:ident])? $({
            $($(#[$note:meta])* $field:ident: $type:ty $(as $View:ty)? $([$($mark:tt)+])?),+
            $(; unsaid $($unsaid:ident: $unsaid_type:ty),+)?
            $(,)?
        })?
    ),+ $(,)?) => {
        /// What happened, in full.
        #[derive(Clone, Debug, PartialEq)]
        #[allow(missing_docs, reason = "the fields are those of the rules page, name for name")]
        pub enum Event {
            $($(#[$about])* $Name $({ $($field: $type,)+ $($($unsaid: $unsaid_type,)+)? })?,)+
        }

        /// What one viewer may know of an event: what it hides is `null`, and its key is still there.
        #[derive(Clone, Debug, PartialEq, serde::Serialize)]
        #[serde(tag = "type", rename_all = "snake_case")]
        #[allow(missing_docs, reason = "as in `Event`")]
        #[cfg_attr(feature = "types", derive(ts_rs::TS))]
        pub enum SeenEvent {
            $($Name $({
                $($(#[$note])* $field: $crate::events!(@type $type, $(as $View,)? $($($mark)+)?),)+
            })?,)+
        }

        #[allow(unused_variables, reason = "not every field says something about who sees what")]
        impl Event {
            /// What this viewer may know of it.
            pub fn seen(&self, viewer: $crate::Viewer) -> SeenEvent {
                self.shown_to(Some(viewer))
            }

            /// What it turns up that this viewer could not know before.
            pub fn opens(&self, viewer: $crate::Viewer) -> $crate::Opening {
                match self {
                    $(Event::$Name { $($($field,)+ $($($unsaid,)+)?)? } => $crate::Opening::new(
                        $crate::events!(@happening $($happening)?),
                        &[$($($crate::events!(@opens viewer, $field, $(as $View,)? $($($mark)+)?),)+)?],
                    ),)+
                }
            }

            /// The event for one viewer, or in full for `None`.
            fn shown_to(&self, viewer: Option<$crate::Viewer>) -> SeenEvent {
                match self {
                    $(Event::$Name { $($($field,)+ $($($unsaid,)+)?)? } => SeenEvent::$Name {
                        $($($field: $crate::events!(@value viewer, $field, $(as $View,)? $($($mark)+)?),)+)?
                    },)+
                }
            }
        }

        /// The event in full, as the protocol writes it when it is not for one viewer.
        impl serde::Serialize for Event {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.shown_to(None).serialize(serializer)
            }
        }
    };
}

/// A field whose viewers see different parts of it.
pub trait ShownAs<View> {
    /// What this viewer sees of it; everything for `None`.
    fn shown_to(&self, viewer: Option<Viewer>) -> View;
}

/// What an event tells one viewer that this viewer could not know before. Two worlds that look the same may differ
/// there, and nowhere else.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Opening {
    /// The event may happen in only one of the worlds.
    pub by_happening: bool,
    /// The fields that may differ; part of a field is written as a path, `offer/give/unnamed`.
    pub fields: Vec<&'static str>,
}

impl Opening {
    /// Whether the event itself is news, and those of its fields that are.
    pub fn new(by_happening: bool, fields: &[Option<&'static str>]) -> Opening {
        Opening { by_happening, fields: fields.iter().copied().flatten().collect() }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Audience, Opening, Seat, Secret, ShownAs, Viewer};
    use serde::Serialize;
    use serde_json::json;

    /// A parcel. Everybody sees the stamp, and some see what is in it.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Parcel {
        stamp: u8,
        inside: Secret<&'static str>,
    }

    #[derive(Clone, Debug, PartialEq, Serialize)]
    #[cfg_attr(feature = "types", derive(ts_rs::TS))]
    pub struct ParcelView {
        stamp: u8,
        inside: Option<&'static str>,
    }

    impl ShownAs<ParcelView> for Parcel {
        fn shown_to(&self, viewer: Option<Viewer>) -> ParcelView {
            let inside = viewer.map_or(Some(self.inside.for_rules()), |viewer| self.inside.seen_by(viewer));
            ParcelView { stamp: self.stamp, inside: inside.copied() }
        }
    }

    events! {
        /// Two seats trade.
        Traded { from: Seat, to: Seat, count: usize, cards: Vec<u8> [for from, to] },
        /// A card is turned up.
        TurnedUp { card: u8 [opens] },
        /// A card is drawn; what lay above it nobody sees.
        Drew { seat: Seat, card: u8 [opens for seat], above: u8 [for Audience::NOBODY] },
        /// A card is shown by one seat to another.
        Showed { from: Seat, to: Seat, card: u8 [for from, to; opens for to] },
        /// A parcel is opened by somebody.
        Opened { parcel: Parcel as ParcelView [opens inside for by]; unsaid by: Seat },
        /// A parcel is only weighed.
        Weighed [opens] { parcel: Parcel as ParcelView },
        /// It is over.
        GameOver,
    }

    fn seen(event: &Event, seat: u8) -> serde_json::Value {
        json!(event.seen(Viewer::Seat(Seat(seat))))
    }

    fn opened(event: &Event, seat: u8) -> Vec<&'static str> {
        let Opening { by_happening, fields } = event.opens(Viewer::Seat(Seat(seat)));
        assert!(!by_happening);
        fields
    }

    #[test]
    fn a_field_for_some_seats_is_null_for_all_others_and_its_key_is_still_there() {
        let traded = Event::Traded { from: Seat(0), to: Seat(2), count: 1, cards: vec![7] };
        let full = r#"{"type":"traded","from":0,"to":2,"count":1,"cards":[7]}"#;
        assert_eq!(serde_json::to_string(&traded).unwrap(), full, "in the order of the declaration");
        assert_eq!(seen(&traded, 0), json!(traded));
        assert_eq!(seen(&traded, 2), json!(traded));
        let hidden = json!({"type": "traded", "from": 0, "to": 2, "count": 1, "cards": null});
        assert_eq!(seen(&traded, 1), hidden);
        assert_eq!(json!(traded.seen(Viewer::Spectator)), hidden);
        assert!(opened(&traded, 0).is_empty(), "what both knew before turns nothing up");
    }

    #[test]
    fn only_those_who_see_something_new_have_it_turned_up() {
        let turned_up = Event::TurnedUp { card: 7 };
        assert_eq!(opened(&turned_up, 1), ["card"]);
        assert_eq!(turned_up.opens(Viewer::Spectator).fields, ["card"]);
        let drew = Event::Drew { seat: Seat(1), card: 7, above: 8 };
        assert_eq!(opened(&drew, 1), ["card"]);
        assert!(opened(&drew, 0).is_empty());
        assert_eq!(seen(&drew, 1), json!({"type": "drew", "seat": 1, "card": 7, "above": null}));
        assert_eq!(json!(drew), json!({"type": "drew", "seat": 1, "card": 7, "above": 8}));
    }

    #[test]
    fn whoever_shows_a_card_knew_it() {
        let showed = Event::Showed { from: Seat(0), to: Seat(1), card: 7 };
        assert_eq!([0, 1, 2].map(|seat| seen(&showed, seat)["card"].is_null()), [false, false, true]);
        assert_eq!([0, 1, 2].map(|seat| opened(&showed, seat).len()), [0, 1, 0]);
    }

    #[test]
    fn a_part_of_a_field_is_hidden_and_turned_up_by_itself() {
        let mut parcel = Parcel { stamp: 3, inside: Secret::of(Seat(0), "a hat") };
        parcel.inside.show_to(Seat(1));
        let opening = Event::Opened { parcel: parcel.clone(), by: Seat(1) };
        let full = json!({"type": "opened", "parcel": {"stamp": 3, "inside": "a hat"}});
        assert_eq!(json!(opening), full, "what is unsaid is in no JSON");
        assert_eq!(seen(&opening, 1), full);
        assert_eq!(seen(&opening, 2), json!({"type": "opened", "parcel": {"stamp": 3, "inside": null}}));
        assert_eq!(opened(&opening, 1), ["parcel/inside"]);
        assert!(opened(&opening, 0).is_empty(), "the first owner knew it");
        let weighed = Event::Weighed { parcel };
        assert_eq!(weighed.opens(Viewer::Spectator), Opening { by_happening: true, fields: vec![] });
    }

    #[test]
    fn an_event_without_fields_has_only_its_type() {
        assert_eq!(json!(Event::GameOver), json!({"type": "game_over"}));
        assert_eq!(seen(&Event::GameOver, 0), json!({"type": "game_over"}));
        assert_eq!(Event::GameOver.opens(Viewer::Spectator), Opening::default());
    }
}
