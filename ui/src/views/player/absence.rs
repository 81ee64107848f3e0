//! Shows a player's absence and the days they have left this year.

use jiff::{Timestamp, tz::TimeZone};
use play::{Absence, PlayerId, Table, player::away};

use crate::{
    texts::{Words, say},
    views::{
        View, mention,
        time::{date_and_time, span},
    },
};

/// What a player just did about their absences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    /// They only look.
    Nothing,
    /// They went away, or plan to.
    Left,
    /// They came back.
    Back,
    /// They cancelled a planned absence.
    Cancelled(Absence),
}

/// A player's absences on a server, and what they are about.
#[derive(Clone, Copy, Debug)]
pub struct Absences<'a> {
    /// The player.
    pub player: PlayerId,
    /// Their absences, the earliest first.
    pub absences: &'a [Absence],
    /// Their running games.
    pub games: &'a [Table],
    /// For how many days a year the server lets them be away.
    pub days_a_year: u16,
}

/// A player's absences, for them alone, after what they did.
pub fn view(words: &Words, done: Done, of: Absences<'_>, now: Timestamp) -> View {
    let Absences { player, absences, games, days_a_year } = of;
    let mut lines = Vec::new();
    if let Done::Cancelled(Absence { from, until }) = done {
        let [from, until] = [from, until].map(date_and_time);
        lines.push(say!(words, "absence-cancelled", from, until));
    }
    match (away::until(absences, now), done) {
        (Some(until), _) => {
            lines.push(say!(words, "absence-on", until = date_and_time(until)));
            lines.extend(standing(words, player, games));
        }
        (None, Done::Nothing) => lines.push(say!(words, "absence-off")),
        (None, Done::Back) => lines.push(say!(words, "absence-back")),
        (None, Done::Left | Done::Cancelled(_)) => {}
    }
    let planned = absences.iter().filter(|absence| absence.is_planned(now));
    lines.extend(planned.map(|absence| {
        say!(
            words,
            "absence-planned",
            from = date_and_time(absence.from),
            until = date_and_time(absence.until)
        )
    }));
    let year = now.to_zoned(TimeZone::UTC).year();
    let left = span(words, away::left(absences, days_a_year, year));
    let year = year.to_string();
    lines.push(say!(words, "absence-left", left, year, limit = days_a_year));
    View::words(lines.join("\n"))
}

/// In how many of their timed games the absence pauses the clock; some may exclude it.
fn standing(words: &Words, player: PlayerId, games: &[Table]) -> Option<String> {
    let timed: Vec<&Table> =
        games.iter().filter(|table| table.stored().terms.clock.at_start().is_some()).collect();
    let stands = |table: &&&Table| table.seats(player).iter().any(|seat| table.away(seat).is_some());
    let standing = timed.iter().filter(stands).count();
    let (games, others) = (timed.len(), timed.len() - standing);
    (games > 0).then(|| say!(words, "absence-games", standing, games, others))
}

/// Adds a line for each player of a challenge who is away.
pub fn beside(words: &Words, view: View, away: &[(PlayerId, Timestamp)]) -> View {
    if away.is_empty() {
        return view;
    }
    let each = away.iter().map(|&(player, until)| {
        say!(words, "away-until", who = mention(player), until = date_and_time(until))
    });
    let line = say!(words, "away", parts = each.collect::<Vec<_>>().join(" · "));
    View { text: format!("{}\n{line}", view.text), ..view }
}
