//! The panel for premoves: a player who is waiting plays through legal actions, their own and others'.
//!
//! Each action is chosen as in the panel of a turn, on a picture of the position it would be played in.

use games::{Position, Stage, with_forced};
use play::{PlayerId, Table};
use render::Marks;

use super::told;
use crate::{
    button_id::{
        ChoiceStep,
        premoves::{LineSoFar, LineStep, LineSteps, Premoves},
    },
    look::Look,
    texts::{Words, say},
    typed::premove_line::PremoveLine,
    views::{
        Button, Tone, View,
        game::{
            board_text,
            panel::{self, ChosenSquares, Menu, PanelFor},
            spoken,
        },
        players::seated,
    },
};

/// The most characters of the line above the menu.
const SHOWN: usize = 1_200;

/// Starts a line.
pub(super) fn begin(table: &Table) -> Premoves {
    choose(LineSoFar { game: table.id(), version: table.version(), line: LineSteps::default() })
}

/// Starts the next action of a line.
const fn choose(at: LineSoFar) -> Premoves {
    Premoves::Continue(at, LineStep::Choose(ChoiceStep::Pick(Vec::new())))
}

/// Asks for the next action of the line.
pub fn menu(
    words: &Words,
    look: Look<'_>,
    line: &PremoveLine<'_>,
    at: &LineSoFar,
    player: PlayerId,
    choice: ChosenSquares<'_>,
) -> View {
    let legal = line.position().legal_actions();
    let squares = with_forced(&legal, choice.squares);
    let choice = ChosenSquares { squares: &squares, ..choice };
    let before = before(line, at, player);
    let of = PanelFor::Line { at, before: before.as_ref() };
    let menu = Menu::new(of, line.position(), &legal, choice, look.below(line.table()));
    let to_act = line.position().to_act();
    let question = if line.is_played_by(player, to_act) {
        say!(words, "premove-answer", question = menu.prompt(words))
    } else if choice.squares.is_empty() {
        let who = to_act.map(|seat| seated(line.table(), seat)).unwrap_or_default();
        say!(words, "premove-others", who, stage = stage(line.position()))
    } else {
        menu.prompt(words)
    };
    let text = text(words, line, player, menu.with_rank(words, question));
    let last = line.last_turn();
    View { buttons: menu.rows(words), ..view(words, look, line, text, &menu.marks(&last)) }
}

/// A line that was stored because it ends with an answer, and how to continue it.
pub fn review(
    words: &Words,
    look: Look<'_>,
    line: &PremoveLine<'_>,
    at: &LineSoFar,
    player: PlayerId,
) -> View {
    let over = line.position().to_act().is_none();
    let asked = match (line.answers(player), over, at.line.is_full()) {
        (false, _, _) => say!(words, "premove-no-answer"),
        (true, true, _) => say!(words, "premove-over"),
        (true, false, true) => say!(words, "premove-full"),
        (true, false, false) => say!(words, "premove-stored-so-far"),
    };
    let back = at.line.back().map(|line| choose(LineSoFar { line, ..at.clone() }));
    let buttons = [
        (!over && !at.line.is_full())
            .then(|| (say!(words, "button-go-on"), choose(at.clone()), Tone::Primary)),
        line.answers(player).then(|| (say!(words, "button-premove"), Premoves::Open(at.game), Tone::Plain)),
        back.map(|back| (say!(words, "button-back"), back, Tone::Plain)),
    ];
    let buttons =
        buttons.into_iter().flatten().map(|(label, control, tone)| Button::new(label, control, tone));
    let last = line.last_turn();
    let marks = Marks { last: &last, ..Marks::default() };
    view(words, look, line, text(words, line, player, asked), &marks).with_row(buttons.collect())
}

/// What precedes the choice of the next action: the list, the review, or the last action.
fn before(line: &PremoveLine<'_>, at: &LineSoFar, player: PlayerId) -> Option<Premoves> {
    match at.line.back() {
        None => line.table().premoves(player).next().map(|_| Premoves::Open(at.game)),
        Some(_) if line.is_whole(player) => Some(Premoves::Continue(at.clone(), LineStep::Look)),
        Some(line) => Some(choose(LineSoFar { line, ..at.clone() })),
    }
}

fn text(words: &Words, line: &PremoveLine<'_>, player: PlayerId, asked: String) -> String {
    let heading = say!(words, "premove-heading", game = line.table().id().to_string());
    let told = told(words, line, player, SHOWN);
    [heading, told, asked].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n")
}

/// The position after the line.
fn view(words: &Words, look: Look<'_>, line: &PremoveLine<'_>, text: String, marks: &Marks<'_>) -> View {
    let over = line.position().to_act().is_none().then(|| say!(words, "premove-spoken-over"));
    let alt = spoken::position(words, line.position(), marks.last, over);
    View {
        pictures: vec![panel::picture(look, line.table(), line.position(), marks, alt)],
        aligned: board_text::of_position(words, look, line.table(), line.position()),
        ..View::words(text)
    }
}

fn stage(position: &Position) -> &'static str {
    match position.stage() {
        Stage::Drop => "drop",
        Stage::Move => "move",
        Stage::Take => "take",
        Stage::Capture => "capture",
    }
}
