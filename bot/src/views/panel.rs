//! The panel: a player chooses an action square by square, seen by nobody else.
//!
//! It knows no game: every action reads as a sequence of squares, and the panel offers those that can come next.

use std::collections::BTreeMap;

use games::{Narrowed, Square, SquareSet, Stage, narrow};
use play::Table;
use render::{Marks, Options, Painter};

use super::{
    Button, Picture, Tone, View,
    board::{self, direction},
    spoken,
};
use crate::{
    control::Control,
    texts::{Words, say},
};

/// Discord takes five rows of five buttons; the last row is for going back.
const ROWS: usize = 4;
const IN_A_ROW: usize = 5;

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
    let narrowed = narrow(&table.position().legal_actions(), choice.squares);
    let offered = offered(choice, narrowed);
    View {
        text: prompt(words, table, choice, offered),
        picture: Some(picture(words, painter, table, choice.squares, offered)),
        pings: Vec::new(),
        buttons: buttons(words, table, choice, narrowed),
    }
}

/// The squares that can be chosen next.
fn offered(choice: Choice<'_>, narrowed: Narrowed) -> SquareSet {
    match choice.rank {
        Some(rank) => narrowed.next.iter().filter(|square| square.rank() == rank).collect(),
        None => narrowed.next,
    }
}

