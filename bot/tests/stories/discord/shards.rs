//! A bot with several connections to the gateway.

use sandbox::Id;
use serde_json::json;

use crate::{player::Player, story::Story};

/// How many there are.
const SHARDS: u64 = 3;

/// A game in a guild on each shard: its players, and its channel.
struct Table {
    players: [Player; 2],
    channel: Id,
}

async fn tables(story: &Story) -> Vec<Table> {
    let mut tables = Vec::new();
    for shard in 0..SHARDS {
        let guild = story.sandbox.add_guild_on_shard(shard, &format!("Guild {shard}"), &story.ada.member);
        story.ben.member.join(guild, None);
        let channel = story.sandbox.add_channel_in(guild, &format!("table-{shard}"));
        let players = [story.ada.goes_to(channel), story.ben.goes_to(channel)];
        let [ada, ben] = &players;
        let challenge = ada.slash("dara challenge", json!({ "opponent": "ben", "first": 1 })).await;
        let accepted = ben.click_for_update(&challenge, "Accept").await;
        story.begun_board(&accepted, channel).await;
        tables.push(Table { players, channel });
    }
    tables
}

/// Everyone plays a turn at each of these tables.
async fn all_play(tables: &[&Table], squares: [&str; 2]) {
    for table in tables {
        for (player, square) in table.players.iter().zip(squares) {
            player.plays(square).await;
        }
    }
}

#[tokio::test]
async fn a_lost_shard_is_restarted_alone_while_the_others_play() {
    let story = Story::begin_with_shards(3).await;
    let tables = tables(&story).await;
    let all: Vec<&Table> = tables.iter().collect();
    all_play(&all, ["b3", "b4"]).await;
    let identified = || [0, 1, 2].map(|shard| story.sandbox.identified_as(shard));
    assert_eq!(identified(), [1, 1, 1]);

    // A connection that breaks is resumed.
    let second = story.sandbox.faults().of_shard(1);
    assert_eq!(second.drop_socket(), 1);
    story.sandbox.wait_for_shards(2).await.expect("one is gone");
    all_play(&[all[0], all[2]], ["c3", "c4"]).await;
    all_play(&[all[1]], ["c3", "c4"]).await;
    assert_eq!(identified(), [1, 1, 1], "it was resumed");

    // A session that ends is begun again, that one only.
    second.invalid_session(false);
    all_play(&[all[0], all[2]], ["d1", "d2"]).await;
    story.until("another session", async || story.sandbox.identified_as(1) == 2).await;
    story.sandbox.wait_for_shards(3).await.expect("all are back");
    all_play(&[all[1]], ["d1", "d2"]).await;
    assert_eq!(identified(), [1, 2, 1]);
    for table in &tables {
        assert_eq!(story.record_in(table.channel).await, "dara:traditional b3 b4 c3 c4 d1 d2");
    }
    story.end().await;
}
