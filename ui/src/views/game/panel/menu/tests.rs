use std::collections::BTreeSet;

use games::Game;

use super::*;
use crate::{
    button_id::puzzle::{PuzzleAt, Series},
    texts::Texts,
    views::{example, game::panel::MOST_PARTS},
};

fn actions(text: &str) -> Vec<Action> {
    text.split_whitespace().map(|token| token.parse().unwrap()).collect()
}

/// A board on which every square of the tests exists, and which is too large to be offered as itself.
fn large() -> Position {
    "damala:standard".parse::<games::RuleSet>().unwrap().start()
}

fn rows(position: &Position, legal: &[Action], choice: ChosenSquares<'_>) -> Vec<Vec<Button>> {
    seen(position, legal, choice, Side::First)
}

fn seen(position: &Position, legal: &[Action], choice: ChosenSquares<'_>, below: Side) -> Vec<Vec<Button>> {
    let of = PanelFor::Turn { game: "9223372036854775807".parse().unwrap(), version: u32::MAX };
    let rows = Menu::new(of, position, legal, choice, below).rows(Texts::load().unwrap().public());
    assert!(rows.iter().all(|row| (1..=5).contains(&row.len())), "{rows:?}");
    assert!(parts(&rows) + 2 <= MOST_PARTS, "more than Discord takes: {rows:?}");
    let ids: Vec<String> = rows.iter().flatten().map(|button| button.control.to_string()).collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "a control twice: {ids:?}");
    assert!(ids.iter().all(|id| id.len() <= 100));
    rows
}

fn check(legal: &str, chosen: &str, expect: &[&[&str]]) {
    let squares: Vec<Square> = chosen.split_whitespace().map(|square| square.parse().unwrap()).collect();
    let position = large();
    let rows = rows(&position, &actions(legal), ChosenSquares { squares: &squares, rank: None });
    let labels: Vec<Vec<&str>> =
        rows.iter().map(|row| row.iter().map(|button| button.label.as_str()).collect()).collect();
    assert_eq!(labels, expect, "{legal} after {chosen:?}");
}

