//! The table of contents of a game's terminal: which of its files answers which question.

/// Writes those functions of [`TerminalGame`](crate::TerminalGame) that only hand a question on to a file. It stands in
/// the `impl`, as `besace_table::contents!` does in that of the game:
///
/// ```text
/// impl TerminalGame for Parts {
///     type Draft = Never;
///     const EXAMPLE: &'static str = "wall red-3, trumpet blue";
///
///     besace_terminal::contents! {
///         folder: rules;
///         board: status, table, hand, describe;
///     }
///
///     fn typed(answer: &str) -> Option<Value> { … }
/// }
/// ```
///
/// `board: status` says that the file `board.rs` has a function `status`, with the same arguments. `folder` is the game's
/// folder, where the rules for players are in `players`, a file a language.
#[macro_export]
macro_rules! contents {
    ($($file:ident: $($function:ident),+;)+) => {
        $($($crate::contents! { @ $file $function $function })+)+
    };

    (@ folder rules $function:ident) => {
        $crate::in_folder!(rules, "/../players/", ".md");
    };

    (@ $file:ident typed $function:ident) => {
        fn typed(answer: &str) -> Option<::serde_json::Value> {
            $file::$function(answer)
        }
    };
    (@ $file:ident status $function:ident) => {
        fn status(view: &$crate::told::ViewOf<Self>, teller: &$crate::told::Teller) -> String {
            $file::$function(view, teller)
        }
    };
    (@ $file:ident table $function:ident) => {
        fn table(
            view: &$crate::told::ViewOf<Self>,
            teller: &$crate::told::Teller,
            width: usize,
        ) -> Vec<::ratatui::text::Line<'static>> {
            $file::$function(view, teller, width)
        }
    };
    (@ $file:ident hand $function:ident) => {
        fn hand(
            view: &$crate::told::ViewOf<Self>,
            teller: &$crate::told::Teller,
            width: usize,
        ) -> Vec<::ratatui::text::Line<'static>> {
            $file::$function(view, teller, width)
        }
    };
    (@ $file:ident describe $function:ident) => {
        fn describe(view: &$crate::told::ViewOf<Self>, teller: &$crate::told::Teller) -> Vec<String> {
            $file::$function(view, teller)
        }
    };
    (@ $file:ident $other:ident $function:ident) => {
        compile_error!(concat!(
            "`", stringify!($other), "` cannot be handed on like this: write it in the `impl` of TerminalGame"
        ));
    };
}
