//! `dara doctor`: each fault is told with what to do, and nothing is changed.

use std::path::Path;

use data::{Store, Unit};
use play::Change;
use sandbox::{Config, Id, Permissions, Sandbox};
use serde_json::json;

use super::make_newer;
use crate::{
    operator::command::{at, id, printed, program},
    program::{Program, database},
};

/// What it says, and its exit status. The token is never part of it.
fn asked(sandbox: &Sandbox, folder: &Path, settings: &[(&str, &str)]) -> (Option<i32>, String) {
    let mut program = program(folder, &["doctor"]);
    program.env("DISCORD_API_URL", sandbox.url()).env("DISCORD_TOKEN", sandbox.token());
    let output =
        program.env("DATABASE_PATH", database(folder)).envs(settings.iter().copied()).output().unwrap();
    let said = printed(&output.stdout) + &printed(&output.stderr);
    assert!(!said.contains(&sandbox.token()), "{said}");
    (output.status.code(), said)
}

/// Makes sure that it finds one fault, and says this about it.
#[track_caller]
fn finds(sandbox: &Sandbox, folder: &Path, settings: &[(&str, &str)], says: &str) {
    let (status, said) = asked(sandbox, folder, settings);
    let faults: Vec<&str> = said.lines().filter(|line| line.starts_with("FIX ")).collect();
    assert!(faults.len() == 1 && faults[0].contains(says), "{says}: {said}");
    assert!(status == Some(1) && said.ends_with("dara: 1 thing has to be fixed\n"), "{said}");
}

async fn choose_channel(folder: &Path, guild: Id, channel: Id) {
    let store = Store::open(&database(folder)).unwrap();
    let change = Change::SetGameChannels { guild: id(guild.get()), channels: vec![id(channel.get())] };
    let unit = Unit { at: at(0), interaction: None, changes: vec![change], announcements: vec![] };
    store.commit(unit).await.unwrap();
    store.close().await;
}

