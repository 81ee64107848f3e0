//! The program is killed while games are played in a server where only the newest board of each stays. After each start, every
//! game shows one board, and it is the newest.
#![expect(clippy::print_stdout, reason = "figures of the long form")]

use std::time::Duration;

use data::{Store, Unit};
use play::{Boards, Change, GuildId, ServerSettings};
use rand::{RngExt as _, SeedableRng as _, rngs::StdRng};
use sandbox::{Config, Sandbox};

use crate::{
    faults::{
        Faults,
        story::{is_asked_after_a_kill, started_again},
    },
    program::{
        Program,
        game::{ChannelGame, footer, play},
        store,
        wait::{self, Wait},
    },
};

/// How often it is killed, unless `CRASH_KILLS` is set.
const KILLS: usize = 12;
const RULES: [&str; 3] = ["dara:traditional", "wali:prost", "damas:ruibal"];
/// How long everything may take to be announced.
const PATIENCE: Duration = Duration::from_mins(1);
/// The longest time from the first press to the kill: a turn takes less.
const LONGEST: Duration = Duration::from_millis(150);

pub(crate) fn all(faults: &mut Faults) {
    faults.add("kills where only the newest board stays", kills());
}

async fn kills() {
    let kills = std::env::var("CRASH_KILLS").map_or(KILLS, |kills| kills.parse().unwrap());
    let seed = std::env::var("CRASH_SEED").map_or_else(|_| rand::random(), |seed| seed.parse().unwrap());
    println!("seed {seed}");
    let mut random = StdRng::seed_from_u64(seed);
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut program = Program::start_and_play(&sandbox, folder.path()).await;
    let store = store(folder.path());
    keeps_newest(&store, sandbox.guild().get().try_into().unwrap()).await;
    let players = ["ada", "ben"].map(|name| sandbox.member(name));
    let mut games = Vec::new();
    for rules in RULES {
        games.push(ChannelGame::begin(&sandbox, &players, rules).await);
    }
    for kill in 0..kills {
        for game in &mut games {
            // What the kill left of it is what was played.
            game.record = game.stored(&store).await.stored().record.clone();
            if game.next(&mut random).is_none() {
                *game = ChannelGame::begin(&sandbox, &players, &game.record.rules.to_string()).await;
            }
        }
        let turns: Vec<_> = (games.iter())
            .filter_map(|game| {
                let ((player, action), channel) = (game.next(&mut random)?, game.channel);
                let of = game.record.rules.game();
                Some(tokio::spawn(async move { play(&player, channel, of, action).await }))
            })
            .collect();
        wait::pass(random.random_range(Duration::ZERO..LONGEST)).await;
        program.kill();
        turns.iter().for_each(tokio::task::JoinHandle::abort);
        program = started_again(&sandbox, folder.path()).await;
        let wait = Wait::at_most(PATIENCE);
        while !store.due().await.unwrap().is_empty() {
            wait.again(|| format!("due after kill {kill}: {}", program.log())).await;
        }
        for game in &games {
            let ply = u32::try_from(game.stored(&store).await.stored().record.actions.len()).unwrap();
            let boards: Vec<_> = (sandbox.messages(game.channel).into_iter())
                .filter(|message| !message.attachments.is_empty())
                .map(|message| message.content)
                .collect();
            let [only] = boards.as_slice() else { panic!("after kill {kill}: {boards:#?}") };
            assert!(only.contains(&footer(ply)), "after kill {kill}, {ply} actions: {only}");
        }
    }
    let mut violations = sandbox.violations();
    // A deletion is made again when the kill came before it was noted.
    violations.retain(|found| found.code != 10_008 && !is_asked_after_a_kill(found));
    assert_eq!(violations, []);
    assert_eq!(store.integrity().unwrap(), []);
}

async fn keeps_newest(store: &Store, guild: GuildId) {
    let before = store.server_settings(guild).await.unwrap();
    let settings = ServerSettings { boards: Boards::Newest, ..ServerSettings::default() };
    let changes = vec![Change::SetServerSettings { guild, before, settings }];
    let at = jiff::Timestamp::now();
    store.commit(Unit { at, interaction: None, changes, announcements: Vec::new() }).await.unwrap();
}
