//! Compares pictures with those in `tests/golden`, pixel by pixel.
//!
//! `UPDATE_GOLDEN=1 cargo test -p render` updates them. Look at each one before you commit it.

#![expect(clippy::unwrap_used, reason = "a test")]

mod game;
mod golden_file;

use std::sync::LazyLock;

use games::{Game, Side, SquareSet, narrow};
use image::DynamicImage;
use render::{Content, Ended, Marks, Options, Painter, Scene, Size, Theme, WinningChance, scene};

/// Shared by all tests, so that tiles are drawn once.
static PAINTER: LazyLock<Painter> = LazyLock::new(Painter::new);

#[test]
fn pictures_of_dara_look_as_before() {
    check("drops-savanna", 9, Options::default());
    check("take-due-savanna", 32, Options::default());
    check("taken-savanna-second-below", 33, Options { below: Side::Second, ..Options::default() });
    check("panel-night", 24, Options { theme: Theme::Night, ..Options::default() });
    check("take-due-night", 32, Options { theme: Theme::Night, ..Options::default() });
}

const NIGHT: Options = Options { theme: Theme::Night, below: Side::First, size: Size::Large };
const NIGHT_TURNED: Options = Options { below: Side::Second, ..NIGHT };

#[test]
fn a_drop_on_the_centre_of_dala_is_due() {
    last_turn("dala-third-drop-savanna", "dala:standard c3 d4", Options::default());
}

#[test]
fn a_double_capture_by_a_dama_leaves_its_path() {
    last_turn(
        "damas-capture-savanna",
        "damas:ruibal c3-d4 h6-g5 d4-c5 b6xd4 b2-c3 a7-b6 a3-b4 b6-c5 c1-b2 c5xa3xc1 e3xc5 c1xe3xb6",
        Options::default(),
    );
}

#[test]
fn a_claim_and_a_forced_capture_are_marked() {
    let offence = "damas:ruibal e3-d4 h6-g5 d4-c5 d6-e5";
    last_turn("damas-claim-night-second-below", offence, NIGHT_TURNED);
    last_turn("damas-forced-savanna", &format!("{offence} force"), Options::default());
}

#[test]
fn a_path_of_damala_drops_captures_and_gains() {
    let record = "damala:standard c2-d2 b6-b5 e2-d2 e5-f5 d2-d3-d4-d5";
    last_turn("damala-gain-savanna", record, Options::default());
    let (position, last) = game::played(record);
    let chosen = ["c6", "c5"].map(|square| square.parse().unwrap());
    let offered = narrow(&position.legal_actions(), &chosen).next;
    compare(
        "damala-panel-night",
        &scene(&position, &Marks { last: &last, chosen: &chosen, offered, ..Marks::default() }, NIGHT),
    );
}

#[test]
fn small_pictures_look_as_before() {
    let small = Options { size: Size::Small, ..Options::default() };
    last_turn(
        "damas-capture-savanna-small",
        "damas:ruibal c3-d4 h6-g5 d4-c5 b6xd4 b2-c3 a7-b6 a3-b4 b6-c5 c1-b2 c5xa3xc1 e3xc5 c1xe3xb6",
        small,
    );
    let record = "damala:standard c2-d2 b6-b5 e2-d2 e5-f5 d2-d3-d4-d5";
    last_turn("damala-gain-night-small", record, Options { theme: Theme::Night, ..small });
}

#[test]
fn teams_play_with_four_colours_on_two_boards() {
    let record = "damala:teams b1-c1 h3-h2 c5-b5 m6-m7 e3-d3 n2-n3 g6-h6 j5-j6 f3-f2 n3-m3-m4 c6-c7 j6-j5-i5 f2-g2-h2 \
        l3-k3 e6-d6 l5-l6 h2-g2 j1-i1 g5-h5 j5-i5 g2-h2-i2-i3 i1-i2-h2 c7-c6-d6 i5-h5-g5-f5";
    last_turn("teams-savanna", record, Options::default());
    last_turn("teams-night-second-below", record, NIGHT_TURNED);
}

