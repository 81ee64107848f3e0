//! Games in which no one plays: how late their ends are shows how long no worker did the jobs.

use std::{sync::Arc, time::Duration};

use jiff::Timestamp;
use play::Table;
use sandbox::{Id, Sandbox};
use serde_json::json;

use crate::{
    cluster::party::Party,
    program::wait::{self, Wait},
};

/// How often one begins, and is looked at.
const EVERY: Duration = Duration::from_secs(3);
/// How long to wait for the last ones: their minute, and what the loss of a holder takes.
const LAST: Duration = Duration::from_mins(3);

/// A game that runs out of time.
struct Idle {
    channel: Id,
    /// When, as stored; later if an outage stopped the clocks meanwhile.
    due: Timestamp,
}

/// Begins one after the other until the run is over, waits for the ends that are late then, and returns the longest delay.
pub(crate) async fn run(mut party: Party) -> Duration {
    let (mut idle, mut latest) = (Vec::new(), Duration::ZERO);
    while !party.notes.is_over() {
        let channel = party.begins("dara:traditional", json!({ "clock": "1m" })).await;
        if let Some(due) = due(&party, channel).await {
            idle.push(Idle { channel, due });
        }
        wait::pass(EVERY).await;
        latest = latest.max(look(&party, &mut idle).await);
    }
    let wait = Wait::at_most(LAST).every(EVERY / 10);
    idle.retain(|one| one.due < Timestamp::now());
    while !idle.is_empty() {
        wait.again(|| format!("{} games do not run out of time", idle.len())).await;
        latest = latest.max(look(&party, &mut idle).await);
    }
    latest
}

async fn due(party: &Party, channel: Id) -> Option<Timestamp> {
    party.stored(channel).await.as_ref().and_then(Table::deadline)
}

/// Removes those that have ended. Returns the longest delay of one.
async fn look(party: &Party, idle: &mut Vec<Idle>) -> Duration {
    let (mut latest, mut left) = (Duration::ZERO, Vec::new());
    for mut one in std::mem::take(idle) {
        if let Some(told) = told(&party.sandbox, one.channel) {
            let delay = told.duration_since(one.due).unsigned_abs();
            latest = latest.max(if told > one.due { delay } else { Duration::ZERO });
            continue;
        }
        if let Some(due) = due(party, one.channel).await {
            one.due = due;
        }
        left.push(one);
    }
    *idle = left;
    latest
}

/// When the end was told, which happens once.
fn told(sandbox: &Arc<Sandbox>, channel: Id) -> Option<Timestamp> {
    let ends: Vec<_> = sandbox
        .messages(channel)
        .into_iter()
        .filter(|message| message.content.contains("**game called off**"))
        .collect();
    assert!(ends.len() <= 1, "a game ended {} times", ends.len());
    // Discord's ids count milliseconds since 2015 in their upper bits.
    let told = ends.first()?.id.get() >> 22;
    Timestamp::from_millisecond(1_420_070_400_000 + told.cast_signed()).ok()
}
