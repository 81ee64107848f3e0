//! The message of a turn: what happened, the board, whose turn it is.

use games::{Action, Effects, RuleSet, Seat, Side, Square, Stage};
use play::{Ending, Table};
use render::{Marks, Options, Painter};

use super::{Button, Picture, Tone, View, ending, mention, rules::rules_name, spoken};
use crate::{
    control::Control,
    texts::{Words, say},
};

/// What everybody sees after a turn: the one who is to act is pinged, nobody else.
pub(crate) fn view(words: &Words, painter: &Painter, table: &Table) -> View {
    let lines: Vec<String> = [happened(words, table), stands(words, table), footer(words, table)].concat();
    let view = View {
        text: lines.join("\n"),
        picture: Some(picture(words, painter, table)),
        pings: table.waits_for().into_iter().collect(),
        buttons: Vec::new(),
    };
    if table.ending().is_some() { view } else { view.with_row(vec![play_button(words, table)]) }
}

/// The same for one who asked to see it: nobody is pinged. `note` goes before it.
pub(crate) fn private(words: &Words, painter: &Painter, table: &Table, note: Option<String>) -> View {
    let mut view = view(words, painter, table);
    view.pings.clear();
    if let Some(note) = note {
        view.text = format!("{note}\n\n{}", view.text);
    }
    view
}

/// The picture of a table as everybody sees it, with its description.
fn picture(words: &Words, painter: &Painter, table: &Table) -> Picture {
    let marks = Marks { last: table.last_turn(), ..Marks::default() };
    let scene = render::scene(table.position(), &marks, Options::default());
    Picture { png: painter.png(&scene), alt: spoken::table(words, table) }
}

fn play_button(words: &Words, table: &Table) -> Button {
    Button::new(say!(words, "button-play"), Control::Play(table.id()), Tone::Primary)
}

/// The stone of a seat, as a character.
pub(crate) const fn stone(seat: Seat) -> &'static str {
    const STONES: [&str; 4] = ["⚫", "⚪", "🔵", "🟠"];
    STONES[seat.index()]
}

/// A player with his stone.
pub(crate) fn seated(table: &Table, seat: Seat) -> String {
    table
        .player(seat)
        .map_or_else(|| stone(seat).to_owned(), |player| format!("{} {}", stone(seat), mention(player)))
}

fn side(table: &Table, side: Side) -> String {
    let seats = Seat::ALL.into_iter().filter(|seat| seat.side() == side && table.player(*seat).is_some());
    seats.map(|seat| seated(table, seat)).collect::<Vec<_>>().join(" + ")
}

/// What the last action did, or that the game begins; nothing where the game was given up since.
fn happened(words: &Words, table: &Table) -> Vec<String> {
    if table.setup().resigned.is_some() {
        return Vec::new();
    }
    let Some(last) = table.last() else {
        let players = [Side::First, Side::Second].map(|of| side(table, of)).join(" – ");
        return vec![say!(words, "board-begun", players = players)];
    };
    let mut lines = vec![deed(words, table, last)];
    if !last.row.is_empty() && !last.take_due {
        lines.push(say!(words, "board-row-takes-nothing"));
    }
    for (seat, &count) in Seat::ALL.iter().zip(&last.set_aside) {
        if count > 0 {
            lines.push(say!(words, "board-set-aside", who = seated(table, *seat), count = count));
        }
    }
    if last.moves_began && table.ending().is_none() {
        lines.push(say!(words, "board-moves-began"));
    }
    for seat in last.skipped.iter() {
        lines.push(say!(words, "board-skipped", who = seated(table, seat)));
    }
    lines
}

fn deed(words: &Words, table: &Table, last: &Effects) -> String {
    let who = seated(table, last.by);
    match last.action {
        Action::Drop(square) => say!(words, "did-drop", who = who, square = square.to_string()),
        Action::Take(square) => say!(words, "did-take", who = who, square = square.to_string()),
        Action::Huff(square) => say!(words, "did-huff", who = who, square = square.to_string()),
        Action::Force => say!(words, "did-force", who = who),
        Action::Jump(path) => say!(words, "did-jump", who = who, path = joined(path.squares())),
        Action::Move(path) => {
            let moved = match *path.squares() {
                [from, to] => match direction(from, to) {
                    Some(direction) => say!(
                        words,
                        "did-step",
                        who = who,
                        from = from.to_string(),
                        to = to.to_string(),
                        direction = direction.say(words),
                    ),
                    None => say!(words, "did-move", who = who, path = joined(path.squares())),
                },
                _ => say!(words, "did-move", who = who, path = joined(path.squares())),
            };
            if last.row.is_empty() { moved } else { say!(words, "did-make-row", did = moved) }
        }
    }
}

/// Squares in their order: `c3 → e5`.
pub(crate) fn joined(squares: &[Square]) -> String {
    squares.iter().map(Square::to_string).collect::<Vec<_>>().join(" → ")
}

/// Where a step goes, seen by the first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    /// To a higher rank.
    Up,
    /// To a lower rank.
    Down,
    /// Towards file `a`.
    Left,
    /// Away from file `a`.
    Right,
}

