//! Who had to act was told, and nothing was said twice.

use std::collections::BTreeMap;

use jiff::SignedDuration;
use play::{Ending, GameId};
use sandbox::{Id, Shown};

use super::{Check, ends::looked_at, time};
use crate::{members::Person, town::Town};

/// What is said once of a competition.
const ONCE: [&str; 3] = [" has started!", " is over!", " was called off."];

/// How the week of a server begins, and podiums.
const WEEK: &str = "## 📅 ";
const PODIUM: &str = "## 🏆 Season ";

/// Each announcement was posted once.
pub(crate) fn nothing_twice(town: &Town) {
    let people = town.people.borrow().clone();
    let direct = people.iter().map(|person| town.direct(person));
    for channel in town.sandbox.channels().into_keys().chain(direct) {
        let mut nonces: BTreeMap<String, usize> = BTreeMap::new();
        for message in town.sandbox.messages(channel) {
            if let Some(nonce) = message.nonce {
                *nonces.entry(nonce.to_string()).or_default() += 1;
            }
        }
        for (nonce, times) in nonces.into_iter().filter(|(_, times)| *times > 1) {
            town.finds(Check::Shown, "twice", format!("{nonce} {times} times in {channel}"));
        }
    }
    let halls = town.servers.map(|server| server.hall);
    let mut said: BTreeMap<(Id, String, i64), usize> = BTreeMap::new();
    for shown in town.sandbox.shown_after(0) {
        let is_news = ONCE.iter().any(|once| shown.content.contains(once));
        if is_news && halls.contains(&shown.channel) && !shown.is_edit && !shown.is_private {
            // Two seasons may end with the same words.
            let day = shown.at / (24 * 3_600_000);
            *said.entry((shown.channel, shown.content, day)).or_default() += 1;
        }
    }
    for ((channel, content, _), times) in said.into_iter().filter(|(_, times)| *times > 1) {
        town.finds(Check::Shown, "news twice", format!("{times} times in {channel}: {content}"));
    }
    weeks(town);
}

/// When a server's week was told, and when podiums were.
pub(crate) fn rhythm(town: &Town, hall: Id) -> [Vec<i64>; 2] {
    let all = town.sandbox.shown_after(0);
    [WEEK, PODIUM].map(|begins| {
        let told = all.iter().filter(|shown| {
            shown.channel == hall && !shown.is_edit && !shown.is_private && shown.content.starts_with(begins)
        });
        told.map(|shown| shown.at).collect()
    })
}

/// The week of a server was told when something had happened, and never twice in a row; so were podiums.
fn weeks(town: &Town) {
    for hall in town.servers.map(|server| server.hall) {
        let [weeks, podiums] = rhythm(town, hall);
        for (at, kind) in [(&weeks, "a week twice"), (&podiums, "podiums twice")] {
            for pair in at.windows(2).filter(|pair| pair[1] - pair[0] < 47 * 3_600_000) {
                town.finds(Check::Shown, kind, format!("at {} and {} in {hall}", pair[0], pair[1]));
            }
        }
        town.note(&format!("{} weeks and {} podiums were told in {hall}", weeks.len(), podiums.len()));
    }
}

/// Players who lost a game on time had been told that it was their turn.
pub(super) async fn in_time(town: &Town) {
    let people = town.people.borrow().clone();
    let shown = town.sandbox.shown_after(0);
    let over: Vec<u64> = {
        let connection = looked_at(town);
        let mut statement =
            connection.prepare("SELECT id FROM games WHERE ended IS NOT NULL").expect("a query");
        let rows = statement.query_map([], |row| row.get::<_, i64>(0)).expect("rows");
        rows.map(|number| number.expect("a number").cast_unsigned()).collect()
    };
    for number in over {
        let game: GameId = number.try_into().expect("an id");
        let Some(table) = town.store.table(game).await.expect("a store") else { continue };
        let Some(loser) = table.ending().and_then(Ending::ran_out) else { continue };
        let Some(loser) = table.player(loser).and_then(play::Player::member) else { continue };
        let Some(person) = people.iter().find(|person| person.player() == loser) else { continue };
        let ended = town.store.ended(game).await.expect("a store").expect("it is over");
        let stored = table.stored();
        let is_excused = !person.takes_messages
            || person.closed_messages
            || person.is_deleted
            || person.stays != person.servers;
        let between = (stored.since - SignedDuration::from_secs(1), ended);
        let channel = Id::new(stored.channel.get());
        if !is_excused && !is_told(town, person, channel, between, &shown) {
            let said = format!(
                "{} wasn't told of game {number} in {} between {} and {ended}",
                person.name(),
                stored.channel,
                stored.since
            );
            for one in shown.iter().filter(|one| one.channel == channel && !one.is_edit) {
                let short: String = one.content.chars().take(120).collect();
                town.note(&format!("  there at {}, pinging {:?}: {short}", time(one.at), one.pinged));
            }
            let kind = if stored.is_by_mail() { "a turn by mail" } else { "a turn" };
            town.finds(Check::Told, kind, said);
        }
    }
}

fn is_told(
    town: &Town,
    person: &Person,
    channel: Id,
    (from, to): (jiff::Timestamp, jiff::Timestamp),
    shown: &[Shown],
) -> bool {
    let direct = town.direct(person);
    let accepted = format!("<@{}> accepted", person.id());
    shown.iter().any(|one| {
        let at = time(one.at);
        let reaches = one.pinged.contains(&person.id()) && one.channel == channel
            || one.channel == direct && !one.is_edit
            // Who has just accepted is told where the game is, and who looks there sees it.
            || one.content.contains(&accepted)
            || one.channel == channel && one.viewers == [person.id()];
        (from..to).contains(&at) && reaches
    })
}
