//! The rules of Dara sentence by sentence, each on a board drawn for it: `x` is the first player, `o` the second, rank 6 is on top.

use super::{Dara, STONES, lines, lines::Bits};
use crate::{
    Action, DrawReason, Effects, Illegal, Outcome, Position, Reserve, RuleSet, Seat, Side, Square, SquareSet,
    Stage, course::Course, dara::legal::Legal, state::State,
};

const X: Side = Side::First;
const O: Side = Side::Second;

/// Nobody is near a row, and everybody can move.
const CALM: &str = "
    oxoxo
    xoxox
    .....
    .oxox
    oxoxo
    xoxox";

fn squares(board: &str, stone: char) -> Vec<Square> {
    let ranks = board.split_whitespace().rev().zip(0..);
    let found = ranks.flat_map(|(line, rank)| {
        let files = line.chars().zip(0..).filter(|&(on_it, _)| on_it == stone);
        files.map(|(_, file)| Square::new(file, rank).unwrap()).collect::<Vec<_>>()
    });
    found.collect()
}

fn options(rules: &str) -> super::Options {
    let RuleSet::Dara(options) = format!("dara:{rules}").parse().unwrap();
    options
}

fn state(rules: &str, turn: Side, board: &str) -> Dara {
    let mut state = Dara::new(options(rules));
    state.actor = turn;
    state.stones = ['x', 'o']
        .map(|stone| squares(board, stone).iter().fold(0, |all, &at| all | 1 << lines::index(at).unwrap()));
    state
}

/// How many of a player's stones are not on the board.
fn missing(stones: Bits) -> u8 {
    STONES - u8::try_from(stones.count_ones()).unwrap()
}

/// A game in its move phase; the stones that are not on the board were captured.
fn moving(rules: &str, turn: Side, board: &str) -> Course<Dara> {
    let mut state = state(rules, turn, board);
    state.reserves = state.stones.map(|stones| Reserve { lost: missing(stones), ..Reserve::default() });
    state.turn_to(turn);
    Course::start(state)
}

/// A game in its drop phase; the stones that are not on the board are in hand.
fn dropping(rules: &str, turn: Side, board: &str) -> Course<Dara> {
    let mut state = state(rules, turn, board);
    state.reserves = state.stones.map(|stones| Reserve { hand: missing(stones), ..Reserve::default() });
    state.legal = Legal::drops(state.own(), state.empty(), state.options.row_drops);
    Course::start(state)
}

/// All stones of a board dropped, in turns.
fn dropped(rules: &str, board: &str) -> Position {
    let mut position = Position::start(RuleSet::Dara(options(rules)));
    for (first, second) in squares(board, 'x').into_iter().zip(squares(board, 'o')) {
        position.play(Action::Drop(first)).unwrap();
        position.play(Action::Drop(second)).unwrap();
    }
    position
}

fn set(names: &str) -> SquareSet {
    names.split_whitespace().map(at).collect()
}

fn at(name: &str) -> Square {
    name.parse().unwrap()
}

fn action(token: &str) -> Action {
    token.parse().unwrap()
}

fn play(game: &mut Course<Dara>, tokens: &str) -> Effects {
    tokens.split(' ').map(|token| game.play(action(token)).unwrap()).last().unwrap()
}

fn refused(game: &Course<Dara>, token: &str) -> Illegal {
    game.objection(action(token)).unwrap()
}

