//! A puzzle is found again in its game, judged turn by turn, and doubted once it's spoilt.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use engine::Engine;
use games::{Action, Game, Record};
use puzzles::{
    BadAttempt, Doubt, Effort, Judgement, Mined, Miner, Puzzle, Searcher, SelfPlay, aftermath, check, follow,
    mine, shipped, verify,
};

/// A shipped puzzle with so many steps.
fn with_steps(game: Game, steps: usize) -> &'static Puzzle {
    shipped(game).iter().find(|puzzle| puzzle.steps().len() == steps).unwrap()
}

fn turn(text: &str) -> Vec<Action> {
    text.split(' ').map(|action| action.parse().unwrap()).collect()
}

/// Some shipped puzzles that an engine which has changed a little still finds.
fn some() -> impl Iterator<Item = &'static Puzzle> {
    [Game::Dara, Game::Damas, Game::Morris].into_iter().flat_map(|game| &shipped(game)[..2])
}

#[test]
fn puzzles_are_found_in_their_games() {
    let with_solution = |known: &Puzzle| {
        let mut game = known.record().clone();
        game.actions.extend(known.solution());
        game
    };
    let found = some().find(|known| mine(&with_solution(known)).unwrap().contains(known)).unwrap();
    let game = with_solution(found);
    assert_eq!(mine(&game), mine(&game), "always the same");
}

#[test]
fn a_miner_can_be_stopped_between_short_steps() {
    let mut searcher = Searcher::new();
    let mut most = 0;
    for known in some() {
        let effort = Effort::of(known.record().rules.game());
        let mut miner = Miner::of_last_turn(known.record().clone(), effort).unwrap();
        for steps in 1.. {
            match miner.step(&mut searcher) {
                Mined::Nothing => {}
                Mined::Puzzle(puzzle) => {
                    assert_eq!(puzzle.record(), known.record());
                    most = most.max(steps);
                }
                Mined::Done => break,
            }
        }
    }
    assert!(most >= 4, "scanned, then the best turn, the others and the rating: {most}");
}

#[test]
fn nothing_is_found_where_no_one_blundered() {
    let record: Record = "morris:nine".parse().unwrap();
    assert_eq!(mine(&record), Ok(Vec::new()));
    let bad: Record = "morris:nine a1 a1".parse().unwrap();
    assert_eq!(mine(&bad).unwrap_err().at, 2);
}

#[test]
fn the_same_seed_plays_the_same_games() {
    let games = |seed| {
        let (mut play, mut searcher) = (SelfPlay::new(Game::Morris.default_rules(), seed), Searcher::new());
        (0..30).filter_map(|_| play.next(&mut searcher)).collect::<Vec<_>>()
    };
    assert_eq!(games(4), games(4));
    assert_ne!(games(4), games(5));
    assert!(games(4).iter().all(|record| record.replay().is_ok()));
}

#[test]
fn the_solution_is_right_to_its_end() {
    let puzzle = with_steps(Game::Dara, 2);
    let [first, second] = puzzle.steps() else { unreachable!() };
    let mut engine = Engine::new();
    assert_eq!(check(puzzle, 0, &first.turn, &mut engine), Ok(Judgement::Right));
    let solved = check(puzzle, 1, &second.turn, &mut engine).unwrap();
    let Judgement::Solved { line } = solved else { panic!("{solved:?}") };
    assert_eq!(line, aftermath(puzzle, &mut Engine::new()), "the same by itself");
    let mut position = puzzle.position(2);
    assert_ne!(position.to_act().map(games::Seat::side), Some(puzzle.side()), "it's the opponent's turn");
    assert!(!line.is_empty() && line.iter().all(|&action| position.play(action).is_ok()), "{line:?}");
    assert_eq!(check(puzzle, 2, &second.turn, &mut engine), Err(BadAttempt::Step));
    assert_eq!(check(puzzle, 0, &[], &mut engine), Err(BadAttempt::Turn));
}

/// A puzzle of two turns, whose second makes a row.
fn with_row_at_last() -> &'static Puzzle {
    let is_one = |puzzle: &&Puzzle| {
        let [first, second] = puzzle.steps() else { return false };
        puzzle.gains() && first.turn.len() == 1 && second.turn.len() == 2
    };
    shipped(Game::Wali).iter().find(is_one).unwrap()
}

