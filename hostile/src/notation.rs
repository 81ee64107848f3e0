//! Typed input: actions, paths, squares, times, terms, dates and names.

use std::collections::HashSet;

use games::{Action, Game, MAX_PATH, Narrowed, Position, Seat, Setting, Square, narrow};
use jiff::Timestamp;
use play::{
    GameId, RulesName, Terms, TimeControl, Timer,
    game::{matches::Goal, table::OfferKind, time_control, transcript::Score},
    guild::{moderation::Reason, standings::Period},
    learning::practice::PracticeDigest,
    player::ratings::Category,
};

use ui::typed::{
    date,
    path::{self as typed_path, CHOICES, Typed},
};

use crate::written::{has_canonical_text, is_strict};

/// Checks any text as typed input. With several lines, the first is the record of a game and the rest is typed into it.
///
/// - Whatever is parsed from a word or the whole text is written as it was, or in a canonical form that means the same.
/// - An action is found by its squares, of which there are at most as many as in a path.
/// - A path, however it is typed, becomes the legal action along it if there is one. Its completions begin as typed, are
///   legal, fit Discord's limit, and are not empty if there is anything to complete.
///
/// # Panics
///
/// Panics if a property is violated.
pub fn notation(text: &str) {
    let (record, typed) = text.split_once('\n').unwrap_or(("", text));
    for text in typed.split_whitespace().chain([typed]) {
        word(text);
    }
    let started = || Game::ALL.iter().map(|game| game.default_rules().start());
    let positions = record.parse().map_or_else(|_| started().collect(), |position: Position| vec![position]);
    for position in positions {
        path(&position, typed);
    }
}

fn word(text: &str) {
    is_strict::<Action>(text);
    is_strict::<Square>(text);
    is_strict::<Game>(text);
    is_strict::<Score>(text);
    is_strict::<Terms>(text);
    is_strict::<Goal>(text);
    is_strict::<Category>(text);
    is_strict::<Period>(text);
    is_strict::<PracticeDigest>(text);
    is_strict::<OfferKind>(text);
    is_strict::<Timer>(text);
    is_strict::<GameId>(text);
    is_strict::<RulesName>(text);
    has_canonical_text::<Setting>(text);
    has_canonical_text::<TimeControl>(text);
    has_canonical_text::<Reason>(text);
    if let Some(time) = time_control::read(text) {
        let written = time_control::written(time);
        assert_eq!(time_control::read(&written), Some(time), "{text:?} is written as {written:?}");
    }
    if let Some(name) = RulesName::new(text) {
        assert_eq!(RulesName::new(name.as_str()).as_ref(), Some(&name));
    }
    for now in [Timestamp::MIN, Timestamp::UNIX_EPOCH, Timestamp::MAX] {
        _ = date::read(text, now);
    }
    if let Ok(action) = text.parse::<Action>() {
        let squares = action.squares();
        assert!(squares.len() <= MAX_PATH);
        assert_eq!(narrow(&[action], squares), Narrowed { complete: Some(action), ..Narrowed::default() });
    }
}

fn path(position: &Position, text: &str) {
    let Some(typed) = Typed::read(text) else { return };
    let legal = position.legal_actions();
    let runs_along = |action: &&Action| matches!(action, Action::Move(_) | Action::Jump(_));
    if let Some(path) = typed.path() {
        let action = typed_path::action(position, path);
        assert_eq!(action.squares(), typed.squares);
        assert_eq!(Typed::read(&action.to_string()).as_ref(), Some(&typed), "{action} is parsed differently");
        let is_meant = legal.iter().filter(runs_along).any(|one| one.squares() == typed.squares);
        let refused = position.explain(position.to_act().unwrap_or(Seat::FIRST), action);
        assert_eq!(refused.is_none(), is_meant, "{action}: {refused:?}");
    }
    let completions = typed_path::completions(&legal, &typed);
    assert!(completions.len() <= CHOICES);
    let different: HashSet<_> = completions.iter().map(|completion| &completion.squares).collect();
    assert_eq!(different.len(), completions.len(), "two completions are the same");
    for completion in &completions {
        assert!(completion.squares.starts_with(&typed.squares));
        if let Some(action) = completion.action {
            assert!(legal.contains(&action) && action.squares() == completion.squares);
        } else {
            let so_far = Typed { squares: completion.squares.clone(), file: None };
            assert!(!typed_path::completions(&legal, &so_far).is_empty(), "it leads nowhere");
        }
    }
    if typed.file.is_none() && completions.is_empty() {
        let begins_so = |action: &Action| action.squares().starts_with(&typed.squares);
        assert!(!legal.iter().filter(runs_along).any(begins_so), "nothing is offered");
    }
}
