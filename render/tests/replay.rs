//! Decodes animated GIFs of whole games again.

#![expect(clippy::unwrap_used, reason = "a test")]

mod golden_file;
mod sixty_turns;

use std::{io::Cursor, sync::LazyLock};

use games::{BadToken, Record, RuleSet, Side};
use gif::{ColorOutput, DecodeOptions, Repeat};
use image::{ImageFormat, Rgb, RgbImage, imageops};
use render::{Content, Ended, Item, Layer, Options, Painter, Replay, Size, Theme, WinningChance};

/// Shared by all tests, so that tiles are drawn once.
static PAINTER: LazyLock<Painter> = LazyLock::new(Painter::new);

const SMALL: Options = Options { theme: Theme::Savanna, below: Side::First, size: Size::Small };

fn replay(record: &str, options: Options) -> Replay {
    Replay::of(&record.parse().unwrap(), None, options).unwrap()
}

/// The pictures of a GIF with their times in hundredths of a second. Frames shown for just a moment count
/// towards the next picture.
fn shown(file: &[u8]) -> Vec<(RgbImage, u16)> {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(file).unwrap();
    let mut canvas = RgbImage::new(decoder.width().into(), decoder.height().into());
    let (mut shown, mut time) = (Vec::new(), 0);
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        let places = (0..frame.height).flat_map(|y| (0..frame.width).map(move |x| (x, y)));
        for ((x, y), &[red, green, blue, alpha]) in places.zip(frame.buffer.as_chunks().0) {
            if alpha > 0 {
                canvas.put_pixel((frame.left + x).into(), (frame.top + y).into(), Rgb([red, green, blue]));
            }
        }
        time += frame.delay;
        if frame.delay > 2 {
            shown.push((canvas.clone(), time));
            time = 0;
        }
    }
    assert_eq!(decoder.repeat(), Repeat::Infinite);
    shown
}

/// Checks that every picture of a GIF equals that of its scene, and that the last one stays longer.
fn check(replay: &Replay) {
    let shown = shown(&PAINTER.gif(replay));
    assert_eq!(shown.len(), replay.turns() + 1);
    for (turn, (scene, (picture, time))) in replay.scenes().zip(&shown).enumerate() {
        assert!(PAINTER.picture(scene).to_image() == *picture, "turn {turn}");
        assert_eq!(*time, if turn == replay.turns() { 400 } else { 80 }, "turn {turn}");
    }
}

#[test]
fn every_picture_of_a_gif_equals_its_scene() {
    for rules in [
        "dara:niger",
        "wali:prost",
        "dala:standard",
        "damas:ruibal",
        "damala:standard",
        "damala:teams",
        "morris:nine",
        "morris:morabaraba",
    ] {
        for theme in Theme::ALL {
            check(&replay(&at_random(rules, 36), Options { theme, ..SMALL }));
        }
    }
    check(&replay(sixty_turns::GAME, Options { below: Side::Second, ..SMALL }));
    check(&replay("dara:traditional b3 c4 b4", Options { size: Size::Large, ..SMALL }));
    check(&replay("dara:traditional", SMALL));
}

/// A replay with a bar in its first scenes.
fn with_bar(record: &str, bars: u16, options: Options) -> Replay {
    let chance = |scene: u16| WinningChance::from_thousandths(scene * 397 % 1_001);
    let chances: Vec<_> = (0..bars).map(chance).collect();
    Replay::with_chances(&record.parse().unwrap(), None, &chances, options).unwrap()
}

#[test]
fn the_bar_changes_from_turn_to_turn() {
    let record = at_random("morris:nine", 12);
    for bars in [0, 1, 5, 13] {
        let replay = with_bar(&record, bars, SMALL);
        let is_bar = |item: &&Item| matches!(item.content, Content::Bar(_));
        let shown = replay.scenes().map(|scene| scene.items.iter().filter(is_bar).count());
        assert!(shown.eq((0..=replay.turns()).map(|scene| usize::from(scene < usize::from(bars)))));
        check(&replay);
    }
    check(
        &with_bar(&at_random("damala:teams", 12), 13, Options { below: Side::Second, ..SMALL }).between(3, 9),
    );
}

