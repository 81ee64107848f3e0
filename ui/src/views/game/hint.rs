//! A hint: a good turn, what it does, and who is ahead, in one line above the board.

use games::{Action, Outcome, Position};
use play::Table;
use render::Marks;

use super::{spoken, what_happened::joined};
use crate::{
    look::Look,
    texts::{Words, say},
    views::{Picture, View, players::stone, rules_names::row},
};

/// From this chance to win on, a side is ahead.
const AHEAD: f64 = 0.62;

/// What is known of a position.
#[derive(Clone, Debug)]
pub struct Hint {
    /// A turn of the side to act, and a good one.
    pub turn: Vec<Action>,
    /// The side's chance to win, from 0 to 1.
    pub win: f64,
}

/// A hint, with the turn in the picture.
pub fn view(words: &Words, look: Look<'_>, table: &Table, hint: &Hint) -> View {
    let chosen = hint.turn.first().map(Action::squares).unwrap_or_default();
    let offered = hint.turn.get(1).map(Action::squares).unwrap_or_default().iter().copied().collect();
    let marks = Marks { last: table.last_turn(), chosen, offered, ..Marks::default() };
    let png = look.png(table.position(), &marks, look.below(table));
    View {
        pictures: vec![Picture { png, alt: spoken::table(words, table) }],
        ..View::words(note(words, table.position(), hint).unwrap_or_default())
    }
}

/// The turn, what it does, and who is ahead; `None` without a turn.
pub(in crate::views) fn note(words: &Words, from: &Position, hint: &Hint) -> Option<String> {
    let who = stone(from.to_act()?);
    let turn = turn(words, &hint.turn)?;
    let chance = match hint.win {
        win if win >= AHEAD => "ahead",
        win if win <= 1.0 - AHEAD => "behind",
        _ => "level",
    };
    let stands = say!(words, "practice-hint-chance", chance, who);
    Some(say!(words, "practice-hint", turn, why = why(words, from, hint), stands))
}

/// A turn as someone is told to play it: a move, and what to take then. `None` without an action.
pub(in crate::views) fn turn(words: &Words, turn: &[Action]) -> Option<String> {
    let (first, rest) = turn.split_first()?;
    let written = |action: &Action| match action {
        // As on the buttons that do it.
        Action::Force => format!("**{}**", say!(words, "button-force")),
        Action::Huff(square) => format!("**{}**", say!(words, "button-huff", square = square.to_string())),
        Action::Drop(_) | Action::Move(_) | Action::Jump(_) | Action::Take(_) => {
            format!("**{}**", joined(action.squares()))
        }
    };
    Some(rest.iter().fold(written(first), |turn, action| match action {
        Action::Take(square) => say!(words, "practice-hint-take", turn, square = square.to_string()),
        other => format!("{turn}, {}", written(other)),
    }))
}

/// What the turn does, by what can be seen after it.
fn why(words: &Words, from: &Position, hint: &Hint) -> String {
    let mut position = from.clone();
    let (mut made_row, mut taken) = (false, 0);
    for &action in &hint.turn {
        let Ok(effects) = position.play(action) else { break };
        made_row |= !effects.row.is_empty();
        taken += effects.taken.len();
    }
    match position.outcome() {
        Some(Outcome::Win { .. }) => say!(words, "practice-hint-wins"),
        _ if hint.win >= 1.0 => say!(words, "practice-hint-leads"),
        _ if made_row && taken > 0 => say!(words, "practice-hint-row", row = row(from.rules().game())),
        _ if taken > 0 => say!(words, "practice-hint-captures", count = taken),
        _ => say!(words, "practice-hint-quiet"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Texts;

    fn told(record: &str, turn: &str, win: f64) -> String {
        let record: games::Record = record.parse().unwrap();
        let position = record.replay().unwrap();
        let turn = turn.split(' ').map(|action| action.parse().unwrap()).collect();
        let texts = Texts::load().unwrap();
        note(texts.public(), &position, &Hint { turn, win }).unwrap()
    }

    #[test]
    fn a_hint_says_what_the_turn_does_and_who_is_ahead() {
        assert_eq!(
            told("morris:nine a1 d6 d1 d7", "g1 xd6", 0.7),
            "💡 Try **g1**, then take **d6**. It closes a mill and takes a stone. ⚫ is ahead."
        );
        assert_eq!(
            told("dara:traditional b3", "c4", 0.5),
            "💡 Try **c4**. There's nothing to take yet. It's about even."
        );
        assert_eq!(
            told("damas:ruibal c3-d4 f6-e5", "d4xf6", 0.2),
            "💡 Try **d4 → f6**. It captures one. ⚫ is behind."
        );
        assert!(told("dara:traditional b3", "c4", 1.0).contains("It leads to a win."));
    }

    #[test]
    fn a_side_is_ahead_or_behind_from_a_certain_chance_on() {
        for (win, stands) in
            [(0.62, "is ahead"), (0.619, "about even"), (0.381, "about even"), (0.38, "is behind")]
        {
            let note = told("dara:traditional b3", "c4", win);
            assert!(note.contains(stands), "{win}: {note}");
        }
    }
}
