//! Crosstables.

use std::collections::HashMap;

use image::Rgb;
use render::{Cell, CellResult, Crosstable, CrosstableHeadings, CrosstableRow, Theme, Zone};

use super::{
    NAMES, assert_all_differ,
    difference::{contrast, difference},
    golden_file, strange,
    vision::Vision,
};

/// The results of games that were played.
const RESULTS: [CellResult; 3] = [CellResult::Won, CellResult::Drawn, CellResult::Lost];

const ZONES: [Zone; 5] = [Zone::None, Zone::Up, Zone::Down, Zone::UpClinched, Zone::DownClinched];

/// A result of a season that is half played, as `one` sees it.
fn result(one: usize, other: usize, game: usize) -> CellResult {
    let seen = match (one.min(other) * 7 + one.max(other) * 5 + game * 3) % 13 {
        0 | 1 | 4 => CellResult::Won,
        2 | 3 => CellResult::Lost,
        5 | 6 => CellResult::Drawn,
        7 => CellResult::Playing,
        8 => CellResult::Forfeited { won: true },
        9 => CellResult::Void,
        _ => CellResult::NotYet,
    };
    match seen {
        CellResult::Won if one > other => CellResult::Lost,
        CellResult::Lost if one > other => CellResult::Won,
        CellResult::Forfeited { won } if one > other => CellResult::Forfeited { won: !won },
        seen => seen,
    }
}

fn division(players: usize, games: usize, theme: Theme) -> Crosstable {
    let row = |one: usize| {
        let cell = |other: usize| match games {
            1 => Cell::One(result(one, other, 0)),
            _ => Cell::Two(result(one, other, 0), result(one, other, 1)),
        };
        // The second and the third share a place.
        let place = if one == 2 { 2 } else { one + 1 };
        let zone = match (one, players - one) {
            (0, _) => Zone::UpClinched,
            (_, 1) => Zone::DownClinched,
            (1, _) => Zone::Up,
            (_, 2) => Zone::Down,
            _ => Zone::None,
        };
        CrosstableRow {
            place: u16::try_from(place).unwrap(),
            name: NAMES[one].to_owned(),
            points: format!(
                "{}{}",
                (players - one) * games * 5 / 8,
                if one.is_multiple_of(3) { "½" } else { "" }
            ),
            left: (games * 3 - one % 3).to_string(),
            range: format!("{}–{}", place.saturating_sub(2).max(1), (place + 3).min(players)),
            cells: (0..players).map(cell).collect(),
            zone,
            is_out: one + 3 == players,
        }
    };
    let headings = CrosstableHeadings {
        player: "Player".to_owned(),
        points: "Points".to_owned(),
        left: "Left".to_owned(),
        range: "Range".to_owned(),
    };
    let rows = (0..players).map(row).collect();
    Crosstable { title: "Division 2 · Round 5".to_owned(), headings, rows, theme }
}

/// Two players, of whom the first has this row.
fn duel(row: CrosstableRow, theme: Theme) -> Vec<u8> {
    let rows = vec![row, CrosstableRow { place: 2, name: "Ben".to_owned(), ..CrosstableRow::default() }];
    Crosstable { rows, theme, ..Crosstable::default() }.png().unwrap()
}

fn ada() -> CrosstableRow {
    CrosstableRow { place: 1, name: "Ada".to_owned(), ..CrosstableRow::default() }
}

fn with_cell(cell: Cell, theme: Theme) -> Vec<u8> {
    duel(CrosstableRow { cells: vec![Cell::Blank, cell], ..ada() }, theme)
}

fn check(name: &str, crosstable: &Crosstable) {
    golden_file::compare(&format!("crosstable-{name}"), &crosstable.png().unwrap());
}

#[test]
fn divisions_of_all_sizes_look_as_before() {
    for theme in Theme::ALL {
        check(&format!("eight-{theme}"), &division(8, 1, theme));
    }
    check("fifteen-savanna", &division(15, 1, Theme::Savanna));
    check("fifteen-twice-night", &division(15, 2, Theme::Night));
    check("six-twice-savanna", &division(6, 2, Theme::Savanna));
}

#[test]
fn a_division_that_is_over_needs_fewer_columns() {
    let mut over = division(4, 1, Theme::Savanna);
    over.headings = CrosstableHeadings { left: String::new(), range: String::new(), ..over.headings };
    for row in &mut over.rows {
        *row = CrosstableRow {
            left: String::new(),
            range: String::new(),
            zone: Zone::None,
            is_out: false,
            ..row.clone()
        };
    }
    check("over-savanna", &over);
}

