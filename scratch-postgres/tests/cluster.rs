//! The server starts, does what it is asked, and stops with the process.

#![expect(clippy::expect_used, reason = "a test that cannot go on says why")]

use std::{
    env,
    io::{BufRead as _, BufReader, Read as _},
    path::Path,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use scratch_postgres::{Cluster, shared};

/// Set for a process that starts a server, says where it is, and waits.
const STARTS: &str = "SCRATCH_POSTGRES_STARTS";

#[test]
fn databases_are_made_copied_and_dropped() {
    let Some(cluster) = shared().expect("a server") else { return };
    let template = cluster.database().expect("a database");
    template.run("CREATE TABLE words (word TEXT); INSERT INTO words VALUES ('one'), (NULL)").expect("done");
    let copy = cluster.copy_of(&template).expect("a copy");
    copy.run("INSERT INTO words VALUES ('two')").expect("done");
    let words = "SELECT word FROM words ORDER BY word";
    assert_eq!(copy.column(words).expect("readable"), ["one", "two", ""]);
    assert_eq!(template.column(words).expect("readable"), ["one", ""]);
    let mut client = postgres::Client::connect(&copy.url(), postgres::NoTls).expect("connected");
    copy.end_connections().expect("ended");
    assert!(client.simple_query("SELECT 1").is_err(), "the connection was ended");
    let _connected = postgres::Client::connect(&copy.url(), postgres::NoTls).expect("connected");
    let name = copy.name().to_owned();
    drop(copy);
    let left = template.column("SELECT datname FROM pg_database").expect("readable");
    assert!(!left.contains(&name), "{left:?}");
}

#[test]
fn a_server_has_the_settings_that_were_asked_for() {
    let asked = Cluster::builder().durable().setting("max_connections", "9").start().expect("a server");
    let Some(cluster) = asked else { return };
    let database = cluster.database().expect("a database");
    let setting = |name: &str| database.column(&format!("SHOW {name}")).expect("readable");
    assert_eq!((setting("fsync"), setting("max_connections")), (vec!["on".to_owned()], vec!["9".to_owned()]));
    let folder = cluster.folder().to_owned();
    drop(database);
    drop(cluster);
    assert!(!folder.exists());
}

/// Runs this program again to start a server, and returns it with the folder of the server.
fn another() -> (Child, String) {
    let mut child = Command::new(env::current_exe().expect("a program"))
        .args(["--exact", "a_process_that_starts_a_server", "--nocapture"])
        .env(STARTS, "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("started");
    let mut output = BufReader::new(child.stdout.take().expect("piped"));
    let mut line = String::new();
    while !line.contains("folder: ") {
        line.clear();
        assert!(output.read_line(&mut line).expect("readable") > 0, "it ended");
    }
    // It goes on to write there.
    child.stdout = Some(output.into_inner());
    (child, line.trim_end().split_once("folder: ").expect("a folder").1.to_owned())
}

#[test]
fn a_process_that_starts_a_server() {
    if env::var_os(STARTS).is_none() {
        return;
    }
    let cluster = shared().expect("a server").expect("installed");
    println!("folder: {}", cluster.folder().display());
    // Until the other process closes the pipe, or kills this one.
    let _ = std::io::stdin().read(&mut [0]);
}

#[test]
fn the_server_stops_with_the_process_that_started_it_even_if_that_is_killed() {
    if shared().expect("a server").is_none() {
        return;
    }
    for is_killed in [true, false] {
        let (mut child, folder) = another();
        let pid = std::fs::read_to_string(Path::new(&folder).join("data/postmaster.pid")).expect("runs");
        let pid = pid.lines().next().expect("a process").to_owned();
        if is_killed {
            child.kill().expect("killed");
        } else {
            drop(child.stdin.take());
        }
        child.wait().expect("ended");
        let begun = Instant::now();
        while Path::new(&folder).exists() || Path::new("/proc").join(&pid).exists() {
            assert!(begun.elapsed() < Duration::from_secs(30), "{folder} is still there");
            thread::sleep(Duration::from_millis(20));
        }
    }
}
