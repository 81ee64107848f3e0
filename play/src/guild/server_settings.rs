//! What the managers of a server have chosen for all games in it.
//!
//! A server may lower the operator's limits, never raise them.

use jiff::SignedDuration;

use crate::{Boards, IDLE_DAYS, Language, Limits, Place, RoleId, Theme, TimeControl};

/// Whether games are played in threads of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Threads {
    /// As each challenge says.
    #[default]
    Ask,
    /// Wherever a thread is possible, whatever the challenge says.
    Always,
    /// Never.
    Never,
}

impl Threads {
    /// All choices, the default first.
    pub const ALL: [Self; 3] = [Self::Ask, Self::Always, Self::Never];

    /// Where a game is played, given what the challenge asked for and whether a thread is `possible`. `None`
    /// if that isn't allowed.
    pub const fn place(self, asked: Option<Place>, possible: bool) -> Option<Place> {
        match (self, asked) {
            (Self::Never, Some(Place::Thread)) => None,
            (Self::Always, _) if possible => Some(Place::Thread),
            (_, Some(place)) => Some(place),
            (_, None) => Some(Place::Here),
        }
    }
}

/// A server's settings. The defaults are enough to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ServerSettings {
    /// The time control of a challenge that names none.
    pub clock: TimeControl,
    /// How many days a year a player can be away.
    pub away_days: u16,
    /// The language of public messages; `None` uses the server's own on Discord.
    pub language: Option<Language>,
    /// How public boards look.
    pub theme: Theme,
    /// Whether public boards come with the position as aligned text.
    pub text: bool,
    /// Whether games are played in threads.
    pub threads: Threads,
    /// Which boards of running games stay.
    pub boards: Boards,
    /// The limit of running games for each player, if lower than the operator's.
    pub games: Option<u16>,
    /// The limit of open challenges for each player and channel, if lower than the operator's.
    pub challenges: Option<u16>,
    /// After how many days without a turn a game against the computer is called off; at least 3.
    pub idle_days: u16,
    /// The role whose members may open and manage competitions, besides those who manage the server.
    pub organizers: Option<RoleId>,
    /// Whether watchers can guess what is played next.
    pub guesses: bool,
}

impl ServerSettings {
    /// The limits that apply, given the operator's.
    pub fn limits(self, most: Limits) -> Limits {
        let least = |chosen: Option<u16>, most: usize| chosen.map_or(most, |chosen| most.min(chosen.into()));
        Limits { games: least(self.games, most.games), challenges: least(self.challenges, most.challenges) }
    }
}

impl Default for ServerSettings {
    fn default() -> Self {
        Self {
            clock: TimeControl::PerTurn(SignedDuration::from_hours(3 * 24)),
            away_days: 30,
            language: None,
            theme: Theme::default(),
            text: false,
            threads: Threads::default(),
            boards: Boards::default(),
            games: None,
            challenges: None,
            idle_days: IDLE_DAYS,
            organizers: None,
            guesses: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_can_only_lower_the_operators_limits() {
        let most = Limits { games: 20, challenges: 3 };
        assert_eq!(ServerSettings::default().limits(most), most);
        let settings = ServerSettings { games: Some(5), challenges: Some(9), ..ServerSettings::default() };
        assert_eq!(settings.limits(most), Limits { games: 5, challenges: 3 });
    }

    #[test]
    fn a_thread_is_used_as_the_server_or_else_the_challenge_says() {
        let [here, thread] = [Some(Place::Here), Some(Place::Thread)];
        for (threads, asked, possible, place) in [
            (Threads::Ask, None, true, here),
            (Threads::Ask, thread, true, thread),
            // The caller finds out that a thread isn't possible, and says why.
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
