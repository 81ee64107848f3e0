//! The start of a pairing's game.

use jiff::{SignedDuration, Timestamp};

use super::{Competition, CompetitionChange, Pairing, Where};
use crate::{
    Announcement, Challenge, ChallengeId, ChallengeState, Change, ChannelId, FirstPlayer, GameId, MessageId,
    Place, Player, PlayerId, Slot,
    game::table::{self, Opening},
};

/// What the game of a pairing needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// A new id for the game.
    pub game: GameId,
    /// A new id for the challenge that every game comes from.
    pub challenge: ChallengeId,
    /// The message on which its thread hangs; `None` by mail.
    pub message: Option<MessageId>,
    /// The players who are away now, and until when.
    pub away: Vec<(PlayerId, Timestamp)>,
}

/// Begins the game of a pairing. `None` if it isn't to begin: it isn't due, has begun, or was decided.
pub fn begin(
    competition: &Competition,
    pairing: &Pairing,
    start: Start,
    now: Timestamp,
) -> Option<(Vec<Change>, Vec<Announcement>)> {
    let second = pairing.second.filter(|_| pairing.is_due && pairing.game.is_none() && pairing.is_open())?;
    let Start { game, challenge: id, message, away } = start;
    let plan = &competition.plan;
    let (channel, thread_of) = match (plan.place, message) {
        (Where::Threads, Some(message)) => (ChannelId::from(message), Some((competition.channel, message))),
        (Where::Threads, None) => return None,
        (Where::Mail, _) => (crate::mail_channel(id), None),
    };
    let challenge = Challenge {
        id,
        home: competition.guild.into(),
        channel: if plan.place == Where::Mail { channel } else { competition.channel },
        message,
        challenger: pairing.first,
        others: vec![Slot::Joined(second)],
        revision: 0,
        rules: plan.rules,
        terms: plan.terms(),
        rematch_of: None,
        first: FirstPlayer::Challenger,
        place: if plan.place == Where::Mail { Place::Here } else { Place::Thread },
        created: now,
        expires: now.saturating_add(SignedDuration::from_hours(1)).unwrap_or(now),
        state: ChallengeState::Open,
    };
    let close = Change::CloseChallenge { challenge: id, state: ChallengeState::Accepted, at: now };
    let opening = Opening {
        id: game,
        challenge: id,
        home: competition.guild.into(),
        channel,
        thread_of,
        terms: plan.terms(),
        in_match: None,
        rules: plan.rules,
        seats: vec![Player::Member(pairing.first), Player::Member(second)],
        away,
        zones: Vec::new(),
        at: now,
    };
    let (begun, announcements) = table::begin(opening, None);
    let noted = CompetitionChange::Begin { number: pairing.number, game };
    let noted = Change::Competition { competition: competition.id, change: noted };
    let changes = [vec![Change::OpenChallenge(challenge), close], begun, vec![noted]].concat();
    Some((changes, announcements))
}
