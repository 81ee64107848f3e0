//! The move panel: a player chooses an action square by square, in private.
//!
//! It knows no game: every action is a sequence of squares, and the panel offers those that can come next.

pub mod confirm;
pub mod guessing;
mod menu;

use games::{Action, Position, Seat, Square, with_forced};
use play::{GameId, PlayerId, Table};
use render::Marks;

pub(in crate::views) use self::menu::Menu;
use super::{board, board_text, spoken};
use crate::{
    button_id::{
        ButtonId, ChoiceStep, GuessControl,
        lesson::{LessonAt, LessonControl},
        practice::{PracticeControl, PracticeState, PracticeStep},
        premoves::{LineSoFar, LineStep, Premoves},
        puzzle::{PuzzleAt, PuzzleControl},
        vote::{VoteAt, VoteControl},
    },
    look::Look,
    texts::{Words, say},
    views::{
        Picture, View,
        players::{seated, stone},
    },
};

/// The most components of a message, set by Discord.
pub const MOST_PARTS: usize = 40;

/// What a panel is for.
#[derive(Clone, Copy, Debug)]
pub(in crate::views) enum PanelFor<'a> {
    /// An action that is played when it is complete.
    Turn {
        /// The game.
        game: GameId,
        /// The version of the game.
        version: u32,
    },
    /// What a watcher thinks is played next.
    Guess {
        /// The game.
        game: GameId,
        /// The version of the game.
        version: u32,
    },
    /// An action of a turn to vote for; the vote's view adds a row below.
    Vote {
        /// Which vote it is.
        at: VoteAt,
        /// What was chosen of the turn so far.
        played: &'a [Action],
    },
    /// The next action of a premove line.
    Line {
        /// The line so far.
        at: &'a LineSoFar,
        /// Where to go back to.
        before: Option<&'a Premoves>,
    },
    /// A practice action; the practice view adds a row below.
    Practice(PracticeState),
    /// An action of a turn that is to solve a puzzle; the puzzle's view adds a row below.
    Puzzle {
        /// Which turn it is.
        at: PuzzleAt,
        /// What was played of the turn so far.
        played: &'a [Action],
    },
    /// An action of a turn in a lesson; the lesson's view adds a row below.
    Lesson {
        /// Which step it is.
        at: LessonAt,
        /// What was played of the turn so far.
        played: &'a [Action],
    },
}

impl PanelFor<'_> {
    /// The button for a step.
    fn press(self, step: ChoiceStep) -> ButtonId {
        match self {
            Self::Turn { game, version } => ButtonId::Choose { game, version, step },
            Self::Guess { game, version } => GuessControl::Choose { game, version, step }.into(),
            Self::Line { at, .. } => Premoves::Continue(at.clone(), LineStep::Choose(step)).into(),
            Self::Vote { at, played } => VoteControl::Choose { at, played: played.to_vec(), step }.into(),
            Self::Practice(at) => PracticeControl::Do(at, PracticeStep::Choose(step)).into(),
            Self::Puzzle { at, played } => PuzzleControl::Choose { at, played: played.to_vec(), step }.into(),
            Self::Lesson { at, played } => LessonControl::Choose { at, played: played.to_vec(), step }.into(),
        }
    }

    /// Goes back to before the first square.
    fn before(self) -> Option<ButtonId> {
        match self {
            Self::Turn { .. }
            | Self::Guess { .. }
            | Self::Vote { .. }
            | Self::Practice(_)
            | Self::Puzzle { .. }
            | Self::Lesson { .. } => None,
            Self::Line { before, .. } => before.cloned().map(ButtonId::Premoves),
        }
    }

    /// How many components there is room for, rows and buttons together, beside the words and the picture.
    const fn room(self) -> usize {
        match self {
            Self::Turn { .. } | Self::Guess { .. } | Self::Line { .. } => MOST_PARTS - 2,
            // A list holds everything else that can be done.
            Self::Vote { .. } | Self::Practice(_) | Self::Puzzle { .. } | Self::Lesson { .. } => {
                MOST_PARTS - 4
            }
        }
    }
}

/// What was chosen so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct ChosenSquares<'a> {
    /// The squares chosen.
    pub squares: &'a [Square],
    /// The rank of the next square, if there are too many squares.
    pub rank: Option<u8>,
}

