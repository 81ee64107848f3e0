//! That a competition stands still, why, and who can mend it.

use play::competition::{Competition, Format, Obstacle};

use crate::{
    permissions::Permissions,
    texts::{Words, say},
    views::{link, permission, time::relative},
};

/// Why games can't start, what to do about it, and what happens otherwise. `None` if it doesn't stand still.
pub(super) fn line(words: &Words, competition: &Competition) -> Option<String> {
    let halt = competition.halt?;
    let channel = || link::channel(competition.channel);
    let why = match halt.why {
        Obstacle::Lacks(bits) => {
            let permissions = permission::names(words, Permissions::from_bits_truncate(bits));
            if permissions.is_empty() {
                say!(words, "halt-not-allowed", channel = channel())
            } else {
                say!(words, "halt-lacks", permissions, channel = channel())
            }
        }
        Obstacle::NoChannel => say!(words, "halt-no-channel"),
        Obstacle::TooManyThreads => say!(words, "halt-too-many-threads"),
        Obstacle::NotInServer => say!(words, "halt-not-in-server"),
        Obstacle::Limited => say!(words, "halt-limited"),
    };
    let ends = relative(halt.ends());
    let otherwise = match competition.plan.format {
        Format::Ladder => say!(words, "halt-ends-ladder", ends),
        Format::League { .. } | Format::Swiss { .. } | Format::KnockOut => say!(words, "halt-ends", ends),
    };
    Some(format!("{why} {otherwise}"))
}
