//! The panel: a player chooses an action square by square, seen by nobody else.
//!
//! It knows no game: every action reads as a sequence of squares, and the panel offers those that can come next.

mod menu;

use games::{Action, Square, SquareSet, Stage};
use play::Table;
use render::{Marks, Options, Painter};

use self::menu::Menu;
use super::{
    Picture, View, board,
    deed::{joined, must_claim},
    rules::pieces,
    spoken,
};
use crate::texts::{Words, say};

/// What a player has chosen so far in the panel.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Choice<'a> {
    /// The squares chosen.
    pub squares: &'a [Square],
    /// The rank from which the next one is chosen, where there are too many.
    pub rank: Option<u8>,
}

/// The panel after some squares were chosen, for the player to act.
pub(crate) fn view(words: &Words, painter: &Painter, table: &Table, choice: Choice<'_>) -> View {
    let legal = table.position().legal_actions();
    let menu = Menu::new(table.id(), table.ply(), &legal, choice);
    View {
        text: prompt(words, table, choice, &legal, menu.asks_for_rank()),
        pictures: vec![picture(words, painter, table, choice.squares, menu.offered())],
        buttons: menu.rows(words),
        ..View::default()
    }
}

/// A question that was answered with no: nothing is left to press.
pub(crate) fn left(words: &Words) -> View {
    View::words(say!(words, "panel-left"))
}

fn picture(
    words: &Words,
    painter: &Painter,
    table: &Table,
    chosen: &[Square],
    offered: SquareSet,
) -> Picture {
    let marks = Marks { last: table.last_turn(), chosen, offered };
    let scene = render::scene(table.position(), &marks, Options::default());
    Picture { png: painter.png(&scene), alt: spoken::table(words, table) }
}

fn prompt(words: &Words, table: &Table, choice: Choice<'_>, legal: &[Action], asks_for_rank: bool) -> String {
    let kind = pieces(table.setup().record.rules.game());
    let turn = match (table.position().stage(), choice.squares) {
        (Stage::Drop, _) => say!(words, "panel-drop"),
        (Stage::Take, _) => say!(words, "panel-take"),
        (Stage::Move, []) if must_claim(legal) => say!(words, "panel-must-claim"),
        (Stage::Move, []) if legal.contains(&Action::Force) => say!(words, "panel-claim"),
        (Stage::Move, []) => say!(words, "panel-move", kind = kind),
        (Stage::Capture, []) => say!(words, "panel-capture"),
        (Stage::Move | Stage::Capture, [from]) => {
            say!(words, "panel-move-to", from = from.to_string(), kind = kind)
        }
        (Stage::Move | Stage::Capture, path) => say!(words, "panel-go-on", path = joined(path)),
    };
    let rank = match choice.rank {
        Some(rank) => Some(say!(words, "panel-rank", rank = rank + 1)),
        None if asks_for_rank => Some(say!(words, "panel-which-rank")),
        None => None,
    };
    [Some(turn), rank].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The board, for one whose button has become stale.
pub(crate) fn stale(words: &Words, painter: &Painter, table: &Table) -> View {
    board::private(words, painter, table, Some(say!(words, "panel-stale")))
}

#[cfg(test)]
mod tests {
    use super::{super::example, *};
    use crate::texts::Texts;

    fn asks(actions: usize, choice: Choice<'_>) -> String {
        let texts = Texts::load().unwrap();
        view(texts.public(), &Painter::new(), &example::up_to(actions), choice).text
    }

    #[test]
    fn the_panel_asks_for_what_comes_next() {
        let squares: Vec<Square> = ["d4", "d3", "d2"].iter().map(|square| square.parse().unwrap()).collect();
        let chosen = |count: usize| Choice { squares: squares.get(..count).unwrap(), rank: None };
        let none = Choice::default();
        assert_eq!(asks(0, none), "Where do you drop a stone? Choose its rank first: 1 is at the bottom.");
        assert_eq!(asks(0, Choice { rank: Some(2), ..none }), "Where do you drop a stone? Rank 3:");
        assert_eq!(asks(24, none), "Which stone do you move?");
        assert_eq!(asks(24, chosen(1)), "Where does d4 go?");
        assert_eq!(asks(24, chosen(3)), "d4 → d3 → d2 – and then?");
        assert_eq!(asks(25, none), "You made a row! Which stone do you take?");
    }
}
