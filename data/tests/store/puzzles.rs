//! Puzzles, attempts and puzzle ratings.

use data::PuzzlesWanted;
use games::Game;
use play::{
    Change, Preferences, PuzzleId,
    game::table::Event,
    learning::puzzle::{Answer, AttemptOf, NEAREST, choose},
    player::ratings::Form,
};
use puzzles::{Motif, Puzzle};

use crate::support::{ADA, BEN, Home, at, does, game, id, player, unit};

const CHIDI: u64 = 13;
const SERVER: u64 = 1001;
const ELSEWHERE: u64 = 1002;
const DONE: Answer = Answer::Right { step: 0, done: true };
/// A puzzle that doesn't come with the program.
const FOUND: &str = "1000\tchain\tmorris:nine a1 d6 d1 d7\tg1 xd7";

fn of(player: u64, puzzle: PuzzleId) -> AttemptOf {
    AttemptOf { player: id(player), puzzle, home: id::<play::GuildId>(SERVER).into(), daily: false }
}

fn wanted(player: u64, game: Game, motif: Option<Motif>) -> PuzzlesWanted {
    let home = id::<play::GuildId>(SERVER).into();
    PuzzlesWanted { player: id(player), home, game, motif, near: 1_500.0 }
}

async fn candidates(home: &Home, wanted: PuzzlesWanted) -> Vec<u64> {
    let next = home.store.next_puzzles(wanted).await.expect("readable");
    next.iter().map(|candidate| candidate.id.get()).collect()
}

async fn prefers(home: &Home, by: u64, out_of_puzzles: bool) {
    let preferences = Preferences { out_of_puzzles, ..Preferences::default() };
    let changes = vec![Change::SetPreferences { player: player(by), preferences }];
    home.store.commit(data::Unit { changes, ..unit(5) }).await.expect("stored");
}

/// A finished game of Ada and Ben, and a puzzle that was found in it.
async fn found(home: &Home) -> PuzzleId {
    let game = game(&home.store, 2001).await;
    home.store.commit(does(&home.store, game, ADA, Event::Resign, 2).await).await.expect("stored");
    let puzzle: Puzzle = FOUND.parse().expect("a puzzle");
    let server = id::<play::GuildId>(SERVER).into();
    for _ in 0..2 {
        home.store.add_found_puzzle(game, server, &puzzle).await.expect("stored");
    }
    // It is there once.
    home.column("SELECT id FROM puzzles WHERE guild IS NOT NULL").concat().parse().expect("an id")
}

