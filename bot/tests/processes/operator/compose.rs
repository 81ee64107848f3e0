//! The compose files in `deploy/compose/`: what they name is there, and their services' commands do what they are for.
//!
//! The commands run as they stand in the files, without containers: paths below a volume lead to a temporary folder, ports of
//! a service to free ones, and the other containers are the test's own sandbox and PostgreSQL.

mod files;
mod services;

use std::{collections::BTreeSet, fs, path::Path, time::Duration};

use rand::{SeedableRng as _, rngs::StdRng};
use sandbox::{Config, Sandbox};
use tokio::task::block_in_place;

use self::{
    files::{CADDYFILE, CONTAINERFILE, Compose, EXAMPLE, SETTINGS, settings},
    services::{Host, LOOK_AGAIN},
};
use crate::{
    operator::command::prints,
    program::{game::ChannelGame, wait::Wait},
};

/// How long something may take on a busy machine.
const SOON: Duration = Duration::from_mins(2);

/// What a service may say. Compose ignores none that it doesn't know.
const KEYS: [&str; 18] = [
    "build",
    "cap_drop",
    "command",
    "depends_on",
    "env_file",
    "environment",
    "healthcheck",
    "image",
    "logging",
    "mem_limit",
    "network_mode",
    "ports",
    "read_only",
    "restart",
    "security_opt",
    "shm_size",
    "stop_grace_period",
    "volumes",
];

#[test]
fn what_the_files_name_is_there() {
    let examples: BTreeSet<String> = settings(EXAMPLE).map(|(name, _)| name).collect();
    let known: BTreeSet<String> = settings(SETTINGS).map(|(name, _)| name).collect();
    let mut used = BTreeSet::new();
    for compose in Compose::all() {
        let top: Vec<String> = compose.keys(&[]).into_iter().collect();
        assert_eq!(top, ["name", "services", "volumes"]);
        let (services, mut mounted) = (compose.keys(&["services"]), BTreeSet::new());
        for service in &services {
            let unknown: Vec<_> = compose
                .keys(&["services", service])
                .into_iter()
                .filter(|key| !KEYS.contains(&key.as_str()))
                .collect();
            assert!(unknown.is_empty(), "{service}: {unknown:?}");
            let needed = compose.names(&["services", service, "depends_on"]);
            assert!(needed.is_subset(&services), "{service} needs {needed:?}");
            assert_eq!(compose.text(&["services", service, "restart"]), "unless-stopped", "{service}");
            for (from, to) in compose.volumes(service) {
                match from.strip_prefix("./") {
                    None => _ = mounted.insert(from),
                    Some("backups") => {}
                    Some(file) => assert!(files::folder().join(file).is_file(), "{file}"),
                }
                // Elsewhere, a new volume would belong to root.
                let is_made = CONTAINERFILE.contains(&format!("--chown=10001:10001 {to} {to}\n"));
                assert!(is_made || !compose.is_ours(service), "{service}: the image lacks {to}");
            }
            if compose.is_ours(service) {
                let named = compose.keys(&["services", service, "environment"]);
                let named = named.iter().filter(|name| *name != "SQLITE_TMPDIR");
                assert!(named.clone().all(|name| known.contains(name)), "{service}: {named:?}");
                assert_eq!(compose.text(&["services", service, "read_only"]), "true");
            }
        }
        assert_eq!(mounted, compose.keys(&["volumes"]));
        used.extend(compose.variables());
    }
    let named: BTreeSet<String> = EXAMPLE
        .lines()
        .filter_map(|line| line.strip_prefix('#')?.strip_suffix('='))
        .map(str::to_owned)
        .collect();
    let explained = |name: &String| examples.contains(name) || named.contains(name);
    assert!(used.iter().all(explained), "{used:?} and {examples:?}");
    let is_for_something = |name: &String| known.contains(name) || used.contains(name);
    assert!(examples.union(&named).all(is_for_something), "{examples:?} and {used:?}");
}

