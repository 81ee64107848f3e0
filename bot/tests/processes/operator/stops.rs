//! The program stops soon and cleanly, however far its start has got.

use std::{
    fs,
    io::{Read as _, Write as _},
    net::{TcpListener, TcpStream},
    path::Path,
    process::{Child, Command, ExitStatus, Stdio},
    sync::mpsc,
    thread,
    time::Duration,
};

use crate::{operator::command::printed, program::wait::Wait};

/// How long a start may take on a busy machine.
const START: Duration = Duration::from_mins(1);
/// How long it may take to end; supervisors kill after ten seconds.
const END: Duration = Duration::from_secs(5);

/// A point of the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Point {
    /// Waiting for Discord's answer.
    Asking,
    /// Discord has no sessions left today.
    WithoutSessions,
    /// Connected, waiting for the first event.
    Connecting,
}

/// A stand-in for Discord that makes the start hang at this point. Returns its address, and a channel that tells when
/// the point is reached.
fn discord(point: Point) -> (String, mpsc::Receiver<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let remaining = if point == Point::WithoutSessions { 0 } else { 1_000 };
    let body = format!(
        r#"{{"url":"ws://{address}","shards":1,"session_start_limit":{{"total":1000,"remaining":{remaining},
            "reset_after":80000000,"max_concurrency":1}}}}"#
    );
    let (tell, told) = mpsc::channel();
    thread::spawn(move || {
        let mut held = Vec::new();
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let what = asked(&mut stream);
            if point == Point::Asking || what.contains("upgrade: websocket") {
                held.push(stream);
            } else {
                let length = body.len();
                let answer = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nconnection: close";
                write!(stream, "{answer}\r\ncontent-length: {length}\r\n\r\n{body}").unwrap();
            }
            if (point == Point::WithoutSessions || !held.is_empty()) && tell.send(()).is_err() {
                return;
            }
        }
    });
    (format!("http://{address}"), told)
}

/// The first line of a request in lower case.
fn asked(stream: &mut TcpStream) -> String {
    let mut head = Vec::new();
    let mut byte = [0];
    while !head.ends_with(b"\r\n\r\n") && stream.read(&mut byte).unwrap_or(0) > 0 {
        head.push(byte[0]);
    }
    String::from_utf8(head).unwrap().to_lowercase()
}

fn start(folder: &Path, api: &str) -> Child {
    let mut program = Command::new(env!("CARGO_BIN_EXE_dara"));
    program.current_dir(folder).env_clear().env("DATABASE_PATH", folder.join("dara.db"));
    program.env("DISCORD_TOKEN", "x").env("DISCORD_API_URL", api);
    program.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap()
}

/// Sends a signal and waits for the end.
fn end(program: &mut Child, signal: &str) -> ExitStatus {
    let sent = Command::new("kill").args([signal, &program.id().to_string()]).status().unwrap();
    assert!(sent.success());
    let wait = Wait::at_most(END);
    loop {
        if let Some(status) = program.try_wait().unwrap() {
            return status;
        }
        wait.again_here(|| {
            program.kill().unwrap();
            format!("it does not end: {:?}", program.wait())
        });
    }
}

fn said(program: Child) -> String {
    printed(&program.wait_with_output().unwrap().stderr)
}

#[test]
fn a_start_that_waits_for_discord_is_given_up_when_it_is_told_to_stop() {
    for (point, signal) in
        [(Point::Asking, "-TERM"), (Point::WithoutSessions, "-INT"), (Point::Connecting, "-TERM")]
    {
        let folder = tempfile::tempdir().unwrap();
        let (api, reached) = discord(point);
        let mut program = start(folder.path(), &api);
        reached.recv_timeout(START).unwrap_or_else(|_| panic!("{point:?} is not reached"));
        let ended = end(&mut program, signal);
        let logged = said(program);
        assert!(ended.success(), "{point:?}: {ended:?}, {logged}");
        assert!(logged.contains("stopping during startup"), "{point:?}: {logged}");
    }
}

#[test]
fn a_start_that_waits_for_the_database_is_given_up_as_well() {
    let folder = tempfile::tempdir().unwrap();
    let other = rusqlite::Connection::open(folder.path().join("dara.db")).unwrap();
    other.execute_batch("BEGIN EXCLUSIVE").unwrap();
    let (api, _reached) = discord(Point::Asking);
    let mut program = start(folder.path(), &api);
    // Created just before the database is opened.
    let wait = Wait::at_most(START);
    while !fs::exists(folder.path().join("dara.db-bot")).unwrap() {
        wait.again_here(|| format!("no lock: {:?}", program.try_wait()));
    }
    let ended = end(&mut program, "-TERM");
    assert!(ended.success(), "{ended:?}, {}", said(program));
}