/// A mill was just closed, and a take is due.
const MILL: &str =
    "morris:nine d3 b2 a4 f4 c3 g7 d2 b6 e3 xb6 b6 f6 g1 a7 f2 a1 xf4 d1 e5 d7 e5-e4 f2-f4 c3-c4 b6-d6 c4-c3";

#[test]
fn the_winner_wears_a_crown() {
    let (position, last) = game::after(30);
    let crowned = |winner, options: Options| {
        let marks = Marks { last: &last, ended: Some(Ended { winner: Some(winner) }), ..Marks::default() };
        scene(&position, &marks, options)
    };
    compare("won-savanna", &crowned(Side::Second, Options::default()));
    compare("won-night-small", &crowned(Side::First, Options { size: Size::Small, ..NIGHT }));
}

#[test]
fn a_bar_beside_the_board_shows_the_chances() {
    let with_bar = |record: &str, thousandths, options| {
        let (position, last) = game::played(record);
        let chance = Some(WinningChance::from_thousandths(thousandths));
        scene(&position, &Marks { last: &last, chance, ..Marks::default() }, options)
    };
    let savanna = Options::default();
    compare("bar-savanna", &with_bar(MOMENTS[0].1, 620, savanna));
    compare("bar-night-second-below", &with_bar(MOMENTS[5].1, 180, NIGHT_TURNED));
    compare("bar-savanna-small", &with_bar(MOMENTS[2].1, 1_000, Options { size: Size::Small, ..savanna }));
    for theme in [Theme::HighContrast, Theme::ColourSafe] {
        compare(&format!("bar-{theme}"), &with_bar(MOMENTS[4].1, 450, Options { theme, ..savanna }));
    }
}

#[test]
fn a_better_turn_is_marked_beside_the_one_that_was_played() {
    let both = |record: &str, [last, better]: [&str; 2], options: Options| {
        let (position, _) = game::played(record);
        let turn = |actions: &str| -> Vec<_> {
            let mut position = position.clone();
            actions.split(' ').map(|action| position.play(action.parse().unwrap()).unwrap()).collect()
        };
        let (last, better) = (turn(last), turn(better));
        let chance = Some(WinningChance::from_thousandths(380));
        scene(&position, &Marks { last: &last, better: &better, chance, ..Marks::default() }, options)
    };
    let small = Options { size: Size::Small, ..Options::default() };
    let dara = "dara:traditional d1 b3 d4 e3 a6 c6 d2 c3 c5 d5 b4 d6 e5 a1 b2 b5 e4 a2 a4 c1 a3 c4 e2 a5";
    compare("better-dara-savanna-small", &both(dara, ["e2-e1", "b2-c2 xa1"], small));
    compare("better-taken-savanna-small", &both(dara, ["b2-c2 xa5", "b2-c2 xa1"], small));
    let morris = "morris:nine a1 d6 d1 b4 g4 f4 d5 e4 b6 c5 a7 b2 d2 f2 g7 c3 e3 a4";
    compare(
        "better-morris-night-small",
        &both(morris, ["a7-d7", "d1-g1 xd6"], Options { size: Size::Small, ..NIGHT }),
    );
    compare("better-damas-turned", &both("damas:ruibal c3-d4 f6-e5", ["g3-f4", "d4xf6"], NIGHT_TURNED));
}

#[test]
fn a_mill_takes_a_piece() {
    last_turn("morris-mill-savanna", MILL, Options::default());
    last_turn("morris-taken-night-second-below", &format!("{MILL} xb2"), NIGHT_TURNED);
    last_turn("morris-drops-savanna", "morris:nine d3 b2 a4 f4 c3 g7 d2 b6 e3 xb6", Options::default());
}

#[test]
fn diagonals_of_morabaraba_can_be_mills() {
    let record = "morris:morabaraba a1 d7 b2 e4 f2 d6 c3 xd7";
    last_turn("morabaraba-diagonal-savanna", record, Options::default());
    let small = Options { size: Size::Small, ..Options::default() };
    last_turn("morabaraba-diagonal-savanna-small", record, small);
    last_turn("morris-mill-night-small", MILL, Options { theme: Theme::Night, ..small });
}

