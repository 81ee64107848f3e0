//! In which order announcements are made: one after the other where they belong together, and several such lanes at a time,
//! so that those of many games at once hold up no other for long.

use std::collections::HashMap;

use data::Due;
use play::{Announcement, ChallengeId, ChannelId, GameId, PlayerId};

use crate::app::App;

/// How many lanes one round takes, and how many announcements of many lanes: what becomes due meanwhile waits no longer than
/// that takes.
pub(super) const A_ROUND: usize = 40;
/// How many announcements of a lane one round takes at most: Discord lets no more be posted or changed in a channel within five seconds,
/// for which all others would wait.
const OF_A_LANE: usize = 5;
/// After how many announcements others have their turn, while very many are sorted.
const AT_A_STRETCH: usize = 100;

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
            | Announcement::ChallengeChanged { challenge, .. } => of_challenge(app, challenge),
            Announcement::Board { game, .. }
            | Announcement::News { game, .. }
            | Announcement::OfferChanged { game, .. }
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
    Some(app.store.table(game).ok()??.stored().channel)
}

/// Sorts what is due into lanes, that with the oldest first; in each the oldest comes first, as it does here.
pub(super) async fn lanes(app: &App, due: Vec<Due>) -> Vec<Vec<Due>> {
    let mut places: HashMap<Lane, usize> = HashMap::new();
    let mut lanes: Vec<Vec<Due>> = Vec::new();
    for (number, due) in (1..).zip(due) {
        if number % AT_A_STRETCH == 0 {
            tokio::task::yield_now().await;
        }
        let place = *places.entry(Lane::of(app, &due.announcement)).or_insert(lanes.len());
        match lanes.get_mut(place) {
            Some(lane) => lane.push(due),
            None => lanes.push(vec![due]),
        }
    }
    lanes
}

/// Those that this round takes, and whether others are left: where there are too many, half of them are the newest, so that
/// what has just been done is told soon, and half the oldest, so that nothing waits for ever. Of each the oldest
/// announcements, and not so many that a long lane holds up the others.
pub(super) fn chosen<T>(mut lanes: Vec<Vec<T>>) -> (Vec<Vec<T>>, bool) {
    let of_each = (A_ROUND / lanes.len().max(1)).clamp(1, OF_A_LANE);
    let mut more = lanes.iter().any(|lane| lane.len() > of_each);
    if lanes.len() > A_ROUND {
        more = true;
        let newest = lanes.split_off(lanes.len() - A_ROUND / 2);
        lanes.truncate(A_ROUND - A_ROUND / 2);
        lanes = newest.into_iter().rev().chain(lanes).collect();
    }
    for lane in &mut lanes {
        lane.truncate(of_each);
    }
    (lanes, more)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_many_the_newest_and_the_oldest_come_first() {
        let (taken, more) = chosen((0..1_000).map(|lane| vec![lane]).collect());
        assert!(more && taken.len() == A_ROUND);
        assert_eq!([&taken[0], &taken[1], &taken[A_ROUND / 2]], [&[999], &[998], &[0]]);
        let few = vec![vec![1], vec![2, 3]];
        assert_eq!(chosen(few.clone()), (few, false));
    }

    #[test]
    fn a_long_lane_is_made_piece_by_piece() {
        let (taken, more) = chosen(vec![(0..1_000).collect(), vec![7]]);
        assert!(more);
        assert_eq!(taken, [vec![0, 1, 2, 3, 4], vec![7]]);
        let (taken, more) = chosen(vec![vec![1, 2, 3]; 30]);
        assert!(more && taken == vec![vec![1]; 30]);
    }
}
