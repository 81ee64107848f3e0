//! Guessing what is played next: the private panel of a watcher, and what the next board says of all who guessed.
//!
//! Until the turn is played, no one sees what others guessed, nor how many did.

use games::{Action, Seat, with_forced};
use play::{
    Table,
    game::guessing::{self, Guessed},
};
use render::Marks;

use super::{ChosenSquares, Menu, PanelFor};
use crate::{
    button_id::GuessControl,
    look::Look,
    texts::{Words, say},
    views::{
        Button, Picture, View,
        game::{
            board::{self, below::to_guess},
            board_text, hint, spoken,
        },
        players::seated,
    },
};

/// The button to the table of those who guessed best.
pub fn best(words: &Words) -> Button {
    Button::plain(say!(words, "button-best-guessers"), GuessControl::Table(None))
}

/// The panel after some choices. `before` is what its reader has guessed already.
pub fn panel(
    words: &Words,
    look: Look<'_>,
    table: &Table,
    choice: ChosenSquares<'_>,
    before: Option<Action>,
) -> View {
    let legal = table.position().legal_actions();
    let squares = with_forced(&legal, choice.squares);
    let choice = ChosenSquares { squares: &squares, ..choice };
    let of = PanelFor::Guess { game: table.id(), version: table.version() };
    let menu = Menu::new(of, table.position(), &legal, choice, look.below(table));
    let marks = menu.marks(table.last_turn());
    let lines = [
        Some(seat(words, table)),
        before.and_then(|before| so_far(words, before)),
        Some(menu.question(words)),
    ];
    View { buttons: menu.rows(words), ..shown(words, look, table, lines.into_iter().flatten(), &marks) }
}

/// A guess that was stored, shown on the board.
pub fn stored(words: &Words, look: Look<'_>, table: &Table, guess: Action) -> View {
    let marks = Marks { last: table.last_turn(), chosen: guess.squares(), ..Marks::default() };
    let lines = [so_far(words, guess), Some(say!(words, "guess-until", who = who(table)))];
    shown(words, look, table, lines.into_iter().flatten(), &marks)
        .with_row(vec![to_guess(say!(words, "button-guess-again"), table), best(words)])
}

/// The board, in answer to a guess that came too late for its turn.
pub fn stale(words: &Words, look: Look<'_>, table: &Table) -> View {
    let mut view = board::private(words, look, table, Some(say!(words, "guess-late")));
    if guessing::is_open(table)
        && let Some(row) = view.buttons.last_mut()
    {
        row.push(to_guess(say!(words, "button-guess"), table));
    }
    view
}

/// Adds to a board, above its footer, how many had guessed the turn that it shows.
pub fn told(words: &Words, view: View, guessed: Guessed) -> View {
    let Guessed { right, all } = guessed;
    if all == 0 {
        return view;
    }
    let line = say!(words, "guess-told", right, all);
    let text = match view.text.rsplit_once('\n') {
        Some((above, footer)) => format!("{above}\n{line}\n{footer}"),
        None => format!("{line}\n{}", view.text),
    };
    View { text, ..view }
}

fn shown(
    words: &Words,
    look: Look<'_>,
    table: &Table,
    lines: impl Iterator<Item = String>,
    marks: &Marks<'_>,
) -> View {
    let png = look.png(table.position(), marks, look.below(table));
    View {
        pictures: vec![Picture { png, alt: spoken::table(words, table) }],
        aligned: board_text::below(words, look, table),
        ..View::words(lines.collect::<Vec<_>>().join("\n"))
    }
}

fn who(table: &Table) -> String {
    seated(table, table.to_act().unwrap_or(Seat::FIRST))
}

fn seat(words: &Words, table: &Table) -> String {
    say!(words, "guess-seat", who = who(table))
}

fn so_far(words: &Words, guess: Action) -> Option<String> {
    Some(say!(words, "guess-own", guess = hint::turn(words, &[guess])?))
}

