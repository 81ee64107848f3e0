//! What a server's moderators have chosen for all games in it.

use jiff::SignedDuration;

use crate::{Language, Limits, Place, Theme, TimeControl};

/// Whether games are played in threads of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Threads {
    /// As a challenge says.
    #[default]
    Ask,
    /// Wherever that is possible, whatever a challenge says.
    Always,
    /// Nowhere.
    Never,
}

impl Threads {
    /// All of them, the default first.
    pub const ALL: [Self; 3] = [Self::Ask, Self::Always, Self::Never];

    /// Where a game is played whose challenge is to say `asked`, where a thread is `possible` or not; `None` where that may
    /// not be.
    pub const fn place(self, asked: Option<Place>, possible: bool) -> Option<Place> {
        match (self, asked) {
            (Self::Never, Some(Place::Thread)) => None,
            (Self::Always, _) if possible => Some(Place::Thread),
            (_, Some(place)) => Some(place),
            (_, None) => Some(Place::Here),
        }
    }
}

/// What holds in a server. It needs no setting to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct House {
    /// The time that players have, unless they say otherwise.
    pub clock: TimeControl,
    /// For how many days a year a player can be away.
    pub away_days: u16,
    /// The language of what everybody reads, unless it is the one that the server has on its platform.
    pub language: Option<Language>,
    /// How the boards look that everybody sees.
    pub theme: Theme,
    /// Whether they come with the position as aligned text.
    pub text: bool,
    /// Whether games are played in threads.
    pub threads: Threads,
    /// How many running games a player may have, where that is fewer than the operator allows.
    pub games: Option<u16>,
    /// How many open challenges a player may have in a channel, where that is fewer than the operator allows.
    pub challenges: Option<u16>,
}

impl House {
    /// How much a player may have going, where the operator allows `most`: a server can choose less, and no more.
    pub fn limits(self, most: Limits) -> Limits {
        let least = |chosen: Option<u16>, most: usize| chosen.map_or(most, |chosen| most.min(chosen.into()));
        Limits { games: least(self.games, most.games), challenges: least(self.challenges, most.challenges) }
    }
}

impl Default for House {
    fn default() -> Self {
        Self {
            clock: TimeControl::PerTurn(SignedDuration::from_hours(3 * 24)),
            away_days: 30,
            language: None,
            theme: Theme::default(),
            text: false,
            threads: Threads::default(),
            games: None,
            challenges: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_chooses_less_than_the_operator_and_never_more() {
        let most = Limits { games: 20, challenges: 3 };
        assert_eq!(House::default().limits(most), most);
        let house = House { games: Some(5), challenges: Some(9), ..House::default() };
        assert_eq!(house.limits(most), Limits { games: 5, challenges: 3 });
    }

    #[test]
    fn threads_are_as_the_server_has_it_and_else_as_the_challenge_says() {
        let [here, thread] = [Some(Place::Here), Some(Place::Thread)];
        for (threads, asked, possible, place) in [
            (Threads::Ask, None, true, here),
            (Threads::Ask, thread, true, thread),
            // What stands in the way then is told by whoever looks whether it does.
            (Threads::Ask, thread, false, thread),
            (Threads::Always, here, true, thread),
            (Threads::Always, None, true, thread),
            (Threads::Always, here, false, here),
            (Threads::Always, None, false, here),
            (Threads::Never, None, true, here),
            (Threads::Never, here, true, here),
            (Threads::Never, thread, true, None),
        ] {
            assert_eq!(threads.place(asked, possible), place, "{threads:?} {asked:?} {possible}");
        }
    }
}
