//! Writes pictures of many situations in all themes to a folder, and a replay of every game, for people to
//! review.
//!
//! Each picture also comes as people with each kind of colour blindness see it.
//!
//! `cargo run --release -p render --example gallery -- FOLDER`

#![expect(clippy::print_stdout, reason = "it lists what it wrote")]

#[path = "../tests/vision/mod.rs"]
mod vision;

use std::{env, error::Error, fs, path::PathBuf, time::Instant};

use games::{Action, Effects, PieceKind, Position, Record, RuleSet, Side, Square, SquareSet, Stage, narrow};
use image::{Rgb, RgbImage};
use render::{Marks, Options, Painter, Replay, Size, Theme, scene};

use self::vision::Vision;

/// Random games to search for a situation.
const GAMES: u64 = 3_000;

/// A position, and the turn that led to it.
type Moment = (Position, Vec<Effects>);

/// A situation to search for in random games.
struct Situation {
    name: &'static str,
    rules: &'static str,
    /// Whether a moment is worth a picture.
    wanted: fn(&Position, &[Effects]) -> bool,
    /// Number of squares chosen in a panel (always the first possible one); `None` without a panel.
    chosen: Option<usize>,
}

const fn situation(
    name: &'static str,
    rules: &'static str,
    wanted: fn(&Position, &[Effects]) -> bool,
) -> Situation {
    Situation { name, rules, wanted, chosen: None }
}

const fn panel(
    name: &'static str,
    rules: &'static str,
    chosen: usize,
    wanted: fn(&Position, &[Effects]) -> bool,
) -> Situation {
    Situation { name, rules, wanted, chosen: Some(chosen) }
}

