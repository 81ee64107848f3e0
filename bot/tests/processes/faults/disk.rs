//! Faults of the disk and the database during a game.

use std::{
    io::Write as _,
    path::Path,
    process::Command,
    time::{Duration, Instant},
};

use sandbox::{Config, Sandbox};

use crate::{
    faults::{
        Faults,
        story::{MINUTE, Story},
    },
    program::{
        database,
        game::{is_board, play},
        wait::{self, Wait},
    },
};

/// How soon the program retries what it couldn't note.
const NOT_NOTED: Duration = Duration::from_secs(10);

pub(crate) fn all(faults: &mut Faults) {
    faults.add("a database that is locked", locked());
    faults.add("a board that is told and cannot be noted", told_and_not_noted());
    faults.add("writes that fail", writes_fail());
    faults.add("a disk without room for more", no_room());
    faults.add("a disk that is full", disk_full());
}

/// A player is told in time that the move couldn't be saved, and nothing has changed.
async fn is_told_to_try_again(story: &mut Story) {
    let before = story.stored().await;
    let begun = Instant::now();
    let told = story.is_refused().await;
    assert!(told.contains("it doesn't count. Try again"), "{told}");
    assert!(begun.elapsed() < Duration::from_secs(3), "{:?}", begun.elapsed());
    assert_eq!(story.stored().await, before, "nothing is half done");
}

async fn locked() {
    let mut story = Story::begin().await;
    story.all_is_told().await;
    let other = rusqlite::Connection::open(database(story.folder())).unwrap();
    other.busy_timeout(Duration::from_secs(5)).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(10) {
        is_told_to_try_again(&mut story).await;
    }
    other.execute_batch("ROLLBACK").unwrap();
    let took = story.goes_on().await;
    assert!(took < Duration::from_secs(5), "{took:?}");
    story.end().await;
}

/// The database is locked between a stored turn and its answer, for longer than Discord remembers. The board must not
/// be posted twice.
async fn told_and_not_noted() {
    let mut story = Story::begin().await;
    story.all_is_told().await;
    let other = rusqlite::Connection::open(database(story.folder())).unwrap();
    other.busy_timeout(Duration::from_secs(5)).unwrap();
    let (channel, rules) = (story.game.channel, story.game.record.rules.game());
    let (before, (player, action)) = (story.stored().await, story.next());
    story.faults().delay(1, Duration::from_secs(1));
    let asked = tokio::spawn(async move { play(&player, channel, rules, action).await });
    let wait = Wait::at_most(MINUTE);
    while story.stored().await == before {
        wait.again(|| format!("the turn isn't stored: {}", story.program.log())).await;
    }
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    assert!(is_board(&asked.await.unwrap().unwrap()));
    story.game.record.actions.push(action);
    // A token lives for a quarter of an hour, a nonce for less.
    story.sandbox.clock().advance(Duration::from_mins(20));
    wait::pass(NOT_NOTED).await;
    other.execute_batch("ROLLBACK").unwrap();
    story.goes_on().await;
    story.end().await;
}

/// The kernel refuses all writes beyond a file's first byte.
async fn writes_fail() {
    let mut story = Story::begin().await;
    story.all_is_told().await;
    limit_files(&story, "1");
    for _ in 0..3 {
        is_told_to_try_again(&mut story).await;
    }
    limit_files(&story, "unlimited");
    story.goes_on().await;
    story.end().await;
}

/// The kernel lets no file grow, as on a full disk. Any user may set this limit.
async fn no_room() {
    let mut story = Story::begin().await;
    story.all_is_told().await;
    let journal = database(story.folder()).with_extension("db-wal");
    let longest = std::fs::metadata(journal).unwrap().len();
    limit_files(&story, &longest.to_string());
    is_full(&mut story).await;
    limit_files(&story, "unlimited");
    story.goes_on().await;
    story.end().await;
}

/// Play stops when there is no room, and players are told.
async fn is_full(story: &mut Story) {
    // Overwriting the journal needs no room.
    while story.somebody_plays().await {}
    for _ in 0..3 {
        is_told_to_try_again(story).await;
    }
}

fn limit_files(story: &Story, bytes: &str) {
    let pid = story.program.id().to_string();
    let limited = Command::new("prlimit").args(["--pid", &pid, &format!("--fsize={bytes}:")]).status();
    assert!(limited.unwrap().success());
}

/// A small file system that is full. Only root can create one, and not everywhere.
async fn disk_full() {
    let Some(disk) = Disk::mount() else {
        // Written around the test harness, which hides the output of passing tests.
        let _ = writeln!(
            std::io::stderr(),
            "NOT TESTED: a disk that is full, since no file system may be mounted here; only files that may not grow"
        );
        return;
    };
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let mut story = Story::begin_in(sandbox, disk.folder()).await;
    story.all_is_told().await;
    let filler = disk.fill();
    is_full(&mut story).await;
    std::fs::remove_file(filler).unwrap();
    story.goes_on().await;
    story.end().await;
}

/// A disk of 16 MB in memory.
struct Disk(tempfile::TempDir);

impl Disk {
    fn mount() -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=16m", "tmpfs"])
            .arg(folder.path())
            .stderr(std::process::Stdio::null())
            .status();
        mounted.is_ok_and(|status| status.success()).then(|| Self(folder))
    }

    fn folder(&self) -> &Path {
        self.0.path()
    }

    /// Writes until nothing more fits.
    fn fill(&self) -> std::path::PathBuf {
        let path = self.folder().join("filler");
        let mut file = std::fs::File::create(&path).unwrap();
        while file.write_all(&[0; 1_024]).is_ok() {}
        path
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // A killed program may still have it open, so it is detached lazily.
        let _ = Command::new("umount").arg("--lazy").arg(self.folder()).status();
    }
}