#[tokio::test]
async fn shipped_puzzles_are_added_once_and_corrected() {
    let Some(home) = Home::new() else { return };
    let shipped = puzzles::shipped(Game::Dala).len();
    let (one, other) = (home.another(), home.another());
    let added = tokio::join!(one.add_shipped_puzzles(Game::Dala), other.add_shipped_puzzles(Game::Dala));
    assert_eq!(added.0.expect("stored").max(added.1.expect("stored")), shipped);
    assert_eq!(home.store.add_shipped_puzzles(Game::Dala).await.expect("stored"), 0);
    assert_eq!(home.column("SELECT count(*) FROM puzzles"), [shipped.to_string()]);
    // Another version was wrong about two, and hadn't a third.
    // Their numbers have gaps where the two came first by turns.
    let [first, second, third] =
        [0, 1, 2].map(|place| home.column("SELECT id FROM puzzles ORDER BY id")[place].clone());
    home.by_hand(&format!(
        "UPDATE puzzles SET solution = 'a1' WHERE id IN ({first}, {second}); DELETE FROM puzzles WHERE id = {third}"
    ));
    assert_eq!(home.store.add_shipped_puzzles(Game::Dala).await.expect("stored"), 3);
    assert_eq!(home.column("SELECT count(*) FROM puzzles"), [shipped.to_string()]);
    // It had one that this version no longer ships, and hides another.
    home.by_hand(&format!("UPDATE puzzles SET key = 'old' WHERE id = {first}"));
    assert_eq!(home.store.add_shipped_puzzles(Game::Dala).await.expect("stored"), 2);
    assert_eq!(home.column("SELECT id FROM puzzles WHERE withdrawn"), [first]);
    assert_eq!(home.store.add_shipped_puzzles(Game::Dala).await.expect("stored"), 0);
    home.by_hand("DELETE FROM puzzles WHERE key = 'old'; UPDATE puzzles SET withdrawn = TRUE");
    assert_eq!(home.store.add_shipped_puzzles(Game::Dala).await.expect("stored"), shipped);
    assert_eq!(home.column("SELECT count(*) FROM puzzles WHERE withdrawn"), ["0"]);
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn every_shipped_puzzle_reads_back_as_it_is() {
    let Some(home) = Home::new() else { return };
    home.store.add_shipped_puzzles(Game::Wali).await.expect("stored");
    let server = id::<play::GuildId>(SERVER).into();
    for number in home.column("SELECT id FROM puzzles") {
        let number: PuzzleId = number.parse().expect("an id");
        let stored = home.store.puzzle(number, server).await.expect("readable").expect("there");
        assert!(puzzles::shipped(Game::Wali).contains(&stored.puzzle), "{}", stored.puzzle);
        assert_eq!((stored.id, stored.found_in), (number, None));
    }
}

#[tokio::test]
async fn the_nearest_unseen_come_first_and_then_those_seen_longest_ago() {
    let Some(home) = Home::new() else { return };
    home.store.add_shipped_puzzles(Game::Dala).await.expect("stored");
    let wants = wanted(ADA, Game::Dala, Some(Motif::Guard));
    let all =
        puzzles::shipped(Game::Dala).iter().filter(|puzzle| puzzle.motifs().contains(&Motif::Guard)).count();
    assert!((2..200).contains(&all), "{all}");
    let mut seen = Vec::new();
    for number in (0_u32..).take(all) {
        let next = home.store.next_puzzles(wants).await.expect("readable");
        let chosen = choose(&next, Form::Duel.start(), u64::from(number) * 7).expect("one");
        assert!(!seen.contains(&chosen), "it hasn't been seen");
        home.store.show_puzzle(of(ADA, chosen), at(number.into())).await.expect("stored");
        seen.push(chosen);
    }
    let next = home.store.next_puzzles(wants).await.expect("readable");
    assert_eq!(choose(&next, Form::Duel.start(), 5), Some(seen[0]), "the one seen longest ago");
    assert!(candidates(&home, wanted(ADA, Game::Morris, None)).await.is_empty());
    let near = |near| PuzzlesWanted { near, ..wanted(BEN, Game::Dala, None) };
    let ratings = async |points| {
        let next = home.store.next_puzzles(near(points)).await.expect("readable");
        assert_eq!(next.len(), NEAREST);
        next.iter().map(|candidate| candidate.rating).sum::<f64>()
    };
    assert!(ratings(900.0).await < ratings(1_600.0).await);
}

#[tokio::test]
async fn only_the_first_try_is_rated_wherever_it_was() {
    let Some(home) = Home::new() else { return };
    home.store.add_shipped_puzzles(Game::Dala).await.expect("stored");
    let first = id::<PuzzleId>(1);
    let rating = async || home.column("SELECT rating FROM puzzles WHERE id = 1").concat();
    let before = rating().await;
    home.store.show_puzzle(of(ADA, first), at(1)).await.expect("stored");
    let wrong = home.store.answer_puzzle(of(ADA, first), Answer::Wrong, at(2)).await.expect("stored");
    let moved = wrong.moved.expect("it counts");
    assert!(moved.after.value() < 1_500.0 && moved.before == Form::Duel.start());
    let after = rating().await;
    assert_ne!(after, before);
    for again in [of(ADA, first), AttemptOf { daily: true, ..of(ADA, first) }] {
        let solved = home.store.answer_puzzle(again, DONE, at(3)).await.expect("stored");
        assert_eq!((solved.moved, solved.attempt.solved), (None, Some(at(3))));
    }
    assert_eq!(rating().await, after, "only the first try counts");
    let standing = home.store.puzzle_standing(id(ADA), Game::Dala).await.expect("readable").expect("rated");
    assert_eq!((standing.rating, standing.tried, standing.solved), (moved.after, 1, 0));
    let home = home.reopened().await;
    let standings = home.store.puzzle_standings(id(ADA)).await.expect("readable");
    assert_eq!(standings, [(Game::Dala, standing)]);
    let attempt = home.store.puzzle_attempt(of(ADA, first)).await.expect("readable").expect("there");
    assert_eq!((attempt.wrong, attempt.decided.map(|decided| decided.right)), (1, Some(false)));
    assert_eq!(home.store.puzzle_standing(id(ADA), Game::Dara).await.expect("readable"), None);
}

#[tokio::test]
async fn who_was_told_the_solution_elsewhere_has_no_first_try() {
    let Some(home) = Home::new() else { return };
    home.store.add_shipped_puzzles(Game::Dala).await.expect("stored");
    home.store.answer_puzzle(of(ADA, id(1)), Answer::GivesUp, at(1)).await.expect("stored");
    for (player, right) in [(ADA, false), (BEN, true)] {
        let daily = AttemptOf { daily: true, ..of(player, id(1)) };
        let solved = home.store.answer_puzzle(daily, DONE, at(2)).await.expect("stored");
        assert_eq!(solved.attempt.decided.map(|decided| decided.right), Some(right));
        assert_eq!((solved.attempt.solved, solved.moved.is_some()), (Some(at(2)), right));
    }
}

#[tokio::test]
async fn who_solved_it_first_comes_first() {
    let Some(home) = Home::new() else { return };
    home.store.add_shipped_puzzles(Game::Dala).await.expect("stored");
    let daily = |player| AttemptOf { daily: true, ..of(player, id(1)) };
    home.store.answer_puzzle(daily(CHIDI), Answer::GivesUp, at(1)).await.expect("stored");
    home.store.answer_puzzle(daily(ADA), Answer::Wrong, at(2)).await.expect("stored");
    home.store.answer_puzzle(daily(BEN), DONE, at(3)).await.expect("stored");
    home.store.answer_puzzle(daily(ADA), DONE, at(4)).await.expect("stored");
    home.store.answer_puzzle(of(14, id(1)), DONE, at(1)).await.expect("stored");
    let server = id::<play::GuildId>(SERVER).into();
    let all = home.store.puzzle_attempts(id(1), server, true).await.expect("readable");
    let who: Vec<(u64, bool, u32)> =
        all.iter().map(|(who, attempt)| (who.get(), attempt.solved.is_some(), attempt.wrong)).collect();
    assert_eq!(who, [(BEN, true, 0), (ADA, true, 1), (CHIDI, false, 0)]);
}

#[tokio::test]
async fn a_found_puzzle_is_shown_in_its_server_alone_and_not_to_its_players() {
    let Some(home) = Home::new() else { return };
    let found = found(&home).await;
    let (server, elsewhere) = (id::<play::GuildId>(SERVER).into(), id::<play::GuildId>(ELSEWHERE).into());
    let stored = home.store.puzzle(found, server).await.expect("readable").expect("there");
    assert_eq!(stored.found_in.map(|found| found.home), Some(server));
    assert_eq!(home.store.puzzle(found, elsewhere).await.expect("readable"), None);
    let wants = wanted(CHIDI, Game::Morris, None);
    assert_eq!(candidates(&home, wants).await, [found.get()]);
    assert!(candidates(&home, PuzzlesWanted { home: elsewhere, ..wants }).await.is_empty());
    assert!(candidates(&home, wanted(ADA, Game::Morris, None)).await.is_empty(), "she knows it");
    let known = home.store.answer_puzzle(of(ADA, found), DONE, at(9)).await.expect("stored");
    assert_eq!(known.moved, None, "her own game earns her nothing");
}

#[tokio::test]
async fn a_game_of_someone_who_keeps_out_is_no_puzzle() {
    let Some(home) = Home::new() else { return };
    let found = found(&home).await;
    let server = id::<play::GuildId>(SERVER).into();
    let (next, players) = home.store.next_game_to_search().await.expect("readable").expect("one");
    assert_eq!((next.home, next.is_kept_out), (server, false));
    assert_eq!(players.len(), 2);
    prefers(&home, BEN, true).await;
    assert_eq!(home.store.puzzle(found, server).await.expect("readable"), None);
    assert!(candidates(&home, wanted(CHIDI, Game::Morris, None)).await.is_empty());
    let (again, _) = home.store.next_game_to_search().await.expect("readable").expect("one");
    assert!(again.is_kept_out);
    prefers(&home, BEN, false).await;
    assert!(home.store.puzzle(found, server).await.expect("readable").is_some());
    home.store.note_searched(next.sequence).await.expect("stored");
    assert_eq!(home.store.next_game_to_search().await.expect("readable"), None);
    let home = home.reopened().await;
    home.store.note_searched(next.sequence - 1).await.expect("stored");
    assert_eq!(home.store.next_game_to_search().await.expect("readable"), None, "it never goes back");
}

#[tokio::test]
async fn what_is_stored_of_a_player_is_handed_over_and_deleted() {
    let Some(home) = Home::new() else { return };
    let found = found(&home).await;
    home.store.add_shipped_puzzles(Game::Dala).await.expect("stored");
    let shipped = home.column("SELECT min(id) FROM puzzles WHERE guild IS NULL").concat();
    let shipped: PuzzleId = shipped.parse().expect("an id");
    home.store.answer_puzzle(of(CHIDI, found), Answer::Wrong, at(9)).await.expect("stored");
    home.store.answer_puzzle(of(BEN, shipped), DONE, at(9)).await.expect("stored");
    let exported = home.store.personal_data(id(BEN)).await.expect("readable");
    assert_eq!(exported["puzzles_tried"][0]["game"], "dala");
    assert_eq!(exported["puzzle_ratings"][0]["tried"], 1);
    home.store.ask_for_deletion(id(BEN), at(10)).await.expect("stored");
    home.store.forget(id(BEN)).await.expect("deleted");
    assert_eq!(home.column("SELECT player FROM puzzle_attempts"), [CHIDI.to_string()]);
    assert_eq!(home.column("SELECT player FROM puzzle_ratings"), [CHIDI.to_string()]);
    let server = id::<play::GuildId>(SERVER).into();
    assert_eq!(
        home.store.puzzle(found, server).await.expect("readable"),
        None,
        "it was found in a game of his"
    );
}

#[tokio::test]
async fn what_is_stored_of_a_server_is_deleted_with_it() {
    let Some(home) = Home::new() else { return };
    let found = found(&home).await;
    home.store.answer_puzzle(of(CHIDI, found), DONE, at(9)).await.expect("stored");
    while !home.store.delete_guild(id(SERVER)).await.expect("deleted") {}
    assert!(home.column("SELECT id FROM puzzles").is_empty());
    assert!(home.column("SELECT player FROM puzzle_attempts").is_empty());
}
