//! Puzzles of the day.

use data::{CommitError, PuzzlesWanted};
use games::Game;
use jiff::{SignedDuration, Timestamp};
use play::{
    Change, Daily, DailySettings, Day, GuildId, Preferences, PuzzleId, Zone,
    game::table::Event,
    learning::{
        daily::{NEAREST, change},
        puzzle::{Answer, AttemptOf},
    },
    ranking::ranked,
};

use crate::support::{ADA, BEN, Home, game, id, player, unit};

const CHIDI: u64 = 13;
const SERVER: u64 = 1001;
const ELSEWHERE: u64 = 1002;
const DONE: Answer = Answer::Right { step: 0, done: true };
/// Monday, 2 June 2025.
const MONDAY: i32 = 20_241;

fn settings() -> DailySettings {
    let hour = 8.try_into().expect("an hour");
    DailySettings { channel: id(2001), of: None, hour, zone: Zone::UTC }
}

fn day(number: i32) -> Day {
    (MONDAY + number).try_into().expect("a day")
}

fn time(number: i32, hours: i64) -> Timestamp {
    day(number).start() + SignedDuration::from_hours(hours)
}

fn guild() -> GuildId {
    id(SERVER)
}

async fn does(home: &Home, changes: Vec<Change>, at: Timestamp) -> Result<(), CommitError> {
    home.store.commit(data::Unit { changes, at, ..unit(0) }).await.map(drop)
}

/// A server with the puzzle of the day switched on, on the day before Monday.
async fn switched_on() -> Option<Home> {
    let home = Home::new()?;
    home.store.add_shipped_puzzles(Game::Dala).await.expect("stored");
    does(&home, change(guild(), Some(settings()), None, time(-1, 12)), time(-1, 12)).await.expect("stored");
    Some(home)
}

fn daily(number: i32, puzzle: u64) -> Daily {
    let (begins, ends) = (time(number, 8), time(number + 1, 8));
    Daily { day: day(number), puzzle: id(puzzle), channel: id(2001), begins, ends, message: None }
}

fn begins(daily: Daily) -> Vec<Change> {
    vec![Change::BeginDaily { guild: guild(), settings: settings(), daily }]
}

/// A day's puzzle is posted.
async fn posted(home: &Home, number: i32, puzzle: u64) -> Daily {
    let daily = daily(number, puzzle);
    does(home, begins(daily), daily.begins).await.expect("stored");
    home.store.set_daily_message(guild(), daily.day, id(3001)).await.expect("stored");
    home.store.daily(guild(), daily.day).await.expect("readable").expect("there")
}

async fn answers(home: &Home, who: u64, puzzle: u64, answer: Answer, at: Timestamp) -> bool {
    let of = AttemptOf { player: id(who), puzzle: id(puzzle), home: guild().into(), daily: true };
    home.store.answer_puzzle(of, answer, at).await.expect("stored").moved.is_some()
}

#[tokio::test]
async fn what_managers_chose_is_stored_with_the_next_time() {
    let Some(home) = switched_on().await else { return };
    let timer = play::Timer::Daily(guild());
    assert_eq!(home.store.daily_settings(guild()).await.expect("readable"), Some(settings()));
    assert_eq!(home.store.daily_settings(id(ELSEWHERE)).await.expect("readable"), None);
    assert_eq!(home.store.timer(timer).await.expect("readable"), Some(time(0, 8)));
    let of_dala = DailySettings { of: Some(Game::Dala), ..settings() };
    does(&home, change(guild(), Some(of_dala), None, time(-1, 13)), time(-1, 13)).await.expect("stored");
    assert_eq!(home.store.daily_settings(guild()).await.expect("readable"), Some(of_dala));
    assert_eq!(home.store.integrity().expect("checked"), []);
    does(&home, change(guild(), None, None, time(-1, 14)), time(-1, 14)).await.expect("stored");
    assert_eq!(home.store.daily_settings(guild()).await.expect("readable"), None);
    assert_eq!(home.store.timer(timer).await.expect("readable"), None);
    assert_eq!(home.store.integrity().expect("checked"), []);
    // What was chosen is there when it's switched on again.
    assert_eq!(home.store.daily_chosen(guild()).await.expect("readable"), Some(of_dala));
    assert_eq!(home.store.daily_chosen(id(ELSEWHERE)).await.expect("readable"), None);
    let in_lagos = DailySettings { zone: "Africa/Lagos".parse().expect("a zone"), ..of_dala };
    does(&home, change(guild(), Some(in_lagos), None, time(-1, 15)), time(-1, 15)).await.expect("stored");
    assert_eq!(home.store.daily_settings(guild()).await.expect("readable"), Some(in_lagos));
    assert_eq!(home.store.timer(timer).await.expect("readable"), Some(time(0, 7)));
    let home = home.reopened().await;
    assert_eq!(home.store.daily_settings(guild()).await.expect("readable"), Some(in_lagos));
}

