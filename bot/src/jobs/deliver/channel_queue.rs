//! The order in which announcements are made: one after the other in a channel, several channels at a time, so that
//! many games can't delay one for long.

use std::collections::HashMap;

use data::{Due, Store};
use play::{
    About, Announcement, ChallengeId, ChannelId, CompetitionId, Day, GameId, GuildId, PlayerId, VoteGameId,
};

use crate::app::App;

/// How many queues a round takes, and how many announcements if there are many queues. What becomes due meanwhile
/// waits no longer than one round.
pub(super) const A_ROUND: usize = 40;
/// The most announcements of a queue in one round: Discord allows this many messages and edits in a channel within
/// five seconds, and the others would wait.
const OF_A_LANE: usize = 5;
/// After how many announcements other tasks get a turn, while many are sorted.
const AT_A_STRETCH: usize = 100;

/// A queue, in which announcements keep their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Lane {
    /// A channel. Direct messages about its game belong here too, since they link to what is posted.
    Channel(ChannelId),
    /// A player.
    Player(PlayerId),
    /// Announcements about something that no longer exists: nothing to do.
    Nowhere,
}

impl Lane {
    async fn of(app: &App, announcement: &Announcement) -> Self {
        let channel = match announcement.about() {
            About::Challenge(challenge) => of_challenge(&app.store, challenge).await,
            About::Game(game) => of_game(&app.store, game).await,
            About::Competition(competition) => of_competition(&app.store, competition).await,
            About::Day(guild, day) => of_day(&app.store, guild, day).await,
            About::Week(guild) => of_week(&app.store, guild).await,
            About::Season(guild) => of_season(&app.store, guild).await,
            About::Vote(game) => of_vote(&app.store, game).await,
            About::Player(player) => return Self::Player(player),
        };
        channel.map_or(Self::Nowhere, Self::Channel)
    }
}

// What can't be read here fails when the announcement is made.

async fn of_challenge(store: &Store, challenge: ChallengeId) -> Option<ChannelId> {
    Some(store.challenge(challenge).await.ok()??.channel)
}

async fn of_competition(store: &Store, competition: CompetitionId) -> Option<ChannelId> {
    Some(store.competition(competition).await.ok()??.channel)
}

async fn of_day(store: &Store, guild: GuildId, day: Day) -> Option<ChannelId> {
    Some(store.daily(guild, day).await.ok()??.channel)
}

async fn of_week(store: &Store, guild: GuildId) -> Option<ChannelId> {
    Some(store.week_settings(guild).await.ok()??.channel)
}

async fn of_season(store: &Store, guild: GuildId) -> Option<ChannelId> {
    Some(store.season_plan_chosen(guild).await.ok()??.channel)
}

async fn of_vote(store: &Store, game: VoteGameId) -> Option<ChannelId> {
    Some(store.vote_game(game).await.ok()??.channel)
}

async fn of_game(store: &Store, game: GameId) -> Option<ChannelId> {
    Some(store.table(game).await.ok()??.stored().channel)
}

/// Sorts announcements into queues, oldest first, as they come.
pub(super) async fn lanes(app: &App, due: Vec<Due>) -> Vec<Vec<Due>> {
    let mut places: HashMap<Lane, usize> = HashMap::new();
    let mut lanes: Vec<Vec<Due>> = Vec::new();
    for (number, due) in (1..).zip(due) {
        if number % AT_A_STRETCH == 0 {
            tokio::task::yield_now().await;
        }
        let place = *places.entry(Lane::of(app, &due.announcement).await).or_insert(lanes.len());
        match lanes.get_mut(place) {
            Some(lane) => lane.push(due),
            None => lanes.push(vec![due]),
        }
    }
    lanes
}

/// The queues that this round takes, and whether others are left. If there are too many, half are the newest, so that
/// something just done is announced soon, and half the oldest, so that nothing waits forever. A long queue is cut so
/// that it can't delay the others.
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
    fn of_many_deadlines_the_nearest_come_first() {
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
