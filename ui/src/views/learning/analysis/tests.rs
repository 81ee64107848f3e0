//! An analysed game in every language. What was found is written by hand, so that these texts don't change with the engine.

use engine::analysis::{Chance, Choice, GameAnalysis, Reason, TurnAnalysis};
use games::{Record, Side};
use play::{Table, game::table::StoredGame};

use super::*;
use crate::views::game::analysed::steps;
use crate::{
    replay_turn::After,
    texts::Texts,
    views::{example, example::told::in_every_language, game::replay},
};

/// The second player leaves a mill open.
const RECORD: &str = "morris:nine a1 d6 d1 b4 g1 xd6";

/// What was found about each turn of a record: the chances before and after it in thousandths, the best line, and why it was
/// bad.
fn found(record: &str, turns: &[(u16, u16, &str, Option<Reason>)]) -> GameAnalysis {
    let record: Record = record.parse().unwrap();
    let mut position = record.rules.start();
    let mut actions = record.actions.iter().peekable();
    let chance = |thousandths| Chance::new(thousandths).unwrap();
    let turn = |&(before, after, best, reason): &(u16, u16, &str, Option<Reason>)| {
        let seat = position.to_act().unwrap();
        let mut of_turn = 0;
        loop {
            of_turn += 1;
            let effects = position.play(*actions.next().unwrap()).unwrap();
            if effects.ends_turn || actions.peek().is_none() {
                break;
            }
        }
        TurnAnalysis {
            seat,
            actions: of_turn,
            before: chance(before),
            after: chance(after),
            choice: Choice::Free,
            best: best.split_whitespace().map(|action| action.parse().unwrap()).collect(),
            reason,
        }
    };
    GameAnalysis { turns: turns.iter().map(turn).collect() }
}

fn mill_left_open() -> GameAnalysis {
    let mut found = found(
        RECORD,
        &[
            (510, 510, "a1 d6", None),
            (510, 520, "d2 a4", None),
            (520, 520, "d1 g1", None),
            (520, 830, "g1 a4 a7", Some(Reason::AllowedRow)),
            (830, 840, "g1 xd6 a4", None),
        ],
    );
    found.turns[4].choice = Choice::Only;
    found
}

fn said(view: &View) -> String {
    let alts = view.pictures.iter().map(|picture| format!("[{}]", picture.alt));
    let rows = view
        .buttons
        .iter()
        .filter(|row| !row.is_empty())
        .map(|row| row.iter().map(|button| format!("({})", button.label)).collect::<Vec<_>>().join(" "));
    [view.text.clone()].into_iter().chain(alts).chain(rows).collect::<Vec<_>>().join("\n")
}

#[test]
fn an_analysis_is_said_in_every_language() {
    let (texts, table, found) = (Texts::load().unwrap(), example::table(RECORD), mill_left_open());
    for words in texts.all() {
        let result = said(&result(words, example::look(), &table, &found));
        let in_replay = |turn| {
            let after = After::of(&table.stored().record, turn);
            let course = replay::course(words, &table);
            let analysed = Some(Analysed { table: &table, found: &found });
            said(&replay::view(words, example::look(), Side::First, &course, &after, analysed))
        };
        let replays = [1, 4, 5].map(in_replay).join("\n\n");
        let begun = progress(words, &table, 2, 5).text;
        insta::assert_snapshot!(format!("{:?}", words.language()), [begun, result, replays].join("\n\n"));
    }
}

#[test]
fn the_smallest_analyses_and_every_reason_are_read() {
    let quiet = found(RECORD, &[(500, 500, "a1 d6", None), (500, 500, "d2 a4", None)]);
    let mut forced = quiet.clone();
    forced.turns.iter_mut().for_each(|turn| turn.choice = Choice::Forced);
    let (table, blunders) = (example::table(RECORD), all_blunders(Reason::Worse));
    insta::assert_snapshot!(in_every_language(|words| {
        let why = |game, pieces: u8| {
            let reasons = reasons().into_iter().map(|reason| match reason {
                Reason::LostPieces { .. } => Reason::LostPieces { pieces },
                Reason::MissedCapture { .. } => Reason::MissedCapture { pieces },
                other => other,
            });
            let told = reasons.map(|reason| why::said(words, game, reason)).collect::<Vec<_>>();
            View::words(told.join("\n"))
        };
        vec![
            ("no choice", result(words, example::look(), &table, &forced)),
            ("no mistakes", result(words, example::look(), &table, &quiet)),
            ("all blunders", posted(words, example::look(), example::long(0), &blunders.0, &blunders.1)),
            ("why, in Dara", why(games::Game::Dara, 1)),
            ("why, in Damas", why(games::Game::Damas, 2)),
            ("why, in Damala", why(games::Game::Damala, 5)),
            ("why, in Morris", why(games::Game::Morris, 21)),
        ]
    }));
}

