//! The first hour of an operator: whatever goes wrong on the way to the first game, the program says in one sentence what to do.

use std::{
    fs,
    net::TcpListener,
    path::Path,
    process::{Command, Output},
    time::Duration,
};

use bot::exit::{FAILED, MISCONFIGURED};
use data::Store;
use sandbox::{Config, Sandbox};

use super::make_newer;
use crate::{
    operator::command::{printed, program},
    program::{Program, database, wait::Wait},
};

/// Nothing listens there.
const NOWHERE: &str = "http://127.0.0.1:9";

async fn sandbox() -> Sandbox {
    Sandbox::start(Config::default()).await.unwrap()
}

/// The program as it is run at Discord, which the sandbox stands in for.
fn at(sandbox: &Sandbox, folder: &Path) -> Command {
    let mut program = program(folder, &[]);
    program.env("DISCORD_API_URL", sandbox.url()).env("DISCORD_TOKEN", sandbox.token());
    program
}

/// Runs a program that can't start. Returns the one sentence in which it says why.
fn refuses(program: &mut Command, status: u8) -> String {
    let output: Output = program.output().unwrap();
    let said = printed(&output.stderr);
    assert_eq!(output.status.code(), Some(status.into()), "{said}");
    // What serenity logs of its connection isn't for the operator.
    let logged = |line: &&str| line.contains(" INFO ") || line.contains(" WARN serenity");
    let told: Vec<&str> = said.lines().filter(|line| !logged(line)).collect();
    let [told] = told[..] else { panic!("not one line: {said}") };
    assert!(told.starts_with("dara: "), "{said}");
    told.to_owned()
}

/// How long a sentence may take to reach the log of a program that plays.
const SAID: Duration = Duration::from_secs(30);

/// Starts a program that can play. Returns its log.
async fn plays(sandbox: &Sandbox, folder: &Path, settings: &[(&str, String)]) -> String {
    let mut program = Program::start_and_play_with(sandbox, folder, settings).await;
    program.kill();
    program.log()
}

