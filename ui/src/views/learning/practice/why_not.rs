//! Explains why actions can't be played, in the words of a refusal: one that was tried, or all that aren't offered.

use std::{
    collections::BTreeSet,
    mem::{self, Discriminant},
};

use games::{Action, Illegal, Path, Position, Recorded, Seat, Square, Stage, narrow};

use crate::{
    subject::Subject,
    texts::{Words, say},
    typed::path,
    views::game::illegal as explained,
};

/// The most reasons, and the most of a kind; more would repeat the same for other squares.
const REASONS: usize = 8;
const OF_A_KIND: usize = 2;

/// Why an action is illegal in a practice game.
pub fn illegal(words: &Words, practice: &Recorded, why: Illegal) -> String {
    explained::reason(words, why, &Subject::of_rules(practice.rules()))
}

/// The action that these squares would be, legal or not; `None` without squares.
pub fn meant(position: &Position, squares: &[Square]) -> Option<Action> {
    let &first = squares.first()?;
    Some(match (position.stage(), Path::new(squares)) {
        (Stage::Drop, _) => Action::Drop(first),
        (Stage::Take, _) => Action::Take(first),
        (Stage::Move | Stage::Capture, Some(path)) => path::action(position, path),
        (Stage::Move | Stage::Capture, None) => Action::Huff(first),
    })
}

/// Why other squares can't follow these. Leaves out what is plain to see: that a square is occupied, empty, or
/// an enemy's.
pub fn why_not(words: &Words, practice: &Recorded, chosen: &[Square]) -> String {
    let reasons = reasons(practice.position(), chosen);
    if reasons.is_empty() {
        return match practice.position().stage() {
            Stage::Drop => say!(words, "practice-why-not-drop"),
            Stage::Take => say!(words, "practice-why-not-take"),
            Stage::Move | Stage::Capture => say!(words, "practice-why-not-move"),
        };
    }
    let mut kinds: Vec<(Discriminant<Illegal>, usize)> = Vec::new();
    let is_shown = |why: &&Illegal| {
        let kind = mem::discriminant(*why);
        if let Some((_, count)) = kinds.iter_mut().find(|(known, _)| *known == kind) {
            *count += 1;
            return *count <= OF_A_KIND;
        }
        kinds.push((kind, 1));
        true
    };
    let shown: Vec<&Illegal> = reasons.iter().filter(is_shown).take(REASONS).collect();
    let more = reasons.len() - shown.len();
    let told = shown.into_iter().map(|&why| format!("- {}", illegal(words, practice, why)));
    let more = (more > 0).then(|| say!(words, "practice-why-more", count = more));
    std::iter::once(say!(words, "practice-why")).chain(told).chain(more).collect::<Vec<_>>().join("\n")
}

/// The reasons worth telling, each once.
fn reasons(position: &Position, chosen: &[Square]) -> Vec<Illegal> {
    let Some(seat) = position.to_act() else { return Vec::new() };
    let mut known = BTreeSet::new();
    let reasons =
        tried(position, seat, chosen).into_iter().filter_map(|action| position.explain(seat, action));
    reasons.filter(|why| tells(*why) && known.insert(format!("{why:?}"))).collect()
}

/// What a newcomer might try, legal or not.
fn tried(position: &Position, seat: Seat, chosen: &[Square]) -> Vec<Action> {
    let board = position.rules().board();
    match position.stage() {
        Stage::Drop => board.squares().map(Action::Drop).collect(),
        Stage::Take => board.squares().map(Action::Take).collect(),
        Stage::Move | Stage::Capture => {
            // Once a movable piece is chosen, only that piece is explained.
            let movable = narrow(&position.legal_actions(), &[]).next;
            let is_asked = |square: &Square| match chosen.first() {
                Some(from) => from == square,
                None => !movable.contains(*square),
            };
            let own = position.pieces().filter(|(_, piece)| piece.seat == seat).map(|(square, _)| square);
            let own: BTreeSet<Square> = own.filter(is_asked).collect();
            own.into_iter()
                .flat_map(beside)
                .filter_map(|(from, to)| {
                    let path = [&[from][..], chosen.get(1..).unwrap_or_default(), &[to]].concat();
                    Some(path::action(position, Path::new(&path)?))
                })
                .collect()
        }
    }
}