/// Every reason, with the largest numbers.
fn reasons() -> Vec<Reason> {
    vec![
        Reason::DrewWon,
        Reason::MissedWin { turns: Some(12) },
        Reason::MissedWin { turns: None },
        Reason::Blocked,
        Reason::AllowedWin { turns: Some(12) },
        Reason::AllowedWin { turns: None },
        Reason::Huffed,
        Reason::FreedFlyer,
        Reason::MissedRow,
        Reason::AllowedRow,
        Reason::MissedDoubleRow,
        Reason::AllowedDoubleRow,
        Reason::LostDama,
        Reason::LostPieces { pieces: 12 },
        Reason::MissedCapture { pieces: 12 },
        Reason::AllowedDama,
        Reason::MissedDama,
        Reason::AllowedMarble,
        Reason::MissedMarble,
        Reason::MissedPair,
        Reason::AllowedPair,
        Reason::LeftSquare,
        Reason::FewerRowSquares { squares: 12 },
        Reason::MoreRowSquares { squares: 12 },
        Reason::FewerMoves { moves: 12 },
        Reason::Worse,
    ]
}

/// A game of four with the longest numbers in which every turn was a blunder, for this reason.
fn all_blunders(reason: Reason) -> (Table, GameAnalysis) {
    let rules = example::with_long_numbers().stored().record.rules;
    let mut position = rules.start();
    let mut record = Record { rules, actions: Vec::new() };
    for _ in 0..8 {
        let longest = position.legal_actions().into_iter().max_by_key(|action| action.to_string().len());
        position.play(longest.unwrap()).unwrap();
        record.actions.extend(longest);
    }
    let mut turns = Vec::new();
    for (at, action) in record.actions.iter().enumerate() {
        let [before, after] = if at % 2 == 0 { [990, 10] } else { [10, 990] };
        turns.push((before, after, action.to_string(), Some(reason)));
    }
    let turns: Vec<_> =
        turns.iter().map(|(before, after, best, why)| (*before, *after, best.as_str(), *why)).collect();
    let found = found(&record.to_string(), &turns);
    let stored = StoredGame { record, ..example::with_long_numbers().stored().clone() };
    (Table::new(stored).unwrap(), found)
}

#[test]
fn every_analysis_fits_into_a_message() {
    let texts = Texts::load().unwrap();
    for reason in reasons() {
        let (table, found) = all_blunders(reason);
        assert_eq!(found.report().turning_points.len(), 3);
        for words in texts.all() {
            let view = posted(words, example::look(), example::long(0), &table, &found);
            assert!(view.text.chars().count() <= 2_000, "{}", view.text);
            assert_eq!(view.pictures.len(), 4);
            for Picture { alt, .. } in &view.pictures {
                assert!(alt.chars().count() <= 1_024, "{alt}");
            }
        }
    }
}

#[test]
fn the_buttons_to_mistakes_lead_past_turns_without_one() {
    let (texts, table, found) = (Texts::load().unwrap(), example::table(RECORD), mill_left_open());
    let check = |plies, before: Option<u32>, after: Option<u32>| {
        let buttons = steps(texts.public(), Analysed { table: &table, found: &found }, plies);
        let leads = buttons.iter().map(|button| match button.control {
            ButtonId::Replay { turn, .. } => (!button.disabled).then_some(turn),
            _ => panic!("{button:?}"),
        });
        assert_eq!(leads.collect::<Vec<_>>(), [before, after], "{plies}");
    };
    check(0, None, Some(4));
    check(3, None, Some(4));
    check(4, None, None);
    check(6, Some(4), None);
}