#[test]
fn strange_texts_stay_in_their_columns() {
    let row = |text: &String| CrosstableRow {
        place: u16::MAX,
        name: text.clone(),
        points: text.clone(),
        left: text.clone(),
        range: text.clone(),
        is_out: text.len() > 200,
        zone: Zone::Up,
        ..CrosstableRow::default()
    };
    let long = strange()[3].clone();
    let headings =
        CrosstableHeadings { player: long.clone(), points: long.clone(), left: long.clone(), range: long };
    let rows = strange().iter().map(row).collect();
    let crosstable = Crosstable { title: strange()[5].clone(), headings, rows, theme: Theme::Night };
    check("strange-night", &crosstable);
    let fifteen =
        Crosstable { rows: crosstable.rows.iter().cycle().take(15).cloned().collect(), ..crosstable };
    let (width, height) = golden_file::decode(&fifteen.png().unwrap()).dimensions();
    assert!(width == 900 && height < 1_100, "{width} × {height}");
}

#[test]
fn every_zone_looks_different_without_colour() {
    for theme in [Theme::Savanna, Theme::HighContrast] {
        let row = |zone| CrosstableRow { zone, ..ada() };
        let pictures = ZONES.map(|zone| (format!("{zone:?} {theme}"), duel(row(zone), theme)));
        assert_all_differ(&pictures);
        let out = duel(CrosstableRow { is_out: true, ..ada() }, theme);
        assert_all_differ(&[("in".to_owned(), duel(ada(), theme)), ("out".to_owned(), out)]);
    }
}

/// The colours of a result's box, the most frequent first.
fn colours(result: CellResult, theme: Theme) -> Vec<[u8; 3]> {
    let [blank, cell] =
        [Cell::Blank, Cell::One(result)].map(|cell| golden_file::decode(&with_cell(cell, theme)));
    // Shades at the edges of letters depend on what else is in a picture.
    let differs = |one: &Rgb<u8>, other: &Rgb<u8>| (0..3).any(|at| one.0[at].abs_diff(other.0[at]) > 24);
    let changed = || cell.enumerate_pixels().filter(|&(x, y, pixel)| differs(pixel, blank.get_pixel(x, y)));
    let (columns, rows) = (changed().map(|(x, ..)| x), changed().map(|(_, y, _)| y));
    let (left, right) = (columns.clone().min().unwrap(), columns.max().unwrap());
    let (top, bottom) = (rows.clone().min().unwrap(), rows.max().unwrap());
    let mut found: HashMap<[u8; 3], usize> = HashMap::new();
    for (x, y, pixel) in cell.enumerate_pixels() {
        if (left..=right).contains(&x) && (top..=bottom).contains(&y) {
            *found.entry(pixel.0).or_default() += 1;
        }
    }
    let mut found: Vec<_> = found.into_iter().collect();
    found.sort_by_key(|&(colour, count)| (std::cmp::Reverse(count), colour));
    found.into_iter().map(|(colour, _)| colour).collect()
}

#[test]
fn results_can_be_told_apart_with_colour_blindness_in_the_colour_safe_theme() {
    let inks = RESULTS.map(|result| colours(result, Theme::ColourSafe)[0]);
    for vision in Vision::ALL {
        for (number, &one) in inks.iter().enumerate() {
            for &other in &inks[number + 1..] {
                let found = difference(vision, one, other);
                assert!(found >= 20.0, "{vision:?} {one:?} {other:?}: {found:.0}");
            }
        }
    }
}

#[test]
fn signs_have_enough_contrast() {
    for (theme, least) in [(Theme::HighContrast, 7.0), (Theme::Savanna, 4.5), (Theme::Night, 4.5)] {
        for result in RESULTS {
            let colours = colours(result, theme);
            // The most frequent colours are the box, its sign, and shades between them.
            let found = colours[1..5].iter().map(|&sign| contrast(colours[0], sign)).fold(0.0, f64::max);
            assert!(found >= least, "{theme} {result:?}: {found:.1}");
        }
    }
}

#[test]
fn only_fifteen_rows_are_drawn() {
    let all = |rows: usize| {
        let row = |number: usize| CrosstableRow {
            place: u16::try_from(number + 1).unwrap(),
            cells: vec![Cell::One(CellResult::Won); rows],
            ..CrosstableRow::default()
        };
        Crosstable { rows: (0..rows).map(row).collect(), ..Crosstable::default() }.png().unwrap()
    };
    assert!(all(40) == all(15));
    assert!(all(15) != all(14));
}

#[test]
fn missing_cells_are_blank_and_a_players_own_is_not_drawn() {
    let with = |cells| duel(CrosstableRow { cells, ..ada() }, Theme::Night);
    assert!(with(Vec::new()) == with(vec![Cell::Blank; 2]));
    assert!(with(Vec::new()) == with(vec![Cell::One(CellResult::Won)]));
    assert!(with(vec![Cell::Blank; 9]) == with(Vec::new()));
}

#[test]
fn a_division_without_players_can_be_drawn() {
    for theme in Theme::ALL {
        let empty = Crosstable { theme, ..Crosstable::default() }.png().unwrap();
        assert_eq!(golden_file::decode(&empty).width(), 640);
    }
}

#[test]
fn files_are_small() {
    for (players, games, most) in [(15, 2, 90_000), (8, 1, 45_000)] {
        let size = division(players, games, Theme::Savanna).png().unwrap().len();
        assert!(size <= most, "{players} players: {size} bytes");
    }
}
