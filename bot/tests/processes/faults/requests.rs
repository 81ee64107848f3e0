//! Faults of the requests with which the bot answers and posts.

use std::time::{Duration, Instant};

use data::Unit;
use play::{Announcement, BoardCause, Change};
use sandbox::{Config, Failure, Sandbox, TooMany};

use crate::{
    faults::{
        Faults,
        story::{MINUTE, Story, started_again},
    },
    program::{Program, game::ChannelGame, store, wait::Wait},
};

/// How many games are announced at once.
const GAMES: usize = 80;

pub(crate) fn all(faults: &mut Faults) {
    faults.add("500 for a while", failing(Failure::INTERNAL));
    faults.add("502 as a page for a while", failing(Failure::BAD_GATEWAY));
    faults.add("429 for a while", failing(Failure { status: 429, html: false, done: false, code: 0 }));
    faults.add("429 of a route", too_many(false));
    faults.add("429 of all", too_many(true));
    faults.add("429 of an answer", too_many_answers());
    faults.add("answers after five seconds", slow());
    faults.alone("very many games at once", very_many());
}

async fn failing(failure: Failure) {
    let mut story = Story::begin().await;
    let before = story.sandbox.request_count();
    story.faults().fail_always(Some(failure));
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(10) {
        story.somebody_plays().await;
    }
    let asked = story.sandbox.request_count() - before;
    assert!(asked < 40, "{asked} requests for nothing");
    story.faults().fail_always(None);
    story.goes_on().await;
    story.end().await;
}

/// The answer to a turn, the question whether it arrived, or the message instead of it is rate-limited. The bot waits
/// as long as Discord says each time, then the board is posted.
async fn too_many(global: bool) {
    let mut story = Story::begin().await;
    story.all_is_told().await;
    let times = if global { 1 } else { 3 };
    // Interaction callbacks aren't subject to the global limit.
    story.faults().fail_next(if global { 3 } else { 0 }, Failure::INTERNAL);
    // The longest wait that Discord asks for after messages.
    story.faults().too_many_next(times, TooMany { retry_after: Duration::from_secs(5), global });
    assert!(!story.somebody_plays().await);
    let refused = |story: &Story| {
        let requests = story.sandbox.requests().into_iter().filter(|request| request.status == 429);
        requests.map(|request| request.path).collect::<Vec<_>>()
    };
    let wait = Wait::at_most(MINUTE);
    while refused(&story).len() < times {
        wait.again(|| format!("only {:?} were refused", refused(&story))).await;
    }
    story.all_is_told().await;
    assert_eq!(story.sandbox.broken_limits(), [], "{}", story.program.log());
    let refused = refused(&story);
    assert_eq!(refused.len(), times, "{refused:?}");
    assert!(!global || refused[0].starts_with("/channels/"), "{refused:?}");
    story.goes_on().await;
    story.end().await;
}

/// An answer that is rate-limited for a moment is sent again after the wait that Discord asks for, in time.
async fn too_many_answers() {
    let mut story = Story::begin().await;
    story.faults().too_many_next(1, TooMany { retry_after: Duration::from_millis(800), global: false });
    assert!(story.somebody_plays().await, "{}", story.program.log());
    assert_eq!(story.sandbox.broken_limits(), [], "{}", story.program.log());
    story.goes_on().await;
    story.end().await;
}

async fn slow() {
    let mut story = Story::begin().await;
    story.faults().delay(3, Duration::from_secs(5));
    assert!(!story.somebody_plays().await);
    story.goes_on().await;
    story.end().await;
}

/// No one waits for these announcements: they go out as fast as Discord allows, and no faster.
async fn very_many() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut program = Program::start_and_play(&sandbox, folder.path()).await;
    let players = ["ada", "ben"].map(|name| sandbox.member(name));
    let mut games = Vec::new();
    for _ in 0..GAMES {
        games.push(ChannelGame::begin(&sandbox, &players, "dara:traditional").await);
    }
    program.kill();
    let store = store(folder.path());
    for game in &mut games {
        let table = game.stored(&store).await;
        let (id, action) = (table.id(), game.position().legal_actions()[0]);
        let at = jiff::Timestamp::now();
        let append = Change::PlayAction { game: id, ply: 0, seat: games::Seat::FIRST, action, at };
        let board = Announcement::Board { game: id, version: 1, how: BoardCause::LastTurn, by: None };
        let unit = Unit { at, interaction: None, changes: vec![append], announcements: vec![board] };
        store.commit(unit).await.unwrap();
        game.record.actions.push(action);
    }
    let program = started_again(&sandbox, folder.path()).await;
    let wait = Wait::at_most(MINUTE).every(Duration::from_millis(50));
    while !store.due().await.unwrap().is_empty() {
        wait.again(|| format!("not all is told: {}", program.log())).await;
    }
    for game in &games {
        game.each_board_at_most_once(&sandbox);
    }
    assert_eq!(sandbox.broken_limits(), []);
    assert_eq!(sandbox.violations(), []);
}