/// Every action that can be played with at most `taps` presses.
fn reached(
    position: &Position,
    legal: &[Action],
    choice: ChosenSquares<'_>,
    taps: usize,
) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    let enabled = |button: &Button| !button.disabled;
    for button in rows(position, legal, choice).into_iter().flatten().filter(enabled) {
        match button.control {
            ButtonId::Choose { step: ChoiceStep::Rank(squares, rank), .. } if taps > 1 => {
                all.extend(reached(
                    position,
                    legal,
                    ChosenSquares { squares: &squares, rank: Some(rank) },
                    taps - 1,
                ));
            }
            ButtonId::Choose { step: ChoiceStep::Stop(squares), .. } => {
                let complete = narrow(legal, &squares).complete;
                all.insert(complete.expect("a whole action").to_string());
            }
            ButtonId::Choose { step: ChoiceStep::Pick(squares), .. }
                if squares.len() > choice.squares.len() =>
            {
                let narrowed = narrow(legal, &squares);
                assert!(!narrowed.is_dead(), "the panel offers what leads nowhere: {squares:?}");
                match narrowed.complete {
                    Some(action) if narrowed.next.is_empty() => {
                        all.insert(action.to_string());
                    }
                    _ if taps > 1 => {
                        all.extend(reached(
                            position,
                            legal,
                            ChosenSquares { squares: &squares, rank: None },
                            taps - 1,
                        ));
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }
    all
}

/// Checks that all legal actions need at most `taps` presses, and some need that many.
fn check_taps(legal: &[Action], taps: usize) {
    let all: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
    assert_eq!(reached(&large(), legal, ChosenSquares::default(), taps), all);
    assert_ne!(reached(&large(), legal, ChosenSquares::default(), taps - 1), all);
}

#[test]
fn on_the_board_a_drop_and_a_take_are_one_tap_and_a_move_two() {
    for actions in 0..=25 {
        let table = example::up_to(actions);
        let legal = table.position().legal_actions();
        let all: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
        let taps = if actions == 24 { 2 } else { 1 };
        assert_eq!(reached(table.position(), &legal, ChosenSquares::default(), taps), all, "after {actions}");
    }
}

#[test]
fn every_action_of_every_game_is_three_taps_from_the_open_panel() {
    for &game in Game::ALL {
        for rules in game.presets().filter_map(|name| game.preset(name)) {
            let mut position = rules.start();
            for ply in 0..60 {
                let legal = position.legal_actions();
                if ply % 5 == 0 {
                    let all: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
                    assert_eq!(
                        reached(&position, &legal, ChosenSquares::default(), 3),
                        all,
                        "{rules} after {ply} actions"
                    );
                }
                // Any action will do, as long as it varies.
                let Some(&action) = legal.get(ply * 7 % legal.len().max(1)) else { break };
                position.play(action).unwrap();
            }
        }
    }
}

#[test]
fn boards_of_all_sizes_are_split_by_rank() {
    for (files, ranks) in [(6, 6), (7, 7), (8, 8), (14, 7)] {
        let squares = (0..ranks).flat_map(|rank| (0..files).map(move |file| Square::new(file, rank)));
        let drops: Vec<Action> = squares.flatten().map(Action::Drop).collect();
        check_taps(&drops, 2);
    }
    check("a1 b1 c1 d1 e1 a2", "", &[&["a2"], &["a1", "b1", "c1", "d1", "e1"]]);
    check("a1 b1 c1 d1 e1 f1 a2", "", &[&["a2", "a1", "b1", "c1", "d1"], &["e1", "f1"]]);
}

#[test]
fn a_step_says_where_it_goes() {
    check("d4-d3 d4-e4", "", &[&["d4"]]);
    check("d4-d3 d4-e4", "d4", &[&["e4 →"], &["d3 ↓"], &["Back"]]);
}

#[test]
fn a_turned_board_turns_panels_and_directions() {
    let check = |legal: &str, chosen: &str, expect: &[&[&str]]| {
        let squares: Vec<Square> = chosen.split_whitespace().map(|square| square.parse().unwrap()).collect();
        let choice = ChosenSquares { squares: &squares, rank: None };
        let rows = seen(&large(), &actions(legal), choice, Side::Second);
        let labels: Vec<Vec<String>> =
            rows.into_iter().map(|row| row.into_iter().map(|button| button.label).collect()).collect();
        assert_eq!(labels, expect, "{legal} after {chosen:?}");
    };
    let legal = "d4-d3 d4-e4 d4-c4 d4-d5";
    check("a1 b1 c1 a2 c3", "", &[&["c1", "b1", "a1"], &["a2"], &["c3"]]);
    check(legal, "d4", &[&["d3 ↑"], &["e4 ←", "c4 →"], &["d5 ↓"], &["Back"]]);
}

#[test]
fn whole_paths_are_offered_where_they_fit() {
    let legal = "c3xe5 c3xe5xg7 c3xe5xc7 c3-d4 a3-b4";
    check(legal, "", &[&["a3", "c3"]]);
    check(legal, "c3", &[&["e5", "e5 → g7", "e5 → c7", "d4"], &["Back"]]);
    check(legal, "c3 e5", &[&["c7", "g7"], &["Stop here", "Back"]]);
    check_taps(&actions(legal), 2);
}

#[test]
fn a_path_among_many_is_chosen_square_by_square() {
    // Three marbles that turn at every square.
    let ways = |square: Square| {
        let ways = [(0, 1), (0, -1), (1, 0), (-1, 0)];
        ways.into_iter().filter_map(move |(files, ranks)| square.offset(files, ranks))
    };
    let from: Square = "d4".parse().unwrap();
    let mut legal = Vec::new();
    for (one, two) in ways(from).flat_map(|one| ways(one).map(move |two| (one, two))) {
        for three in ways(two).filter(|three| ![from, one].contains(three) && two != from) {
            legal.push(Action::Move(games::Path::new(&[from, one, two, three]).unwrap()));
        }
    }
    assert_eq!(legal.len(), 36);
    check_taps(&legal, 3);
}

#[test]
fn a_claim_is_a_button_that_says_what_it_does() {
    let legal = "b4-a5 b4-c5 huff:e7 huff:g7 force";
    check(legal, "", &[&["b4"], &["Huff e7", "Huff g7"], &["Force the capture"]]);
    check_taps(&actions(legal), 2);
    check("huff:e7 force", "", &[&["Huff e7"], &["Force the capture"]]);
}

#[test]
fn the_fullest_board_of_claims_fits() {
    let mut legal = actions("force");
    for file in 0..6 {
        let square = |rank| Square::new(file, rank).unwrap();
        legal.extend([1, 3].map(|rank| Action::step(square(rank), square(rank + 1))));
        legal.extend([5, 7].map(|rank| Action::Huff(square(rank))));
    }
    assert_eq!(rows(&large(), &legal, ChosenSquares::default()).concat().len(), 25);
    check_taps(&legal, 2);
}

/// The labels of a board after these choices; `-` before the ones that can't be pressed.
fn board(actions: usize, chosen: &[&str], below: Side) -> Vec<String> {
    let table = example::up_to(actions);
    let squares: Vec<Square> = chosen.iter().map(|square| square.parse().unwrap()).collect();
    let legal = table.position().legal_actions();
    let rows = seen(table.position(), &legal, ChosenSquares { squares: &squares, rank: None }, below);
    let shown = |button: &Button| format!("{}{}", if button.disabled { "-" } else { "" }, button.label);
    rows.iter().map(|row| row.iter().map(shown).collect::<Vec<_>>().join(" ")).collect()
}

#[test]
fn a_board_that_fits_is_offered_square_by_square_as_in_the_picture() {
    assert_eq!(
        board(2, &[], Side::First),
        [
            "a6 b6 c6 d6 e6",
            "a5 b5 c5 d5 e5",
            "a4 b4 c4 d4 e4",
            "a3 -⚪ c3 d3 e3",
            "a2 b2 c2 d2 e2",
            "a1 b1 c1 -⚫ e1",
        ]
    );
    let turned = board(2, &[], Side::Second);
    assert_eq!((turned[0].as_str(), turned[5].as_str()), ("e1 -⚫ c1 b1 a1", "e6 d6 c6 b6 a6"));
}

#[test]
fn another_piece_can_be_chosen_and_the_chosen_one_put_back() {
    let table = example::up_to(24);
    let legal = table.position().legal_actions();
    let from: Square = "b2".parse().unwrap();
    let choice = ChosenSquares { squares: &[from], rank: None };
    let buttons = seen(table.position(), &legal, choice, Side::First).concat();
    let find = |label: &str| buttons.iter().find(|button| button.label == label).unwrap();
    let picks = |button: &Button| match &button.control {
        ButtonId::Choose { step: ChoiceStep::Pick(squares), .. } => joined(squares),
        other => panic!("{other:?}"),
    };
    assert_eq!((find("b2 ⚫").tone, picks(find("b2 ⚫")).as_str()), (Tone::Good, ""));
    assert_eq!(picks(find("c2 →")), "b2 → c2");
    let others = narrow(&legal, &[]).next;
    let other = others.iter().find(|square| *square != from).unwrap();
    let other = find(&format!("{other} ⚫"));
    assert!(!other.disabled && !picks(other).contains('→'), "{other:?}");
}

/// No panel leads to a rank of a whole drop, but an id made by hand can.
#[test]
fn a_rank_that_is_asked_for_by_hand_leaves_no_more_buttons_than_there_is_room_for() {
    let of = PanelFor::Puzzle {
        at: PuzzleAt { puzzle: 7.try_into().unwrap(), series: Series::Any, step: 0 },
        played: &[],
    };
    let table = example::up_to(0);
    let legal = table.position().legal_actions();
    let whole = ["b3".parse().unwrap()];
    for squares in [&whole[..], &[]] {
        let choice = ChosenSquares { squares, rank: Some(7) };
        let rows = Menu::new(of, table.position(), &legal, choice, Side::First)
            .rows(Texts::load().unwrap().public());
        assert!(parts(&rows) <= of.room(), "{rows:?}");
    }
}