const SITUATIONS: &[Situation] = &[
    situation("dara-start", "dara:traditional", |position, _| position.ply() == 0),
    situation("dara-drop", "dara:traditional", |position, _| position.ply() == 9),
    panel("dara-drop-panel", "dara:traditional", 0, |position, _| position.ply() == 9),
    panel("dara-move-panel", "dara:traditional", 0, |position, _| position.ply() == 24),
    panel("dara-move-chosen", "dara:traditional", 1, |position, _| position.ply() == 24),
    situation("dara-row", "dara:traditional", |position, last| {
        position.stage() == Stage::Take && last.iter().any(|effects| effects.row.len() > 3)
    }),
    situation("dara-take", "dara:traditional", |_, last| {
        last.iter().any(|effects| !effects.taken.is_empty())
    }),
    situation("dara-over", "dara:traditional", |position, _| position.outcome().is_some()),
    situation("wali-full", "wali:adjacent", |_, last| last.iter().any(|effects| effects.moves_began)),
    situation("dala-start", "dala:standard", |position, _| position.ply() == 0),
    situation("dala-third", "dala:standard", |position, _| position.ply() == 2),
    panel("dala-third-panel", "dala:standard", 0, |position, _| position.ply() == 2),
    situation("dala-full", "dala:standard", |_, last| last.iter().any(|effects| effects.moves_began)),
    situation("dala-take", "dala:standard", |_, last| last.iter().any(|effects| !effects.taken.is_empty())),
    situation("damas-start", "damas:ruibal", |position, _| position.ply() == 0),
    situation("damas-capture", "damas:ruibal", |_, last| jumps(last) > 1),
    situation("damas-promotion", "damas:ruibal", |_, last| last.iter().any(|effects| effects.promoted)),
    situation("damas-long-move", "damas:ruibal", |_, last| {
        last.iter().any(|effects| match *effects.action.squares() {
            [from, to] => effects.taken.is_empty() && from.rank().abs_diff(to.rank()) > 3,
            _ => false,
        })
    }),
    situation("damas-long-capture", "damas:ruibal", |position, last| jumps(last) > 1 && damas(position) > 1),
    situation("damas-claim", "damas:ruibal", |_, last| {
        last.last().is_some_and(|effects| effects.offenders.len() > 1)
    }),
    panel("damas-claim-panel", "damas:ruibal", 0, |_, last| {
        last.last().is_some_and(|effects| effects.offenders.len() > 1)
    }),
    situation(
        "damas-huff",
        "damas:ruibal",
        |_, last| matches!(last, [first, _] if matches!(first.action, Action::Huff(_))),
    ),
    situation("damas-forced", "damas:ruibal", |position, _| position.stage() == Stage::Capture),
    panel("damas-forced-chosen", "damas:ruibal", 1, |position, _| position.stage() == Stage::Capture),
    situation("damala-start", "damala:standard", |position, _| position.ply() == 0),
    situation("damala-path", "damala:standard", |position, last| longest(last) > 3 && position.ply() > 30),
    situation("damala-capture", "damala:standard", |_, last| taken(last) > 1),
    situation("damala-gained", "damala:standard", |_, last| {
        last.iter().any(|effects| effects.bonus.is_some())
    }),
    panel("damala-panel", "damala:standard", 0, |position, _| position.ply() == 40),
    panel("damala-chosen", "damala:standard", 2, |position, _| position.ply() == 40),
    situation("damala-over", "damala:standard", |position, _| position.outcome().is_some()),
    situation("damala-rapid", "damala:rapid", |position, _| position.ply() == 0),
    situation("teams-start", "damala:teams", |position, _| position.ply() == 0),
    situation("teams-path", "damala:teams", |position, last| longest(last) > 3 && position.ply() > 60),
    situation("teams-late", "damala:teams", |position, last| taken(last) > 0 && position.ply() > 150),
    panel("teams-chosen", "damala:teams", 2, |position, _| position.ply() == 80),
    situation("morris-start", "morris:nine", |position, _| position.ply() == 0),
    panel("morris-drop-panel", "morris:nine", 0, |position, _| position.ply() == 9),
    situation("morris-mill", "morris:nine", |position, last| {
        position.stage() == Stage::Take
            && last.iter().any(|effects| matches!(effects.action, Action::Move(_)))
    }),
    situation("morris-flight", "morris:nine", |position, last| {
        let board = position.rules().board();
        last.iter().any(|effects| match (effects.action, effects.action.squares()) {
            (Action::Move(_), &[from, to]) => !board.are_neighbours(from, to),
            _ => false,
        })
    }),
    panel("morris-chosen", "morris:nine", 1, |position, last| {
        position.stage() == Stage::Move && last.iter().any(|effects| !effects.taken.is_empty())
    }),
    situation("morris-over", "morris:nine", |position, _| position.outcome().is_some()),
    situation("morabaraba-start", "morris:morabaraba", |position, _| position.ply() == 0),
    situation("morabaraba-drop", "morris:morabaraba", |position, _| position.ply() == 13),
    situation("morabaraba-two-mills", "morris:morabaraba", |_, last| {
        last.iter().any(|effects| effects.row.len() > 3)
    }),
    situation("morabaraba-take", "morris:morabaraba", |_, last| {
        last.iter().any(|effects| !effects.taken.is_empty())
    }),
];

/// Squares on the longest path.
fn longest(last: &[Effects]) -> usize {
    last.iter().map(|effects| effects.action.squares().len()).max().unwrap_or_default()
}

/// Number of squares that pieces were removed from.
fn taken(last: &[Effects]) -> u32 {
    last.iter().map(|effects| effects.taken.len()).sum()
}

/// Number of jumps.
fn jumps(last: &[Effects]) -> usize {
    last.iter()
        .filter(|effects| matches!(effects.action, Action::Jump(_)))
        .map(|jump| jump.action.squares().len() - 1)
        .sum()
}