#[test]
fn a_panel_of_morris_marks_points() {
    let (position, last) =
        game::played("morris:nine d3 b2 a4 f4 c3 g7 d2 b6 e3 xb6 b6 f6 g1 a7 f2 a1 xf4 d1 e5 d7");
    let legal = position.legal_actions();
    let pieces = Marks { last: &last, offered: narrow(&legal, &[]).next, ..Marks::default() };
    compare("morris-panel-night", &scene(&position, &pieces, NIGHT));
    let chosen = ["e3".parse().unwrap()];
    let targets = Marks { chosen: &chosen, offered: narrow(&legal, &chosen).next, ..pieces };
    compare("morris-chosen-savanna", &scene(&position, &targets, Options::default()));
}

/// A moment of each game that shows much of it.
const MOMENTS: [(&str, &str); 7] = [
    (
        "dara",
        "dara:traditional b4 b5 a2 b1 a4 e6 d2 c5 e2 d3 c1 d6 b6 c4 d4 a3 e5 d5 a1 b3 c6 b2 c2 e3 a4-a5 d3-c3",
    ),
    ("dala", "dala:standard c3 d4 d3 c4 b3"),
    ("damas", "damas:ruibal c3-d4 h6-g5 d4-c5 b6xd4 b2-c3 a7-b6 a3-b4 b6-c5 c1-b2 c5xa3xc1 e3xc5 c1xe3xb6"),
    ("damala", "damala:standard c2-d2 b6-b5 e2-d2 e5-f5 d2-d3-d4-d5"),
    (
        "teams",
        "damala:teams b1-c1 h3-h2 c5-b5 m6-m7 e3-d3 n2-n3 g6-h6 j5-j6 f3-f2 n3-m3-m4 c6-c7 j6-j5-i5 f2-g2-h2",
    ),
    ("morris", MILL),
    (
        "morabaraba",
        "morris:morabaraba d7 c3 b4 d3 f2 d6 f6 d1 e3 a4 d5 c5 a1 b6 e4 e5 c4 f4 g4 a7 xf2 f2 g1 b2 g7 b2-d2 c3-b2 \
            c4-c3 c5-c4 d5-c5 e5-d5 e4-e5 f4-e4 g4-f4 xb2 g1-g4 b4-b2",
    ),
];

#[test]
fn every_game_looks_as_before_in_the_accessible_themes() {
    for theme in [Theme::HighContrast, Theme::ColourSafe] {
        for (game, record) in MOMENTS {
            last_turn(&format!("{game}-{theme}"), record, Options { theme, ..Options::default() });
        }
    }
}

#[test]
fn every_game_looks_as_before_on_a_turned_board() {
    for (game, record) in MOMENTS {
        last_turn(&format!("{game}-turned"), record, Options { below: Side::Second, ..Options::default() });
    }
}

#[test]
fn full_boards_of_the_other_games_stay_below_90_kb() {
    for rules in ["damas:ruibal", "damala:standard", "damala:teams", "morris:nine", "morris:morabaraba"] {
        for theme in Theme::ALL {
            let (position, _) = game::played(rules);
            let offered = narrow(&position.legal_actions(), &[]).next;
            let marks = Marks { offered, ..Marks::default() };
            let png = PAINTER.png(&scene(&position, &marks, Options { theme, ..Options::default() }));
            assert!(png.len() <= 90_000, "{rules} in {theme}: {} bytes", png.len());
        }
    }
}

/// Compares the board at the end of a record, with its last turn marked.
fn last_turn(name: &str, record: &str, options: Options) {
    let (position, last) = game::played(record);
    compare(name, &scene(&position, &Marks { last: &last, ..Marks::default() }, options));
}