/// Starts a program that can play, and waits until it has said something. Returns the newest line that says it.
async fn plays_and_says(sandbox: &Sandbox, folder: &Path, sentence: &str) -> String {
    let mut program = Program::start_and_play_with(sandbox, folder, &[]).await;
    let wait = Wait::at_most(SAID);
    // The log is written beside what the program does.
    let told = loop {
        if let Some(line) = program.log().lines().rfind(|line| line.contains(sentence)) {
            break line.to_owned();
        }
        wait.again(|| format!("it doesn't say {sentence}: {}", program.log())).await;
    };
    program.kill();
    told
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_discord_refuses() {
    let (sandbox, folder) = (sandbox().await, tempfile::tempdir().unwrap());
    let told = refuses(at(&sandbox, folder.path()).env("DISCORD_TOKEN", "s3cret"), MISCONFIGURED);
    assert!(
        told.contains("the token was refused: check DISCORD_TOKEN") && !told.contains("s3cret"),
        "{told}"
    );
    let quoted = format!("\"{}\"", sandbox.token());
    let mut program = at(&sandbox, folder.path());
    let output = program.env("DISCORD_TOKEN", &quoted).output().unwrap();
    let said = printed(&output.stderr);
    assert!(said.contains("has quotes, spaces or other signs") && !said.contains(&sandbox.token()), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_in_a_file() {
    let (sandbox, folder) = (sandbox().await, tempfile::tempdir().unwrap());
    let token = folder.path().join("DISCORD_TOKEN");
    let path = token.to_str().unwrap().to_owned();
    let refuses = |set: &[(&str, &str)], says: &str| {
        let mut program = at(&sandbox, folder.path());
        program.env_remove("DISCORD_TOKEN").envs(set.iter().copied());
        let output = program.output().unwrap();
        let said = printed(&output.stderr);
        assert_eq!(output.status.code(), Some(MISCONFIGURED.into()), "{said}");
        assert!(said.contains(says) && said.lines().count() == 2, "{says}: {said}");
        assert!(!said.contains(&sandbox.token()), "{said}");
    };
    let in_file = [("DISCORD_TOKEN_FILE", path.as_str())];
    refuses(&in_file, "the file of DISCORD_TOKEN_FILE doesn't exist");
    // The token itself, pasted in the wrong place.
    refuses(&[("DISCORD_TOKEN_FILE", &sandbox.token())], "the file of DISCORD_TOKEN_FILE doesn't exist");
    fs::write(&token, "\n").unwrap();
    refuses(&in_file, "the file of DISCORD_TOKEN_FILE is empty");
    fs::write(&token, format!("{}\n", sandbox.token())).unwrap();
    refuses(&[in_file[0], ("DISCORD_TOKEN", "x")], "DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set");
    let without = |way: (&'static str, String)| [("DISCORD_TOKEN", String::new()), way];
    let log = plays(&sandbox, folder.path(), &without(("DISCORD_TOKEN_FILE", path))).await;
    assert!(!log.contains(&sandbox.token()), "{log}");
    // As systemd passes it.
    let credentials = folder.path().to_str().unwrap().to_owned();
    plays(&sandbox, folder.path(), &without(("CREDENTIALS_DIRECTORY", credentials))).await;
    assert_eq!(sandbox.identified(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn no_token_at_all() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("dara.db"), "no database").unwrap();
    let output = program(folder.path(), &[]).env("SANDBOX_PORT", "0").output().unwrap();
    let said = printed(&output.stderr);
    assert!(said.contains("DISCORD_TOKEN isn't set, so the bot runs in a sandbox on this machine"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_was_not_invited_or_without_its_commands() {
    let (sandbox, folder) = (sandbox().await, tempfile::tempdir().unwrap());
    let guild = sandbox.guild().to_string();
    let link = format!(
        "https://discord.com/oauth2/authorize?client_id={}&scope=bot+applications.commands",
        sandbox.bot()
    );
    for server in ["5", &guild] {
        sandbox.withhold_commands(sandbox.guild(), server == guild);
        let told = refuses(at(&sandbox, folder.path()).env("DISCORD_GUILD_ID", server), MISCONFIGURED);
        assert!(
            told.contains("the server in DISCORD_GUILD_ID doesn't have the bot") && told.contains(&link),
            "{told}"
        );
    }
    sandbox.withhold_commands(sandbox.guild(), false);
    sandbox.remove_bot(true);
    let invites = format!("the bot isn't in any server yet: invite it with {link}");
    plays_and_says(&sandbox, folder.path(), &invites).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_network_that_does_not_let_it_out() {
    let folder = tempfile::tempdir().unwrap();
    // The proxy keeps this test away from Discord itself.
    let mut program = program(folder.path(), &[]);
    let told = refuses(program.env("DISCORD_TOKEN", "x").env("HTTPS_PROXY", NOWHERE), FAILED);
    assert!(told.contains("can't reach Discord: let this machine look up discord.com"), "{told}");
    let told = refuses(program.env("DISCORD_API_URL", NOWHERE), FAILED);
    assert!(told.contains("http://127.0.0.1:9 doesn't answer like Discord: check DISCORD_API_URL"), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_port_that_is_taken() {
    let (sandbox, folder) = (sandbox().await, tempfile::tempdir().unwrap());
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let key = sandbox.public_key();
    for (name, more) in [("METRICS_ADDRESS", None), ("INTERACTIONS_ADDRESS", Some(&key))] {
        let mut program = at(&sandbox, folder.path());
        program.env(name, &address).envs(more.map(|key| ("DISCORD_PUBLIC_KEY", key)));
        let told = refuses(&mut program, MISCONFIGURED);
        assert!(
            told.contains(&format!("{name}: can't listen on {address}: set an address of this machine")),
            "{told}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_takes_nothing() {
    let (sandbox, folder) = (sandbox().await, tempfile::tempdir().unwrap());
    let mut limited = Command::new("/bin/sh");
    limited.args(["-c", "trap '' XFSZ; ulimit -f 8; exec \"$0\"", env!("CARGO_BIN_EXE_dara")]);
    limited.current_dir(folder.path()).env_clear();
    limited.env("DISCORD_API_URL", sandbox.url()).env("DISCORD_TOKEN", sandbox.token());
    let told = refuses(&mut limited, FAILED);
    assert!(
        told.contains("dara.db can't be read or written (") && told.contains("See whether its disk is full"),
        "{told}"
    );
    // With room again, it starts.
    plays(&sandbox, folder.path(), &[]).await;
    let full = Path::new("/dev/full");
    if full.exists() {
        let told = refuses(at(&sandbox, folder.path()).env("DATABASE_PATH", full), FAILED);
        assert!(told.contains("/dev/full can't be written: the disk is full. Free some space"), "{told}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_a_newer_version() {
    let (sandbox, folder) = (sandbox().await, tempfile::tempdir().unwrap());
    let database = database(folder.path());
    Store::open(&database).unwrap().close().await;
    make_newer(&database);
    let told = refuses(at(&sandbox, folder.path()).env("DATABASE_PATH", &database), MISCONFIGURED);
    assert!(
        told.contains("was written by a newer version of the bot")
            && told.contains("Start the newer version"),
        "{told}"
    );
    let told = refuses(at(&sandbox, folder.path()).env("DATABASE_PATH", "no/dara.db"), MISCONFIGURED);
    assert!(told.contains("its folder doesn't exist. Create the folder"), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_is_wrong() {
    let (sandbox, folder) = (sandbox().await, tempfile::tempdir().unwrap());
    for (ahead, way) in [(3_600, "behind Discord's"), (-86_400, "ahead of Discord's")] {
        sandbox.faults().tell_time_ahead(ahead);
        let told = plays_and_says(&sandbox, folder.path(), way).await;
        assert!(
            told.contains("WARN")
                && told.contains("this machine's clock is ")
                && told.contains("set the clock"),
            "{told}"
        );
    }
    sandbox.faults().tell_time_ahead(0);
    let other = tempfile::tempdir().unwrap();
    let log = plays(&sandbox, other.path(), &[]).await;
    assert!(!log.contains("this machine's clock"), "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_endpoint_that_takes_the_interactions_away() {
    let (sandbox, folder) = (sandbox().await, tempfile::tempdir().unwrap());
    sandbox.choose(|portal| portal.endpoint = Some("https://dara.example.org/".to_owned()));
    let says = "so the bot gets none over the gateway: clear that field, or set INTERACTIONS_ADDRESS";
    plays_and_says(&sandbox, folder.path(), says).await;
}
