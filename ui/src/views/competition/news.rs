//! What a competition announces in its channel.

use jiff::SignedDuration;
use play::{
    CompetitionNews,
    competition::{Contest, CutShort, Format, Withdrawal},
};

use super::{Names, first, name, pair_of, picture, result_of};
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
            View::words(std::iter::once(begun).chain(divisions).collect::<Vec<_>>().join("\n"))
        }
        CompetitionNews::Round { round } => {
            let until = contest.competition.phase.until().map(time::relative).unwrap_or_default();
            let view = View::words(say!(words, "competition-news-round", name, round, until));
            View { pictures: picture::drawn(words, look, contest, 0, names).into_iter().collect(), ..view }
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

fn over(words: &Words, look: Look<'_>, contest: &Contest, name: String, names: &Names) -> View {
    /// Discord's most files in a message.
    const PICTURES: usize = 10;
    let winner = |players: Vec<String>| match players.as_slice() {
        [] => String::new(),
        players => say!(words, "competition-winner", players = players.join(", ")),
    };
    let (winners, divisions) = match contest.competition.plan.format {
        Format::League { .. } => {
            let divisions = 1..=contest.divisions();
            let line = |division: u16| {
                let players = first(contest, division).join(", ");
                say!(words, "competition-winner-division", division, players)
            };
            (format!("\n{}", divisions.clone().map(line).collect::<Vec<_>>().join("\n")), divisions)
        }
        Format::Swiss { .. } => (winner(first(contest, 0)), 0..=0),
        Format::KnockOut => {
            (winner(play::competition::champion(contest).map(mention).into_iter().collect()), 0..=0)
        }
        Format::Ladder => {
            (winner(contest.ladder().first().copied().map(mention).into_iter().collect()), 0..=0)
        }
    };
    let text = say!(words, "competition-news-over", name, winners);
    let drawn = divisions.filter_map(|division| picture::drawn(words, look, contest, division, names));
    View { pictures: drawn.take(PICTURES).collect(), ..View::words(text) }
}
