//! Hamsterrolle's board knows the game's names and facts, and what it tells can be read.

use besace_hamsterrolle::{Aim, Options, Piece};
use besace_hamsterrolle_parts::{Parts, aim_in_words};
use besace_terminal::checks::teller;
use besace_words::Language;

besace_terminal::sentence_checks!(Parts, options: Options { turn_limit: 20, ..Options::default() });

fn piece(id: &str) -> Piece {
    Piece::from_id(id).expect("there is such a piece")
}

fn said(aim: Aim, language: Language) -> String {
    teller::<Parts>(2, language).tell(&aim_in_words(&aim))
}

#[test]
fn an_aim_is_said_as_a_hand_would_say_it() {
    let aim = Aim { along: -12, stand: 5, ..Aim::straight(piece("red-1"), 4) };
    assert_eq!(
        said(aim, Language::English),
        "compartment 4, 12 mm behind the middle, standing on its end, broad side forward"
    );
    let aim = Aim {
        along: 3,
        side: -2,
        stand: 1,
        tilt: 5,
        yaw: -15,
        push: 20,
        ..Aim::straight(piece("white-2"), 7)
    };
    assert_eq!(
        said(aim, Language::English),
        "compartment 7, 3 mm ahead of the middle, 2 mm to the left, lying flat, lengthwise, front end lifted by 5°, \
         turned 15° to the right, then pushed 20 mm forward"
    );
    assert_eq!(
        said(aim, Language::French),
        "compartiment 7, 3 mm devant le milieu, 2 mm à gauche, à plat, en long, l’avant relevé de 5°, de biais, 15° \
         vers la droite, puis une poussée de 20 mm vers l’avant"
    );
}

#[test]
fn every_posture_of_a_piece_is_one_that_its_shape_has() {
    let postures = |id: &str| -> Vec<String> {
        (0..6)
            .map(|stand| said(Aim { stand, ..Aim::straight(piece(id), 0) }, Language::English))
            .map(|said| said.trim_start_matches("compartment 0, in the middle, ").to_owned())
            .collect()
    };
    let (across, ready) = ("across the wheel", "lying across the wheel, ready to roll");
    let [edge, flat, end] = ["on its long edge, ", "lying flat, ", "standing on its end"];
    assert_eq!(
        postures("red-1"),
        [
            format!("{edge}lengthwise"),
            format!("{flat}lengthwise"),
            format!("{edge}{across}"),
            format!("{end}, narrow side forward"),
            format!("{flat}{across}"),
            format!("{end}, broad side forward"),
        ]
    );
    assert_eq!(postures("blue-1"), ["on one side"; 6]);
    assert_eq!(postures("purple-1"), [end, ready, end, "lying lengthwise", "lying lengthwise", ready]);
    assert_eq!(postures("black")[3..], ["lying, tip back", "lying, tip forward", "lying, tip to the side"]);
    assert_eq!(postures("yellow-1")[1], "lying flat");
}
