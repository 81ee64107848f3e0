//! Laws that hold in every game, tried on random games of every preset.

mod chance;

use std::{collections::HashSet, num::NonZeroU8};

use chance::Chance;
use games::{
    Action, Game, Narrowed, Path, Position, Record, Reserve, RuleSet, Seat, Setting, Square, narrow,
};
use proptest::prelude::*;

/// Longer than any random game of a preset. A game that reaches it is endless.
const LONGEST: u32 = 5_000;

/// Every preset of every game.
fn book() -> impl Iterator<Item = RuleSet> {
    Game::ALL.iter().flat_map(|game| game.presets().filter_map(|name| game.preset(name)))
}

/// One preset of any game.
fn presets() -> impl Strategy<Value = RuleSet> {
    prop::sample::select(book().collect::<Vec<_>>())
}

/// An option of any game with one of its values.
const OPTION: &str = "take=(free|any)|win=(few|ten|all)|back=(yes|no)|rows=(three|more)\
    |first-drops=(centre|anywhere)|drop-takes=(yes|no)|beside-drops=(yes|no)|row-drops=(yes|no)\
    |man-captures=(forward|both-ways)|bonus=(yes|no)|flying=(yes|no)|duel=[1-9]|bound=[1-9][0-9]?";

/// A random game: its rules, the generator's seed, and how strongly it returns to earlier positions. Games for four
/// have a low bound, since at random they go on for thousands of turns.
fn games() -> impl Strategy<Value = (RuleSet, u64, usize)> {
    let low = NonZeroU8::new(4).map(Setting::Bound);
    let bounded = presets().prop_map(move |rules| match rules.seats() {
        4 => low.and_then(|low| rules.with(low)).unwrap_or(rules),
        _ => rules,
    });
    (bounded, any::<u64>(), 1..4usize)
}

/// Plays a random game to its end, and calls `see` with every position and the actions that led there.
fn play(
    (rules, seed, draws): (RuleSet, u64, usize),
    mut see: impl FnMut(&Position, &[Action]) -> Result<(), TestCaseError>,
) -> Result<Record, TestCaseError> {
    let mut chance = Chance::new(seed);
    let mut position = rules.start();
    let mut actions = Vec::new();
    loop {
        see(&position, &actions)?;
        let legal = position.legal_actions();
        if legal.is_empty() {
            return Ok(Record { rules, actions });
        }
        prop_assert!(position.ply() < LONGEST, "endless");
        let action = legal[chance.low(legal.len(), draws)];
        let effects = position.play(action).map_err(|why| TestCaseError::fail(format!("{action}: {why}")))?;
        prop_assert_eq!(effects.action, action);
        actions.push(action);
    }
}

/// Every action of every kind on the board and just outside it, with some longer paths.
fn vocabulary(rules: RuleSet) -> Vec<Action> {
    let board = rules.board();
    let mut squares: Vec<Square> = board.squares().chain(board.blocked.iter()).collect();
    squares.extend(Square::new(board.files, 0));
    squares.extend(Square::new(0, board.ranks));
    let mut actions = vec![Action::Force];
    for &from in &squares {
        actions.extend([Action::Drop(from), Action::Take(from), Action::Huff(from)]);
        for &to in &squares {
            let longer = Path::new(&[from, to, from]).into_iter();
            let paths = longer.chain([Path::step(from, to)]);
            actions.extend(paths.flat_map(|path| [Action::Move(path), Action::Jump(path)]));
        }
    }
    actions
}

/// Whether pieces have come and gone only as the game allows.
fn conserved(position: &Position) -> bool {
    let rules = position.rules();
    Seat::ALL.into_iter().take(rules.seats()).all(|seat| {
        let on_board = position.pieces().filter(|(_, piece)| piece.seat == seat).count() as u64;
        let Reserve { hand, lost, aside, gained } = position.reserve(seat);
        on_board + u64::from(hand) + u64::from(lost) + u64::from(aside)
            == u64::from(rules.stones_each()) + u64::from(gained)
    })
}

/// Collects every action that the panel can reach after these squares.
fn reachable(legal: &[Action], prefix: &mut Vec<Square>, found: &mut Vec<Action>) {
    let Narrowed { complete, next } = narrow(legal, prefix);
    found.extend(complete);
    for square in next.iter() {
        prefix.push(square);
        reachable(legal, prefix, found);
        prefix.pop();
    }
}

