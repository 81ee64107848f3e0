//! What a competition announces in its channel.

use jiff::SignedDuration;
use play::{
    CompetitionNews, PlayerId,
    competition::{Contest, CutShort, Format, Withdrawal},
};

use super::{Names, fitting, halt, name, pair_of, parts, picture, result_of};
use crate::{
    look::Look,
    texts::{Words, say},
    views::{View, mention, time},
};

/// Something that happened, with the tables when it is over. No one is pinged.
pub fn news(words: &Words, look: Look<'_>, contest: &Contest, news: CompetitionNews, names: &Names) -> View {
    let name = name(&contest.competition);
    match news {
        CompetitionNews::Begun => {
            let begun = say!(words, "competition-news-begun", name);
            let divisions = (1..=contest.divisions()).map(|division| members(words, contest, division));
            View::words(by_division(words, begun, divisions))
        }
        CompetitionNews::Round { round } => {
            let until = contest.competition.phase.until().map(time::relative).unwrap_or_default();
            let text = say!(words, "competition-news-round", name, round, until);
            let drawn = |part| picture::drawn(words, look, contest, part, names);
            picture::with(words, text, parts::of_now(contest), drawn)
        }
        CompetitionNews::Withdrawn { player, why, void } => {
            let (player, why) = (mention(player), said(words, why));
            View::words(match contest.competition.plan.format {
                Format::Ladder => say!(words, "competition-news-left-ladder", player, why),
                Format::League { .. } | Format::Swiss { .. } | Format::KnockOut if void => {
                    say!(words, "competition-news-out-void", player, name, why)
                }
                Format::League { .. } | Format::Swiss { .. } | Format::KnockOut => {
                    say!(words, "competition-news-out", player, name, why)
                }
            })
        }
        CompetitionNews::CutShort { why } => View::words(match why {
            CutShort::Alone => say!(words, "competition-news-cut-short-alone", name),
            CutShort::AllMet => say!(words, "competition-news-cut-short-met", name),
        }),
        CompetitionNews::Over => over(words, look, contest, name, names),
        CompetitionNews::CalledOff => View::words(say!(words, "competition-news-called-off", name)),
        CompetitionNews::Replaced { player, by } => {
            let (player, by) = (mention(player), mention(by));
            View::words(say!(words, "competition-news-replaced", name, player, by))
        }
        CompetitionNews::TimeGiven { minutes } => {
            let time = time::span(words, SignedDuration::from_mins(minutes));
            View::words(say!(words, "competition-news-time", name, time))
        }
        CompetitionNews::Annulled { pairing } => {
            let pair = contest.pairing(pairing).map(pair_of).unwrap_or_default();
            View::words(say!(words, "competition-news-annulled", name, pair))
        }
        CompetitionNews::Corrected { pairing, result } => {
            let pairing = contest.pairing(pairing);
            let pair = pairing.map(pair_of).unwrap_or_default();
            let result = pairing.map(|pairing| result_of(words, pairing, result)).unwrap_or_default();
            View::words(say!(words, "competition-news-corrected", name, pair, result))
        }
        CompetitionNews::Halted => {
            let halt = halt::line(words, &contest.competition).unwrap_or_default();
            View::words(say!(words, "competition-news-halted", name, halt))
        }
        CompetitionNews::WentOn { minutes } => {
            let time = time::span(words, SignedDuration::from_mins(minutes));
            View::words(say!(words, "competition-news-went-on", name, time))
        }
        CompetitionNews::Climbed { player, place } => {
            View::words(say!(words, "competition-news-climbed", player = mention(player), place))
        }
    }
}

/// Why someone no longer takes part.
pub(super) fn said(words: &Words, why: Withdrawal) -> String {
    let why = match why {
        Withdrawal::Wish => "wish",
        Withdrawal::RanOut => "ran-out",
        Withdrawal::Suspended => "suspended",
        Withdrawal::Gone => "gone",
        Withdrawal::Removed => "removed",
        Withdrawal::Idle => "idle",
    };
    say!(words, "competition-why", why)
}

fn members(words: &Words, contest: &Contest, division: u16) -> String {
    let players = contest.entrants.iter().filter(|entrant| entrant.division == division);
    let players = players.map(|entrant| mention(entrant.player)).collect::<Vec<_>>().join(", ");
    format!("{}: {players}", say!(words, "competition-division", division))
}

/// What is said, and below it a line for each division, as many as fit.
fn by_division(words: &Words, said: String, divisions: impl Iterator<Item = String>) -> String {
    let more = |left| say!(words, "competition-divisions-more", count = left);
    fitting::message((vec![said], &divisions.collect::<Vec<_>>(), Vec::new()), more)
}

fn over(words: &Words, look: Look<'_>, contest: &Contest, name: String, names: &Names) -> View {
    /// How many winners are named; as many can have the same points.
    const NAMED: usize = 10;
    /// How many winners of a division are.
    const OF_DIVISION: usize = 3;
    let over = |winners| say!(words, "competition-news-over", name, winners);
    let won = |players: &[PlayerId]| match players {
        [] => String::new(),
        players => say!(words, "competition-winner", players = fitting::some(words, players, NAMED)),
    };
    let (text, parts) = match contest.competition.plan.format {
        Format::League { .. } => {
            let line = |division: u16| {
                let players = fitting::some(words, &contest.winners(division), OF_DIVISION);
                say!(words, "competition-winner-division", division, players)
            };
            let lines = (1..=contest.divisions()).map(line);
            (by_division(words, over(String::new()), lines), parts::all(contest))
        }
        Format::Swiss { .. } | Format::KnockOut | Format::Ladder => {
            (over(won(&super::winners_of(contest))), 0..1)
        }
    };
    picture::with(words, text, parts, |part| picture::drawn(words, look, contest, part, names))
}