#[cfg(test)]
mod tests {
    use play::BoardCause;

    use super::*;
    use crate::{
        button_id::ButtonId,
        texts::Texts,
        views::{IN_A_ROW, example, game::panel::MOST_PARTS},
    };

    fn guessing() -> Look<'static> {
        example::look().with_guesses(true)
    }

    fn action(text: &str) -> Action {
        text.parse().unwrap()
    }

    #[test]
    fn the_button_stands_beside_the_others_where_guessing_is_on() {
        let texts = Texts::load().unwrap();
        let labels = |look, table: &Table| {
            let view = board::view(texts.public(), look, table, BoardCause::LastTurn);
            view.buttons
                .iter()
                .map(|row| row.iter().map(|button| button.label.clone()).collect())
                .collect::<Vec<Vec<_>>>()
        };
        let begun = example::up_to(3);
        assert_eq!(labels(example::look(), &begun), [["Play", "More"]]);
        assert_eq!(labels(guessing(), &begun), [["Play", "More", "Guess"]]);
    }

    #[test]
    fn a_private_board_has_no_button_of_its_own_but_one_that_came_too_late_does() {
        let texts = Texts::load().unwrap();
        let table = example::up_to(3);
        let reader = Look::of_one(
            example::painter(),
            9.try_into().unwrap(),
            play::Preferences::default(),
            play::Theme::default(),
        );
        let guess = ButtonId::Guess(GuessControl::Open(table.id()));
        let offers = |view: View| view.buttons.concat().iter().any(|button| button.control == guess);
        assert!(!offers(board::private(texts.public(), reader, &table, None)));
        assert!(offers(stale(texts.public(), reader, &table)));
    }

    #[test]
    fn the_panel_asks_as_if_one_sat_there_and_shows_what_was_guessed_before() {
        let texts = Texts::load().unwrap();
        let table = example::up_to(24);
        let asked =
            |before| panel(texts.public(), example::look(), &table, ChosenSquares::default(), before).text;
        assert_eq!(
            asked(None),
            "Put yourself in the place of ⚫ <@1>. Only you see your guess.\nWhich stone do you want to move?"
        );
        assert_eq!(asked(Some(action("b2-c2"))).lines().nth(1), Some("Your guess: **b2 → c2**"));
        let view = stored(texts.public(), example::look(), &table, action("b2-c2"));
        assert!(view.text.starts_with("Your guess: **b2 → c2**\n"), "{}", view.text);
        assert!(view.pings.is_empty() && view.pictures.len() == 1);
    }

    #[test]
    fn the_next_board_says_how_many_saw_it_above_its_footer() {
        let texts = Texts::load().unwrap();
        let table = example::up_to(3);
        let board = || board::view(texts.public(), guessing(), &table, BoardCause::LastTurn);
        let text = told(texts.public(), board(), Guessed { right: 3, all: 8 }).text;
        let lines: Vec<_> = text.lines().rev().take(2).collect();
        assert!(lines[0].starts_with("-# Game 12") && lines[1] == "🔮 3 of 8 saw it coming.", "{text}");
        assert_eq!(told(texts.public(), board(), Guessed::default()).text, board().text, "no one guessed");
        for words in texts.all() {
            let one = told(words, board(), Guessed { right: 100_000, all: 100_000 }).text;
            assert!(one.lines().rev().nth(1).unwrap().chars().count() <= 90, "{one}");
        }
    }

    #[test]
    fn every_panel_fits_into_a_message() {
        let texts = Texts::load().unwrap();
        for &game in games::Game::ALL {
            let table = example::table(&game.default_rules().to_string());
            let view = panel(texts.public(), example::look(), &table, ChosenSquares::default(), None);
            let parts: usize = view.buttons.iter().map(|row| 1 + row.len()).sum();
            assert!(
                parts <= MOST_PARTS - 2 && view.buttons.iter().all(|row| row.len() <= IN_A_ROW),
                "{game}"
            );
        }
    }
}