#[tokio::test]
async fn a_day_gets_one_puzzle_whoever_is_first_and_a_server_none_twice() {
    let Some(home) = switched_on().await else { return };
    let other = home.another();
    let unit = |puzzle| data::Unit { changes: begins(daily(0, puzzle)), at: time(0, 8), ..unit(0) };
    let both = tokio::join!(home.store.commit(unit(1)), other.commit(unit(2)));
    assert_eq!([both.0.is_ok(), both.1.is_ok()].iter().filter(|stored| **stored).count(), 1, "{both:?}");
    let first = home.store.last_daily(guild()).await.expect("readable").expect("there");
    home.store.set_daily_message(guild(), first.day, id(3001)).await.expect("stored");
    let again = does(&home, begins(daily(1, first.puzzle.get())), time(1, 8)).await;
    assert!(matches!(again, Err(CommitError::Stale)), "the same puzzle: {again:?}");
    let earlier = does(&home, begins(daily(-1, 7)), time(1, 8)).await;
    assert!(matches!(earlier, Err(CommitError::Stale)), "a day that is over: {earlier:?}");
    // It is changed or switched off at this moment.
    let settings = DailySettings { channel: id(2002), ..settings() };
    does(&home, change(guild(), Some(settings), Some(first), time(0, 9)), time(0, 9)).await.expect("stored");
    let changed = does(&home, begins(daily(1, 7)), time(1, 8)).await;
    assert!(matches!(changed, Err(CommitError::Stale)), "{changed:?}");
}

#[tokio::test]
async fn the_one_that_counts_does_so_until_the_next_one_whenever_that_comes() {
    let Some(home) = switched_on().await else { return };
    let first = posted(&home, 0, 1).await;
    assert_eq!(first.ends, time(1, 8));
    let ends =
        async |number| home.store.daily(guild(), day(number)).await.expect("readable").expect("one").ends;
    let evening = DailySettings { hour: 20.try_into().expect("an hour"), ..settings() };
    does(&home, change(guild(), Some(evening), Some(first), time(0, 9)), time(0, 9)).await.expect("stored");
    assert_eq!(ends(0).await, time(1, 20));
    does(&home, change(guild(), Some(settings()), Some(first), time(0, 10)), time(0, 10))
        .await
        .expect("stored");
    assert_eq!(ends(0).await, time(1, 8));
    // The next came a little early, by the clock of another worker.
    let early = Daily { begins: time(1, 7), ..daily(1, 2) };
    does(&home, begins(early), early.begins).await.expect("stored");
    assert_eq!((ends(0).await, ends(1).await), (time(1, 7), time(2, 8)));
}

#[tokio::test]
async fn only_posted_days_count_and_an_unposted_puzzle_may_come_again() {
    let Some(home) = switched_on().await else { return };
    posted(&home, 0, 1).await;
    does(&home, begins(daily(1, 2)), time(1, 8)).await.expect("stored");
    let before = home.store.daily_before(guild(), day(2)).await.expect("readable").expect("one");
    assert_eq!(before.day, day(0));
    posted(&home, 2, 2).await;
    assert_eq!(home.store.daily(guild(), day(1)).await.expect("readable"), None);
    assert_eq!(
        home.store.daily_of(guild(), id(2)).await.expect("readable").map(|daily| daily.day),
        Some(day(2))
    );
    assert_eq!(home.store.daily_of(id(ELSEWHERE), id(2)).await.expect("readable"), None);
    assert_eq!(home.store.daily_count(guild(), day(0)).await.expect("readable"), 2);
}