fn text(actions: &[Action]) -> Vec<String> {
    actions.iter().map(ToString::to_string).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn games_end_exactly_when_nothing_is_legal(game in games()) {
        play(game, |position, actions| {
            prop_assert_eq!(position.legal_actions().is_empty(), position.outcome().is_some());
            prop_assert_eq!(position.to_act().is_none(), position.outcome().is_some());
            prop_assert_eq!(position.ply() as usize, actions.len());
            Ok(())
        })?;
    }

    #[test]
    fn legal_actions_play_and_all_others_are_refused_with_a_reason(game in games(), every in 20..60usize) {
        let vocabulary = vocabulary(game.0);
        let check = |position: &Position| {
            let legal: HashSet<Action> = position.legal_actions().into_iter().collect();
            let asked = position.to_act().unwrap_or(Seat::FIRST);
            for &action in &legal {
                prop_assert_eq!(position.explain(asked, action), None, "{}", action);
                prop_assert!(position.clone().play(action).is_ok(), "{}", action);
            }
            let mut refusing = position.clone();
            for &action in vocabulary.iter().filter(|action| !legal.contains(action)) {
                let refused = refusing.play(action).err();
                prop_assert!(refused.is_some(), "{}", action);
                prop_assert_eq!(refused, position.explain(asked, action), "{}", action);
            }
            prop_assert!(refusing == *position, "what was refused has changed the position");
            for seat in Seat::ALL.into_iter().filter(|&seat| seat != asked) {
                prop_assert!(vocabulary.iter().all(|&action| position.explain(seat, action).is_some()));
            }
            Ok(())
        };
        play(game, |position, actions| {
            if actions.len() % every == every - 1 || position.outcome().is_some() { check(position) } else { Ok(()) }
        })?;
    }

    #[test]
    fn every_legal_action_has_its_number(game in games()) {
        play(game, |position, _| {
            let count = position.legal_count();
            let mut numbered: Vec<String> = (0..count)
                .filter_map(|number| position.clone().play_nth(number))
                .map(|effects| effects.action.to_string())
                .collect();
            numbered.sort();
            prop_assert_eq!(numbered, text(&position.legal_actions()));
            prop_assert!([count, count + 1, usize::MAX].into_iter().all(|number| position.clone().play_nth(number).is_none()));
            Ok(())
        })?;
    }

    #[test]
    fn a_record_replays_to_the_same_position(game in games()) {
        let mut last = None;
        let record = play(game, |position, _| { last = Some(position.clone()); Ok(()) })?;
        let read: Record = record.to_string().parse().map_err(|bad| TestCaseError::fail(format!("{bad}")))?;
        prop_assert_eq!(&read, &record);
        prop_assert_eq!(read.replay().ok(), last);
    }

    #[test]
    fn pieces_are_conserved_and_stay_on_usable_squares(game in games()) {
        play(game, |position, _| {
            prop_assert!(conserved(position));
            let board = position.rules().board();
            prop_assert!(position.pieces().all(|(square, _)| board.is_usable(square)));
            Ok(())
        })?;
    }

    #[test]
    fn legal_actions_are_sorted_by_text_and_the_panel_reaches_them_all(game in games()) {
        play(game, |position, _| {
            let legal = text(&position.legal_actions());
            prop_assert!(legal.is_sorted());
            let mut found = Vec::new();
            reachable(&position.legal_actions(), &mut Vec::new(), &mut found);
            let mut found = text(&found);
            found.sort();
            prop_assert_eq!(found, legal);
            Ok(())
        })?;
    }

    #[test]
    fn no_text_makes_the_parser_panic(text in ".*", rules in presets(), tokens in "([+ ][a-n1-8x=:-]{0,6}){0,8}") {
        for text in [text, format!("{rules}{tokens}")] {
            if let Ok(record) = text.parse::<Record>() {
                prop_assert_eq!(record.to_string().parse(), Ok(record.clone()));
                _ = record.replay();
            }
        }
    }

    #[test]
    fn every_combination_of_options_has_one_name(rules in presets(), texts in prop::collection::vec(OPTION, 0..16)) {
        let mut changed = rules;
        for text in &texts {
            let setting: Setting = text.parse().map_err(|bad| TestCaseError::fail(format!("{text}: {bad}")))?;
            // Options of other games are refused.
            let Some(next) = changed.with(setting) else { continue };
            changed = next;
            prop_assert!(changed.settings().contains(&setting));
        }
        prop_assert_eq!(changed.to_string().parse(), Ok(changed));
        prop_assert_eq!(changed.is_house(), !changed.changes().is_empty());
        prop_assert_eq!(changed.is_house(), changed.to_string().contains('+'));
    }
}