impl Direction {
    /// All four.
    pub(crate) const ALL: [Self; 4] = [Self::Up, Self::Down, Self::Left, Self::Right];

    /// Its word.
    pub(crate) fn say(self, words: &Words) -> String {
        match self {
            Self::Up => say!(words, "direction-up"),
            Self::Down => say!(words, "direction-down"),
            Self::Left => say!(words, "direction-left"),
            Self::Right => say!(words, "direction-right"),
        }
    }

    /// The word that a command takes for it, in every language.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Up => "up",
            Self::Down => "down",
            Self::Left => "left",
            Self::Right => "right",
        }
    }

    /// Its arrow.
    pub(crate) const fn arrow(self) -> &'static str {
        match self {
            Self::Up => "↑",
            Self::Down => "↓",
            Self::Left => "←",
            Self::Right => "→",
        }
    }

    /// The square beside `square` in this direction.
    pub(crate) fn from(self, square: Square) -> Option<Square> {
        match self {
            Self::Up => square.offset(0, 1),
            Self::Down => square.offset(0, -1),
            Self::Left => square.offset(-1, 0),
            Self::Right => square.offset(1, 0),
        }
    }
}

/// The direction of a step between neighbours.
pub(crate) fn direction(from: Square, to: Square) -> Option<Direction> {
    Direction::ALL.into_iter().find(|direction| direction.from(from) == Some(to))
}

/// Whose turn it is and what is due, or how the game ended.
fn stands(words: &Words, table: &Table) -> Vec<String> {
    if let Some(ending) = table.ending() {
        return vec![ended(words, table, ending)];
    }
    let Some(seat) = table.to_act() else { return Vec::new() };
    let who = seated(table, seat);
    vec![match table.position().stage() {
        Stage::Drop => {
            let hand = table.position().reserve(seat).hand;
            say!(words, "due-drop", who = who, hand = hand)
        }
        Stage::Move => say!(words, "due-move", who = who),
        Stage::Take => say!(words, "due-take", who = who),
        Stage::Capture => say!(words, "due-capture", who = who),
    }]
}

/// How the game ended, in a sentence with the players' names.
pub(crate) fn ended(words: &Words, table: &Table, ending: Ending) -> String {
    ending::sentence(words, ending, |side| self::side(table, side))
}

fn footer(words: &Words, table: &Table) -> Vec<String> {
    let rules: RuleSet = table.setup().record.rules;
    vec![say!(
        words,
        "board-footer",
        game = table.id().to_string(),
        rules = rules_name(words, rules),
        plies = table.ply(),
    )]
}

#[cfg(test)]
mod tests {
    use super::{super::example, *};
    use crate::texts::Texts;

    fn shown(table: &Table) -> View {
        view(Texts::load().unwrap().public(), &Painter::new(), table)
    }

    #[test]
    fn a_game_begins_with_both_players_and_pings_the_first() {
        let view = shown(&example::up_to(0));
        let lines: Vec<_> = view.text.lines().collect();
        assert_eq!(
            lines,
            [
                "⚫ <@1> – ⚪ <@2>: the game begins!",
                "⚫ <@1>, your turn: drop a stone (12 in hand).",
                "-# Game 12 · Dara (traditional) · no action yet",
            ]
        );
        assert_eq!(view.pings.iter().map(|player| player.get()).collect::<Vec<_>>(), [1]);
        assert_eq!(view.buttons[0][0].control, Control::Play(example::up_to(0).id()));
    }

    #[test]
    fn a_row_is_told_and_asks_its_maker_for_the_take() {
        let view = shown(&example::up_to(25));
        assert!(
            view.text.starts_with("⚫ <@1> moved **b2** right to **c2**. A row!\n⚫ <@1>, take a stone"),
            "{}",
            view.text
        );
        assert_eq!(view.pings.iter().map(|player| player.get()).collect::<Vec<_>>(), [1]);
    }

    #[test]
    fn the_last_drop_begins_the_moves() {
        let text = shown(&example::up_to(24)).text;
        assert!(text.starts_with("⚪ <@2> dropped **a5**.\nAll stones are placed."), "{text}");
    }

    #[test]
    fn a_game_that_is_over_pings_nobody_and_has_no_button() {
        let table = example::up_to(5);
        let by = table.player(Seat::FIRST).unwrap();
        let resigned =
            play::table::decide(&table, by, play::table::Event::Resign, jiff::Timestamp::UNIX_EPOCH).unwrap();
        let view = shown(&resigned.table);
        assert!(view.text.starts_with("⚫ <@1> resigned. **⚪ <@2> wins!**"), "{}", view.text);
        assert!(view.pings.is_empty() && view.buttons.is_empty());
    }

    #[test]
    fn one_who_asks_to_see_the_board_pings_nobody() {
        let texts = Texts::load().unwrap();
        let view = private(texts.public(), &Painter::new(), &example::up_to(3), Some("Note.".to_owned()));
        assert!(view.pings.is_empty() && view.text.starts_with("Note.\n\n"));
    }
}