#[tokio::test]
async fn candidates_are_of_middling_difficulty_and_new_to_the_server() {
    let Some(home) = switched_on().await else { return };
    let candidates = async |of| home.store.daily_candidates(of, Game::Dala).await.expect("readable");
    let (here, elsewhere) = (candidates(guild()).await, candidates(id(ELSEWHERE)).await);
    assert_eq!((here.len(), &here), (NEAREST, &elsewhere));
    assert!(home.store.daily_candidates(guild(), Game::Morris).await.expect("readable").is_empty());
    let (was, tried) = (here[0], here[1]);
    posted(&home, 0, was.get()).await;
    let of = AttemptOf { player: id(ADA), puzzle: tried, home: guild().into(), daily: false };
    home.store.answer_puzzle(of, Answer::Wrong, time(0, 9)).await.expect("stored");
    let then = candidates(guild()).await;
    assert!(!then.contains(&was) && !then.contains(&tried), "{then:?}");
    assert_eq!(candidates(id(ELSEWHERE)).await.len(), NEAREST);
    let games = home.store.daily_games(guild()).await.expect("readable");
    assert_eq!(games.into_iter().collect::<Vec<_>>(), [(Game::Dala, day(0))]);
    // `/puzzle` doesn't show it there.
    let near = home.store.puzzle(was, guild().into()).await.expect("readable").expect("there").rating.value();
    let wanted = |home| PuzzlesWanted { player: id(BEN), home, game: Game::Dala, motif: None, near };
    let shown = async |at: GuildId| -> Vec<PuzzleId> {
        let next = home.store.next_puzzles(wanted(at.into())).await.expect("readable");
        next.iter().map(|candidate| candidate.id).collect()
    };
    assert!(!shown(guild()).await.contains(&was) && shown(id(ELSEWHERE)).await.contains(&was));
}

#[tokio::test]
async fn a_puzzle_found_in_a_game_may_be_that_of_the_day_in_its_server_alone() {
    let Some(home) = switched_on().await else { return };
    let game = game(&home.store, 2001).await;
    home.store
        .commit(crate::support::does(&home.store, game, ADA, Event::Resign, 2).await)
        .await
        .expect("stored");
    let puzzle = "1000\tchain\tmorris:nine a1 d6 d1 d7\tg1 xd7".parse().expect("a puzzle");
    home.store.add_found_puzzle(game, guild().into(), &puzzle).await.expect("stored");
    let of_morris = async |of| home.store.daily_candidates(of, Game::Morris).await.expect("readable").len();
    assert_eq!((of_morris(guild()).await, of_morris(id(ELSEWHERE)).await), (1, 0));
    let preferences = Preferences { out_of_puzzles: true, ..Preferences::default() };
    let kept_out = Change::SetPreferences { player: player(BEN), preferences };
    does(&home, vec![kept_out], time(0, 1)).await.expect("stored");
    assert_eq!(of_morris(guild()).await, 0, "a player keeps out");
}