fn buttons(words: &Words, table: &Table, choice: Choice<'_>, narrowed: Narrowed) -> Vec<Vec<Button>> {
    let mut rows = squares(table, choice, offered(choice, narrowed));
    let last = last_row(words, table, choice, narrowed);
    if !last.is_empty() {
        rows.push(last);
    }
    rows
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

fn prompt(words: &Words, table: &Table, choice: Choice<'_>, offered: SquareSet) -> String {
    let turn = match (table.position().stage(), choice.squares) {
        (Stage::Drop, _) => say!(words, "panel-drop"),
        (Stage::Take, _) => say!(words, "panel-take"),
        (Stage::Move, []) => say!(words, "panel-move"),
        (Stage::Capture, []) => say!(words, "panel-capture"),
        (Stage::Move | Stage::Capture, [.., last]) => say!(words, "panel-move-to", from = last.to_string()),
    };
    let rank = match choice.rank {
        Some(rank) => Some(say!(words, "panel-rank", rank = rank + 1)),
        None if too_many(choice, offered) => Some(say!(words, "panel-which-rank")),
        None => None,
    };
    [Some(turn), rank].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Whether the squares do not fit, so that a rank is to be chosen first.
fn too_many(choice: Choice<'_>, offered: SquareSet) -> bool {
    // Only where there is nothing to go back to, the last row is free.
    let rows = if choice.squares.is_empty() && choice.rank.is_none() { ROWS + 1 } else { ROWS };
    offered.len() as usize > rows * IN_A_ROW
}

fn squares(table: &Table, choice: Choice<'_>, offered: SquareSet) -> Vec<Vec<Button>> {
    let (game, ply) = (table.id(), table.ply());
    if too_many(choice, offered) {
        let ranks: Vec<u8> = by_rank(offered).into_keys().collect();
        let buttons = ranks.into_iter().map(|rank| {
            let control = Control::Rank { game, ply, squares: choice.squares.to_vec(), rank };
            Button::new((rank + 1).to_string(), control, Tone::Plain)
        });
        return rows_of(&buttons.collect::<Vec<_>>());
    }
    let button = |square: Square| {
        let label = match *choice.squares {
            [from] => direction(from, square).map(|direction| format!("{square} {}", direction.arrow())),
            _ => None,
        };
        let squares = [choice.squares, &[square]].concat();
        Button::new(
            label.unwrap_or_else(|| square.to_string()),
            Control::Pick { game, ply, squares },
            Tone::Plain,
        )
    };
    let ranks = by_rank(offered);
    let as_on_the_board = ranks.len() <= ROWS && ranks.values().all(|rank| rank.len() <= IN_A_ROW);
    if as_on_the_board {
        // The highest rank first, as one sees them.
        ranks.into_values().rev().map(|rank| rank.into_iter().map(button).collect()).collect()
    } else {
        rows_of(&ranks.into_values().rev().flatten().map(button).collect::<Vec<_>>())
    }
}

fn by_rank(squares: SquareSet) -> BTreeMap<u8, Vec<Square>> {
    let mut ranks: BTreeMap<u8, Vec<Square>> = BTreeMap::new();
    for square in squares.iter() {
        ranks.entry(square.rank()).or_default().push(square);
    }
    ranks
}

fn rows_of(buttons: &[Button]) -> Vec<Vec<Button>> {
    buttons.chunks(IN_A_ROW).map(<[Button]>::to_vec).collect()
}

/// To stop where the action may stop, and to choose again.
fn last_row(words: &Words, table: &Table, choice: Choice<'_>, narrowed: Narrowed) -> Vec<Button> {
    let (game, ply) = (table.id(), table.ply());
    let mut row = Vec::new();
    if narrowed.complete.is_some() && !choice.squares.is_empty() {
        let control = Control::Stop { game, ply, squares: choice.squares.to_vec() };
        row.push(Button::new(say!(words, "button-stop"), control, Tone::Good));
    }
    if !choice.squares.is_empty() || choice.rank.is_some() {
        let control = Control::Pick { game, ply, squares: Vec::new() };
        row.push(Button::new(say!(words, "button-back"), control, Tone::Plain));
    }
    row
}

/// The board, for one whose button has become stale.
pub(crate) fn stale(words: &Words, painter: &Painter, table: &Table) -> View {
    board::private(words, painter, table, Some(say!(words, "panel-stale")))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{super::example, *};
    use crate::texts::Texts;

    /// Every action that can be played from the panel with at most `taps` more, by pressing whatever is offered.
    fn reached(words: &Words, table: &Table, choice: Choice<'_>, taps: usize) -> BTreeSet<String> {
        let legal = table.position().legal_actions();
        let rows = buttons(words, table, choice, narrow(&legal, choice.squares));
        assert!(rows.len() <= 5 && rows.iter().all(|row| (1..=5).contains(&row.len())));
        let mut all = BTreeSet::new();
        for button in rows.into_iter().flatten() {
            match button.control {
                Control::Rank { squares, rank, .. } if taps > 1 => {
                    all.extend(reached(
                        words,
                        table,
                        Choice { squares: &squares, rank: Some(rank) },
                        taps - 1,
                    ));
                }
                Control::Pick { squares, .. } if !squares.is_empty() => {
                    let narrowed = narrow(&legal, &squares);
                    assert!(!narrowed.is_dead(), "the panel offers what leads nowhere: {squares:?}");
                    match narrowed.complete {
                        Some(action) if narrowed.next.is_empty() => {
                            all.insert(action.to_string());
                        }
                        _ if taps > 1 => all.extend(reached(
                            words,
                            table,
                            Choice { squares: &squares, rank: None },
                            taps - 1,
                        )),
                        _ => {}
                    }
                }
                _ => {}
            }
        }
        all
    }

    #[test]
    fn every_legal_action_is_two_taps_from_the_open_panel() {
        let texts = Texts::load().unwrap();
        for actions in 0..=25 {
            let table = example::up_to(actions);
            let legal: BTreeSet<String> =
                table.position().legal_actions().iter().map(ToString::to_string).collect();
            assert_eq!(
                reached(texts.public(), &table, Choice::default(), 2),
                legal,
                "after {actions} actions"
            );
        }
    }

    #[test]
    fn too_many_squares_are_split_by_rank() {
        let (texts, painter) = (Texts::load().unwrap(), Painter::new());
        let table = example::up_to(0);
        let view = view(texts.public(), &painter, &table, Choice::default());
        let labels: Vec<_> = view.buttons.iter().flatten().map(|button| button.label.as_str()).collect();
        assert_eq!(labels, ["1", "2", "3", "4", "5", "6"]);
        assert!(view.text.contains("Choose its rank first"));
    }

    #[test]
    fn few_ranks_are_laid_out_as_on_the_board() {
        let (texts, painter) = (Texts::load().unwrap(), Painter::new());
        let table = example::up_to(24);
        let from: Square = "d4".parse().unwrap();
        let view = view(texts.public(), &painter, &table, Choice { squares: &[from], rank: None });
        let rows: Vec<Vec<_>> =
            view.buttons.iter().map(|row| row.iter().map(|button| button.label.as_str()).collect()).collect();
        assert_eq!(rows, [vec!["d3 ↓"], vec!["Choose again"]]);
    }
}
