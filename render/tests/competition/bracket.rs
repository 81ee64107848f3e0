//! Brackets.

use render::{Bracket, BracketPart, BracketPlayer, BracketRound, BracketTie, Slot, Theme, TieEnd};

use super::{NAMES, assert_all_differ, golden_file, strange};

const HEADINGS: [&str; 6] = ["Final", "Semi-finals", "Quarter-finals", "Last 16", "Last 32", "Last 64"];

fn player(seed: &str, name: &str, score: &str) -> Slot {
    Slot::Player(BracketPlayer { seed: seed.to_owned(), name: name.to_owned(), score: score.to_owned() })
}

/// A knock-out in which the rounds up to `played` are over, and the fourth player is missing.
fn knock_out(rounds: usize, played: usize, theme: Theme) -> Bracket {
    let mut places: Vec<Option<usize>> = (1..=1 << rounds).map(|seed| (seed != 4).then_some(seed)).collect();
    let mut drawn = Vec::new();
    for round in 0..rounds {
        let is_over = round < played;
        let (mut next, mut ties) = (Vec::new(), Vec::new());
        for (number, pair) in places.chunks(2).enumerate() {
            let upper_wins = (number + round) % 3 != 1 || pair[1].is_none();
            let slot = |place: Option<usize>, wins: bool| {
                let Some(seed) = place else { return if round == 0 { Slot::Bye } else { Slot::Open } };
                let score = match (is_over, wins) {
                    _ if pair.contains(&None) => "",
                    (false, _) => ["½", ""][number % 2],
                    (true, true) => "1½",
                    (true, false) => "½",
                };
                player(&seed.to_string(), NAMES[seed * 7 % NAMES.len()], score)
            };
            let end = match (is_over, upper_wins) {
                (false, _) => TieEnd::Open,
                (true, true) => TieEnd::Upper,
                (true, false) => TieEnd::Lower,
            };
            ties.push(BracketTie {
                upper: slot(pair[0], upper_wins),
                lower: slot(pair[1], !upper_wins),
                end,
            });
            next.push(if is_over { pair[usize::from(!upper_wins)] } else { None });
        }
        drawn.push(BracketRound { heading: HEADINGS[rounds - 1 - round].to_owned(), ties });
        places = next;
    }
    Bracket { title: "Cup of May 2031".to_owned(), rounds: drawn, part: BracketPart::End, theme }
}

/// A final.
fn tie(upper: Slot, lower: Slot, end: TieEnd, theme: Theme) -> Vec<u8> {
    let ties = vec![BracketTie { upper, lower, end }];
    let rounds = vec![BracketRound { ties, ..BracketRound::default() }];
    Bracket { rounds, theme, ..Bracket::default() }.png().unwrap()
}

fn check(name: &str, bracket: &Bracket) {
    golden_file::compare(&format!("bracket-{name}"), &bracket.png().unwrap());
}

#[test]
fn brackets_of_all_sizes_look_as_before() {
    for theme in Theme::ALL {
        check(&format!("sixteen-{theme}"), &knock_out(4, 2, theme));
    }
    check("eight-won-savanna", &knock_out(3, 3, Theme::Savanna));
    check("four-night", &knock_out(2, 1, Theme::Night));
    check("two-savanna", &knock_out(1, 1, Theme::Savanna));
}

#[test]
fn a_section_of_a_large_bracket_looks_as_before() {
    let part = BracketPart::From { round: 0, section: 3 };
    check("section-night", &Bracket { part, ..knock_out(6, 3, Theme::Night) });
}

#[test]
fn a_large_bracket_has_a_picture_for_each_of_its_sections() {
    let bracket = knock_out(6, 2, Theme::Night);
    assert_eq!([0, 1, 2, 3, 6].map(|round| bracket.sections(round)), [4, 2, 1, 1, 0]);
    let picture = |part| Bracket { part, ..bracket.clone() }.png().unwrap();
    let section = |section| picture(BracketPart::From { round: 0, section });
    assert!(section(0) != section(1) && section(3) == section(4));
    assert!(picture(BracketPart::End) == picture(BracketPart::From { round: 2, section: 0 }));
}

#[test]
fn strange_texts_stay_in_their_boxes() {
    let texts = strange();
    let ties = texts
        .chunks(2)
        .zip([TieEnd::Upper, TieEnd::Lower, TieEnd::Neither])
        .map(|(pair, end)| BracketTie {
            upper: player(&pair[0], &pair[0], &pair[0]),
            lower: player(&pair[1], &pair[1], &pair[1]),
            end,
        })
        .collect();
    let round = |ties| BracketRound { heading: texts[3].clone(), ties };
    let rounds = vec![round(ties), round(Vec::new()), round(Vec::new())];
    check("strange-savanna", &Bracket { title: texts[3].clone(), rounds, ..Bracket::default() });
}

#[test]
fn every_tie_looks_different_without_colour() {
    for theme in [Theme::Savanna, Theme::HighContrast] {
        let ends = [TieEnd::Open, TieEnd::Upper, TieEnd::Lower, TieEnd::Neither];
        let pictures = ends.map(|end| {
            let (upper, lower) = (player("1", "Ada", "1"), player("2", "Ben", "1"));
            (format!("{end:?} {theme}"), tie(upper, lower, end, theme))
        });
        assert_all_differ(&pictures);
        let slots = [Slot::Open, Slot::Bye, player("", "Ben", "")];
        let pictures = slots.map(|slot| {
            let name = format!("{slot:?} {theme}");
            (name, tie(player("1", "Ada", ""), slot, TieEnd::Open, theme))
        });
        assert_all_differ(&pictures);
    }
}

#[test]
fn only_the_winner_of_the_final_wears_a_crown() {
    let gold = |bracket: &Bracket| {
        let picture = golden_file::decode(&bracket.png().unwrap());
        picture.pixels().filter(|pixel| pixel.0 == [0xFF, 0xE3, 0x8A]).count()
    };
    assert_eq!(gold(&knock_out(3, 2, Theme::Night)), 0);
    assert!(gold(&knock_out(3, 3, Theme::Night)) > 100);
    let part = BracketPart::From { round: 0, section: 0 };
    assert_eq!(gold(&Bracket { part, ..knock_out(6, 6, Theme::Night) }), 0, "its last round isn't the final");
}

#[test]
fn missing_ties_are_empty() {
    let with = |ties: Vec<BracketTie>| {
        let semi_finals = BracketRound { ties: vec![BracketTie::default(); 2], ..BracketRound::default() };
        let rounds = vec![semi_finals, BracketRound { ties, ..BracketRound::default() }];
        Bracket { rounds, ..Bracket::default() }.png().unwrap()
    };
    assert!(with(Vec::new()) == with(vec![BracketTie::default()]));
    assert!(with(vec![BracketTie::default(); 9]) == with(Vec::new()), "more than fit");
}

#[test]
fn a_bracket_without_players_can_be_drawn() {
    for theme in Theme::ALL {
        let mut empty = Bracket { theme, ..Bracket::default() };
        assert!(empty.png().is_ok());
        empty.rounds = vec![BracketRound::default(); 9];
        assert!(empty.png().is_ok());
    }
}

#[test]
fn files_are_small() {
    let size = knock_out(6, 6, Theme::Savanna).png().unwrap().len();
    assert!(size <= 90_000, "{size} bytes");
}
