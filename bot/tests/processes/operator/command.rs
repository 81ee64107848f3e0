//! The real program, run as an operator runs it, with stored games to find.

use std::{
    path::Path,
    process::{Command, Output},
};

use data::{Store, Unit};
use jiff::Timestamp;
use play::{
    Change, FirstPlayer, GameId, PlayerId, Table,
    challenge::{self, Invited, Request},
    game::table::{Event, decide_event},
};

pub(crate) fn id<T: TryFrom<u64>>(number: u64) -> T {
    T::try_from(number).ok().expect("an id")
}

pub(crate) fn at(second: i64) -> Timestamp {
    Timestamp::from_second(1_750_000_000 + second).unwrap()
}

async fn commit(store: &Store, changes: Vec<Change>, second: i64) {
    let unit = Unit { at: at(second), interaction: None, changes, announcements: vec![] };
    store.commit(unit).await.unwrap();
}

/// Starts a game of two on these terms, on the only server and channel.
pub(crate) async fn begin(store: &Store, players: [u64; 2], terms: &str, second: i64) -> GameId {
    let [challenger, invited] = players;
    let request = Request {
        home: id(1),
        channel: id(2),
        challenger: id(challenger),
        invited: vec![Some(Invited::Member(id(invited)))],
        rules: "dara:traditional".parse().unwrap(),
        terms: terms.parse().unwrap(),
        rematch_of: None,
        first: FirstPlayer::Challenger,
        place: play::Place::Here,
        lifetime: jiff::SignedDuration::from_hours(1),
    };
    let made = challenge::open(&request, store.new_challenge_id().await.unwrap(), None, at(second)).unwrap();
    commit(store, made.changes, second).await;
    let game = store.new_game_id().await.unwrap();
    let by = id(invited);
    let accept = challenge::Event::Accept {
        by,
        team: None,
        message: Some(id(3)),
        game,
        lot: 0,
        away: vec![],
        zones: vec![],
    };
    let accepted = challenge::update(&made.challenge, accept, at(second)).unwrap();
    commit(store, accepted.changes, second).await;
    game
}

/// Plays a game on these terms that its first player resigns after a turn of each.
pub(crate) async fn play(store: &Store, terms: &str, second: i64) {
    let game = begin(store, [11, 12], terms, second).await;
    let mut table: Table = store.table(game).await.unwrap().unwrap();
    let players: Vec<PlayerId> = table.stored().seats.members().collect();
    let mut changes = Vec::new();
    let mut happens = |by: PlayerId, event| {
        let decision = decide_event(&table, by, event, at(second)).unwrap();
        changes.extend(decision.changes);
        table = decision.table;
    };
    for (&by, action) in players.iter().zip(["b3", "c4"]) {
        happens(by, Event::Act(action.parse().unwrap()));
    }
    happens(players[0], Event::Resign);
    commit(store, changes, second).await;
}

/// Runs the program in the folder of a database.
pub(crate) fn run(database: &Path, arguments: &[&str]) -> Output {
    program(database.parent().unwrap(), arguments).env("DATABASE_PATH", database).output().unwrap()
}

/// Runs the program in a folder, with its database on a server.
pub(crate) fn run_on(folder: &Path, url: &str, arguments: &[&str]) -> Output {
    program(folder, arguments).env("DATABASE_URL", url).output().unwrap()
}

/// The program in a folder, without settings.
pub(crate) fn program(folder: &Path, arguments: &[&str]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_dara"));
    program.args(arguments).current_dir(folder).env_clear();
    program
}

pub(crate) fn printed(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// What it prints on success.
pub(crate) fn prints(database: &Path, arguments: &[&str]) -> String {
    let output = run(database, arguments);
    assert!(output.status.success(), "{output:?}");
    printed(&output.stdout)
}

/// What it prints on failure.
pub(crate) fn complains(database: &Path, arguments: &[&str]) -> String {
    let output = run(database, arguments);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    printed(&output.stderr)
}
