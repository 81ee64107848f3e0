//! What a competition announces in its channel.

use jiff::SignedDuration;
use play::{
    CompetitionNews, PlayerId,
    competition::{self, Contest, CutShort, Format, Withdrawal},
};

use super::{Names, fitting, halt, name, pair_of, parts, picture, result_of};
use crate::{
    look::Look,
    texts::{Words, say},
    views::{View, link, mention, time},
};

/// How many are named who have a bye, or go up or down.
const NAMED: usize = 20;

/// Something that happened, with the tables when it is over.
pub fn news(words: &Words, look: Look<'_>, contest: &Contest, news: CompetitionNews, names: &Names) -> View {
    let text = text(words, contest, news);
    let parts = match news {
        CompetitionNews::Round { .. } => parts::of_now(contest),
        CompetitionNews::Over if matches!(contest.competition.plan.format, Format::League { .. }) => {
            parts::all(contest)
        }
        CompetitionNews::Over => 0..1,
        CompetitionNews::Begun
        | CompetitionNews::Withdrawn { .. }
        | CompetitionNews::CutShort { .. }
        | CompetitionNews::CalledOff
        | CompetitionNews::Replaced { .. }
        | CompetitionNews::Restored { .. }
        | CompetitionNews::TooFew
        | CompetitionNews::TimeGiven { .. }
        | CompetitionNews::Annulled { .. }
        | CompetitionNews::Corrected { .. }
        | CompetitionNews::Halted
        | CompetitionNews::WentOn { .. }
        | CompetitionNews::Climbed { .. } => return View::words(text),
    };
    picture::with(words, text, parts, |part| picture::drawn(words, look, contest, part, names))
}

/// The same as a direct message to a player it's about.
pub fn told(words: &Words, contest: &Contest, news: CompetitionNews) -> View {
    let competition = &contest.competition;
    let list = link::list(competition.guild, competition.channel, competition.message);
    let at = say!(words, "competition-told-where", channel = list);
    View::words(format!("{}\n{at}", text(words, contest, news)))
}

fn text(words: &Words, contest: &Contest, news: CompetitionNews) -> String {
    let name = name(&contest.competition);
    let is_ladder = contest.competition.plan.format == Format::Ladder;
    match news {
        CompetitionNews::Begun => {
            let begun = with_byes(words, contest, say!(words, "competition-news-begun", name), 1);
            let divisions = (1..=contest.divisions()).map(|division| members(words, contest, division));
            by_division(words, begun, divisions, Vec::new())
        }
        CompetitionNews::Round { round } => {
            let until = contest.competition.phase.until().map(time::relative).unwrap_or_default();
            let text = say!(words, "competition-news-round", name, round, until);
            with_byes(words, contest, text, round)
        }
        CompetitionNews::Withdrawn { player, why, void } => {
            let (player, why) = (mention(player), said(words, why));
            if is_ladder {
                say!(words, "competition-news-left-ladder", player, why)
            } else if void {
                say!(words, "competition-news-out-void", player, name, why)
            } else {
                say!(words, "competition-news-out", player, name, why)
            }
        }
        CompetitionNews::CutShort { why } => match why {
            CutShort::Alone => say!(words, "competition-news-cut-short-alone", name),
            CutShort::AllMet => say!(words, "competition-news-cut-short-met", name),
        },
        CompetitionNews::Over => over(words, contest, name),
        CompetitionNews::CalledOff => say!(words, "competition-news-called-off", name),
        CompetitionNews::Replaced { player, by } => {
            say!(words, "competition-news-replaced", name, player = mention(player), by = mention(by))
        }
        CompetitionNews::Restored { player } if is_ladder => {
            say!(words, "competition-news-restored-ladder", player = mention(player))
        }
        CompetitionNews::Restored { player } => {
            say!(words, "competition-news-restored", player = mention(player), name)
        }
        CompetitionNews::TooFew => too_few(words, contest, name),
        CompetitionNews::TimeGiven { minutes } => {
            let time = time::span(words, SignedDuration::from_mins(minutes));
            say!(words, "competition-news-time", name, time)
        }
        CompetitionNews::Annulled { pairing } => {
            let pair = contest.pairing(pairing).map(pair_of).unwrap_or_default();
            say!(words, "competition-news-annulled", name, pair)
        }
        CompetitionNews::Corrected { pairing, result } => {
            let pairing = contest.pairing(pairing);
            let pair = pairing.map(pair_of).unwrap_or_default();
            let result = pairing.map(|pairing| result_of(words, pairing, result)).unwrap_or_default();
            say!(words, "competition-news-corrected", name, pair, result)
        }
        CompetitionNews::Halted => {
            let halt = halt::line(words, &contest.competition).unwrap_or_default();
            say!(words, "competition-news-halted", name, halt)
        }
        CompetitionNews::WentOn { minutes } => {
            let time = time::span(words, SignedDuration::from_mins(minutes));
            say!(words, "competition-news-went-on", name, time)
        }
        CompetitionNews::Climbed { player, place } => {
            say!(words, "competition-news-climbed", player = mention(player), place)
        }
    }
}

