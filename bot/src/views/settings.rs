//! How games are played in a server, for those who manage it.

use play::House;

use super::{View, terms};
use crate::texts::{Words, say};

/// What holds in a server, and whether it was just changed.
pub(crate) fn view(words: &Words, house: House, changed: bool) -> View {
    let head = if changed { say!(words, "settings-changed") } else { say!(words, "settings-now") };
    let lines = [
        head,
        say!(words, "settings-clock", clock = terms::clock(words, house.clock)),
        say!(words, "settings-away-days", days = house.away_days),
        say!(words, "settings-how"),
    ];
    View::words(lines.join("\n"))
}