#[test]
fn a_line_goes_on_until_something_is_gained() {
    let whole = with_row_at_last();
    let short = Puzzle::new(whole.record().clone(), &whole.steps()[0].turn, whole.rating()).unwrap();
    assert!(!short.gains());
    assert_eq!(follow(&mut Searcher::new(), &short).as_ref(), Some(whole));
    // Without it, what is shown afterwards goes on until something is gained, and is kept.
    let after = Puzzle::new(short.record().clone(), &short.solution().collect::<Vec<_>>(), 1_000).unwrap();
    let line = aftermath(&after, &mut Engine::new());
    let takes = |action: &Action| matches!(action, Action::Take(_));
    assert!(line.iter().any(takes), "{line:?}");
}

#[test]
fn where_a_solution_only_shows_what_is_won_every_turn_that_wins_is_right() {
    let puzzle = with_row_at_last();
    let (due, position) = (&puzzle.steps()[1].turn, puzzle.position(1));
    let mut engine = Engine::new();
    let mut judged = |take: Action| check(puzzle, 1, &[due[0], take], &mut engine).unwrap();
    let mut made = position.clone();
    made.play(due[0]).unwrap();
    let others: Vec<Action> = made.legal_actions().into_iter().filter(|&take| take != due[1]).collect();
    let right = others.iter().filter(|&&take| matches!(judged(take), Judgement::Solved { .. })).count();
    assert!(right > 0, "another stone may be taken: {others:?}");
    let wrong = position.legal_actions().into_iter().find(|&other| {
        let judged = check(puzzle, 1, &[other], &mut Engine::new());
        matches!(judged, Ok(Judgement::Wrong { .. }))
    });
    assert!(wrong.is_some(), "not every turn wins");
}

#[test]
fn a_turn_that_leaves_a_single_losing_reply_is_judged_by_what_follows() {
    // Forced to capture, the dama is lost as well as if it had been huffed.
    let solution = turn("e5-f6 h4-g3 huff:d8 f6-d4");
    let is_it = |puzzle: &&Puzzle| puzzle.solution().eq(solution.iter().copied());
    let puzzle = shipped(Game::Damas).iter().find(is_it).unwrap();
    let judged = check(puzzle, 1, &turn("force"), &mut Engine::new()).unwrap();
    assert!(matches!(judged, Judgement::Solved { .. }), "{judged:?}");
}

#[test]
fn another_order_of_the_same_turn_is_right() {
    let line = "1000\t\tdamala:standard d2-d3 d6-d5 c3-d3 c5-d5\td3-d4-e4-e3";
    let puzzle: Puzzle = line.parse().unwrap();
    let judged = check(&puzzle, 0, &turn("d3-e3-e4-d4"), &mut Engine::new());
    assert!(matches!(judged, Ok(Judgement::Solved { .. })), "{judged:?}");
}

#[test]
fn a_wrong_turn_is_refuted_by_whole_turns() {
    let puzzle: Puzzle = "1000\t\tmorris:nine a1 d6 d1 d7\tg1 xd7".parse().unwrap();
    let judged = check(&puzzle, 0, &turn("a4"), &mut Engine::new()).unwrap();
    let Judgement::Wrong { refutation } = judged else { panic!("{judged:?}") };
    // The opponent makes the mill that they were left to make.
    assert_eq!(refutation[0], "d5".parse().unwrap());
    let mut position = puzzle.position(0);
    position.play("a4".parse().unwrap()).unwrap();
    for &action in &refutation {
        position.play(action).unwrap();
    }
    assert_eq!(
        check(&puzzle, 0, &turn("g1"), &mut Engine::new()),
        Err(BadAttempt::Turn),
        "the take is missing"
    );
}

#[test]
fn a_spoilt_puzzle_is_doubted() {
    let mut searcher = Searcher::new();
    let plain = ["xd6", "xd7"].map(|take| {
        let puzzle: Puzzle = format!("1000\t\tmorris:nine a1 d6 d1 d7\tg1 {take}").parse().unwrap();
        verify(&mut searcher, &puzzle, 5_000)
    });
    assert!(plain.contains(&Err(Doubt::Plain)), "a mill that anyone sees: {plain:?}");
    let wrong: Puzzle = "1000\t\tmorris:nine a1 d6 d1 d7\ta4".parse().unwrap();
    assert!(matches!(verify(&mut searcher, &wrong, 5_000), Err(Doubt::Another { step: 1, .. })));
}
