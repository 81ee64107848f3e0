//! What the bot has stored, seen by a second look at its database.

use std::collections::BTreeMap;

use play::{Challenge, ChallengeId, Ending, GameId};
use sandbox::Id;

use super::{Story, found::BEGUN, id};

/// The numbers of games and challenges that a story can have.
const NUMBERS: [std::ops::RangeInclusive<u64>; 2] = [1..=20, BEGUN..=BEGUN + 20];

impl Story {
    /// The rules and actions of the game that runs in a channel.
    pub(crate) fn record_in(&self, channel: Id) -> String {
        let table = self.store.running_in(id(channel.get())).expect("a store");
        table.expect("a running game").setup().record.to_string()
    }

    /// The rules and actions of the last game in a channel, and how it ended.
    pub(crate) fn ended_in(&self, channel: Id) -> (String, Option<Ending>) {
        let table = self.store.latest_in(id(channel.get())).expect("a store").expect("a game");
        (table.setup().record.to_string(), table.ending())
    }

    /// How many announcements are still to be made.
    pub(crate) fn due(&self) -> usize {
        self.store.due().expect("a store").len()
    }

    /// Whether an announcement was tried in vain, and is to be tried again.
    pub(crate) fn is_put_off(&self) -> bool {
        self.store.due().expect("a store").iter().any(|due| due.attempts > 0)
    }

    /// How many of the first challenges know their messages.
    pub(crate) fn messages_of_challenges(&self) -> usize {
        let challenge = |number| self.store.challenge(id::<ChallengeId>(number)).expect("a store");
        (1..=20).filter_map(challenge).filter(|challenge| challenge.message.is_some()).count()
    }

    /// All that is stored of games and challenges, to be compared.
    pub(crate) fn stored(&self) -> String {
        let numbers = || NUMBERS.into_iter().flatten();
        let games = numbers().filter_map(|number| self.store.table(id::<GameId>(number)).expect("a store"));
        let games: BTreeMap<_, _> = games.map(|table| (table.id(), table.setup().clone())).collect();
        let challenges =
            numbers().filter_map(|number| self.store.challenge(id::<ChallengeId>(number)).expect("a store"));
        // The number of its message is noted a moment after the challenge was made.
        let challenges: Vec<_> = challenges.map(|one| Challenge { message: None, ..one }).collect();
        format!("{games:?} {challenges:?}")
    }
}