#[test]
fn a_bar_adds_little_to_a_gif() {
    let sizes = [0, 61].map(|bars| PAINTER.gif(&with_bar(sixty_turns::GAME, bars, SMALL)).len());
    assert!(sizes[1] - sizes[0] < 25_000, "{sizes:?} bytes");
}

/// A random game, always the same.
fn at_random(rules: &str, actions: usize) -> String {
    let rules: RuleSet = rules.parse().unwrap();
    let (mut position, mut record) = (rules.start(), Record { rules, actions: Vec::new() });
    for number in (0..actions).map(|index| index * index * 7 + index * 3) {
        let legal = position.legal_actions();
        let Some(&action) = number.checked_rem(legal.len()).and_then(|drawn| legal.get(drawn)) else { break };
        position.play(action).unwrap();
        record.actions.push(action);
    }
    record.to_string()
}

#[test]
fn a_gif_of_sixty_turns_stays_below_120_kb() {
    for theme in Theme::ALL {
        let replay = replay(sixty_turns::GAME, Options { theme, ..SMALL });
        assert_eq!(replay.turns(), 60);
        let size = PAINTER.gif(&replay).len();
        assert!(size <= 120_000, "{theme}: {size} bytes");
    }
}

#[test]
fn a_short_replay_looks_as_before() {
    for theme in Theme::ALL {
        let replay = replay(sixty_turns::GAME, Options { theme, ..SMALL }).between(24, 26);
        let shown = shown(&PAINTER.gif(&replay));
        let mut strip = RgbImage::new(3 * 400, 480);
        for ((picture, _), left) in shown.iter().zip([0, 400, 800]) {
            imageops::replace(&mut strip, picture, left, 0);
        }
        let mut png = Cursor::new(Vec::new());
        strip.write_to(&mut png, ImageFormat::Png).unwrap();
        golden_file::compare(&format!("replay-{theme}"), png.get_ref());
    }
}

#[test]
fn a_part_of_a_game_starts_and_ends_at_the_given_turns() {
    let whole = replay("dara:traditional b3 c4 b4 c5 b1", SMALL);
    let part = |from, to| {
        let part = whole.clone().between(from, to);
        part.scenes()
            .map(|scene| whole.scenes().position(|known| known == scene).unwrap())
            .collect::<Vec<_>>()
    };
    assert_eq!(part(0, 5), [0, 1, 2, 3, 4, 5]);
    assert_eq!(part(2, 4), [2, 3, 4]);
    assert_eq!(part(4, 99), [4, 5]);
    assert_eq!(part(99, 3), [5]);
}

#[test]
fn a_turn_that_waits_for_its_take_has_a_scene() {
    let record: Record = sixty_turns::GAME.parse().unwrap();
    let after = |actions: usize| {
        let actions = record.actions.iter().copied().take(actions).collect();
        Replay::of(&Record { actions, ..record.clone() }, None, SMALL).unwrap().turns()
    };
    assert_eq!([24, 25, 26, 27].map(after), [24, 25, 25, 26]);
}

#[test]
fn only_the_last_scene_of_a_game_that_is_over_has_nothing_due() {
    let record: Record = sixty_turns::GAME.parse().unwrap();
    let takeable = |actions: usize, ended: Option<Ended>| {
        let actions = record.actions.iter().copied().take(actions).collect();
        let replay = Replay::of(&Record { actions, ..record.clone() }, ended, SMALL).unwrap();
        let due = |item: &Item| matches!(&item.content, Content::Square(_, layers) if layers.contains(&Layer::Takeable));
        replay.scenes().map(|scene| scene.items.iter().filter(|item| due(item)).count()).collect::<Vec<_>>()
    };
    let [going_on, over] = [None, Some(Ended::default())].map(|ended| takeable(25, ended));
    assert!(going_on.last().is_some_and(|due| *due > 0), "a take is due");
    assert_eq!(over.last(), Some(&0));
    assert_eq!(over.split_last().unwrap().1, going_on.split_last().unwrap().1);
}

#[test]
fn an_illegal_action_is_reported_with_its_index() {
    let record = "dara:traditional b3 c4 b3".parse().unwrap();
    let wrong = Replay::of(&record, None, SMALL).unwrap_err();
    assert!(wrong.at == 3 && matches!(wrong.why, BadToken::Illegal(_)), "{wrong}");
}
