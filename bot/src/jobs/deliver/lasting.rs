//! How long an announcement stays due that Discord refuses: as long as what it is about lasts.
//!
//! It is tried again with growing pauses, and at once when something changes where it is to be made: a permission, a role, the
//! bot's membership, or someone uses the bot there. Only what has become obsolete is dropped.

use anyhow::Context as _;
use data::Due;
use jiff::{SignedDuration, Timestamp};
use play::{Announcement, ChallengeState, CompetitionNews, News, competition::Phase};

use crate::app::App;

/// The first pause after a refusal, and the longest.
const FIRST_PAUSE: SignedDuration = SignedDuration::from_secs(15);
const LONGEST_PAUSE: SignedDuration = SignedDuration::from_hours(6);
/// How long what is over stays due: a last board, a result.
const KEPT: SignedDuration = SignedDuration::from_hours(7 * 24);

/// How long to wait after so many refusals.
pub(super) fn pause(refusals: u32) -> SignedDuration {
    let longer = 1_i32 << refusals.min(16);
    FIRST_PAUSE.saturating_mul(longer).min(LONGEST_PAUSE)
}

/// Whether something that was `stored` then is still told although it is over.
pub(super) fn is_kept_since(stored: Timestamp, now: Timestamp) -> bool {
    now.duration_since(stored) < KEPT
}

/// Whether an announcement that Discord refused stays due.
pub(super) async fn lasts(app: &App, due: &Due, now: Timestamp) -> anyhow::Result<bool> {
    let is_kept = is_kept_since(due.created, now);
    Ok(match due.announcement {
        Announcement::Board { game, version, .. } | Announcement::BoardChanged { game, version } => {
            let table = app.store.table(game).await.context("loading the game of a board")?;
            table.is_some_and(|table| {
                table.version() == version
                    && (table.ending().is_none() || is_kept && due.announcement.is_board())
            })
        }
        // Until then, it looks as if it were the newest.
        Announcement::OldBoard { game, .. } => {
            let table = app.store.table(game).await.context("loading the game of an old board")?;
            is_kept || table.is_some_and(|table| table.ending().is_none())
        }
        // The clock is stopped now, and the board that follows says all but an open offer. The next vote says how many have voted.
        Announcement::Warning { .. } | Announcement::VoteChanged { .. } => false,
        Announcement::News { game, news, .. } => {
            let News::Offered { offer, made } = news else { return Ok(false) };
            let table = app.store.table(game).await.context("loading the game of an offer")?;
            table.is_some_and(|table| table.offers().any(|open| (open.kind, open.made) == (offer, made)))
        }
        Announcement::Challenge { challenge } => {
            let challenge = app.store.challenge(challenge).await.context("loading a challenge to post")?;
            challenge.is_some_and(|one| one.state == ChallengeState::Open && now < one.expires)
        }
        Announcement::Vote { vote, ply } => {
            let game = app.store.vote_game(vote).await.context("loading a vote to post")?;
            game.is_some_and(|game| game.over.is_none() && game.ply() == ply)
        }
        // Once its day is over, it isn't posted.
        Announcement::Daily { .. } => true,
        Announcement::DailyChanged { guild, day } => {
            let daily = app.store.daily(guild, day).await.context("loading a puzzle of the day")?;
            daily.is_some_and(|daily| !daily.is_over(now))
        }
        Announcement::Competition { competition, .. } | Announcement::CompetitionChanged { competition } => {
            is_kept || !phase(app, competition).await?.is_none_or(Phase::is_final)
        }
        Announcement::Pairing { competition, .. } => {
            !phase(app, competition).await?.is_none_or(Phase::is_final)
        }
        Announcement::CompetitionNews { competition, news } => match news {
            // By the time that it could be posted, it would no longer be so.
            CompetitionNews::Halted => false,
            CompetitionNews::TooFew => phase(app, competition).await? == Some(Phase::Joining),
            CompetitionNews::Round { round } => {
                phase(app, competition).await?.is_some_and(|phase| phase.round() == Some(round))
            }
            CompetitionNews::Begun
            | CompetitionNews::Withdrawn { .. }
            | CompetitionNews::Over
            | CompetitionNews::CutShort { .. }
            | CompetitionNews::CalledOff
            | CompetitionNews::Replaced { .. }
            | CompetitionNews::Restored { .. }
            | CompetitionNews::TimeGiven { .. }
            | CompetitionNews::Annulled { .. }
            | CompetitionNews::Corrected { .. }
            | CompetitionNews::WentOn { .. }
            | CompetitionNews::Climbed { .. } => is_kept,
        },
        Announcement::ChallengeExpired { .. }
        | Announcement::VoteOver { .. }
        | Announcement::ChallengeChanged { .. }
        | Announcement::ChallengerTold { .. }
        | Announcement::OfferChanged { .. }
        | Announcement::Direct { .. }
        | Announcement::Digest { .. }
        | Announcement::CompetitionTold { .. }
        | Announcement::NotReached { .. }
        // By the time that a week is forgotten, the next one comes. Podiums are told for as long as results of competitions.
        | Announcement::Week { .. }
        | Announcement::Season { .. } => is_kept,
    })
}

async fn phase(app: &App, competition: play::CompetitionId) -> anyhow::Result<Option<Phase>> {
    let found = app.store.competition(competition).await.context("loading a competition to announce")?;
    Ok(found.map(|competition| competition.phase))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_to_some_hours() {
        assert_eq!(pause(0), SignedDuration::from_secs(15));
        assert_eq!(pause(2), SignedDuration::from_mins(1));
        assert_eq!(pause(u32::MAX), LONGEST_PAUSE);
    }

    #[test]
    fn what_is_over_is_told_for_a_week() {
        let at = |milliseconds: i64| Timestamp::from_millisecond(milliseconds).unwrap();
        let week = 7 * 24 * 3_600_000;
        assert!(is_kept_since(at(0), at(week - 1)) && !is_kept_since(at(0), at(week)));
    }
}
