//! Ratings and their categories, and how a game changed those of its players.

use games::Side;
use play::{
    Ending, Table,
    guild::standings::RatedResult,
    player::ratings::{Category, Form, MAX_RATED_A_DAY, Rating},
};

use super::{View, players::sat_down, rules_names::game_name};
use crate::texts::{Words, say};

/// The name of a category: the game, and "teams" for four players.
pub fn category_name(words: &Words, category: Category) -> String {
    let game = game_name(words, category.game());
    match category.form() {
        Form::Duel => game,
        Form::Teams => say!(words, "category-teams", game),
    }
}

/// A rating in whole points, with a question mark while it is provisional.
pub fn points(words: &Words, value: f64, deviation: f64) -> String {
    let points = whole(value);
    if Rating::is_provisional_at(deviation) {
        say!(words, "rating-provisional", points)
    } else {
        say!(words, "rating", points)
    }
}

/// The same for alt texts.
pub fn spoken(words: &Words, value: f64, deviation: f64) -> String {
    let points = whole(value);
    if Rating::is_provisional_at(deviation) {
        say!(words, "rating-spoken-provisional", points)
    } else {
        say!(words, "rating", points)
    }
}

/// Adds a last line to a game's message: how ratings changed, or why they didn't. `results` are the stored changes,
/// if any.
pub fn below(words: &Words, view: View, table: &Table, results: Option<&[RatedResult]>) -> View {
    let line = table.ending().zip(results).and_then(|(ending, results)| line(words, table, ending, results));
    match line {
        Some(line) => View { text: format!("{}\n{line}", view.text), ..view },
        None => view,
    }
}

fn line(words: &Words, table: &Table, ending: Ending, results: &[RatedResult]) -> Option<String> {
    if !results.is_empty() {
        let sides = [Side::First, Side::Second].map(|side| {
            let of_side = results.iter().filter(|result| result.seat.side() == side);
            of_side.map(|result| changed(words, table, result)).collect::<Vec<_>>().join(" + ")
        });
        // A side of former players no longer has a rating.
        let sides: Vec<_> = sides.into_iter().filter(|side| !side.is_empty()).collect();
        return Some(say!(words, "ratings-changed", ratings = sides.join(" – ")));
    }
    if ending.is_void() {
        // The ending says that a void game doesn't count, unless its competition counts it.
        let counts = table.told_ending().is_some_and(|ending| !ending.is_void());
        return counts.then(|| say!(words, "ratings-early"));
    }
    Some(if !table.computers().is_empty() {
        say!(words, "ratings-computer")
    } else if table.stored().terms.rated {
        say!(words, "ratings-often", players = table.stored().seats.players().len(), games = MAX_RATED_A_DAY)
    } else {
        say!(words, "ratings-agreed")
    })
}

/// A player with the new rating and the change from the one shown before.
fn changed(words: &Words, table: &Table, result: &RatedResult) -> String {
    let change = whole(result.after) - whole(result.before);
    let change = match change {
        0 => "±0".to_owned(),
        1.. => format!("+{change}"),
        _ => format!("−{}", change.unsigned_abs()),
    };
    let rating = points(words, result.after, result.deviation);
    say!(words, "rating-changed", who = sat_down(table, result.seat), rating, change)
}

#[expect(clippy::cast_possible_truncation, reason = "ratings have four digits")]
fn whole(points: f64) -> i64 {
    points.round() as i64
}

#[cfg(test)]
mod tests {
    use games::Seat;
    use jiff::Timestamp;
    use play::game::table::{Event, decide_event};

    use super::*;
    use crate::{texts::Texts, views::example};

    fn resigned() -> Table {
        let table = example::up_to(5);
        let by = table.player(Seat::FIRST).and_then(play::Player::member).unwrap();
        decide_event(&table, by, Event::Resign, Timestamp::UNIX_EPOCH).unwrap().table
    }

    fn told(table: &Table, results: Option<&[RatedResult]>) -> String {
        let texts = Texts::load().unwrap();
        below(texts.public(), View::words("…"), table, results).text
    }

    #[test]
    fn provisional_ratings_are_marked() {
        let texts = Texts::load().unwrap();
        let rating = |value, deviation| points(texts.public(), value, deviation);
        assert_eq!([rating(1511.6, 109.9), rating(987.4, 110.0)], ["1512", "987?"]);
    }

    #[test]
    fn the_change_is_that_of_what_is_shown() {
        let [first, second] = [Seat::FIRST, Seat::SECOND];
        let result = |seat, before, after, deviation| RatedResult { seat, before, after, deviation };
        let check = |results: &[RatedResult], line: &str| {
            assert_eq!(told(&resigned(), Some(results)), format!("…\n-# New ratings: {line}"));
        };
        check(
            &[result(first, 1500.0, 1337.7, 290.3), result(second, 1499.6, 1507.4, 60.2)],
            "⚫ <@1> 1338? (−162) – ⚪ <@2> 1507 (+7)",
        );
        check(
            &[result(first, 1500.2, 1499.7, 80.0), result(second, 999.4, 999.6, 80.0)],
            "⚫ <@1> 1500 (±0) – ⚪ <@2> 1000 (+1)",
        );
    }

    #[test]
    fn it_is_said_why_a_game_is_not_rated() {
        let often = "…\n-# Unrated: only 6 games a day (UTC) count between these two players";
        assert_eq!(told(&resigned(), Some(&[])), often);
        assert_eq!(told(&resigned(), None), "…", "it is not known");
        assert_eq!(told(&example::up_to(5), Some(&[])), "…", "it goes on");
    }
}
