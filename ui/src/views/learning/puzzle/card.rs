//! A solved puzzle as a card to share: its board, but not the solution, so that others can still solve it.

use games::Recorded;
use play::{learning::puzzle::Attempt, player::ratings::Rating};
use puzzles::Goal;
use render::{Card, Marks};

use super::{ShownPuzzle, below};
use crate::{
    button_id::puzzle::Series,
    look::Look,
    texts::{Words, say},
    views::{game::spoken, name::clean, rating::points, rules_names::rules_name, share::Undrawn},
};

/// The card of a puzzle that was solved in this attempt, by this member if they are named. `shown` is its first board.
pub fn card(
    words: &Words,
    look: Look<'_>,
    shown: ShownPuzzle<'_>,
    (attempt, rating): (&Attempt, Rating),
    name: Option<&str>,
) -> Undrawn {
    let board: &Recorded = shown.board;
    let title = match shown.at.series {
        Series::Daily => say!(words, "card-puzzle-daily"),
        Series::Any | Series::Of(_) => say!(words, "card-puzzle", number = shown.at.puzzle.to_string()),
    };
    let goal = match shown.puzzle.goal() {
        Goal::Finish => "win",
        Goal::Decide => "ahead",
    };
    let name = name.map(clean).filter(|name| !name.is_empty());
    let solved = match name {
        Some(who) => say!(words, "card-puzzle-solved-by", who, wrong = attempt.wrong),
        None => say!(words, "card-puzzle-solved", wrong = attempt.wrong),
    };
    let who = spoken::side(words, board.position().to_act().unwrap_or(games::Seat::FIRST));
    let rating = points(words, rating.value(), rating.deviation());
    let card = Card {
        title,
        number: None,
        players: Vec::new(),
        lines: vec![
            rules_name(words, board.rules()),
            say!(words, "card-puzzle-task", who, goal),
            solved,
            say!(words, "card-puzzle-rated", rating),
        ],
        theme: look.theme,
    };
    let marks = Marks { last: board.last_turn(), ..Marks::default() };
    let picture = look.small_picture(board.position(), &marks, below(look, shown.puzzle));
    Undrawn::with_board(card, picture, spoken::position(words, board.position(), board.last_turn(), None))
}