fn legal(game: &Course<Dara>) -> String {
    let mut list = Vec::new();
    game.list(&mut list);
    list.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Who won and why, or why it is a draw.
fn ended(game: &Course<Dara>, end: &str) {
    let told = match game.outcome().unwrap() {
        Outcome::Win { side: X, why } => format!("x: {}", why.name()),
        Outcome::Win { side: O, why } => format!("o: {}", why.name()),
        Outcome::Draw(why) => format!("draw: {}", why.name()),
    };
    assert_eq!(told, end);
}

mod drops {
    use super::*;

    #[test]
    fn players_drop_in_turns_on_any_empty_square_until_all_stand() {
        let mut position = dropped("traditional", CALM);
        assert_eq!(
            (position.ply(), position.stage(), position.to_act()),
            (24, Stage::Move, Some(Seat::FIRST))
        );
        assert_eq!(position.reserve(Seat::FIRST), Reserve::default());
        assert_eq!(position.play(action("a4")), Err(Illegal::WrongStage { due: Stage::Move }));

        let game = dropping("traditional", X, "..... ..... ..... ..... ..... x...o");
        assert_eq!(legal(&game).split(' ').count(), 28);
        assert_eq!(refused(&game, "a1"), Illegal::Occupied(at("a1")));
        assert_eq!(refused(&game, "e1"), Illegal::Occupied(at("e1")));
        assert_eq!(refused(&game, "f1"), Illegal::OffBoard(at("f1")));
        assert_eq!(refused(&game, "a7"), Illegal::OffBoard(at("a7")));
        assert_eq!(refused(&game, "a1-a2"), Illegal::WrongStage { due: Stage::Drop });
        assert_eq!(refused(&game, "xe1"), Illegal::NothingToTake);
        assert_eq!(refused(&game, "huff:e1"), Illegal::NoSuchAction);
        assert_eq!(refused(&game, "force"), Illegal::NoSuchAction);
    }

    #[test]
    fn the_last_drop_begins_the_move_phase() {
        let mut game = dropping("traditional", O, &CALM.replacen('o', ".", 1));
        let effects = play(&mut game, "a6");
        assert!(effects.moves_began && effects.skipped.is_empty());
        assert_eq!((game.state().stage(), game.state().actor()), (Stage::Move, Seat::FIRST));
    }

    #[test]
    fn a_drop_may_not_make_four_in_a_row() {
        let game = dropping("traditional", X, "....x ....x ..... ....x xx.x. .xxx.");
        for square in ["c2", "e4", "a1", "e1"] {
            assert_eq!(refused(&game, square), Illegal::FourInARow(at(square)));
        }
        let game = dropping("traditional", X, "x.... .x... ..x.. ..... ....x .....");
        assert_eq!(game.objection(action("d3")), None, "a diagonal is no row");
    }

    #[test]
    fn a_row_may_be_dropped_and_earns_nothing() {
        let mut game = dropping("traditional", X, "..... ..... ..... ..... ..... xx..o");
        let effects = play(&mut game, "c1");
        assert!(effects.row.is_empty() && !effects.take_due);
        assert_eq!((game.state().stage(), game.state().actor()), (Stage::Drop, Seat::SECOND));
        assert_eq!(game.state().rows(), set("a1 b1 c1"));
    }

    #[test]
    fn in_niger_a_row_may_not_be_dropped() {
        let game = dropping("niger", X, "..... .x... ..... .x... ..... xx.x.");
        assert_eq!(refused(&game, "b4"), Illegal::ThreeInARow(at("b4")));
        assert_eq!(refused(&game, "c1"), Illegal::ThreeInARow(at("c1")));
        assert_eq!(game.objection(action("e1")), None);
    }

    #[test]
    fn who_cannot_drop_is_skipped_and_his_stones_are_set_aside() {
        let drops = "b6 b1 d4 a1 c6 b2 c4 a3 b4 e2 d3 a2 d6 c2 d1 e5 c3 a5 b3 c1 e1 d5";
        let (before, last) = drops.rsplit_once(' ').unwrap();
        let mut position: Position = format!("dara:traditional {before}").parse().unwrap();
        let effects = position.play(action(last)).unwrap();
        // The second player dropped, the first has one stone left and no square for it, the second goes on.
        assert_eq!(effects.set_aside, [1, 0, 0, 0]);
        assert!(effects.skipped.contains(Seat::FIRST) && !effects.moves_began);
        assert_eq!((position.stage(), position.to_act()), (Stage::Drop, Some(Seat::SECOND)));
        assert_eq!(position.reserve(Seat::FIRST), Reserve { hand: 0, lost: 0, aside: 1 });
        let last = position.legal_actions()[0];
        assert!(position.play(last).unwrap().moves_began);
        assert_eq!(position.to_act(), Some(Seat::FIRST));
    }

    #[test]
    fn the_first_player_begins_the_move_phase_even_if_he_dropped_last() {
        let drops = "b1 e6 a5 c3 b2 c2 d2 e4 b4 e3 c5 a6 d1 b3 c6 b5 b6 d6 a2 d4 a1 e1";
        let mut position: Position = format!("dara:niger {drops}").parse().unwrap();
        let effects = position.play(action("a4")).unwrap();
        assert_eq!((effects.by, effects.set_aside), (Seat::FIRST, [0, 1, 0, 0]));
        assert!(effects.moves_began && effects.skipped.is_empty());
        assert_eq!(position.to_act(), Some(Seat::FIRST));
    }
}

mod moves {
    use super::*;

    #[test]
    fn a_stone_moves_one_step_along_a_rank_or_a_file_to_an_empty_square() {
        let game = moving("traditional", X, "..... ..... ..... .xo.. ..... x.x.o");
        assert_eq!(legal(&game), "a1-a2 a1-b1 b3-a3 b3-b2 b3-b4 c1-b1 c1-c2 c1-d1");
        assert_eq!(refused(&game, "b3-c3"), Illegal::Occupied(at("c3")));
        assert_eq!(refused(&game, "b3-c4"), Illegal::NotAdjacent { from: at("b3"), to: at("c4") });
        assert_eq!(refused(&game, "b3-b5"), Illegal::NotAdjacent { from: at("b3"), to: at("b5") });
        assert_eq!(refused(&game, "a1-a1"), Illegal::NotAdjacent { from: at("a1"), to: at("a1") });
        assert_eq!(refused(&game, "c3-c4"), Illegal::NotYourStone(at("c3")));
        assert_eq!(refused(&game, "d4-d5"), Illegal::Empty(at("d4")));
        assert_eq!(refused(&game, "e6-f6"), Illegal::OffBoard(at("f6")));
        assert_eq!(refused(&game, "f6-e6"), Illegal::OffBoard(at("f6")));
        assert_eq!(refused(&game, "a1-a2-a3"), Illegal::NoSuchAction);
        assert_eq!(refused(&game, "a1xa2"), Illegal::NoSuchAction);
        assert_eq!(refused(&game, "a2"), Illegal::WrongStage { due: Stage::Move });
        assert_eq!(refused(&game, "xe1"), Illegal::NothingToTake);
    }

    #[test]
    fn the_edges_do_not_meet() {
        // a6 and b1 are neighbours as bits, as are e1 and the bit before it.
        let game = moving("traditional", X, "x.... ..... ..... ..... ..... .x..x");
        assert_eq!(legal(&game), "a6-a5 a6-b6 b1-a1 b1-b2 b1-c1 e1-d1 e1-e2");
    }

    #[test]
    fn a_move_may_not_make_four_in_a_row() {
        let game = moving("traditional", X, "...x. ..... ...x. xxx.. ..... x.xxx");
        assert_eq!(refused(&game, "d4-d3"), Illegal::FourInARow(at("d3")));
        assert_eq!(refused(&game, "a1-b1"), Illegal::FourInARow(at("b1")));
        // It leaves the run behind it.
        let game = moving("traditional", X, "..... ..... ..... ..... ..... xx.x.");
        assert_eq!(game.objection(action("b1-c1")), None);
    }

    #[test]
    fn who_cannot_move_is_skipped() {
        let mut game = moving("traditional", O, "..... ....o ..... ..... ooo.. xxxo.");
        let effects = play(&mut game, "e5-e6");
        assert!(effects.skipped.contains(Seat::FIRST) && !effects.skipped.contains(Seat::SECOND));
        assert_eq!(game.state().actor(), Seat::SECOND);
    }

    #[test]
    fn who_cannot_make_the_first_move_is_skipped() {
        let drops = "b2 d4 a6 a1 a2 b4 a5 c2 c3 d2 b1 b3 b5 b6 a3 e3 c4 d1 c1 a4 c6 c5 d3";
        let mut position: Position = format!("dara:niger {drops}").parse().unwrap();
        let effects = position.play(action("d6")).unwrap();
        assert!(effects.moves_began && effects.skipped.contains(Seat::FIRST));
        assert_eq!(position.to_act(), Some(Seat::SECOND));
    }
}

mod rows {
    use super::*;

    /// The first player makes a row with c3-c2.
    const READY: &str = "..... ..... ....o ..x.. xx... ooo.o";

    #[test]
    fn a_new_row_earns_a_take_before_the_others_turn() {
        let mut game = moving("traditional", X, READY);
        let effects = play(&mut game, "c3-c2");
        assert_eq!((effects.row, effects.take_due), (set("a2 b2 c2"), true));
        assert_eq!((game.state().stage(), game.state().actor()), (Stage::Take, Seat::FIRST));
        assert_eq!(refused(&game, "a2-a3"), Illegal::MustTakeFirst);
        assert_eq!(refused(&game, "a3"), Illegal::MustTakeFirst);
        let effects = play(&mut game, "xe1");
        assert_eq!((effects.by, effects.taken), (Seat::FIRST, set("e1")));
        assert_eq!((game.state().stage(), game.state().actor()), (Stage::Move, Seat::SECOND));
        assert_eq!(game.state().reserve(Seat::SECOND).lost, STONES - 4);
    }

    #[test]
    fn a_stone_in_a_row_may_not_be_taken() {
        let mut game = moving("traditional", X, READY);
        play(&mut game, "c3-c2");
        assert_eq!(legal(&game), "xe1 xe4");
        assert_eq!(refused(&game, "xa1"), Illegal::StandsInARow(at("a1")));
        assert_eq!(refused(&game, "xa2"), Illegal::OwnStone(at("a2")));
        assert_eq!(refused(&game, "xd1"), Illegal::Empty(at("d1")));
        assert_eq!(refused(&game, "xf1"), Illegal::OffBoard(at("f1")));
    }

    #[test]
    fn in_capture_ten_any_stone_may_be_taken() {
        let mut game = moving("capture-ten", X, READY);
        play(&mut game, "c3-c2");
        assert_eq!(legal(&game), "xa1 xb1 xc1 xe1 xe4");
    }

    #[test]
    fn where_nothing_may_be_taken_the_turn_ends() {
        let mut game = moving("traditional", X, "..... ..... ..... ..x.. xx... ooo..");
        let effects = play(&mut game, "c3-c2");
        assert_eq!((effects.row, effects.take_due), (set("a2 b2 c2"), false));
        assert_eq!((game.state().stage(), game.state().actor()), (Stage::Move, Seat::SECOND));
    }

    #[test]
    fn two_rows_at_once_earn_one_take() {
        let mut game = moving("traditional", X, "..... ..x.. ..x.. xx.x. ....o o.oo.");
        let effects = play(&mut game, "d3-c3");
        assert_eq!(effects.row, set("a3 b3 c3 c4 c5"));
        play(&mut game, "xa1");
        assert_eq!((game.state().stage(), game.state().actor()), (Stage::Move, Seat::SECOND));
    }

    #[test]
    fn a_row_that_stands_already_earns_nothing() {
        let mut game = moving("traditional", X, "xxx.. ..... x.... ..... ..... oo.oo");
        let effects = play(&mut game, "a4-a3");
        assert!(effects.row.is_empty() && !effects.take_due);
        assert_eq!(game.state().rows(), set("a6 b6 c6"));
    }

    #[test]
    fn a_row_that_is_opened_and_closed_is_new() {
        let mut game = moving("traditional", X, "xxx.. ..... ..... ..... ..... oo.oo");
        assert!(!play(&mut game, "c6-c5").take_due);
        play(&mut game, "e1-e2");
        let effects = play(&mut game, "c5-c6");
        assert_eq!((effects.row, effects.take_due), (set("a6 b6 c6"), true));
    }

    #[test]
    fn a_run_of_two_or_a_diagonal_is_no_row() {
        let mut game = moving("traditional", X, "..... ..... ..x.. .x... x..x. oo.oo");
        assert!(play(&mut game, "d2-c2").row.is_empty());
    }
}

mod straight_back {
    use super::*;

    #[test]
    fn a_stone_may_not_return_at_once_where_that_is_barred() {
        let board = "x..x. ..... ..... ..... x.... oo.oo";
        let mut game = moving("capture-ten", X, board);
        play(&mut game, "a6-b6 e1-e2");
        assert_eq!(refused(&game, "b6-a6"), Illegal::StraightBack { from: at("b6"), to: at("a6") });
        // The ban is over after one turn, and it is the stone's, not the square's.
        play(&mut game, "a2-a3 a1-a2 b6-a6 b1-a1 a3-a4 d1-d2 a6-a5 a1-b1");
        assert_eq!(game.objection(action("a4-b4")), None);
        let mut game = moving("traditional", X, board);
        play(&mut game, "a6-b6 e1-e2 b6-a6");
    }

    #[test]
    fn another_stone_may_go_where_one_has_left() {
        let mut game = moving("capture-ten", X, "x..x. x.... ..... ..... ..... oo.oo");
        play(&mut game, "a6-b6 e1-e2");
        assert_eq!(game.objection(action("a5-a6")), None);
    }

    #[test]
    fn a_row_is_not_closed_again_at_once_where_that_is_barred() {
        let mut game = moving("capture-ten", X, "xxx.. ..... ..... ..... x.... oo.oo");
        play(&mut game, "c6-c5 e1-e2");
        assert_eq!(refused(&game, "c5-c6"), Illegal::StraightBack { from: at("c5"), to: at("c6") });
        play(&mut game, "a2-a3 e2-e3");
        assert!(play(&mut game, "c5-c6").take_due);
    }

    #[test]
    fn a_skipped_turn_lifts_the_ban() {
        let mut game = moving("capture-ten", X, "..... ....o ..... o.... xooo. .oxxo");
        let effects = play(&mut game, "a2-a1 e5-e6");
        assert!(effects.skipped.contains(Seat::FIRST), "his only step is barred");
        assert_eq!(game.state().actor(), Seat::SECOND);
        assert!(play(&mut game, "e6-d6").skipped.is_empty());
        assert_eq!(legal(&game), "a1-a2");
    }
}

mod ends {
    use super::*;

    /// The first player makes a row with c3-c2; the second has three stones.
    const LAST: &str = "..... ..... ..... ..x.. xx... oo.o.";

    #[test]
    fn who_has_fewer_than_three_stones_has_lost() {
        let mut game = moving("traditional", X, LAST);
        play(&mut game, "c3-c2 xa1");
        ended(&game, "x: stones");
        assert_eq!(legal(&game), "");
        assert_eq!(refused(&game, "b1-c1"), Illegal::GameOver);
    }

    #[test]
    fn stones_in_hand_are_left() {
        assert_eq!(Dara::new(options("traditional")).winner(), None);
    }

    #[test]
    fn ten_captured_stones_win_in_capture_ten() {
        let mut game = moving("capture-ten", X, LAST);
        play(&mut game, "c3-c2 xa1");
        ended(&game, "x: ten");
        let mut game = moving("traditional+take=any", X, LAST);
        play(&mut game, "c3-c2 xa1");
        ended(&game, "x: stones");
    }

    #[test]
    fn stones_set_aside_are_neither_left_nor_captured() {
        let mut state = moving("capture-ten", X, LAST).state().clone();
        state.reserves[1] = Reserve { hand: 0, lost: 8, aside: 1 };
        let mut game = Course::start(state);
        play(&mut game, "c3-c2 xa1");
        ended(&game, "x: stones");
    }

    #[test]
    fn the_third_time_of_a_position_draws() {
        let mut position = dropped("traditional", CALM);
        for token in "c3-c4 b3-a3 c4-c3 a3-b3 c3-c4 b3-a3 c4-c3".split(' ') {
            position.play(action(token)).unwrap();
            assert_eq!(position.outcome(), None);
        }
        position.play(action("a3-b3")).unwrap();
        assert_eq!(position.outcome(), Some(Outcome::Draw(DrawReason::Repetition)));
        assert_eq!(position.to_act(), None);
    }

    #[test]
    fn the_same_squares_with_another_to_act_are_another_position() {
        let keys = [X, O].map(|turn| moving("traditional", turn, CALM).state().key());
        assert_ne!(keys[0], keys[1]);
    }

    #[test]
    fn what_was_played_before_does_not_belong_to_a_position() {
        let here = moving("capture-ten", X, CALM).state().clone();
        let mut elsewhere = here.clone();
        elsewhere.last_step = [Some((0, 1)); 2];
        assert_eq!(here.key(), elsewhere.key());
    }

    #[test]
    fn a_take_that_is_due_belongs_to_a_position() {
        let here = moving("traditional", X, CALM).state().clone();
        let mut due = here.clone();
        due.legal = Legal::takes(1);
        assert_ne!(here.key(), due.key());
    }

    #[test]
    fn repetition_comes_before_the_bound() {
        let moves = "c3-c4 b3-a3 c4-c3 a3-b3 c3-c4 b3-a3 c4-c3 a3-b3";
        let end = |rules: &str| {
            let mut position = dropped(rules, CALM);
            _ = moves.split(' ').try_for_each(|token| position.play(action(token)).map(drop));
            (position.ply() - 24, position.outcome())
        };
        assert_eq!(end("traditional+bound=4"), (8, Some(Outcome::Draw(DrawReason::Repetition))));
        assert_eq!(end("traditional+bound=3"), (6, Some(Outcome::Draw(DrawReason::Bound))));
    }

    #[test]
    fn the_bound_waits_for_a_take_and_begins_anew_after_it() {
        let mut game = moving("traditional+bound=1", O, "..... ..... ....o ..x.. xx... ooo.o");
        play(&mut game, "e4-e5 c3-c2");
        assert_eq!(game.outcome(), None, "a take is due");
        play(&mut game, "xe1 e5-e4");
        assert_eq!(game.outcome(), None, "one quiet turn, of one player");
        play(&mut game, "c2-c3");
        ended(&game, "draw: bound");
    }

    #[test]
    fn a_skipped_turn_counts_for_the_bound() {
        let mut game = moving("traditional+bound=2", O, "..... ....o ..... ..... ooo.. xxxo.");
        play(&mut game, "e5-e6");
        assert_eq!(game.outcome(), None);
        play(&mut game, "e6-d6");
        ended(&game, "draw: bound");
    }

    #[test]
    fn a_win_comes_before_everything() {
        let mut game = moving("traditional+bound=1", O, "..... ..... ....o ..x.. xx... oo...");
        play(&mut game, "e4-e5 c3-c2 xa1");
        ended(&game, "x: stones");
    }

    #[test]
    fn nobody_with_a_legal_action_is_a_draw() {
        // No game gets here but by the last drop; the board is fuller than a game's, so that it can be seen to be shut.
        let mut state = state("traditional", O, "oxoxo xoxox oxoxo xoxox oxoxo xoxo.");
        state.reserves = [0, 1].map(|hand| Reserve { hand, ..Reserve::default() });
        state.legal = Legal::drops(state.own(), state.empty(), state.options.row_drops);
        let mut game = Course::start(state);
        let effects = play(&mut game, "e1");
        ended(&game, "draw: blocked");
        assert!(effects.moves_began && effects.skipped.is_empty());
    }
}
