//! The people of a month: who they are, where they are, and how they take things.

use play::PlayerId;
use rand::{RngExt as _, rngs::StdRng};
use sandbox::{Id, Member};

/// How someone plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Temper {
    /// Nearly always there.
    Quick,
    /// Once a day.
    Slow,
    /// Often there until this day, and then never again.
    Vanishing(u32),
}

impl Temper {
    pub(crate) fn drawn(random: &mut StdRng) -> Self {
        match random.random_range(0..10) {
            0..6 => Self::Quick,
            6..8 => Self::Slow,
            _ => Self::Vanishing(random.random_range(4..20)),
        }
    }

    /// Whether they look at Discord in these three hours.
    pub(crate) fn is_there(self, day: u32, random: &mut StdRng) -> bool {
        match self {
            Self::Quick => random.random_ratio(2, 5),
            Self::Slow => random.random_ratio(1, 8),
            Self::Vanishing(until) => day < until && random.random_ratio(2, 5),
        }
    }
}

/// Someone.
#[derive(Clone)]
#[expect(clippy::struct_excessive_bools, reason = "each is true of a person or not, whatever the others are")]
pub(crate) struct Person {
    pub(crate) member: Member,
    pub(crate) temper: Temper,
    /// Where they were ever a member: in the first server, in the second.
    pub(crate) servers: [bool; 2],
    /// Where they still are.
    pub(crate) stays: [bool; 2],
    pub(crate) in_group: bool,
    pub(crate) in_world: bool,
    /// Whether they take direct messages.
    pub(crate) takes_messages: bool,
    /// Whether they have closed them for a while, at least once.
    pub(crate) closed_messages: bool,
    /// Whether their data were deleted.
    pub(crate) is_deleted: bool,
}

impl Person {
    pub(crate) fn id(&self) -> Id {
        self.member.id()
    }

    pub(crate) fn player(&self) -> PlayerId {
        self.member.id().get().try_into().expect("an id")
    }

    pub(crate) fn name(&self) -> &str {
        self.member.name()
    }

    /// Where they live.
    pub(crate) fn zone(&self) -> &'static str {
        let zones = ["Africa/Lagos", "America/New_York", "Asia/Kathmandu"];
        zones.iter().cycle().nth(self.name().len()).expect("a zone")
    }

    /// What they are called in a server, in which no one else has it in their name.
    pub(crate) fn nick(&self, server: usize) -> String {
        format!("{}{}", ["Oak", "Pine"][server], self.name())
    }

    /// What strangers call them.
    pub(crate) fn world_name(&self) -> String {
        format!("Star{}", self.name())
    }

    /// Whether both were ever in one place.
    pub(crate) fn shares_a_place_with(&self, other: &Self) -> bool {
        (0..2).any(|server| self.servers[server] && other.servers[server]) || self.in_group && other.in_group
    }
}
