//! A challenge: from one player to another or to whoever accepts, open until it is answered or too old.
//!
//! | state | what ends it |
//! | --- | --- |
//! | open | accept (by the invited, or by anybody if open), decline (by the invited), withdraw (by the challenger), its time |
//! | accepted, declined, withdrawn, expired | final |

use games::RuleSet;
use jiff::{SignedDuration, Timestamp};

use crate::{Announcement, ChallengeId, Change, ChannelId, GameId, GuildId, MessageId, PlayerId, Refusal};

/// Who plays first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum FirstPlayer {
    /// Drawn by lot when the challenge is accepted (S001, S002).
    #[default]
    Lot,
    /// The one who challenges.
    Challenger,
    /// The one who accepts.
    Opponent,
}

/// Where the game is to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Place {
    /// In the channel of the challenge.
    #[default]
    Here,
    /// In a thread of its own, made on the challenge's message.
    Thread,
}

/// Where a challenge stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChallengeState {
    /// It waits for an answer.
    Open,
    /// A game came of it.
    Accepted,
    /// The invited player said no.
    Declined,
    /// The challenger took it back.
    Withdrawn,
    /// Nobody answered in time.
    Expired,
}

/// A challenge to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// Its number.
    pub id: ChallengeId,
    /// The server.
    pub guild: GuildId,
    /// The channel where it was made.
    pub channel: ChannelId,
    /// Its message there, once known.
    pub message: Option<MessageId>,
    /// Who challenges.
    pub challenger: PlayerId,
    /// Who is invited; nobody in particular means whoever accepts.
    pub invited: Option<PlayerId>,
    /// By which rules.
    pub rules: RuleSet,
    /// Who plays first.
    pub first: FirstPlayer,
    /// Where.
    pub place: Place,
    /// When it was made.
    pub created: Timestamp,
    /// From when on it can no longer be accepted.
    pub expires: Timestamp,
    /// Where it stands.
    pub state: ChallengeState,
}

/// What a player asks for when he challenges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// The server.
    pub guild: GuildId,
    /// The channel.
    pub channel: ChannelId,
    /// Who challenges.
    pub challenger: PlayerId,
    /// Whom, and whether that is a program.
    pub invited: Option<Invited>,
    /// By which rules.
    pub rules: RuleSet,
    /// Who plays first.
    pub first: FirstPlayer,
    /// Where.
    pub place: Place,
    /// How long it stays open.
    pub lifetime: SignedDuration,
}

/// Somebody who is named in a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Invited {
    /// Who.
    pub player: PlayerId,
    /// Whether it is a program.
    pub bot: bool,
}

/// What can happen to an open challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// `by` accepts.
    Accept {
        /// Who.
        by: PlayerId,
        /// The message whose button was pressed.
        message: MessageId,
        /// The id for the game that begins.
        game: GameId,
        /// The lot: whether it falls to the challenger to play first. Only looked at where a lot decides.
        lot: bool,
    },
    /// `by` declines.
    Decline {
        /// Who.
        by: PlayerId,
    },
    /// `by` takes it back.
    Withdraw {
        /// Who.
        by: PlayerId,
    },
    /// Time passes.
    Tick,
}

/// What is to be stored and told.
pub type Decision = (Vec<Change>, Vec<Announcement>);

/// Makes a challenge with a new `id`. `running` is the game that occupies the channel, if any.
pub fn open(
    request: Request,
    id: ChallengeId,
    running: Option<GameId>,
    now: Timestamp,
) -> Result<(Challenge, Decision), Refusal> {
    if let Some(invited) = request.invited {
        if invited.player == request.challenger {
            return Err(Refusal::ChallengedSelf);
        }
        if invited.bot {
            return Err(Refusal::ChallengedBot);
        }
    }
    if let (Some(game), Place::Here) = (running, request.place) {
        return Err(Refusal::ChannelBusy { game });
    }
    let challenge = Challenge {
        id,
        guild: request.guild,
        channel: request.channel,
        message: None,
        challenger: request.challenger,
        invited: request.invited.map(|invited| invited.player),
        rules: request.rules,
        first: request.first,
        place: request.place,
        created: now,
        expires: now.saturating_add(request.lifetime).unwrap_or(Timestamp::MAX),
        state: ChallengeState::Open,
    };
    let decision =
        (vec![Change::OpenChallenge(challenge.clone())], vec![Announcement::Challenge { challenge: id }]);
    Ok((challenge, decision))
}

/// Decides what `event` makes of `challenge`.
pub fn decide(challenge: &Challenge, event: Event, now: Timestamp) -> Result<Decision, Refusal> {
    if challenge.state != ChallengeState::Open {
        return Err(Refusal::ChallengeClosed(challenge.state));
    }
    let close = |state| Change::CloseChallenge { challenge: challenge.id, state, at: now };
    let too_old = now >= challenge.expires;
    match event {
        // Taking back is always possible, and says nothing that is not so.
        Event::Withdraw { by } if by == challenge.challenger => {
            Ok((vec![close(ChallengeState::Withdrawn)], vec![]))
        }
        Event::Withdraw { .. } => Err(Refusal::NotTheChallenger { challenger: challenge.challenger }),
        Event::Tick if too_old => Ok((
            vec![close(ChallengeState::Expired)],
            vec![Announcement::ChallengeExpired { challenge: challenge.id }],
        )),
        Event::Tick => Ok((vec![], vec![])),
        Event::Accept { .. } | Event::Decline { .. } if too_old => {
            Err(Refusal::ChallengeClosed(ChallengeState::Expired))
        }
        Event::Decline { by } => match challenge.invited {
            Some(invited) if invited == by => Ok((vec![close(ChallengeState::Declined)], vec![])),
            Some(invited) => Err(Refusal::NotInvited { invited }),
            None => Err(Refusal::NothingToDecline),
        },
        Event::Accept { by, .. } if by == challenge.challenger => Err(Refusal::OwnChallenge),
        Event::Accept { by, message, game, lot } => match challenge.invited {
            Some(invited) if invited != by => Err(Refusal::NotInvited { invited }),
            _ => Ok(accept(challenge, by, message, game, lot, now)),
        },
    }
}

fn accept(
    challenge: &Challenge,
    by: PlayerId,
    message: MessageId,
    game: GameId,
    lot: bool,
    now: Timestamp,
) -> Decision {
    let challenger_first = match challenge.first {
        FirstPlayer::Challenger => true,
        FirstPlayer::Opponent => false,
        FirstPlayer::Lot => lot,
    };
    let seats =
        if challenger_first { vec![challenge.challenger, by] } else { vec![by, challenge.challenger] };
    let (channel, thread_of) = match challenge.place {
        Place::Here => (challenge.channel, None),
        // A thread that is made on a message has the message's id: so the game can be stored before the thread exists.
        Place::Thread => (ChannelId::from(message), Some((challenge.channel, message))),
    };
    let changes = vec![
        Change::CloseChallenge { challenge: challenge.id, state: ChallengeState::Accepted, at: now },
        Change::StartGame {
            game,
            challenge: challenge.id,
            guild: challenge.guild,
            channel,
            thread_of,
            rules: challenge.rules,
            seats,
            at: now,
        },
    ];
    (changes, vec![Announcement::Board { game, ply: 0 }])
}