/// That it can't start on its date, and what its manager can do.
fn too_few(words: &Words, contest: &Contest, name: String) -> String {
    let competition = &contest.competition;
    let (joined, fewest) = (contest.active().count(), competition.plan.format.fewest());
    let ends = super::gives_up(competition);
    let said = say!(words, "competition-news-too-few", name, joined, fewest, ends);
    let manager = Some(competition.manager).filter(|manager| !manager.is_former()).map(mention);
    let ask = manager
        .map(|manager| say!(words, "competition-news-too-few-manager", manager, league = is_league(contest)));
    std::iter::once(said).chain(ask).collect::<Vec<_>>().join("\n")
}

/// Whether it is a league, as texts ask.
pub(super) fn is_league(contest: &Contest) -> &'static str {
    if matches!(contest.competition.plan.format, Format::League { .. }) { "yes" } else { "no" }
}

/// Adds who has no game in a round.
fn with_byes(words: &Words, contest: &Contest, said: String, round: u16) -> String {
    match competition::byes(contest, round).as_slice() {
        [] => said,
        byes => {
            let players = fitting::some(words, byes, NAMED);
            format!("{said}\n{}", say!(words, "competition-news-byes", players))
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
    members_of(words, division, players)
}

/// A division, with the players in it.
pub(super) fn members_of(words: &Words, number: u16, players: String) -> String {
    let division = say!(words, "competition-division", division = number);
    say!(words, "competition-members", division, players)
}

/// What is said, and below it a line for each division, as many as fit above the rest.
fn by_division(
    words: &Words,
    said: String,
    divisions: impl Iterator<Item = String>,
    rest: Vec<String>,
) -> String {
    let more = |left| say!(words, "competition-divisions-more", count = left);
    fitting::message((vec![said], &divisions.collect::<Vec<_>>(), rest), more)
}

fn over(words: &Words, contest: &Contest, name: String) -> String {
    /// How many winners are named; as many can have the same points.
    const WINNERS: usize = 10;
    /// How many winners of a division are.
    const OF_DIVISION: usize = 3;
    let over = |winners| say!(words, "competition-news-over", name, winners);
    let won = |players: &[PlayerId]| match players {
        [] => String::new(),
        players => say!(words, "competition-winner", players = fitting::some(words, players, WINNERS)),
    };
    match contest.competition.plan.format {
        Format::League { .. } => {
            let line = |division: u16| {
                let players = fitting::some(words, &contest.winners(division), OF_DIVISION);
                say!(words, "competition-winner-division", division, players)
            };
            let lines = (1..=contest.divisions()).map(line);
            let (up, down) = competition::movers(contest);
            let some = |players: &[PlayerId]| fitting::some(words, players, NAMED);
            let up = (!up.is_empty()).then(|| say!(words, "competition-news-up", players = some(&up)));
            let down =
                (!down.is_empty()).then(|| say!(words, "competition-news-down", players = some(&down)));
            by_division(words, over(String::new()), lines, up.into_iter().chain(down).collect())
        }
        Format::Swiss { .. } | Format::KnockOut | Format::Ladder => over(won(&super::winners_of(contest))),
    }
}