#[tokio::test]
async fn what_came_of_a_day_counts_until_the_next_one_comes() {
    let Some(home) = switched_on().await else { return };
    let first = posted(&home, 0, 1).await;
    home.store.learn_member(guild().into(), id(BEN), "Ben", time(0, 8)).await.expect("stored");
    assert!(answers(&home, ADA, 1, Answer::Wrong, time(0, 9)).await, "it is rated");
    answers(&home, BEN, 1, DONE, time(0, 10)).await;
    answers(&home, ADA, 1, DONE, time(0, 11)).await;
    answers(&home, CHIDI, 1, Answer::GivesUp, time(0, 12)).await;
    assert!(!answers(&home, 14, 1, DONE, time(1, 8)).await, "its solution is known");
    // Only looked at.
    let of = AttemptOf { player: id(15), puzzle: id(1), home: guild().into(), daily: true };
    home.store.show_puzzle(of, time(0, 13)).await.expect("stored");
    // At another time, it's another attempt.
    home.store.answer_puzzle(AttemptOf { daily: false, ..of }, DONE, time(0, 7)).await.expect("stored");
    let result = home.store.daily_result(guild(), first).await.expect("readable");
    assert_eq!((result.tried, result.solved, result.right), (3, 2, 1));
    let solver = result.first.expect("someone");
    assert_eq!((solver.player, solver.name.as_deref(), solver.listed), (id(BEN), Some("Ben"), true));
    home.store.list_member(guild().into(), id(BEN), false, time(0, 14)).await.expect("stored");
    let result = home.store.daily_result(guild(), first).await.expect("readable");
    assert!(result.first.is_some_and(|first| !first.listed));
}

#[tokio::test]
async fn a_week_and_its_streaks_are_counted_from_what_was_solved_in_time() {
    let Some(home) = switched_on().await else { return };
    for number in 0..9 {
        let puzzle = u64::try_from(number + 1).expect("a number");
        posted(&home, number, puzzle).await;
        answers(&home, ADA, puzzle, DONE, time(number, 9)).await;
        if number != 3 {
            answers(&home, BEN, puzzle, Answer::Wrong, time(number, 9)).await;
            answers(&home, BEN, puzzle, DONE, time(number, 10)).await;
        }
        // Always too late.
        answers(&home, CHIDI, puzzle, DONE, time(number + 1, 8)).await;
    }
    let table = ranked(home.store.daily_week(guild(), day(0)).await.expect("readable"));
    let lines: Vec<_> =
        table.iter().map(|line| (line.place, line.of.player.get(), line.of.solved, line.of.right)).collect();
    assert_eq!(lines, [(1, ADA, 7, 7), (2, BEN, 6, 0)]);
    assert_eq!(home.store.daily_count(guild(), day(7)).await.expect("readable"), 2);
    let streak =
        async |who, to, now| home.store.daily_streak(guild(), id(who), to, now).await.expect("readable");
    assert_eq!(streak(ADA, day(6), time(9, 7)).await, 7, "by the end of the week");
    assert_eq!(streak(ADA, day(8), time(9, 7)).await, 9);
    assert_eq!(streak(BEN, day(8), time(9, 7)).await, 8, "a missed day is forgiven");
    assert_eq!(streak(CHIDI, day(8), time(9, 7)).await, 0);
    // The next one still goes on, and then it's missed.
    posted(&home, 9, 10).await;
    assert_eq!(streak(BEN, day(9), time(9, 9)).await, 8);
    assert_eq!(streak(BEN, day(9), time(10, 9)).await, 5, "too soon after the other missed day");
    let home = home.reopened().await;
    assert_eq!(home.store.daily_week(guild(), day(0)).await.expect("readable").len(), 2);
    home.store.ask_for_deletion(player(ADA), time(10, 9)).await.expect("stored");
    home.store.forget(player(ADA)).await.expect("deleted");
    let week = home.store.daily_week(guild(), day(0)).await.expect("readable");
    assert_eq!(week.iter().map(|one| one.player.get()).collect::<Vec<_>>(), [BEN]);
    assert_eq!(home.store.daily_streak(guild(), id(ADA), day(8), time(9, 7)).await.expect("readable"), 0);
}

#[tokio::test]
async fn what_is_stored_of_a_server_is_deleted_with_it() {
    let Some(home) = switched_on().await else { return };
    posted(&home, 0, 1).await;
    answers(&home, ADA, 1, DONE, time(0, 9)).await;
    while !home.store.delete_guild(guild()).await.expect("deleted") {}
    for table in ["daily_settings", "daily_puzzles", "puzzle_attempts", "timers"] {
        assert_eq!(home.column(&format!("SELECT count(*) FROM {table}")), ["0"], "{table}");
    }
    assert_eq!(home.store.integrity().expect("checked"), []);
}