/// Number of Damas on the board.
fn damas(position: &Position) -> usize {
    position.pieces().filter(|(_, piece)| piece.kind == PieceKind::Dama).count()
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "gallery".into()));
    fs::create_dir_all(&folder)?;
    let painter = Painter::new();
    for situation in SITUATIONS {
        let rules: RuleSet = situation.rules.parse()?;
        let Some((position, last)) = find(rules, situation.wanted) else {
            println!("{}: not found in {GAMES} games", situation.name);
            continue;
        };
        let (chosen, offered) =
            situation.chosen.map_or_else(Default::default, |count| choice(&position, count));
        let marks = Marks { last: &last, chosen: &chosen, offered, ..Marks::default() };
        for theme in Theme::ALL {
            for below in [Side::First, Side::Second] {
                let started = Instant::now();
                let png =
                    painter.png(&scene(&position, &marks, Options { theme, below, ..Options::default() }));
                let took = started.elapsed();
                let path = folder.join(format!("{}-{theme}-{below:?}.png", situation.name).to_lowercase());
                println!("{} {} bytes, {took:?}", path.display(), png.len());
                if below == Side::First {
                    for vision in Vision::ALL.into_iter().skip(1) {
                        let name = format!("{}-{theme}-{vision:?}.png", situation.name).to_lowercase();
                        seen(&png, vision)?.save(folder.join(name))?;
                    }
                }
                fs::write(path, png)?;
            }
        }
    }
    for rules in [
        "dara:traditional",
        "wali:prost",
        "dala:standard",
        "damas:ruibal",
        "damala:standard",
        "damala:teams",
        "morris:nine",
        "morris:morabaraba",
    ] {
        let record = at_random(rules.parse()?, 100);
        for theme in Theme::ALL {
            let started = Instant::now();
            let options = Options { theme, size: Size::Small, ..Options::default() };
            let gif = painter.gif(&Replay::of(&record, None, options)?);
            let took = started.elapsed();
            let path = folder.join(format!("{}-{theme}.gif", rules.replace(':', "-")));
            println!("{} {} bytes, {took:?}", path.display(), gif.len());
            fs::write(path, gif)?;
        }
    }
    Ok(())
}

/// A picture as seen with this kind of vision.
fn seen(png: &[u8], vision: Vision) -> Result<RgbImage, Box<dyn Error>> {
    let mut picture = image::load_from_memory(png)?.into_rgb8();
    for Rgb(colour) in picture.pixels_mut() {
        *colour = vision.sees(*colour).map(shown);
    }
    Ok(picture)
}

/// Converts linear light to an sRGB channel.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and 255")]
fn shown(light: f64) -> u8 {
    let value = if light <= 0.003_130_8 { light * 12.92 } else { 1.055 * light.powf(1.0 / 2.4) - 0.055 };
    (value * 255.0).round().clamp(0.0, 255.0) as u8
}

/// The next pseudo-random number.
fn next(number: u64) -> u64 {
    number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407)
}

/// A legal action picked by a pseudo-random number; none if the game is over.
fn drawn(position: &Position, number: u64) -> Option<Action> {
    let legal = position.legal_actions();
    legal.get(usize::try_from(number >> 33).ok()?.checked_rem(legal.len())?).copied()
}

/// A random game of up to `actions` actions.
fn at_random(rules: RuleSet, actions: usize) -> Record {
    let (mut position, mut record, mut number) = (rules.start(), Record { rules, actions: Vec::new() }, 1);
    while record.actions.len() < actions {
        number = next(number);
        let Some(action) = drawn(&position, number) else { break };
        if position.play(action).is_ok() {
            record.actions.push(action);
        }
    }
    record
}

/// The first wanted moment in random games.
fn find(rules: RuleSet, wanted: fn(&Position, &[Effects]) -> bool) -> Option<Moment> {
    (1..=GAMES).find_map(|seed| {
        let (mut position, mut turn, mut number) = (rules.start(), Vec::<Effects>::new(), seed);
        while !wanted(&position, &turn) {
            number = next(number);
            let effects = position.play(drawn(&position, number)?).ok()?;
            if turn.last().is_some_and(|last| last.ends_turn) {
                turn.clear();
            }
            turn.push(effects);
        }
        Some((position, turn))
    })
}

/// Chooses `count` squares, always the first possible one, and returns them with what can follow.
fn choice(position: &Position, count: usize) -> (Vec<Square>, SquareSet) {
    let legal = position.legal_actions();
    let mut chosen = Vec::new();
    for _ in 0..count {
        chosen.extend(narrow(&legal, &chosen).next.iter().next());
    }
    let offered = narrow(&legal, &chosen).next;
    (chosen, offered)
}
