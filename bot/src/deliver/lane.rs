//! In which order announcements are made: one after the other where they belong together, and several such lanes at a time,
//! so that those of many games at once hold up no other for long.

use std::collections::HashMap;

use data::Due;
use play::{Announcement, ChallengeId, ChannelId, GameId, PlayerId};

use crate::app::App;

/// How many lanes one round takes: what becomes due meanwhile waits no longer than that takes.
const A_ROUND: usize = 40;

/// Where announcements keep their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Lane {
    /// In a channel; what is told directly of a game goes with it, since it leads to what is posted there.
    Channel(ChannelId),
    /// To a player.
    Player(PlayerId),
    /// Of what there is no more: nothing is told.
    Nowhere,
}

impl Lane {
    fn of(app: &App, announcement: &Announcement) -> Self {
        let channel = match *announcement {
            Announcement::Challenge { challenge }
            | Announcement::ChallengeExpired { challenge }
            | Announcement::ChallengeChanged { challenge } => of_challenge(app, challenge),
            Announcement::Board { game, .. }
            | Announcement::News { game, .. }
            | Announcement::Warning { game, .. }
            | Announcement::NotReached { game, .. }
            | Announcement::Direct { game, .. } => of_game(app, game),
            Announcement::Digest { to } => return Self::Player(to),
        };
        channel.map_or(Self::Nowhere, Self::Channel)
    }
}

// What cannot be read fails where it is to be told.

fn of_challenge(app: &App, challenge: ChallengeId) -> Option<ChannelId> {
    Some(app.store.challenge(challenge).ok()??.channel)
}

fn of_game(app: &App, game: GameId) -> Option<ChannelId> {
    Some(app.store.table(game).ok()??.setup().channel)
}

/// Sorts what is due into lanes, that with the oldest first; in each the oldest comes first, as it does here.
pub(super) fn lanes(app: &App, due: Vec<Due>) -> Vec<Vec<Due>> {
    let mut places: HashMap<Lane, usize> = HashMap::new();
    let mut lanes: Vec<Vec<Due>> = Vec::new();
    for due in due {
        let place = *places.entry(Lane::of(app, &due.announcement)).or_insert(lanes.len());
        match lanes.get_mut(place) {
            Some(lane) => lane.push(due),
            None => lanes.push(vec![due]),
        }
    }
    lanes
}

/// Those that this round takes, and whether others are left: where there are too many, half of them are the newest, so that
/// what has just been done is told soon, and half the oldest, so that nothing waits for ever.
pub(super) fn chosen<T>(mut lanes: Vec<T>) -> (Vec<T>, bool) {
    if lanes.len() <= A_ROUND {
        return (lanes, false);
    }
    let newest = lanes.split_off(lanes.len() - A_ROUND / 2);
    lanes.truncate(A_ROUND - A_ROUND / 2);
    (newest.into_iter().rev().chain(lanes).collect(), true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_many_the_newest_and_the_oldest_come_first() {
        let (taken, more) = chosen((0..1_000).collect());
        assert!(more && taken.len() == A_ROUND);
        assert_eq!((taken[0], taken[1], taken[A_ROUND / 2]), (999, 998, 0));
        assert_eq!(chosen(vec![1, 2, 3]), (vec![1, 2, 3], false));
    }
}
