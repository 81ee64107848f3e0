//! How a try went: a wrong turn with its refutation, the solution, the end.

use games::{Action, Recorded};
use play::{
    GameId,
    learning::puzzle::{Attempt, Moved},
    player::ratings::Rating,
};
use puzzles::{Puzzle, ends_turn};
use render::Marks;

use super::{ShownPuzzle, below, board, last_turn, motif_name, title, why::why};
use crate::{
    button_id::{
        ButtonId, ReplayOf, ReplayStep,
        daily::{DailyControl, Week},
        puzzle::{PuzzleAt, PuzzleControl, Series},
        share::Shared,
    },
    look::Look,
    texts::{Words, say},
    views::{
        Button, Tone, View,
        game::{board::shown_position::ShownPosition, hint},
        name::clean,
        players::stone,
        rating::points,
        rules_names::game_name,
        share,
    },
};

/// What a first try did to the solver's rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Rated {
    /// The rating changed.
    Moved(Moved),
    /// An earlier try counted.
    Before,
    /// The solution had already been posted.
    Late,
}

/// Where a puzzle comes from, which is said once it's over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A game of the computer with itself.
    Computer,
    /// A game of this server.
    Game {
        /// The game.
        game: GameId,
        /// How many turns led to the puzzle.
        turns: u32,
        /// The names of its players in order of play, if known.
        names: Option<Vec<String>>,
    },
}

/// What is known of a puzzle once it's over.
#[derive(Clone, Copy, Debug)]
pub struct Facts<'a> {
    /// What the first try did.
    pub rated: Rated,
    /// How hard the puzzle is.
    pub rating: Rating,
    /// Where it comes from.
    pub source: &'a Source,
    /// The solver's streak, if it was the puzzle of the day.
    pub streak: Option<u32>,
    /// How the game may go on after the solution.
    pub line: &'a [Action],
}

/// A wrong turn on the board, with the opponent's answer. `line` is what the opponent plays then, and how it may go on.
pub fn wrong(
    words: &Words,
    look: Look<'_>,
    shown: ShownPuzzle<'_>,
    (tried, line): (&[Action], &[Action]),
    rated: Rated,
) -> View {
    let tried = hint::turn(words, tried).unwrap_or_default();
    let wrong = if line.is_empty() {
        say!(words, "puzzle-wrong-over", turn = tried)
    } else {
        say!(words, "puzzle-wrong", turn = tried)
    };
    let mut lines = vec![title(words, shown), wrong];
    let (answered, rest) = answer(shown.board, line);
    let after = board(&answered, below(look, shown.puzzle));
    if !line.is_empty() {
        lines.extend(last_turn(words, after));
    }
    lines.extend(goes_on(words, &turns(words, &answered, rest)));
    lines.push(rating_line(words, shown.puzzle, rated));
    // Both turns are marked, so that the board tells what led to it.
    let turns = if line.is_empty() { Vec::new() } else { answered.last_turn().to_vec() };
    let turns = [shown.board.last_turn(), &turns].concat();
    let again = Button::new(say!(words, "button-try-again"), PuzzleControl::Open(shown.at), Tone::Primary);
    let solution = Button::plain(say!(words, "button-show-solution"), PuzzleControl::Solution(shown.at));
    let buttons = vec![again, solution, next(words, shown, Tone::Plain)];
    ShownPosition { last: &turns, ..after }
        .view(words, look, &lines, Marks::default(), None)
        .with_row(buttons)
}

/// The solution from the board's step on, with its first turn in the picture.
pub fn solution(words: &Words, look: Look<'_>, shown: ShownPuzzle<'_>, facts: Facts<'_>) -> View {
    let steps = shown.puzzle.steps().iter().skip(shown.at.step.into());
    let line: Vec<Action> = steps.flat_map(|step| step.turn.iter().chain(&step.reply)).copied().collect();
    let mut lines = vec![title(words, shown), say!(words, "puzzle-solution")];
    let to_find = turns(words, shown.board, &line);
    lines.extend(to_find.iter().map(|turn| format!("- {turn}")));
    let all = turns(words, shown.board, &[&line, facts.line].concat());
    lines.extend(goes_on(words, all.get(to_find.len()..).unwrap_or_default()));
    lines.extend(facts_told(words, shown.puzzle, facts));
    let taken = line.get(1).filter(|action| matches!(action, Action::Take(_)));
    let marks = Marks {
        chosen: line.first().map(Action::squares).unwrap_or_default(),
        offered: taken.map(Action::squares).unwrap_or_default().iter().copied().collect(),
        ..Marks::default()
    };
    let board = board(shown.board, below(look, shown.puzzle));
    board.view(words, look, &lines, marks, None).with_row(over(words, shown, facts.source))
}

