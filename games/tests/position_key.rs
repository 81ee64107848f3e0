//! The key of a position compared with a slow one: the least of all texts that its images can be written as.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod chance;

use std::collections::HashMap;

use chance::Chance;
use games::{Action, Game, Path, Piece, PieceKind, Position, RuleSet, Seat, Square, Stage, position_key};
use proptest::prelude::*;

/// From the middle of the board, in half squares.
type Place = (i32, i32);

fn presets() -> Vec<RuleSet> {
    Game::ALL.iter().flat_map(|game| game.presets().filter_map(|name| game.preset(name))).collect()
}

/// A way to turn the board, and whether it is turned inside out before.
type Image = (fn(Place) -> Place, bool);

/// The images of a board on which its game stays the same.
fn images(rules: RuleSet, has_men: bool) -> Vec<Image> {
    if has_men {
        return vec![(|place| place, false)];
    }
    let board = rules.board();
    let mut turns: Vec<fn(Place) -> Place> = vec![|place| place, |(x, y)| (-x, -y)];
    if !board.is_chequered() {
        turns.extend([|(x, y)| (-x, y), |(x, y)| (x, -y)] as [fn(Place) -> Place; 2]);
    }
    if board.files == board.ranks {
        turns.extend([|(x, y)| (y, x), |(x, y)| (-y, -x)] as [fn(Place) -> Place; 2]);
    }
    if board.files == board.ranks && !board.is_chequered() {
        turns.extend([|(x, y)| (-y, x), |(x, y)| (y, -x)] as [fn(Place) -> Place; 2]);
    }
    let inside_out = if rules.game() == Game::Morris { vec![false, true] } else { vec![false] };
    inside_out.into_iter().flat_map(|inside_out| turns.iter().map(move |&turn| (turn, inside_out))).collect()
}

fn seen((turn, inside_out): Image, (x, y): Place) -> Place {
    let ring = x.abs().max(y.abs()) / 2;
    turn(if inside_out { (x / ring * (4 - ring), y / ring * (4 - ring)) } else { (x, y) })
}

fn place(rules: RuleSet, square: Square) -> Place {
    let board = rules.board();
    (
        2 * i32::from(square.file()) - i32::from(board.files - 1),
        2 * i32::from(square.rank()) - i32::from(board.ranks - 1),
    )
}

fn square(rules: RuleSet, (x, y): Place) -> Square {
    let board = rules.board();
    let half = |at: i32, size: u8| u8::try_from(i32::midpoint(at, i32::from(size - 1))).unwrap();
    Square::new(half(x, board.files), half(y, board.ranks)).unwrap()
}

/// What is the same for all images of a position.
fn slow_key(position: &Position) -> String {
    let rules = position.rules();
    let actor = position.to_act().unwrap_or(Seat::FIRST);
    let later = |seat: Seat| (seat.index() + rules.seats() - actor.index()) % rules.seats();
    let pieces: Vec<(Square, Piece)> = position.pieces().collect();
    let has_men = pieces.iter().any(|(_, piece)| piece.kind == PieceKind::Man);
    let images = images(rules, has_men).into_iter().map(|image| {
        let mut placed: Vec<String> = pieces
            .iter()
            .map(|&(square, piece)| {
                let (x, y) = place(rules, square);
                let (x, y) = seen(image, if has_men && actor == Seat::SECOND { (-x, -y) } else { (x, y) });
                format!("{x},{y}:{}{:?}", later(piece.seat), piece.kind)
            })
            .collect();
        placed.sort();
        placed.join(" ")
    });
    let mut hands: Vec<(usize, u8)> = Seat::ALL
        .into_iter()
        .take(rules.seats())
        .map(|seat| (later(seat), position.reserve(seat).hand))
        .collect();
    hands.sort_unstable();
    let is_over = position.to_act().is_none();
    format!("{} {hands:?} {} {is_over} {}", rules.game(), position.stage(), images.min().unwrap())
}

