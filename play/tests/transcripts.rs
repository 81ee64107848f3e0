//! Properties of game files: what is written is read back, whatever was played and by all kinds of players, and no file makes
//! the reader panic.

use std::num::NonZeroU8;

use games::{Game, Outcome, Record, RuleSet, Setting, Side};
use jiff::Timestamp;
use play::{
    ForfeitReason,
    game::transcript::{Headers, Termination, Transcript, read, write},
};
use proptest::prelude::*;

/// Every preset. Random play for four needs a low draw bound, or it goes on for thousands of turns.
fn rules() -> impl Strategy<Value = RuleSet> {
    let presets = Game::ALL.iter().flat_map(|game| game.presets().filter_map(|name| game.preset(name)));
    let low = NonZeroU8::new(4).map(Setting::Bound);
    let bounded = presets.map(|rules| match rules.seats() {
        4 => low.and_then(|low| rules.with(low)).unwrap_or(rules),
        _ => rules,
    });
    prop::sample::select(bounded.collect::<Vec<_>>())
}

/// A game of random actions, cut at some length.
fn record() -> impl Strategy<Value = (Record, Option<Outcome>)> {
    let actions = prop_oneof![0..60_usize, Just(2_000)];
    (rules(), actions).prop_perturb(|(rules, most), mut chance| {
        let mut position = rules.start();
        let mut actions = Vec::new();
        while actions.len() < most {
            let legal = position.legal_actions();
            let Some(&action) = legal.get(chance.random_range(0..legal.len().max(1))) else { break };
            if position.play(action).is_err() {
                break;
            }
            actions.push(action);
        }
        (Record { rules, actions }, position.outcome())
    })
}

fn name() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        "[\"\\\\\\[\\] \n\r\t\u{202e}\u{200f}\u{2028}\u{feff}a-cк-нא-ג]{0,12}",
        Just("\" ]\n1. b3 1-0\n\n[Game \"Dara\"]".to_owned()),
    ]
}

fn time() -> impl Strategy<Value = Timestamp> {
    prop_oneof![
        (0..4_000_000_000_000_i64).prop_filter_map("a time", |at| Timestamp::from_millisecond(at).ok()),
        any::<i64>().prop_filter_map("a time", |at| Timestamp::from_nanosecond(at.into()).ok()),
    ]
}

fn termination() -> impl Strategy<Value = Termination> {
    let lost = (
        prop::sample::select(vec![Side::First, Side::Second]),
        prop::sample::select(vec![ForfeitReason::Resigned, ForfeitReason::Left, ForfeitReason::OutOfTime]),
    );
    prop_oneof![
        3 => lost.prop_map(|(side, why)| Termination::Lost { side, why }),
        1 => Just(Termination::Agreed),
        1 => Just(Termination::Aborted),
    ]
}

fn transcript() -> impl Strategy<Value = Transcript> {
    let names = prop::option::of(prop::collection::vec(name(), 4));
    let times = (prop::option::of(time()), prop::option::of(time()));
    let headers =
        (names, times, prop::option::of(termination()), prop::option::of(name()), any::<Option<bool>>());
    (record(), headers).prop_filter_map("a game", |((record, outcome), headers)| {
        let (names, (began, ended), termination, clock, rated) = headers;
        let mut players = names.unwrap_or_default();
        players.truncate(record.rules.seats());
        let termination = termination.filter(|_| outcome.is_none());
        let ended = ended.filter(|_| outcome.is_some() || termination.is_some());
        Transcript::new(&record, Headers { players, began, ended, termination, clock, rated }).ok()
    })
}

fn failed(why: impl std::fmt::Display) -> TestCaseError {
    TestCaseError::fail(why.to_string())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn written_games_are_read_back_unchanged(games in prop::collection::vec(transcript(), 1..4)) {
        let text = write(&games);
        let again = read(&text).map_err(failed)?;
        prop_assert_eq!(&again, &games);
        prop_assert_eq!(write(&again), text);

        let json = serde_json::to_string(&games).map_err(failed)?;
        let again = read(&json).map_err(failed)?;
        prop_assert_eq!(&again, &games);
        prop_assert_eq!(serde_json::to_string(&again).map_err(failed)?, json);
    }

    #[test]
    fn a_bare_record_is_read_as_its_game((record, _) in record()) {
        let games = read(&record.to_string()).map_err(failed)?;
        prop_assert_eq!(games.into_iter().map(|game| game.record()).collect::<Vec<_>>(), [record]);
    }

    #[test]
    fn names_stay_on_their_lines(name in name()) {
        let headers = Headers { players: vec![name.clone(), String::new()], ..Headers::default() };
        let record = Record { rules: Game::Dara.default_rules(), actions: vec![] };
        let text = Transcript::new(&record, headers).map_err(failed)?.to_string();
        prop_assert_eq!(text.lines().count(), 7, "{}", text);
        prop_assert!(text.chars().all(|one| one == '\n' || !one.is_control()), "{}", text);
    }

    #[test]
    fn no_changed_file_makes_the_reader_panic(
        game in transcript(),
        json in any::<bool>(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), 0..5_usize, ".{0,6}|[\\[\\]\"{}.:\n 0-9*a-f]{0,6}"), 0..4),
    ) {
        let text = if json { serde_json::to_string(&game).map_err(failed)? } else { game.to_string() };
        let mut characters: Vec<char> = text.chars().collect();
        for (at, removed, added) in changes {
            let at = at.index(characters.len() + 1);
            let end = (at + removed).min(characters.len());
            characters.splice(at..end, added.chars());
        }
        let changed: String = characters.into_iter().collect();
        if let Ok(games) = read(&changed) {
            prop_assert_eq!(read(&write(&games)), Ok(games));
        }
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "(\\PC|[\n\\[\\]\"{}*.: a-f1-8x-]){0,80}") {
        if let Ok(games) = read(&text) {
            prop_assert_eq!(read(&write(&games)), Ok(games));
        }
    }
}
