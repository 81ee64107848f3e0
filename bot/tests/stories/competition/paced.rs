//! A large league that starts: its requests stay within Discord's limit.

use std::time::{Duration, Instant};

use sandbox::Recorded;
use serde_json::json;

use super::competing::Competing;
use crate::{story::Story, wait};

/// Of all requests that a bot makes, Discord takes this many within a second. Answers to interactions aren't counted.
const MOST: usize = 50;
const PLAYERS: usize = 90;

fn counts(request: &Recorded) -> bool {
    !request.path.starts_with("/interactions/") && !request.path.starts_with("/webhooks/")
}

#[tokio::test]
async fn the_games_of_ninety_begin_within_the_limit_of_requests() {
    let story = Story::begin().await;
    let (done, mut seen) = (std::cell::Cell::new(false), Vec::new());
    let count = async {
        while !done.get() {
            seen.push((Instant::now(), story.sandbox.count_requests(counts)));
            wait::pass(Duration::from_millis(10)).await;
        }
    };
    let play = async {
        let league = Competing::begin(&story, "league create", json!({ "at_once": 1 }), PLAYERS).await;
        let contest = league.contest(&story).await;
        let first_round = contest.divisions();
        story
            .until("the games to begin", async || {
                let busy = league.running(&story).await.len();
                busy * 2 + usize::from(first_round) >= PLAYERS && story.due().await == 0
            })
            .await;
        let begun = league.running(&story).await.len();
        done.set(true);
        begun
    };
    let (begun, ()) = tokio::join!(play, count);
    let second = Duration::from_secs(1);
    let within = |&(from, before): &(Instant, usize)| {
        let after = seen.iter().take_while(|(at, _)| at.duration_since(from) < second).last();
        after.map_or(0, |&(_, after)| after - before)
    };
    let most = seen.iter().map(within).max().unwrap_or_default();
    let all = seen.last().map(|&(_, all)| all).unwrap_or_default();
    println!("{begun} games, {all} requests, at most {most} within a second");
    // A message, its thread and the board for each game.
    assert!(begun * 3 <= all, "{begun} games, {all} requests");
    assert!(most <= MOST, "{most} within a second");
    story.end().await;
}
