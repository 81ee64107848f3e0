//! A position without a table, as its reader sees it: in a lesson, a puzzle, a practice game or a replay.

use games::{Effects, Position, RuleSet, Seat, Side};
use render::Marks;

use super::super::{board_text, panel::Menu, spoken, what_happened};
use crate::{
    look::Look,
    texts::{Words, say},
    views::{Button, Choice, Offers, Picture, View, players::stone},
};

/// The rows of a classic message.
pub(in crate::views) const CLASSIC_ROWS: usize = 5;

/// A position and what led to it.
#[derive(Clone, Copy, Debug)]
pub(in crate::views) struct ShownPosition<'a> {
    /// The position.
    pub position: &'a Position,
    /// The turn that led to it, which the picture marks.
    pub last: &'a [Effects],
    /// The side at the bottom.
    pub below: Side,
    /// What the players are called, in seating order; if no one plays, their stones.
    pub names: Option<&'a [String]>,
}

impl ShownPosition<'_> {
    /// What the turn did, a line for each action; `is_over` if it ended the game.
    pub(in crate::views) fn happened(&self, words: &Words, is_over: bool) -> Vec<String> {
        let rules = self.position.rules();
        let names = self.names(rules);
        let called = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
        what_happened::turn(words, rules, &called, self.last, is_over, self.below == Side::Second)
    }

    /// These lines above the picture. `end` says in its alt text how the game ended.
    pub(in crate::views) fn view(
        &self,
        words: &Words,
        look: Look<'_>,
        lines: &[String],
        marks: Marks<'_>,
        end: Option<String>,
    ) -> View {
        let marks = Marks { last: self.last, ..marks };
        let alt = spoken::position(words, self.position, self.last, end);
        View {
            text: lines.join("\n"),
            pictures: vec![Picture { png: look.png(self.position, &marks, self.below), alt }],
            aligned: board_text::of_seats(words, look, self.position, &self.names(self.position.rules())),
            ..View::default()
        }
    }

    /// These lines and the next question of the panel above the picture, and below it the panel, and the other buttons as
    /// a row, or as a list if there is no room for a row.
    pub(in crate::views) fn asking(
        &self,
        words: &Words,
        look: Look<'_>,
        mut lines: Vec<String>,
        menu: &Menu<'_>,
        others: Vec<Button>,
    ) -> View {
        lines.push(menu.question(words));
        let view =
            View { buttons: menu.rows(words), ..self.view(words, look, &lines, menu.marks(self.last), None) };
        if view.buttons.len() < CLASSIC_ROWS {
            return view.with_row(others);
        }
        let choices = others.into_iter().map(|button| Choice::new(button.label, button.control)).collect();
        view.with_select(say!(words, "practice-menu"), Offers::Controls(choices))
    }

    fn names(&self, rules: RuleSet) -> Vec<String> {
        let stones =
            || Seat::ALL.into_iter().take(rules.seats()).map(|seat| stone(seat).to_owned()).collect();
        self.names.map_or_else(stones, <[String]>::to_vec)
    }
}