#[test]
fn the_balancer_asks_and_reaches_the_workers() {
    let compose = Compose::postgres();
    let upstreams = CADDYFILE.lines().find_map(|line| line.trim().strip_prefix("reverse_proxy ")).unwrap();
    let mut reached = BTreeSet::new();
    for upstream in upstreams.trim_end_matches(" {").split(' ') {
        let (service, port) = upstream.split_once(':').unwrap();
        let listens = compose.text(&["services", service, "environment", "INTERACTIONS_ADDRESS"]);
        assert_eq!(listens, format!("0.0.0.0:{port}"));
        let health = compose.text(&["services", service, "environment", "METRICS_ADDRESS"]);
        let asked = CADDYFILE.lines().find_map(|line| line.trim().strip_prefix("health_port ")).unwrap();
        assert_eq!(health, format!("0.0.0.0:{asked}"));
        reached.insert(service.to_owned());
    }
    let workers =
        compose.keys(&["services"]).into_iter().filter(|service| compose.is_ours(service)).collect();
    assert_eq!(reached, workers);
    assert!(CADDYFILE.contains("health_uri /health/accepts\n") && CADDYFILE.contains("{$DARA_DOMAIN} {"));
    assert_eq!(compose.names(&["services", "balancer", "depends_on"]), workers);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_plays_and_is_backed_up_as_the_file_says() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let compose = Compose::sqlite();
    let host = Host::new(&compose, folder.path(), &sandbox);
    let mut bot = host.start("dara");
    host.is_well("dara", &mut bot).await;
    sandbox.ready().await.unwrap();
    let players = [sandbox.add_member("first"), sandbox.add_member("second")];
    let mut game = ChannelGame::begin(&sandbox, &players, "dara:traditional").await;
    game.turns(2, &mut StdRng::seed_from_u64(1)).await;

    let mut backup = host.start("backup");
    let kept = host.path("backup", "/backups");
    let wait = Wait::at_most(SOON).every(LOOK_AGAIN);
    let made = loop {
        let mut names = fs::read_dir(&kept).unwrap().map(|entry| entry.unwrap().path());
        let is_whole = |path: &std::path::PathBuf| path.extension().is_some_and(|ending| ending == "db");
        match names.find(is_whole) {
            Some(made) => break made,
            None => wait.again(|| format!("no backup: {}", backup.log())).await,
        }
    };
    while !backup.log().contains("restored on trial: 1 game replayed, all ratings correct") {
        wait.again(|| format!("not tried: {}", backup.log())).await;
    }
    assert!(backup.stops().await && bot.stops().await, "{}{}", backup.log(), bot.log());
    let told = prints(&made, &["check"]);
    assert!(told.contains("1 game replayed"), "{told}");
    sandbox.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_workers_play_over_the_server_as_the_file_says() {
    let Some(server) = block_in_place(|| Some(scratch_postgres::shared().unwrap()?.database().unwrap()))
    else {
        return;
    };
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let compose = Compose::postgres();
    let host = Host::new(&compose, folder.path(), &sandbox).over(&server.url(), sandbox.public_key());
    let mut workers = Vec::new();
    for service in ["worker-1", "worker-2"] {
        workers.push((service, host.start(service)));
    }
    let mut urls = Vec::new();
    for (service, worker) in &mut workers {
        host.is_well(service, worker).await;
        urls.push(format!("http://{}/", host.address(service, "INTERACTIONS_ADDRESS")));
    }
    sandbox.register_endpoints(&urls).await.unwrap();
    sandbox.ready().await.unwrap();
    let players = [sandbox.add_member("first"), sandbox.add_member("second")];
    let mut game = ChannelGame::begin(&sandbox, &players, "dara:traditional").await;
    let mut random = StdRng::seed_from_u64(1);
    game.turns(4, &mut random).await;
    let (_, first) = &mut workers[0];
    assert!(first.stops().await, "{}", first.log());
    game.turns(2, &mut random).await;
    let (_, second) = &mut workers[1];
    assert!(second.stops().await, "{}", second.log());
    drop(workers);
    block_in_place(|| drop(server));
    sandbox.stop().await;
}

/// The path of the repository.
fn top() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}
