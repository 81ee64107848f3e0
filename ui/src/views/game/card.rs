//! A finished game as a card to share: its last board, who played, and how it ended.

use games::{Seat, Side};
use play::{Ending, Table};
use render::{Card, CardPlayer, Marks};

use super::{ending, spoken};
use crate::{
    look::Look,
    texts::{Words, say},
    views::{name::clean, rules_names::rules_name, share::Undrawn},
};

/// The card of a finished game. `names` are the players' in seating order; without them, they go by their colours.
pub fn card(
    words: &Words,
    look: Look<'_>,
    (table, ended): (&Table, Ending),
    names: Option<&[String]>,
) -> Undrawn {
    let rules = table.stored().record.rules;
    let seats = || Seat::ALL.into_iter().take(rules.seats());
    let called = |seat: Seat| match names.and_then(|names| names.get(seat.index())) {
        Some(name) => clean(name),
        None => spoken::side(words, seat),
    };
    let of_side = |side: Side| {
        let players = seats().filter(|seat| seat.side() == side).map(called);
        players.reduce(|one, other| say!(words, "side-team", one, other)).unwrap_or_default()
    };
    let players = seats().map(|seat| {
        let score = match ended.winner() {
            _ if ended.is_void() => "",
            None => "½",
            Some(side) if side == seat.side() => "1",
            Some(_) => "0",
        };
        CardPlayer { seat, name: called(seat), score: score.to_owned() }
    });
    let how = if names.is_some() {
        ending::sentence(words, rules, ended, of_side).replace("**", "")
    } else {
        spoken::ended(words, rules, ended)
    };
    let length = say!(words, "card-moves", plies = table.ply());
    let score = names.and_then(|_| super::match_score::spoken(words, table, of_side));
    let card = Card {
        title: rules_name(words, rules),
        number: None,
        players: players.collect(),
        lines: [Some(how), score, Some(length)].into_iter().flatten().collect(),
        theme: look.theme,
    };
    let shown = render::Ended { winner: ended.winner() };
    let marks = Marks { last: table.last_turn(), ended: Some(shown), ..Marks::default() };
    let board = look.small_picture(table.position(), &marks, look.below(table));
    Undrawn::with_board(card, board, spoken::table(words, table))
}

#[cfg(test)]
mod tests {
    use games::{Outcome, WinReason};
    use play::{ForfeitReason, Language};

    use super::*;
    use crate::{texts::Texts, views::example};

    fn lines(language: Language, table: &Table, ended: Ending, names: Option<&[String]>) -> Card {
        card(Texts::load().unwrap().of(language), example::look(), (table, ended), names).card
    }

    #[test]
    fn players_go_by_their_names_or_by_their_colours() {
        let table = example::up_to(5);
        let ended = Ending::Rules(Outcome::Win { side: Side::Second, why: WinReason::Blocked });
        let names = ["Ada".to_owned(), "*Ben*\u{202e}".to_owned()];
        let shown = lines(Language::English, &table, ended, Some(&names));
        let row = |name: &str, score: &str| (name.to_owned(), score.to_owned());
        let rows = |card: &Card| {
            card.players.iter().map(|player| (player.name.clone(), player.score.clone())).collect::<Vec<_>>()
        };
        assert_eq!(rows(&shown), [row("Ada", "0"), row("*Ben*", "1")]);
        assert_eq!(shown.lines, ["*Ben* wins! Ada can't move.", "5 moves"]);
        let shown = lines(Language::English, &table, ended, None);
        assert_eq!(rows(&shown), [row("Black", "0"), row("White", "1")]);
        assert_eq!(shown.lines, ["White wins! Black can't move.", "5 moves"]);
    }

    #[test]
    fn what_does_not_count_has_no_score() {
        let table = example::up_to(5);
        let scores = |ended| {
            let card = lines(Language::English, &table, ended, None);
            card.players.into_iter().map(|player| player.score).collect::<Vec<_>>()
        };
        assert_eq!(scores(Ending::Idle), ["", ""]);
        assert_eq!(scores(Ending::Agreed), ["½", "½"]);
        let left = Ending::Forfeit { seat: Seat::FIRST, why: ForfeitReason::Left };
        assert_eq!(scores(left), ["0", "1"]);
    }

    #[test]
    fn the_longest_names_and_numbers_are_drawn_in_every_language() {
        let table = example::with_long_numbers();
        let names = ["W".repeat(32), "李".repeat(32), "\u{202e}".to_owned(), "a".repeat(32)];
        for words in Texts::load().unwrap().all() {
            for names in [None, Some(&names[..])] {
                let drawn = card(words, example::look(), (&table, Ending::Agreed), names).draw().unwrap();
                assert!(drawn.png.starts_with(b"\x89PNG"));
                assert!(!drawn.alt.is_empty() && drawn.alt.encode_utf16().count() <= 1_024, "{}", drawn.alt);
            }
        }
    }
}
