//! How a ranking is drawn: the columns of text, and right of them a box for each round.

use super::{Ranking, RankingRow};
use crate::{
    competition::{
        columns::{Column, Columns, Narrow, Shares, Texts},
        round_box,
        sheet::{STRONG, Sheet, TEXT},
    },
    panel::{Align, Panel},
};

/// The most rows, rounds and tie-breaks.
const MOST_ROWS: usize = 20;
const MOST_ROUNDS: usize = 15;
const MOST_TIE_BREAKS: usize = 3;

// Lengths are in pixels of the picture.

/// The least and the greatest width of a round's column.
const ROUND: (u16, u16) = (28, 44);
/// Height of a row.
const ROW: u16 = 46;

/// Where everything is.
struct Places {
    place: Column,
    name: Column,
    points: Column,
    tie_breaks: Vec<Column>,
    /// Of the first round.
    round: Column,
    /// Number of rounds.
    rounds: usize,
    /// Of the picture.
    width: u16,
}

impl Places {
    fn of(ranking: &Ranking, rows: &[RankingRow]) -> Self {
        let headings = &ranking.headings;
        let rounds = rows.iter().map(|row| row.rounds.len()).max().unwrap_or_default().min(MOST_ROUNDS);
        let narrow = Narrow { count: rounds, widths: ROUND };
        let tie_breaks = headings.tie_breaks.get(..MOST_TIE_BREAKS).unwrap_or(&headings.tie_breaks);
        let texts = Texts::beside(narrow, 1 + tie_breaks.len(), 0);
        let place = texts.places(rows.iter().map(|row| row.place), STRONG);
        let points = texts.width(&headings.points, rows.iter().map(|row| row.points.as_str()), STRONG);
        let tie_break = |(number, heading): (usize, &String)| {
            let of_rows = rows.iter().filter_map(|row| row.tie_breaks.get(number));
            texts.width(heading, of_rows.map(String::as_str), TEXT)
        };
        let tie_breaks: Vec<u16> = tie_breaks.iter().enumerate().map(tie_break).collect();
        let Shares { names, narrow: round, picture } =
            Shares::of(narrow, place + points + tie_breaks.iter().sum::<u16>());
        let mut columns = Columns::new();
        Self {
            place: columns.next(place),
            name: columns.next(names),
            points: columns.next(points),
            tie_breaks: tie_breaks.into_iter().map(|width| columns.next(width)).collect(),
            round: columns.next(round),
            rounds,
            width: picture,
        }
    }
}

/// The finished drawing.
pub(super) fn drawn(ranking: &Ranking) -> Panel {
    let rows = ranking.rows.get(..MOST_ROWS).unwrap_or(&ranking.rows);
    let (headings, places) = (&ranking.headings, Places::of(ranking, rows));
    let mut sheet = Sheet::new(&ranking.title, places.width, rows.len(), ROW, ranking.theme);
    sheet.heading(places.name, &headings.player, Align::Left);
    sheet.heading(places.points, &headings.points, Align::Centre);
    for (&column, heading) in places.tie_breaks.iter().zip(&headings.tie_breaks) {
        sheet.heading(column, heading, Align::Centre);
    }
    for round in 0..places.rounds {
        sheet.number(places.round.after(round), round + 1);
    }
    for (number, row) in rows.iter().enumerate() {
        draw_row(&mut sheet, &places, number, row);
    }
    sheet.panel
}

fn draw_row(sheet: &mut Sheet, places: &Places, number: usize, row: &RankingRow) {
    let mut write = |column, text: &str, align, height| {
        sheet.text((number, column), text, align, height, row.is_out);
    };
    write(places.place, &row.place.to_string(), Align::Right, STRONG);
    write(places.points, &row.points, Align::Centre, STRONG);
    for (&column, text) in places.tie_breaks.iter().zip(&row.tie_breaks) {
        write(column, text, Align::Centre, TEXT);
    }
    sheet.name(number, places.name, &row.name, row.is_out);
    for (round, &cell) in row.rounds.iter().take(places.rounds).enumerate() {
        let area = sheet.cell(number, places.round.after(round));
        round_box::draw(&mut sheet.panel, area, cell);
    }
}