/// A sandbox in which the bot has played, with its folder.
async fn played() -> (Sandbox, tempfile::TempDir) {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    Program::start_and_play(&sandbox, folder.path()).await.kill();
    (sandbox, folder)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_well_is_told_so_and_left_alone() {
    let (sandbox, folder) = played().await;
    let before = (std::fs::read(database(folder.path())).unwrap(), sandbox.request_count());
    let (status, said) = asked(&sandbox, folder.path(), &[]);
    assert_eq!(status, Some(0), "{said}");
    for says in [
        "ok    database: ",
        "ok    token: it's that of the application \"Bot\" (",
        "ok    clock: it agrees with Discord's",
        "ok    sessions: 999 of 1000 are left today",
        "ok    intents: ",
        "ok    invitations: the install link asks for what the bot needs",
        "ok    user install: ",
        "ok    interactions: they arrive over the gateway",
        "ok    commands: all ",
        "ok    entry point: none",
        "games can be played in 2 of the 2 channels",
    ] {
        assert!(said.contains(says), "{says}: {said}");
    }
    assert!(said.lines().all(|line| line.starts_with("ok ")), "{said}");
    assert_eq!(std::fs::read(database(folder.path())).unwrap(), before.0);
    let requests = sandbox.requests();
    let made = usize::try_from(sandbox.request_count() - before.1).unwrap();
    let made = &requests[requests.len() - made..];
    assert!(!made.is_empty() && made.iter().all(|request| request.method == "GET"), "{made:?}");
    assert_eq!(sandbox.take_violations(), [], "it asks for what Discord has");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_owner_chose_at_discord_is_compared_with_the_settings() {
    let (sandbox, folder) = played().await;
    let finds = |settings: &[(&str, &str)], says| finds(&sandbox, folder.path(), settings, says);
    finds(&[("DISCORD_TOKEN", "s3cret")], "Discord: the token was refused: check DISCORD_TOKEN");
    finds(&[("DISCORD_API_URL", "http://127.0.0.1:9")], "doesn't answer like Discord");
    sandbox.choose(|portal| portal.requires_code_grant = true);
    finds(&[], "invitations: no one can add the bot while \"Requires OAuth2 Code Grant\" is on");
    sandbox.choose(|portal| {
        portal.requires_code_grant = false;
        portal.installs = json!({ "1": {} });
    });
    finds(&[], "switch on \"Guild Install\"");
    let asks = json!({ "scopes": ["bot"], "permissions": "2048" });
    sandbox.choose(|portal| portal.installs = json!({ "0": { "oauth2_install_params": asks } }));
    finds(&[], "the install link doesn't ask for the scope applications.commands, View Channel, ");
    let (_, said) = asked(&sandbox, folder.path(), &[]);
    assert!(said.contains("note  user install: people can't add the bot"), "{said}");
    sandbox.choose(|portal| *portal = sandbox::Portal::default());
    sandbox.choose(|portal| portal.endpoint = Some("https://dara.example.org/".to_owned()));
    finds(&[], "interactions: Discord posts all interactions to the \"Interactions Endpoint URL\"");
    let key = sandbox.public_key();
    let over_http = [("INTERACTIONS_ADDRESS", "8443"), ("DISCORD_PUBLIC_KEY", key.as_str())];
    let (status, said) = asked(&sandbox, folder.path(), &over_http);
    assert!(
        status == Some(0) && said.contains("Discord posts them to \"https://dara.example.org/\""),
        "{said}"
    );
    sandbox.choose(|portal| portal.endpoint = None);
    finds(&over_http, "enter its address as \"Interactions Endpoint URL\"");
    let other = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";
    finds(&[over_http[0], ("DISCORD_PUBLIC_KEY", other)], "DISCORD_PUBLIC_KEY isn't the public key");
    sandbox.choose(|portal| {
        portal.flags = 1 << 19;
        portal.is_public = false;
    });
    let (status, said) = asked(&sandbox, folder.path(), &[]);
    assert!(status == Some(0) && said.matches("note  ").count() == 2, "notes are no faults: {said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_that_are_missing_stale_or_there_twice_are_told() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    finds(&sandbox, folder.path(), &[], "commands: none are registered everywhere yet: start the bot");
    let (_, said) = asked(&sandbox, folder.path(), &[]);
    assert!(said.contains("note  database: the bot makes or migrates "), "{said}");
    assert!(!database(folder.path()).exists(), "it isn't made");
    Program::start_and_play(&sandbox, folder.path()).await.kill();
    // Without games between strangers, there are fewer.
    finds(&sandbox, folder.path(), &[("WORLD", "off")], "are of another version (");
    sandbox.switch_activities_on();
    let (status, said) = asked(&sandbox, folder.path(), &[]);
    assert!(status == Some(0) && said.contains("ok    entry point: Discord's command"), "{said}");
    let guild = sandbox.guild().to_string();
    let here = [("DISCORD_GUILD_ID", guild.as_str())];
    let settings = [(here[0].0, guild.clone())];
    let mut alone = Program::start_and_play_with(&sandbox, folder.path(), &settings).await;
    while !sandbox.requests().iter().any(|request| request.method == "PUT" && request.path.contains(&guild)) {
        crate::program::wait::pass(std::time::Duration::from_millis(50)).await;
    }
    alone.kill();
    finds(&sandbox, folder.path(), &here, "see them twice, as they are registered everywhere, too");
    finds(
        &sandbox,
        folder.path(),
        &[],
        "still has those of a DISCORD_GUILD_ID from earlier. This removes them: curl -X PUT",
    );
    let (_, said) = asked(&sandbox, folder.path(), &[("DISCORD_GUILD_ID", "5")]);
    assert!(said.contains("FIX   servers: the bot isn't in 5, the server of DISCORD_GUILD_ID"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_bot_lacks_where_games_are_played_is_told() {
    let (sandbox, folder) = played().await;
    let finds = |says: &str| finds(&sandbox, folder.path(), &[], says);
    let (games, lounge, guild) = (sandbox.channel("games"), sandbox.channel("lounge"), sandbox.guild());
    sandbox.deny_bot(games, Permissions::ATTACH_FILES);
    let (status, said) = asked(&sandbox, folder.path(), &[]);
    assert!(status == Some(0) && said.contains("in 1 of the 2 channels"), "one is enough: {said}");
    sandbox.deny_bot(lounge, Permissions::ATTACH_FILES | Permissions::SEND_MESSAGES);
    finds("no channel can take games, as the bot lacks Attach Files: grant it to the bot's role");
    for channel in [games, lounge] {
        sandbox.deny_bot(channel, Permissions::VIEW_CHANNEL);
    }
    finds("the bot sees no text channel");
    choose_channel(folder.path(), guild, games).await;
    finds(&format!("the bot can't see channel {games}, where games are played"));
    sandbox.deny_bot(games, Permissions::CREATE_PUBLIC_THREADS);
    finds("in \"games\", where games are played, the bot lacks Create Public Threads: grant it");
    sandbox.deny_bot(games, Permissions::NONE);
    let (status, said) = asked(&sandbox, folder.path(), &[]);
    assert!(status == Some(0) && said.contains("games can go on in 1 of their channels"), "{said}");
    sandbox.withhold_commands(guild, true);
    finds("since the bot was invited without the scope applications.commands: invite it again with https://");
    sandbox.withhold_commands(guild, false);
    sandbox.remove_bot(true);
    finds("servers: the bot is in none: invite it with https://discord.com/oauth2/authorize?client_id=");
    for number in 0..51 {
        sandbox.add_guild(&format!("Club {number}"), &sandbox.member("ada"));
    }
    let (_, said) = asked(&sandbox, folder.path(), &[]);
    assert_eq!(said.matches("the bot sees no text channel").count(), 50, "{said}");
    assert!(said.contains("note  servers: 1 more weren't looked at"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clock_and_the_database_are_looked_at() {
    let (sandbox, folder) = played().await;
    let finds = |says: &str| finds(&sandbox, folder.path(), &[], says);
    sandbox.faults().tell_time_ahead(-120);
    finds("ahead of Discord's, and players' time runs by it: set the clock");
    sandbox.faults().tell_time_ahead(0);
    let path = database(folder.path());
    make_newer(&path);
    finds("database: the database ");
    std::fs::write(&path, "no database").unwrap();
    finds("isn't a database");
    let without = program(folder.path(), &["doctor"]).output().unwrap();
    let said = printed(&without.stderr);
    assert!(without.status.code() == Some(1) && said.contains("DISCORD_TOKEN isn't set"), "{said}");
}
