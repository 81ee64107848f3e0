//! How boards look: public ones as the server has chosen, private ones as the reader has.
//!
//! **Decided:** a public board is never turned. A private board has the reader's own side at the bottom if they want
//! that; by default this is so in games whose sides start at opposite ends. Typed squares and words always follow the
//! public orientation, so beside a turned board the words name squares and no directions.

use games::{Position, RuleSet, Seat, Side};
use play::{BoardSide, Boards, PlayerId, Preferences, Table};
use render::{Marks, Options, Painter, Size, Theme};

/// How boards look to those who see them.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    painter: &'a Painter,
    /// The theme.
    pub theme: Theme,
    /// Whether the position is also shown as aligned text.
    pub text: bool,
    /// Which boards of running games stay where this one is shown.
    pub boards: Boards,
    /// Whether watchers are asked what is played next, below public boards.
    pub guesses: bool,
    /// The only reader, for private boards.
    reader: Option<Reader>,
}

/// The reader of a private board.
#[derive(Clone, Copy)]
struct Reader {
    player: PlayerId,
    below: BoardSide,
}

impl<'a> Look<'a> {
    /// For everyone.
    pub fn of_all(painter: &'a Painter, theme: play::Theme, text: bool) -> Self {
        Self { painter, theme: drawn(theme), text, boards: Boards::All, guesses: false, reader: None }
    }

    /// For one reader, in a place whose public boards have the theme `around`.
    pub fn of_one(painter: &'a Painter, player: PlayerId, chosen: Preferences, around: play::Theme) -> Self {
        Self {
            painter,
            theme: drawn(chosen.theme.unwrap_or(around)),
            text: chosen.text,
            boards: Boards::All,
            guesses: false,
            reader: Some(Reader { player, below: chosen.below }),
        }
    }

    /// The same, where the server chose which boards stay.
    #[must_use]
    pub const fn with_boards(self, boards: Boards) -> Self {
        Self { boards, ..self }
    }

    /// The same with or without the question to watchers what is played next.
    #[must_use]
    pub const fn with_guesses(self, guesses: bool) -> Self {
        Self { guesses, ..self }
    }

    /// The side at the bottom of a table's board.
    pub fn below(self, table: &Table) -> Side {
        let own = self.reader.and_then(|reader| table.seat(reader.player)).map_or(Side::First, Seat::side);
        self.below_for(own, table.stored().record.rules)
    }

    /// The side at the bottom for a reader who plays the side `own` by these rules.
    pub fn below_for(self, own: Side, rules: RuleSet) -> Side {
        if self.reader.is_some_and(|reader| turns(reader.below, rules)) { own } else { Side::First }
    }

    /// Whether a table's board is turned from the public orientation.
    pub fn is_turned(self, table: &Table) -> bool {
        self.below(table) == Side::Second
    }

    /// A position as a PNG.
    pub fn png(self, position: &Position, marks: &Marks<'_>, below: Side) -> Vec<u8> {
        self.png_of(position, marks, below, Size::Large)
    }

    /// A position as a PNG of half the width.
    pub fn small_png(self, position: &Position, marks: &Marks<'_>, below: Side) -> Vec<u8> {
        self.png_of(position, marks, below, Size::Small)
    }

    /// A position as a picture of half the width, to be put into another one.
    pub fn small_picture(self, position: &Position, marks: &Marks<'_>, below: Side) -> render::Picture {
        self.painter.picture(&self.scene(position, marks, below, Size::Small))
    }

    fn png_of(self, position: &Position, marks: &Marks<'_>, below: Side, size: Size) -> Vec<u8> {
        self.painter.png(&self.scene(position, marks, below, size))
    }

    fn scene(self, position: &Position, marks: &Marks<'_>, below: Side, size: Size) -> render::Scene {
        render::scene(position, marks, Options { theme: self.theme, below, size })
    }
}

/// The theme of `render` for a chosen one.
pub const fn drawn(theme: play::Theme) -> Theme {
    match theme {
        play::Theme::Savanna => Theme::Savanna,
        play::Theme::Night => Theme::Night,
        play::Theme::HighContrast => Theme::HighContrast,
        play::Theme::ColourSafe => Theme::ColourSafe,
    }
}

/// Whether a reader with this choice has their own side at the bottom in a game by these rules.
fn turns(below: BoardSide, rules: RuleSet) -> bool {
    match below {
        BoardSide::Facing => rules.has_ends(),
        BoardSide::Own => true,
        BoardSide::First => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::views::example;

    #[test]
    fn the_second_player_sees_their_side_at_the_bottom_if_chosen() {
        let painter = Painter::new();
        let check = |record: &str, player: u64, below: BoardSide, expect: Side| {
            let preferences = Preferences { below, ..Preferences::default() };
            let player = player.try_into().unwrap();
            let look = Look::of_one(&painter, player, preferences, play::Theme::Night);
            assert_eq!(look.below(&example::table(record)), expect, "{record} {player} {below:?}");
        };
        for (below, damas, dara) in [
            (BoardSide::Facing, Side::Second, Side::First),
            (BoardSide::Own, Side::Second, Side::Second),
            (BoardSide::First, Side::First, Side::First),
        ] {
            for (record, second) in [("damas:ruibal", damas), ("dara:traditional", dara)] {
                check(record, 1, below, Side::First);
                check(record, 2, below, second);
                check(record, 99, below, Side::First);
            }
        }
        let all = Look::of_all(&painter, play::Theme::Night, true);
        assert_eq!(all.below(&example::table("damas:ruibal")), Side::First);
    }

    #[test]
    fn without_a_choice_the_servers_theme_is_used() {
        let painter = Painter::new();
        for theme in play::Theme::ALL {
            let look = |theme| {
                let preferences = Preferences { theme, ..Preferences::default() };
                let player = 7.try_into().unwrap();
                Look::of_one(&painter, player, preferences, play::Theme::ColourSafe).theme
            };
            assert_eq!((look(Some(theme)), look(None)), (drawn(theme), Theme::ColourSafe));
        }
    }
}
