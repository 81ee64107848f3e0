//! How the program starts, and how it ends if it can't.

use std::{
    collections::BTreeSet,
    io::{BufRead as _, BufReader},
    process::{Command, Stdio},
};

use crate::operator::command::{complains, printed, run};

/// The program's commands named in a document.
fn named(document: &'static str) -> BTreeSet<&'static str> {
    let quoted = document.lines().flat_map(|line| line.split('`').skip(1).step_by(2));
    quoted.filter_map(|quoted| quoted.strip_prefix("dara ")?.split(' ').next()).collect()
}

#[test]
fn the_program_tells_what_it_can_do_and_what_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("dara.db");
    let help = printed(&run(&database, &["--help"]).stdout);
    let (_, commands) = help.split_once("Commands:\n").unwrap();
    let mut commands: BTreeSet<&str> =
        commands.lines().map_while(|line| line.strip_prefix("  ")?.split(' ').next()).collect();
    commands.remove("help");
    commands.insert("--version");
    assert!(help.contains("--version"), "{help}");
    assert_eq!(named(include_str!("../../../../docs/OPERATION.md")), commands, "as docs/OPERATION.md has it");
    let readme = named(include_str!("../../../../README.md"));
    assert!(readme.is_subset(&commands), "{readme:?}");
    let version = printed(&run(&database, &["--version"]).stdout);
    assert_eq!(version.trim(), format!("dara {}", bot::version()));
    let parts = [env!("CARGO_PKG_VERSION"), "commit", &format!("schema {}", data::latest_schema())];
    assert!(parts.iter().all(|part| version.contains(part)), "{version}");
    let wrong = run(&database, &["reckon"]);
    assert_eq!(wrong.status.code(), Some(2), "{wrong:?}");
    assert!(!database.exists());
}

#[test]
fn faults_for_the_operator_have_their_own_exit_status() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("dara.db");
    std::fs::write(folder.path().join(".env"), "TURN_TIME=soon\n").unwrap();
    let ended = run(&database, &[]);
    assert_eq!(ended.status.code(), Some(78), "{ended:?}");
    assert!(printed(&ended.stderr).contains("TURN_TIME is "), "{ended:?}");
    std::fs::write(folder.path().join(".env"), "SANDBOX_PORT=0\n").unwrap();
    std::fs::write(&database, "no database").unwrap();
    let ended = run(&database, &[]);
    assert_eq!(ended.status.code(), Some(78), "{ended:?}");
    assert!(printed(&ended.stderr).contains("isn't a database"), "{ended:?}");
    // Nothing answers there, but it may later.
    std::fs::remove_file(&database).unwrap();
    std::fs::write(folder.path().join(".env"), "DISCORD_TOKEN=x\nDISCORD_API_URL=http://127.0.0.1:9\n")
        .unwrap();
    let ended = run(&database, &[]);
    assert_eq!(ended.status.code(), Some(1), "{ended:?}");
}

#[test]
fn a_second_bot_on_a_database_ends_at_once_and_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("dara.db");
    let begin = |sandbox: &str| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_dara"));
        // Each has a sandbox of its own, which is kept in the working directory.
        let own = folder.path().join(sandbox);
        std::fs::create_dir(&own).unwrap();
        program.current_dir(own).env_clear().env("DATABASE_PATH", &database).env("SANDBOX_PORT", "0");
        program.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
    };
    let mut first = begin("first");
    let mut said = String::new();
    BufReader::new(first.stdout.as_mut().unwrap()).read_line(&mut said).unwrap();
    assert!(said.starts_with("The sandbox is at "), "{said}");
    let second = begin("second").wait_with_output().unwrap();
    assert_eq!(second.status.code(), Some(1), "{second:?}");
    assert!(printed(&second.stderr).contains("another bot is using the database"), "{second:?}");
    // Commands that are allowed next to a bot still are.
    assert!(run(&database, &["check"]).status.success());
    assert!(run(&database, &["backup", "copy.db"]).status.success());
    // Others aren't, even if the file that the bot writes to was removed.
    std::fs::remove_file(&database).unwrap();
    let told = complains(&database, &["restore", "copy.db"]);
    assert!(told.contains("another bot is using the database") && !database.exists(), "{told}");
    first.kill().unwrap();
    first.wait().unwrap();
    let mut third = begin("third");
    BufReader::new(third.stdout.as_mut().unwrap()).read_line(&mut said).unwrap();
    assert_eq!(said.matches("The sandbox is at ").count(), 2, "{said}");
    third.kill().unwrap();
    third.wait().unwrap();
}

#[cfg(unix)]
#[test]
fn a_supervisor_is_told_when_the_bot_is_ready_and_that_it_is_alive_and_stops() {
    use std::{os::unix::net::UnixDatagram, time::Duration};

    let folder = tempfile::tempdir().unwrap();
    let socket = folder.path().join("notify");
    let supervisor = UnixDatagram::bind(&socket).unwrap();
    supervisor.set_read_timeout(Some(Duration::from_mins(1))).unwrap();
    let told = || {
        let mut said = [0; 64];
        let length = supervisor.recv(&mut said).expect("told within a minute");
        String::from_utf8(said[..length].to_vec()).unwrap().trim().to_owned()
    };
    let mut program = Command::new(env!("CARGO_BIN_EXE_dara"));
    program.current_dir(folder.path()).env_clear().env("SANDBOX_PORT", "0").env("NOTIFY_SOCKET", &socket);
    let program = program.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    assert_eq!([told(), told(), told()], ["READY=1", "WATCHDOG=1", "WATCHDOG=1"]);
    let asked = Command::new("kill").args(["-TERM", &program.id().to_string()]).status().unwrap();
    assert!(asked.success());
    let last = std::iter::repeat_with(told).find(|told| told != "WATCHDOG=1");
    assert_eq!(last.as_deref(), Some("STOPPING=1"));
    let ended = program.wait_with_output().unwrap();
    assert!(ended.status.success(), "{ended:?}");
    let logged = printed(&ended.stderr);
    assert!(logged.contains("stopping") && !logged.contains("WARN"), "{logged}");
}
