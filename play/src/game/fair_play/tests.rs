use games::{RuleSet, Symmetry};

use super::*;

const PLAYED: &str = "dara:traditional b3 c4 d1 e2 a6 c6";
/// The same position, with two drops of each player swapped, on a turned board.
const TURNED: &str = "dara:traditional b6 a5 d4 c3 e1 c1";
const LONG: &str = "dara:traditional b3 c4 d1 e2 a6 c6 a1 e5 b1";

fn record(text: &str) -> Record {
    text.parse().unwrap()
}

fn running(text: &str, rated: bool) -> Running {
    Running { game: GameId::try_from(7).ok(), record: record(text), rated }
}

fn helps(asked: &str, played: &str, rated: bool, whose: Whose) -> bool {
    Question::about(&record(asked)).unwrap().helps_in(&running(played, rated), whose)
}

#[test]
fn the_position_of_a_rated_game_is_recognised_however_it_is_turned() {
    assert!(helps(TURNED, PLAYED, true, Whose::Own));
    assert!(helps(&format!("{TURNED} b2"), PLAYED, true, Whose::Own), "on the way");
    assert!(!helps(TURNED, PLAYED, false, Whose::Own), "it isn't rated");
    assert!(!helps("dara:traditional b6 a5 d4 c3 e1 c2", PLAYED, true, Whose::Own));
}

#[test]
fn the_same_moves_are_recognised_in_unrated_games_too() {
    assert!(helps(PLAYED, PLAYED, false, Whose::Own));
    assert!(helps(&format!("{PLAYED} a1"), PLAYED, false, Whose::Own));
    assert!(helps(LONG, LONG, false, Whose::Others));
    assert!(helps("dara:niger b3", "dara:traditional b3", false, Whose::Own));
}

#[test]
fn first_moves_are_common_knowledge() {
    let begun = "dara:traditional b3 c4 d1";
    assert!(!helps(PLAYED, begun, true, Whose::Own));
    assert!(!helps(TURNED, PLAYED, true, Whose::Others));
    assert!(helps(LONG, LONG, true, Whose::Others));
    assert!(!helps("dara:traditional", "dara:traditional", true, Whose::Own));
    assert!(!helps("wali:prost b3 c4", "dara:traditional b3 c4", true, Whose::Own));
}

/// Of Dala, every game begins with the same four drops.
#[test]
fn a_forced_opening_closes_no_finished_game() {
    let finished = "dala:standard c3 d3 c4 d4 a1 a6 b1 e6 a3";
    assert!(!helps(finished, "dala:standard d4 d3 c4 c3", true, Whose::Own));
    assert!(helps(finished, "dala:standard c3 d3 c4 d4 a1 a6 b1 e6", true, Whose::Own));
}

/// What someone could ask instead of the position of their game, which is the last but one action of each.
#[test]
fn no_disguise_hides_a_position() {
    let game = "dara:traditional b3 c4 d1 e2 a6 c6 a1 e5";
    for (disguise, asked) in [
        ("as it is", game.to_owned()),
        ("one move further", format!("{game} d6")),
        ("two moves further", format!("{game} d6 a3")),
        ("in another order", "dara:traditional a1 e5 a6 c6 d1 e2 b3 c4".to_owned()),
        // The drop to come is made before another one.
        ("joined one move later", "dara:traditional d6 c4 b3 e2 d1 c6 a6 e5 a1".to_owned()),
        ("joined one move later, and passed", "dara:traditional d6 c4 b3 e2 d1 c6 a6 e5 a1 c1 e6".to_owned()),
        ("with the other side to move", "dara:traditional c4 b3 e2 d1 c6 a6 e5 a1".to_owned()),
        ("by other rules", game.replace("traditional", "niger")),
        ("in another game on the board", game.replace("dara:traditional", "wali:prost")),
        ("with colours and order swapped", "wali:prost e5 a1 c6 a6 e2 d1 c4 b3".to_owned()),
    ] {
        for (image, asked) in images(&asked) {
            assert!(helps(&asked, game, true, Whose::Own), "{disguise}, {image}: {asked}");
        }
    }
    // Others may look at anything but the position itself.
    let friend = |asked: &str| helps(asked, game, true, Whose::Others);
    assert!(friend(game) && !friend("dara:traditional e1 b3 d6 c4 a6 e2 a1 c1"));
    assert!(images(&format!("{game} d6")).iter().all(|(_, asked)| friend(asked)), "a copy that went on");
    assert!(!friend("dara:traditional d6 c4 b3 e2 d1 c6 a6 e5 a1"));
    // What isn't about the game stays free.
    for other in [
        "dara:traditional b3 c4 d1 e2 a6 c6 a1 e4",
        "dara:traditional b3 c4 d1 e2 a6 c6",
        "damas:ruibal c3-d4",
    ] {
        assert!(!helps(other, game, true, Whose::Own), "{other}");
    }
}

/// After a row, the stone that is taken belongs to the turn.
#[test]
fn a_take_is_part_of_the_next_turn() {
    let game = "morris:nine a1 d6 d1 b4 c4 f4";
    assert!(helps("morris:nine a1 f4 d1 b4 c4 d6 g1 xf4", game, true, Whose::Own));
    // The same mill and take in a game that never had the position: c4 came last.
    assert!(helps("morris:nine a1 d6 d1 b4 g1 xd6 f4 c4", game, true, Whose::Own));
}

fn images(text: &str) -> Vec<(String, String)> {
    let asked = record(text);
    let rules: RuleSet = asked.rules;
    Symmetry::of(rules)
        .map(|symmetry| {
            let turned = asked.actions.iter().map(|&action| symmetry.action(action, rules.board())).collect();
            (format!("{symmetry:?}"), Record { rules, actions: turned }.to_string())
        })
        .collect()
}

#[test]
fn only_the_very_position_is_left_out_for_others() {
    let finished = Question::about(&record(&format!("{LONG} d6 e1"))).unwrap();
    assert_eq!(finished.meets(&running(LONG, true)), [9]);
    assert_eq!(finished.meets(&running(LONG, false)), [] as [usize; 0]);
    assert_eq!(finished.meets(&running(PLAYED, true)), [] as [usize; 0], "an opening");
    assert_eq!(
        finished.meets(&running("dara:traditional b3 c4 d1 e2 a6 c6 a1 e5 b2", true)),
        [] as [usize; 0]
    );
}
