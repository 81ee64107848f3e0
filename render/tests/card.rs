//! Compares cards with those in `tests/golden`, pixel by pixel.

#![expect(clippy::unwrap_used, reason = "a test")]

mod game;
mod golden_file;

use games::Seat;
use image::RgbImage;
use render::{Card, CardPlayer, Marks, Options, Painter, Rated, RatingPlot, Size, Theme, scene};

fn players(named: &[(&str, &str)]) -> Vec<CardPlayer> {
    let player = |(&seat, &(name, score)): (&Seat, &(&str, &str))| CardPlayer {
        seat,
        name: name.to_owned(),
        score: score.to_owned(),
    };
    Seat::ALL.iter().zip(named).map(player).collect()
}

fn check(name: &str, card: &Card, picture: &RgbImage) {
    let png = card.png(picture).unwrap();
    let (width, height) = Card::SIZE;
    assert_eq!(golden_file::decode(&png).dimensions(), (width.into(), height.into()));
    golden_file::compare(&format!("card-{name}-{}", card.theme), &png);
}

fn board(theme: Theme, position: &games::Position, size: Size) -> RgbImage {
    let options = Options { theme, size, ..Options::default() };
    Painter::new().picture(&scene(position, &Marks::default(), options)).to_image()
}

#[test]
fn a_finished_game() {
    let (position, _) = game::after(usize::MAX);
    for theme in Theme::ALL {
        let card = Card {
            title: "Dara (traditional)".to_owned(),
            number: None,
            players: players(&[("Ada Lovelace", "1"), ("ben", "0")]),
            lines: vec!["Ada Lovelace wins! ben has too few stones left.".to_owned(), "53 turns".to_owned()],
            theme,
        };
        check("game", &card, &board(theme, &position, Size::Small));
    }
}

#[test]
fn four_players_with_long_and_unusual_names() {
    let (position, _) = game::played("damala:teams");
    let card = Card {
        title: "Damala, two teams of two players each".to_owned(),
        number: None,
        players: players(&[
            ("Wolfeschlegelsteinhausenbergerdo", "½"),
            ("山田太郎", "½"),
            ("\u{202e}**Ben** @everyone", "½"),
            (&"W".repeat(32), "½"),
        ]),
        lines: vec!["Nothing more can be won. ".repeat(20), "1,234 turns".to_owned(), "cut".repeat(80)],
        theme: Theme::Night,
    };
    check("strange", &card, &board(card.theme, &position, Size::Large));
}

#[test]
fn a_rating() {
    let games = [(0, 1500.0, 350.0), (86_400, 1662.0, 290.0), (190_000, 1712.0, 220.0)];
    let points = games.map(|(at, rating, deviation)| Rated { at, rating, deviation });
    for theme in [Theme::Savanna, Theme::HighContrast] {
        let plot = RatingPlot::new(points, theme).unwrap().sized(Card::PICTURE.0, Card::PICTURE.1);
        let card = Card {
            title: "Dara · rating".to_owned(),
            number: Some("1712".to_owned()),
            players: players(&[("Ada Lovelace", "")]),
            lines: vec!["Best: 1733 on 4 May 2026".to_owned(), "120 won, 13 drawn, 88 lost".to_owned()],
            theme,
        };
        check("rating", &card, &plot.image(|mark| format!("day {}", mark.at / 86_400)));
    }
}