/// The panel after some choices, for the player to move.
pub fn view(words: &Words, look: Look<'_>, table: &Table, choice: ChosenSquares<'_>) -> View {
    let legal = table.position().legal_actions();
    let squares = with_forced(&legal, choice.squares);
    let choice = ChosenSquares { squares: &squares, ..choice };
    let of = PanelFor::Turn { game: table.id(), version: table.version() };
    let menu = Menu::new(of, table.position(), &legal, choice, look.below(table));
    let marks = menu.marks(table.last_turn());
    View {
        text: menu.question(words),
        pictures: vec![picture(look, table, table.position(), &marks, spoken::table(words, table))],
        aligned: board_text::below(words, look, table),
        buttons: menu.rows(words),
        ..View::default()
    }
}

/// Why a player can't play now; `None` if they can.
pub fn nothing_to_play(words: &Words, table: &Table, player: PlayerId) -> Option<String> {
    let seats = table.seats(player);
    match table.to_act().filter(|_| table.ending().is_none()) {
        None => Some(over(words)),
        Some(_) if seats.is_empty() => Some(say!(words, "play-spectator")),
        Some(to_act) => (!seats.contains(to_act)).then(|| not_your_turn(words, Some(table), to_act)),
    }
}

/// Nothing can be done in the game, since it is over.
pub fn over(words: &Words) -> String {
    say!(words, "play-over")
}

/// It's someone else's turn.
pub(in crate::views) fn not_your_turn(words: &Words, table: Option<&Table>, to_act: Seat) -> String {
    let who = table.map_or_else(|| stone(to_act).to_owned(), |table| seated(table, to_act));
    say!(words, "not-your-turn", who)
}

/// A question that was answered with no; it has no buttons left.
pub fn left(words: &Words) -> View {
    View::words(say!(words, "panel-left"))
}

/// The picture of a position with the chosen and the possible squares.
pub(super) fn picture(
    look: Look<'_>,
    table: &Table,
    position: &Position,
    marks: &Marks<'_>,
    alt: String,
) -> Picture {
    Picture { png: look.png(position, marks, look.below(table)), alt }
}

/// The board, in answer to a stale button.
pub fn stale(words: &Words, look: Look<'_>, table: &Table) -> View {
    board::private(words, look, table, Some(say!(words, "panel-stale")))
}

#[cfg(test)]
mod tests {
    use games::narrow;

    use super::*;
    use crate::{texts::Texts, views::example};

    fn asks(actions: usize, choice: ChosenSquares<'_>) -> String {
        let texts = Texts::load().unwrap();
        view(texts.public(), example::look(), &example::up_to(actions), choice).text
    }

    #[test]
    fn only_the_player_to_act_can_play() {
        let texts = Texts::load().unwrap();
        let why_not = |player: u64| {
            nothing_to_play(texts.public(), &example::up_to(1), PlayerId::try_from(player).unwrap())
        };
        assert_eq!(why_not(1).unwrap(), "Not your turn yet: waiting for ⚪ <@2>.");
        assert_eq!(why_not(2), None);
        let spectator = why_not(3).unwrap();
        assert!(spectator != why_not(1).unwrap() && spectator != over(texts.public()), "{spectator}");
    }

    #[test]
    fn the_panel_asks_for_what_comes_next() {
        let squares: Vec<Square> = ["d4", "d3", "d2"].iter().map(|square| square.parse().unwrap()).collect();
        let chosen = |count: usize| ChosenSquares { squares: squares.get(..count).unwrap(), rank: None };
        let none = ChosenSquares::default();
        assert_eq!(asks(0, none), "Where do you want to drop a stone?");
        // Only buttons of older panels name a rank; a board as buttons needs none.
        assert_eq!(asks(0, ChosenSquares { rank: Some(2), ..none }), asks(0, none));
        assert_eq!(asks(24, none), "Which stone do you want to move?");
        let legal = example::up_to(24).position().legal_actions();
        let many = |from: &Square| narrow(&legal, &[*from]).next.len() > 1;
        let from = narrow(&legal, &[]).next.iter().find(many).unwrap();
        let asked = asks(24, ChosenSquares { squares: &[from], rank: None });
        assert_eq!(asked, format!("Where does {from} go?"));
        assert_eq!(asks(24, chosen(1)), asks(24, chosen(2)), "it can only go to d3");
        assert_eq!(asks(24, chosen(3)), "d4 → d3 → d2 – and then?");
        assert_eq!(asks(25, none), "A row! Which stone do you take?");
    }
}