/// A solved puzzle: its last board, the rating, and what it was.
pub fn solved(
    words: &Words,
    look: Look<'_>,
    shown: ShownPuzzle<'_>,
    attempt: &Attempt,
    facts: Facts<'_>,
) -> View {
    let done = match (attempt.gave_up, attempt.wrong) {
        (true, _) => say!(words, "puzzle-solved-again"),
        (false, 0) => say!(words, "puzzle-solved"),
        (false, wrong) => say!(words, "puzzle-solved-after", wrong),
    };
    let board = board(shown.board, below(look, shown.puzzle));
    let mut lines = vec![title(words, shown), done];
    lines.extend(facts.streak.map(|days| say!(words, "daily-streak", days)));
    lines.extend(last_turn(words, board));
    lines.extend(goes_on(words, &turns(words, shown.board, facts.line)));
    lines.extend(facts_told(words, shown.puzzle, facts));
    let mut row = over(words, shown, facts.source);
    if !attempt.gave_up {
        let of = Shared::Puzzle(shown.at.puzzle, shown.at.series);
        row.push(share::button(words, of));
    }
    board.view(words, look, &lines, Marks::default(), None).with_row(row)
}

/// The board after the first turn of a line, and the rest of it.
fn answer<'a>(board: &Recorded, line: &'a [Action]) -> (Recorded, &'a [Action]) {
    let mut answered = board.clone();
    for (at, &action) in line.iter().enumerate() {
        match answered.then(action) {
            Ok(then) => answered = then,
            Err(_) => return (answered, &[]),
        }
        if answered.last_turn().last().is_some_and(|last| ends_turn(answered.position(), last)) {
            return (answered, line.get(at + 1..).unwrap_or_default());
        }
    }
    (answered, &[])
}

/// How the game may go on, if it does.
fn goes_on(words: &Words, turns: &[String]) -> Option<String> {
    (!turns.is_empty()).then(|| say!(words, "puzzle-goes-on", line = turns.join(" · ")))
}

/// The turns of a line, each with the stone of who plays it.
pub(in crate::views) fn turns(words: &Words, board: &Recorded, line: &[Action]) -> Vec<String> {
    let mut position = board.position().clone();
    let (mut told, mut turn) = (Vec::new(), Vec::new());
    for &action in line {
        let Some(seat) = position.to_act() else { break };
        let Ok(effects) = position.play(action) else { break };
        turn.push(action);
        if ends_turn(&position, &effects) {
            told.extend(hint::turn(words, &turn).map(|turn| format!("{} {turn}", stone(seat))));
            turn.clear();
        }
    }
    told
}

fn rating_line(words: &Words, puzzle: &Puzzle, rated: Rated) -> String {
    let game = game_name(words, puzzle.record().rules.game());
    let told = |rating: Rating| points(words, rating.value(), rating.deviation());
    match rated {
        Rated::Moved(Moved { before, after }) => {
            say!(words, "puzzle-rating", game, before = told(before), after = told(after))
        }
        Rated::Before => say!(words, "puzzle-rated-before"),
        Rated::Late => say!(words, "puzzle-rated-late"),
    }
}

/// What is said of a puzzle once it's over: what it did to the rating, its own rating, its motifs, and where it comes from.
fn facts_told(words: &Words, puzzle: &Puzzle, facts: Facts<'_>) -> Vec<String> {
    let motifs: Vec<String> = puzzle.motifs().iter().map(|&motif| motif_name(words, motif)).collect();
    let rating = points(words, facts.rating.value(), facts.rating.deviation());
    let about = if motifs.is_empty() {
        say!(words, "puzzle-about", rating)
    } else {
        say!(words, "puzzle-about-themes", rating, themes = motifs.join(", "))
    };
    let source = match facts.source {
        Source::Computer => say!(words, "puzzle-of-computer"),
        Source::Game { game, names: None, .. } => say!(words, "puzzle-of-game", game = game.to_string()),
        Source::Game { game, names: Some(names), .. } => {
            let players = names.iter().map(|name| clean(name)).collect::<Vec<_>>().join(" – ");
            say!(words, "puzzle-of-players", game = game.to_string(), players)
        }
    };
    let why = why(words, puzzle);
    why.into_iter().chain([rating_line(words, puzzle, facts.rated), about, source]).collect()
}

/// What can be done once a puzzle is over.
fn over(words: &Words, shown: ShownPuzzle<'_>, source: &Source) -> Vec<Button> {
    let mut buttons = vec![next(words, shown, Tone::Primary)];
    if shown.at.series == Series::Daily {
        buttons.push(Button::plain(say!(words, "button-daily-table"), DailyControl::Table(Week::This)));
    }
    let first = PuzzleAt { step: 0, ..shown.at };
    buttons.push(Button::plain(say!(words, "button-solve-again"), PuzzleControl::Open(first)));
    if let Source::Game { game, turns, .. } = *source {
        let replay = ButtonId::Replay { of: ReplayOf::Game(game), turn: turns, step: ReplayStep::Open };
        buttons.push(Button::plain(say!(words, "button-replay-game", game = game.to_string()), replay));
    }
    buttons
}

fn next(words: &Words, shown: ShownPuzzle<'_>, tone: Tone) -> Button {
    let next = PuzzleControl::Next(shown.board.rules().game(), shown.at.series.motif());
    Button::new(say!(words, "button-next-puzzle"), next, tone)
}
