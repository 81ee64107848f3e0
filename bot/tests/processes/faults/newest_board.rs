//! The program is killed while games are played in a server where only the newest board of each stays. After each start, every
//! game shows one board, and it is the newest.

use std::time::Duration;

use data::{Store, Unit};
use play::{Boards, Change, GuildId, ServerSettings};

use crate::{
    faults::{Faults, killed::Killed},
    program::game::{ChannelGame, footer, play},
};

/// How often it is killed, unless `CRASH_KILLS` is set.
const KILLS: usize = 12;
const RULES: [&str; 3] = ["dara:traditional", "wali:prost", "damas:ruibal"];
/// The longest time from the first press to the kill: a turn takes less.
const LONGEST: Duration = Duration::from_millis(150);

pub(crate) fn all(faults: &mut Faults) {
    faults.takes_turns("kills where only the newest board stays", kills());
}

async fn kills() {
    let mut killed = Killed::begin(KILLS).await;
    keeps_newest(&killed.store, killed.sandbox.guild().get().try_into().unwrap()).await;
    let players = ["ada", "ben"].map(|name| killed.sandbox.member(name));
    let mut games = Vec::new();
    for rules in RULES {
        games.push(ChannelGame::begin(&killed.sandbox, &players, rules).await);
    }
    for kill in 0..killed.kills {
        for game in &mut games {
            // What the kill left of it is what was played.
            game.record = game.stored(&killed.store).await.stored().record.clone();
            if game.next(&mut killed.random).is_none() {
                *game = ChannelGame::begin(&killed.sandbox, &players, &game.record.rules.to_string()).await;
            }
        }
        let turns: Vec<_> = (games.iter())
            .filter_map(|game| {
                let ((player, action), channel) = (game.next(&mut killed.random)?, game.channel);
                let of = game.record.rules.game();
                Some(tokio::spawn(async move { play(&player, channel, of, action).await }))
            })
            .collect();
        killed.is_killed_within(LONGEST).await;
        turns.iter().for_each(tokio::task::JoinHandle::abort);
        killed.starts_again().await;
        killed.tells_all(kill).await;
        for game in &games {
            let ply = u32::try_from(game.stored(&killed.store).await.stored().record.actions.len()).unwrap();
            let boards: Vec<_> = (killed.sandbox.messages(game.channel).into_iter())
                .filter(|message| !message.attachments.is_empty())
                .map(|message| message.content)
                .collect();
            let [only] = boards.as_slice() else { panic!("after kill {kill}: {boards:#?}") };
            assert!(only.contains(&footer(ply)), "after kill {kill}, {ply} actions: {only}");
        }
    }
    // A deletion is made again when the kill came before it was noted.
    killed.is_whole(|found| found.code == 10_008);
}

async fn keeps_newest(store: &Store, guild: GuildId) {
    let before = store.server_settings(guild).await.unwrap();
    let settings = ServerSettings { boards: Boards::Newest, ..ServerSettings::default() };
    let changes = vec![Change::SetServerSettings { guild, before, settings }];
    let at = jiff::Timestamp::now();
    store.commit(Unit { at, interaction: None, changes, announcements: Vec::new() }).await.unwrap();
}