#[test]
fn stones_set_aside_are_crossed_out_in_the_tray() {
    let (position, last) = game::after(23);
    let mut scene = scene(&position, &Marks { last: &last, ..Marks::default() }, Options::default());
    let trays = scene.items.iter_mut().filter_map(|item| match &mut item.content {
        Content::Tray(tray) => Some(tray),
        Content::Square(..) | Content::Label(_) | Content::Bar(_) => None,
    });
    for player in trays.flat_map(|tray| &mut tray.players) {
        player.aside = 1 + 2 * std::mem::take(&mut player.hand);
    }
    compare("set-aside-savanna", &scene);
}

fn check(name: &str, actions: usize, options: Options) {
    let (position, last) = game::after(actions);
    let chosen = if name.starts_with("panel") { vec!["b6".parse().unwrap()] } else { Vec::new() };
    let offered =
        if chosen.is_empty() { SquareSet::EMPTY } else { narrow(&position.legal_actions(), &chosen).next };
    compare(
        name,
        &scene(&position, &Marks { last: &last, chosen: &chosen, offered, ..Marks::default() }, options),
    );
}

/// Compares a file with the golden one, and with the same picture as pixels.
fn compare(name: &str, scene: &Scene) {
    let png = PAINTER.png(scene);
    assert!(
        PAINTER.picture(scene).to_image() == golden_file::decode(&png),
        "{name}: the file differs from the picture"
    );
    golden_file::compare(name, &png);
}

#[test]
fn files_and_pixels_agree_throughout_random_games() {
    let presets = Game::ALL.iter().flat_map(|game| game.presets().filter_map(|name| game.preset(name)));
    for (rules, theme) in presets.zip(Theme::ALL.into_iter().cycle()) {
        let mut position = rules.start();
        for ply in 0..120_usize {
            let actions = position.legal_actions();
            let Some(action) = actions.get(ply * 7919 % actions.len().max(1)) else { break };
            let last = [position.play(*action).unwrap()];
            if ply % 8 == 0 {
                let offered = narrow(&position.legal_actions(), &[]).next;
                let (marks, below) =
                    (Marks { last: &last, chosen: &[], offered, ..Marks::default() }, Side::Second);
                let scene = scene(&position, &marks, Options { theme, below, ..Options::default() });
                let file = golden_file::decode(&PAINTER.png(&scene));
                assert!(PAINTER.picture(&scene).to_image() == file, "{rules} after {ply} in {theme}");
            }
        }
    }
}

#[test]
fn full_boards_of_dara_stay_below_45_kb() {
    for theme in Theme::ALL {
        // From the last drops, when the board is full, to the sixth take.
        for actions in 22..=38 {
            let (position, last) = game::after(actions);
            let marks = Marks { last: &last, ..Marks::default() };
            let png = PAINTER.png(&scene(&position, &marks, Options { theme, ..Options::default() }));
            assert!(png.len() <= 45_000, "{theme} after {actions} actions: {} bytes", png.len());
        }
    }
}

#[test]
fn the_sides_can_be_told_apart_without_colour() {
    for theme in Theme::ALL {
        let (position, _) = game::after(24);
        let scene = scene(&position, &Marks::default(), Options { theme, ..Options::default() });
        let grey = DynamicImage::from(PAINTER.picture(&scene).to_image()).into_luma8();
        // At b6 (first player) is a ring, at d6 (second player) a star. Against its stone, the ring is
        // brighter and hollow, the star darker and solid.
        let at =
            |file: u32, offset: u32| i32::from(grey.get_pixel(80 + file * 128 + 64 + offset, 84 + 64).0[0]);
        assert!(at(1, 22) - at(1, 0) > 40, "{theme}: the ring");
        assert!(at(3, 34) - at(3, 0) > 40, "{theme}: the star");
    }
}

#[test]
fn threads_that_share_a_painter_get_the_same_picture() {
    let painter = Painter::new();
    let (position, last) = game::after(26);
    let scene = scene(&position, &Marks { last: &last, ..Marks::default() }, Options::default());
    let pictures: Vec<Vec<u8>> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..3).map(|_| scope.spawn(|| painter.png(&scene))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert!(pictures.windows(2).all(|pair| pair[0] == pair[1]));
}