/// Each square with its neighbours.
fn beside(from: Square) -> impl Iterator<Item = (Square, Square)> {
    let around = (-1..=1).flat_map(|files| (-1..=1).map(move |ranks| (files, ranks)));
    around.filter_map(move |(files, ranks)| Some((from, from.offset(files, ranks)?)))
}

/// Whether it isn't plain to see on the board.
const fn tells(why: Illegal) -> bool {
    !matches!(
        why,
        Illegal::Occupied(_)
            | Illegal::Empty(_)
            | Illegal::OffBoard(_)
            | Illegal::OwnStone(_)
            | Illegal::NotYourStone(_)
            | Illegal::NotAdjacent { .. }
            | Illegal::NotDiagonal { .. }
            | Illegal::NothingToJump { .. }
            | Illegal::TooFar { .. }
            | Illegal::Revisited(_)
            | Illegal::WrongLength { .. }
            | Illegal::NoSuchAction
    )
}

#[cfg(test)]
mod tests {

    use super::*;
    use crate::{texts::Texts, views::example};

    fn practice(record: &str) -> Recorded {
        Recorded::load(&record.parse().unwrap()).unwrap()
    }

    fn told(record: &str, chosen: &str) -> String {
        let squares: Vec<Square> = chosen.split_whitespace().map(|square| square.parse().unwrap()).collect();
        why_not(Texts::load().unwrap().public(), &practice(record), &squares)
    }

    #[test]
    fn reasons_by_rule_are_given_and_obvious_ones_left_out() {
        let niger = told("dara:niger a1 a6 b1 b6", "");
        assert_eq!(
            niger,
            "**Why not elsewhere?**\n\
             - **c1** would make three or more in a row. That isn't allowed while dropping."
        );
        let wali = told("wali:adjacent a1 e6", "");
        assert!(wali.contains("**b1** is next to one of your stones") && !wali.contains("taken"), "{wali}");
        let dala = told("dala:standard", "");
        assert!(dala.contains("**a1** isn't in the centre") && dala.ends_with("…and 30 more."), "{dala}");
        assert_eq!(told("dara:traditional b3", ""), "Every other square is taken.");
        assert!(told(example::ROW, "").starts_with("You can take any of their stones"));
    }

    #[test]
    fn for_a_piece_that_was_chosen_its_own_ways_are_told() {
        let back = told("damas:ruibal c3-d4 b6-c5", "e3");
        assert!(back.contains("A man can't go back from **e3** to **d2**"), "{back}");
        assert!(!back.contains("from **a3**"), "{back}");
        let man = told("damas:ruibal c3-d4 f6-e5 b2-c3", "");
        assert!(man.starts_with("**Why not elsewhere?**\n"), "{man}");
        assert!(man.contains("can't go back"), "{man}");
    }

    #[test]
    fn every_moment_of_every_game_is_explained_within_a_message() {
        let texts = Texts::load().unwrap();
        for &game in games::Game::ALL {
            for rules in game.presets().filter_map(|name| game.preset(name)) {
                let mut practice = Recorded::begin(rules);
                for ply in 0..80 {
                    let legal = practice.position().legal_actions();
                    let first = legal.get(ply % legal.len().max(1)).map(Action::squares);
                    for words in texts.all() {
                        for chosen in
                            [&[][..], first.and_then(|squares| squares.get(..1)).unwrap_or_default()]
                        {
                            let told = why_not(words, &practice, chosen);
                            assert!(told.chars().count() <= 1_400, "{rules}: {told}");
                        }
                    }
                    let Some(&action) = legal.get(ply * 7 % legal.len().max(1)) else { break };
                    practice = practice.then(action).unwrap();
                }
            }
        }
    }

    #[test]
    fn the_action_tried_follows_from_its_squares() {
        let tried = |record: &str, squares: &str| {
            let squares: Vec<Square> = squares.split(' ').map(|square| square.parse().unwrap()).collect();
            let position = practice(record);
            let action = meant(position.position(), &squares).unwrap();
            (action.to_string(), position.position().explain(Seat::FIRST, action).is_some())
        };
        assert_eq!(tried("dara:traditional", "b3"), ("b3".to_owned(), false));
        assert_eq!(tried(example::ROW, "a2"), ("xa2".to_owned(), false));
        assert_eq!(tried("damas:ruibal", "c3 c4"), ("c3-c4".to_owned(), true));
        assert_eq!(tried("damas:ruibal", "c3").0, "huff:c3");
    }
}
