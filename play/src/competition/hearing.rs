//! Who hears the news of a competition, apart from those who learn it from a board.

use tournament::table::Certainty;

use super::{CompetitionNews, Contest, Format, Withdrawal, bracket};
use crate::PlayerId;

/// Those who want to hear of it: who was withdrawn, let in again or replaced, who has no game in a round that begins, who goes up
/// or down. When it can't begin, its manager.
pub fn concerned(contest: &Contest, news: CompetitionNews) -> Vec<PlayerId> {
    let mut concerned = match news {
        CompetitionNews::Withdrawn { player, why, .. } => match why {
            // They did it themselves, or are no longer there.
            Withdrawal::Wish | Withdrawal::Gone => Vec::new(),
            Withdrawal::RanOut | Withdrawal::Suspended | Withdrawal::Removed | Withdrawal::Idle => {
                vec![player]
            }
        },
        CompetitionNews::Restored { player } => vec![player],
        CompetitionNews::Replaced { player, by } => vec![player, by],
        CompetitionNews::TooFew => vec![contest.competition.manager],
        CompetitionNews::Begun => byes(contest, 1),
        CompetitionNews::Round { round } => byes(contest, round),
        CompetitionNews::Over => {
            let (up, down) = movers(contest);
            [up, down].concat()
        }
        CompetitionNews::CutShort { .. }
        | CompetitionNews::CalledOff
        | CompetitionNews::TimeGiven { .. }
        | CompetitionNews::Annulled { .. }
        | CompetitionNews::Corrected { .. }
        | CompetitionNews::Halted
        | CompetitionNews::WentOn { .. }
        | CompetitionNews::Climbed { .. } => Vec::new(),
    };
    concerned.retain(|player| !player.is_former());
    concerned
}

/// Those who have no opponent in a round.
pub fn byes(contest: &Contest, round: u16) -> Vec<PlayerId> {
    match contest.competition.plan.format {
        Format::Swiss { .. } => {
            let byes = contest.pairings.iter().filter(|one| one.round == round && one.second.is_none());
            byes.map(|pairing| pairing.first).collect()
        }
        Format::KnockOut => {
            let rounds = bracket::rounds(contest);
            let ties =
                rounds.get(usize::from(round).saturating_sub(1)).map(Vec::as_slice).unwrap_or_default();
            ties.iter().filter(|tie| tie.worse.is_none()).map(|tie| tie.better).collect()
        }
        Format::League { .. } | Format::Ladder => Vec::new(),
    }
}

/// Those who go up after a season of a league that is over, and those who go down; those of the highest division come first.
pub fn movers(contest: &Contest) -> (Vec<PlayerId>, Vec<PlayerId>) {
    let goes_on = matches!(contest.competition.plan.format, Format::League { goes_on: true, .. });
    let (mut up, mut down) = (Vec::new(), Vec::new());
    for division in (1..=contest.divisions()).filter(|_| goes_on) {
        for row in contest.table(division) {
            match contest.stake(&row) {
                Some((true, Certainty::Certain)) => up.push(row.id),
                Some((false, Certainty::Certain)) => down.push(row.id),
                Some((_, Certainty::Open | Certainty::Impossible)) | None => {}
            }
        }
    }
    (up, down)
}