/// Calls `see` with the positions of a random game, and the actions that led to them.
fn play(rules: RuleSet, seed: u64, mut see: impl FnMut(&Position, Option<Action>)) {
    let mut chance = Chance::new(seed);
    let mut position = rules.start();
    see(&position, None);
    while position.ply() < 150 {
        let legal = position.legal_actions();
        if legal.is_empty() {
            return;
        }
        let action = legal[chance.low(legal.len(), 2)];
        position.play(action).unwrap();
        see(&position, Some(action));
    }
}

fn moved(action: Action, to: impl Fn(Square) -> Square) -> Action {
    let path =
        |path: Path| Path::new(&path.squares().iter().map(|&square| to(square)).collect::<Vec<_>>()).unwrap();
    match action {
        Action::Drop(square) => Action::Drop(to(square)),
        Action::Move(squares) => Action::Move(path(squares)),
        Action::Jump(squares) => Action::Jump(path(squares)),
        Action::Take(square) => Action::Take(to(square)),
        Action::Huff(square) => Action::Huff(to(square)),
        Action::Force => Action::Force,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 8, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn positions_have_the_same_key_exactly_if_one_is_an_image_of_the_other(seed in any::<u64>()) {
        let mut slow: HashMap<u64, String> = HashMap::new();
        let mut keys: HashMap<String, u64> = HashMap::new();
        for rules in presets() {
            for game in 0..2 {
                play(rules, seed ^ game, |position, _| {
                    let (key, text) = (position_key(position), slow_key(position));
                    assert_eq!(slow.entry(key).or_insert_with(|| text.clone()), &text);
                    assert_eq!(*keys.entry(text).or_insert(key), key);
                });
            }
        }
    }

    /// The whole game is turned, so that each of its actions has to be legal there as well.
    #[test]
    fn a_turned_game_has_the_same_keys(seed in any::<u64>()) {
        for rules in presets().into_iter().filter(|rules| rules.start().stage() == Stage::Drop) {
            for image in images(rules, false) {
                let mut turned = rules.start();
                play(rules, seed, |position, action| {
                    if let Some(action) = action {
                        turned.play(moved(action, |at| square(rules, seen(image, place(rules, at))))).unwrap();
                    }
                    assert_eq!(position_key(&turned), position_key(position));
                });
            }
        }
    }
}

fn key(record: &str) -> u64 {
    position_key(&record.parse().unwrap())
}

#[test]
fn the_way_to_a_position_does_not_count() {
    assert_eq!(key("dara:traditional a1 c3 b2 d5"), key("dara:traditional b2 d5 a1 c3"));
    let drops = "c4 c3 c5 b5 b3 d4 c2 b2 a4 d5 d3 b4 d1 d2 d6 e4 a5 e3 b6 c6 e2 a6 e5 a3";
    let key = |rules: &str, moves: &str| key(&format!("{rules} {drops} {moves}"));
    let (short, long) = ("d1-c1 d2-d1", "d1-c1 d2-d1 c1-b1 d1-d2 b1-c1 d2-d1");
    assert_eq!(key("dara:traditional", short), key("dara:traditional", long));
    assert_eq!(key("dara:traditional", short), key("dara:niger+bound=9", long));
    // Here one of them may not go straight back.
    assert_eq!(key("dara:traditional", "d1-c1 d2-d1"), key("dara:capture-ten", "d1-c1 d2-d1"));
    assert_ne!(key("dara:traditional", "d1-c1 d2-d1"), key("dara:traditional", "d1-c1"));
}

#[test]
fn hands_and_takes_count() {
    assert_ne!(key("morris:nine a1 d6"), key("morris:nine"));
    let mill = "morris:nine a1 d6 d1 d7 g1";
    assert_ne!(key(mill), key(&format!("{mill} xd7")));
    assert_ne!(
        key("morris:nine a1 d6 d1 d7"),
        key("morris:morabaraba a1 d6 d1 d7"),
        "three pieces more in hand"
    );
}
