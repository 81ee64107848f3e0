//! What scenes hold, as data.

#![expect(clippy::unwrap_used, reason = "a test")]

#[path = "scene/damala.rs"]
mod damala;
mod game;
#[path = "scene/morris.rs"]
mod morris;
#[path = "scene/other_games.rs"]
mod other_games;

use games::{Side, SquareSet, narrow};
use render::{
    Content, Direction, Ended, Item, Layer, Marks, Options, Scene, Strokes, Theme, WinningChance, describe,
    scene,
};

fn seen(actions: usize, below: Side) -> Scene {
    let (position, last) = game::after(actions);
    let marks = Marks { last: &last, ..Marks::default() };
    scene(&position, &marks, Options { below, ..Options::default() })
}

/// The layers of a square.
fn layers<'a>(scene: &'a Scene, name: &str) -> &'a [Layer] {
    let find = |content: &'a Content| match content {
        Content::Square(square, layers) if square.to_string() == name => Some(layers.as_slice()),
        _ => None,
    };
    scene.items.iter().find_map(|item| find(&item.content)).unwrap()
}

#[test]
fn drops_with_stones_in_hand() {
    insta::assert_debug_snapshot!(seen(9, Side::First).items);
}

#[test]
fn a_fresh_row_and_the_take_that_is_due() {
    insta::assert_debug_snapshot!(seen(32, Side::First).items);
}

#[test]
fn the_second_player_sees_the_board_from_the_other_side() {
    insta::assert_debug_snapshot!(seen(32, Side::Second).items);
}

#[test]
fn a_move_and_its_take_are_shown_together() {
    let scene = seen(33, Side::First);
    assert!(layers(&scene, "c6").contains(&Layer::From));
    assert!(layers(&scene, "c5").contains(&Layer::To));
    assert_eq!(layers(&scene, "b6"), [Layer::Hollow, Layer::Taken]);
    let rods: Vec<Strokes> = layers(&scene, "d5")
        .iter()
        .filter_map(|layer| if let Layer::Rod(strokes) = layer { Some(*strokes) } else { None })
        .collect();
    assert!(rods[0].arms.contains(Direction::Left) && !rods[0].arms.contains(Direction::Right), "{rods:?}");
}

#[test]
fn once_a_game_is_over_the_winner_is_crowned_and_nothing_is_due() {
    let (position, last) = game::after(32);
    let marks = |ended| Marks { last: &last, ended, ..Marks::default() };
    let over = Some(Ended { winner: Some(Side::Second) });
    let [going_on, over] = [None, over].map(|ended| scene(&position, &marks(ended), Options::default()));
    let pointers = |scene: &Scene| {
        let trays = scene.items.iter().filter_map(|item| match &item.content {
            Content::Tray(tray) => Some(&tray.players),
            _ => None,
        });
        trays.flatten().filter(|player| player.to_act).count()
    };
    let takeable = |scene: &Scene| {
        let due = |item: &&render::Item| matches!(&item.content, Content::Square(_, layers) if layers.contains(&Layer::Takeable));
        scene.items.iter().filter(due).count()
    };
    assert_eq!((pointers(&going_on), takeable(&going_on)), (1, 7));
    assert_eq!((pointers(&over), takeable(&over)), (0, 0));
    let crowned = |scene: &Scene| {
        let trays = scene.items.iter().filter_map(|item| match &item.content {
            Content::Tray(tray) => Some(&tray.players),
            _ => None,
        });
        trays.flatten().filter(|player| player.won).map(|player| player.seat.side()).collect::<Vec<_>>()
    };
    assert_eq!((crowned(&going_on), crowned(&over)), (vec![], vec![Side::Second]));
    assert_eq!(layers(&over, "c5"), layers(&going_on, "c5"), "the last move");
}

#[test]
fn a_bar_shows_the_share_of_the_side_at_the_bottom() {
    let (position, last) = game::after(9);
    let bars = |chance: Option<u16>, below| {
        let chance = chance.map(WinningChance::from_thousandths);
        let marks = Marks { last: &last, chance, ..Marks::default() };
        let scene = scene(&position, &marks, Options { below, ..Options::default() });
        let bar = |item: &Item| match item.content {
            Content::Bar(bar) => Some((bar.below, bar.side)),
            Content::Square(..) | Content::Label(_) | Content::Tray(_) => None,
        };
        scene.items.iter().filter_map(bar).collect::<Vec<_>>()
    };
    assert_eq!(bars(Some(620), Side::First), [(62, Side::First)]);
    assert_eq!(bars(Some(620), Side::Second), [(38, Side::Second)]);
    assert_eq!(bars(None, Side::First), []);
}

#[test]
fn a_panel_marks_chosen_squares_and_those_that_can_follow() {
    let (position, _) = game::after(24);
    let chosen = ["b6".parse().unwrap()];
    let offered = narrow(&position.legal_actions(), &chosen).next;
    let scene = scene(&position, &Marks { chosen: &chosen, offered, ..Marks::default() }, Options::default());
    assert_eq!(layers(&scene, "b6").last(), Some(&Layer::Chosen));
    assert_eq!(layers(&scene, "a6"), [Layer::Hollow, Layer::OfferedEmpty]);
    assert_eq!(layers(&scene, "c3"), [Layer::Hollow]);
}

#[test]
fn a_takeable_stone_gets_one_ring_even_if_it_is_offered() {
    let (position, last) = game::after(26);
    let offered = narrow(&position.legal_actions(), &[]).next;
    assert!(!offered.is_empty());
    let scene = scene(&position, &Marks { last: &last, offered, ..Marks::default() }, Options::default());
    let marked = |wanted: Layer| {
        let squares = scene.items.iter().filter_map(|item| match &item.content {
            Content::Square(square, layers) if layers.contains(&wanted) => Some(*square),
            _ => None,
        });
        squares.collect::<SquareSet>()
    };
    assert_eq!(marked(Layer::Takeable), offered);
    assert!(marked(Layer::OfferedStone).is_empty());
}

#[test]
fn the_theme_changes_nothing_but_colours() {
    let (position, last) = game::after(32);
    let marks = Marks { last: &last, ..Marks::default() };
    let [usual, others @ ..] =
        Theme::ALL.map(|theme| scene(&position, &marks, Options { theme, ..Options::default() }));
    for other in others {
        assert_eq!((&other.items, other.layout), (&usual.items, usual.layout), "{}", other.theme);
    }
}

#[test]
fn a_description_holds_the_whole_position() {
    let (position, last) = game::after(32);
    insta::assert_debug_snapshot!(describe(&position, &last));
}

#[test]
fn a_description_says_how_the_game_ended() {
    let (position, last) = game::after(usize::MAX);
    insta::assert_debug_snapshot!(describe(&position, &last).due);
}
