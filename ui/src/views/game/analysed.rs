//! The turns of an analysed game, as a replay counts them.

pub(in crate::views) mod why;

use std::ops::Range;

use engine::analysis::{Choice, GameAnalysis, Mark, TurnAnalysis};
use games::{Action, Record, Side};
use play::Table;
use render::WinningChance;

use super::spoken;
use crate::{
    button_id::{ButtonId, ReplayOf, ReplayStep},
    replay_turn::After,
    texts::{Words, say},
    views::Button,
};

/// A finished game and what its analysis has found.
#[derive(Clone, Copy, Debug)]
pub struct Analysed<'a> {
    /// The game.
    pub table: &'a Table,
    /// What was found.
    pub found: &'a GameAnalysis,
}

impl<'a> Analysed<'a> {
    /// Which actions of the record a turn has.
    pub(in crate::views) fn plies(self, at: usize) -> Range<usize> {
        let actions = |turn: &TurnAnalysis| usize::from(turn.actions);
        let start = self.found.turns.iter().take(at).map(actions).sum();
        start..start + self.found.turns.get(at).map_or(0, actions)
    }

    /// The number of a turn in a replay, where a forced capture of Damas belongs to the turn that it answers.
    pub(in crate::views) fn shown_turn(self, at: usize) -> u32 {
        turn_of(&self.table.stored().record, self.plies(at).end)
    }

    /// The turn that ends after so many actions.
    pub(in crate::views) fn ending_at(self, plies: usize) -> Option<&'a TurnAnalysis> {
        self.ends().find(|&(end, _)| end == plies).map(|(_, turn)| turn)
    }

    /// The latest known chance after at most this many actions.
    pub fn chance(self, plies: usize) -> Option<WinningChance> {
        let first = self.found.turns.first()?;
        let latest = self.ends().take_while(|&(end, _)| end <= plies).last();
        let chance = latest.map_or(first.before, |(_, turn)| turn.after);
        Some(WinningChance::from_thousandths(chance.thousandths()))
    }

    /// The turns, each with how many actions have been played after it.
    fn ends(self) -> impl Iterator<Item = (usize, &'a TurnAnalysis)> {
        self.found.turns.iter().scan(0, |end, turn| {
            *end += usize::from(turn.actions);
            Some((*end, turn))
        })
    }
}

/// The number of the turn in which an action was played, in a replay: from 1.
fn turn_of(record: &Record, plies: usize) -> u32 {
    let actions = record.actions.iter().take(plies).copied().collect();
    After::of(&Record { rules: record.rules, actions }, u32::MAX).turns
}

/// The chance for each picture of an animated replay: before the game, and after each turn.
pub fn chances(analysed: Analysed<'_>) -> Vec<WinningChance> {
    let record = &analysed.table.stored().record;
    let mut position = record.rules.start();
    let mut ends = vec![0];
    for (plies, &action) in (1..).zip(&record.actions) {
        let Ok(effects) = position.play_stored(action) else { break };
        if effects.ends_turn || plies == record.actions.len() {
            ends.push(plies);
        }
    }
    ends.into_iter().map_while(|plies| analysed.chance(plies)).collect()
}

/// The nearest turns with a mark of a fault before and after so many actions.
fn marked(analysed: Analysed<'_>, plies: usize) -> (Option<usize>, Option<usize>) {
    let is_marked = |turn: &TurnAnalysis| !matches!(turn.mark(), None | Some(Mark::OnlyMove));
    let all = || analysed.ends().enumerate().filter(|(_, (_, turn))| is_marked(turn));
    let before = all().take_while(|(_, (end, _))| *end < plies).last();
    let after = all().find(|(_, (end, _))| *end > plies);
    (before.map(|(at, _)| at), after.map(|(at, _)| at))
}

/// Actions as a record has them: `c3-c4 xa1`.
pub(in crate::views) fn line(actions: &[Action]) -> String {
    actions.iter().map(Action::to_string).collect::<Vec<_>>().join(" ")
}

/// A mark in words.
fn words_of(words: &Words, mark: Mark) -> String {
    let mark = match mark {
        Mark::OnlyMove => "only",
        Mark::Inaccuracy => "inaccuracy",
        Mark::Mistake => "mistake",
        Mark::Blunder => "blunder",
    };
    say!(words, "analysis-mark-name", mark)
}

/// The colours of a side, for alt texts.
pub(in crate::views) fn colours(words: &Words, analysed: Analysed<'_>, side: Side) -> String {
    spoken::sides(words, analysed.table.stored().record.rules.seats(), side)
}

/// What a replay says of a turn: its mark, and the best line.
pub(super) fn of_turn(words: &Words, analysed: Analysed<'_>, plies: usize) -> Vec<String> {
    let Some(turn) = analysed.ending_at(plies) else { return Vec::new() };
    let game = analysed.table.stored().record.rules.game();
    let told = turn.mark().map(|mark| match mark {
        Mark::OnlyMove => say!(words, "analysis-only-move", sign = mark.sign()),
        Mark::Inaccuracy | Mark::Mistake | Mark::Blunder => {
            let why = turn.reason.map(|reason| why::said(words, game, reason)).unwrap_or_default();
            say!(words, "analysis-mark", sign = mark.sign(), mark = words_of(words, mark), why)
        }
    });
    let had_choice = turn.choice != Choice::Forced && !turn.best.is_empty();
    let best = had_choice.then(|| match turn.mark() {
        None | Some(Mark::OnlyMove) => say!(words, "analysis-best-line-found", line = line(&turn.best)),
        Some(_) => say!(words, "analysis-best-line", line = line(&turn.best)),
    });
    told.into_iter().chain(best).collect()
}

/// The chances after so many actions, for the alt text of a replay.
pub(super) fn spoken_chance(words: &Words, analysed: Analysed<'_>, plies: usize) -> Option<String> {
    let percent = analysed.chance(plies)?.percent();
    Some(say!(words, "analysis-chance-alt", one = colours(words, analysed, Side::First), percent))
}

/// The buttons to the marked turns before and after the one that a replay shows.
pub(in crate::views) fn steps(words: &Words, analysed: Analysed<'_>, plies: usize) -> Vec<Button> {
    let of = ReplayOf::Game(analysed.table.id());
    let button = |key: String, at: Option<usize>, step| {
        let turn = at.map_or(0, |at| analysed.shown_turn(at));
        Button::plain(key, ButtonId::Replay { of, turn, step }).disabled_if(at.is_none())
    };
    let (before, after) = marked(analysed, plies);
    vec![
        button(say!(words, "button-mark-before"), before, ReplayStep::MarkBefore),
        button(say!(words, "button-mark-after"), after, ReplayStep::MarkAfter),
    ]
}
