//! Remembers what the records of running games lead to, so that a turn costs the same at the 20th action and at the
//! 2,000th.
//!
//! What a record leads to follows from its text alone. So nothing here can be out of date: a text that begins with a
//! known one is continued, any other is replayed.

use std::sync::{Arc, LazyLock};

use anyhow::Context as _;
use games::{Action, Record};
use play::{GameId, game::table::Replayed};
use quick_cache::{Weighter, sync::Cache};

/// About how many actions are remembered, over all games: some 50 MB, which only a thousand long games reach. Beyond it,
/// games are replayed again.
const MOST_ACTIONS: u64 = 600_000;
/// What a game weighs besides its actions.
const OF_A_GAME: u64 = 50;
/// Shorter records are replayed as fast as they are found.
const SHORTEST: usize = 20;

/// A record's text, and what it leads to.
struct Known {
    text: Box<str>,
    replayed: Replayed,
}

#[derive(Clone)]
struct ByActions;

impl Weighter<GameId, Arc<Known>> for ByActions {
    fn weight(&self, _: &GameId, known: &Arc<Known>) -> u64 {
        known.replayed.plies() as u64 + OF_A_GAME
    }
}

/// The ids only say where to look. Several stores in one process may share them.
static KNOWN: LazyLock<Cache<GameId, Arc<Known>, ByActions>> =
    LazyLock::new(|| Cache::with_weighter(2_000, MOST_ACTIONS, ByActions));

/// What the record of a running game leads to.
pub(crate) fn replay(game: GameId, text: &str) -> anyhow::Result<Replayed> {
    let known = KNOWN.get(&game);
    let begun = known.as_deref().and_then(|known| Some((known, rest(text, &known.text)?)));
    let replayed = match begun {
        Some((known, "")) => return Ok(known.replayed.clone()),
        Some((known, rest)) => {
            let mut replayed = known.replayed.clone();
            for token in rest.split_ascii_whitespace() {
                let action: Action = token.parse().with_context(|| format!("{token:?}"))?;
                replayed.follow(action).with_context(|| format!("can't replay game {game}"))?;
            }
            replayed
        }
        None => once(game, text)?,
    };
    if replayed.plies() >= SHORTEST {
        KNOWN.insert(game, Arc::new(Known { text: text.into(), replayed: replayed.clone() }));
    }
    Ok(replayed)
}

/// What a record leads to, without remembering it.
pub(crate) fn once(game: GameId, text: &str) -> anyhow::Result<Replayed> {
    let record: Record = text.parse().with_context(|| format!("{text:?}"))?;
    Replayed::of(&record).with_context(|| format!("can't replay game {game}"))
}

/// What follows in `text` after the record `known`.
fn rest<'a>(text: &'a str, known: &str) -> Option<&'a str> {
    text.strip_prefix(known).filter(|rest| rest.is_empty() || rest.starts_with(' '))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every prefix of a record is read right, in any order.
    #[test]
    fn a_known_record_is_continued_and_any_other_replayed() {
        let game: GameId = 990_001.try_into().expect("an id");
        let (mut text, mut position) =
            ("wali:adjacent".to_owned(), "wali:adjacent".parse::<games::RuleSet>().expect("rules").start());
        let mut texts = vec![text.clone()];
        while let (Some(action), true) = (position.legal_actions().first().copied(), texts.len() < 40) {
            position.play(action).expect("legal");
            text = format!("{text} {action}");
            texts.push(text.clone());
        }
        let forward = 0..texts.len();
        let order = forward.clone().chain(forward.clone().rev()).chain(forward.step_by(7));
        for at in order {
            let (fast, slow) =
                (replay(game, &texts[at]).expect("legal"), once(game, &texts[at]).expect("legal"));
            assert_eq!(format!("{fast:?}"), format!("{slow:?}"), "{}", texts[at]);
        }
        // Another game with the same number, and a record that only looks like the known one.
        assert_eq!(replay(game, "dara:traditional b3").expect("legal").plies(), 1);
        assert!(replay(game, &format!("{text}x")).is_err() && replay(game, &format!("{text} a1")).is_err());
    }
}
