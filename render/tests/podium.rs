//! Compares podiums with those in `tests/golden`, pixel by pixel.

#![expect(clippy::unwrap_used, reason = "a test")]

mod golden_file;

use render::{Podium, Stand, Theme};

fn stand(place: u8, name: &str, detail: &str) -> Stand {
    Stand { place, name: name.to_owned(), detail: detail.to_owned() }
}

fn check(name: &str, title: &str, stands: &[Stand]) {
    for theme in Theme::ALL {
        let png = Podium::new(title, stands.iter().cloned(), theme).png().unwrap();
        let (width, height) = Podium::SIZE;
        assert_eq!(golden_file::decode(&png).dimensions(), (width.into(), height.into()));
        golden_file::compare(&format!("podium-{name}-{theme}"), &png);
    }
}

#[test]
fn a_podium_of_three() {
    let stands = [
        stand(1, "Ada Lovelace", "1712 ± 120"),
        stand(2, "ben", "1655 ± 131"),
        stand(3, "Чіді", "1590 ± 98"),
    ];
    check("three", "Season 3 – Dara", &stands);
}

#[test]
fn long_and_unusual_names_stay_on_their_blocks() {
    let stands = [
        stand(1, "Wolfeschlegelsteinhausenbergerdo", "1712? ± 320"),
        stand(2, "山田太郎", "1655? ± 231"),
        stand(3, "🦁 Maximiliane-Aleksandra 🦁", "1590? ± 298"),
    ];
    check("strange", "Season 12345 – Damala, two teams of two players each", &stands);
}

#[test]
fn stacked_marks_and_invisible_characters_do_not_spoil_names() {
    let stands = [
        stand(1, &format!("Jose\u{301}phine Z{}", "\u{36f}".repeat(20)), "1712 ± 120"),
        stand(2, "\u{202e}**Ben** @everyone\nx\u{200b}y", "1655 ± 131"),
        stand(3, &"W".repeat(32), "1590 ± 98"),
    ];
    check("marked", "Season 3 – Dara", &stands);
}

#[test]
fn a_podium_of_one() {
    check("one", "Season 1 – Wali", &[stand(1, "Ada", "1712?")]);
}
