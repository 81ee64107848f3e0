//! What can happen to a challenge.

use jiff::Timestamp;

use super::{Challenge, ChallengeState, FirstPlayer, Place, Slot, Team};
use crate::{
    Announcement, Change, ChannelId, GameId, MessageId, PlayerId, Refusal, Timer,
    matches::InMatch,
    table::{self, Opening},
};

/// What can happen to an open challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// `by` accepts what he is invited to, or joins where it is open to him. The game begins when all have.
    Accept {
        /// Who.
        by: PlayerId,
        /// With whom he would play; nothing means where he is invited, or else the first place that is open.
        team: Option<Team>,
        /// The message whose button was pressed.
        message: MessageId,
        /// The id for the game, should it begin.
        game: GameId,
        /// The lot: any number, each as likely as the others. Only looked at where a lot decides.
        lot: u8,
        /// Who of the players is away now, and until when.
        away: Vec<(PlayerId, Timestamp)>,
    },
    /// `by` declines what he is invited to, or steps out again.
    Decline {
        /// Who.
        by: PlayerId,
    },
    /// `by` takes it back.
    Withdraw {
        /// Who.
        by: PlayerId,
    },
    /// Moderators take it back.
    Remove,
    /// Moderators bar `player` from playing in the server: what he has made is taken back, and so is a challenge to him
    /// alone; a place of his in a team is open again.
    Bar {
        /// Who.
        player: PlayerId,
    },
    /// Time passes.
    Tick,
}

/// What is to be stored and told, and the challenge as it stands then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The challenge after the event.
    pub challenge: Challenge,
    /// To be stored.
    pub changes: Vec<Change>,
    /// To be told.
    pub announcements: Vec<Announcement>,
}

impl Decision {
    const fn unchanged(challenge: Challenge) -> Self {
        Self { challenge, changes: Vec::new(), announcements: Vec::new() }
    }

    fn close(mut self, state: ChallengeState, at: Timestamp) -> Self {
        self.challenge.state = state;
        let challenge = self.challenge.id;
        self.changes.push(Change::CloseChallenge { challenge, state, at });
        self.changes.push(Change::SetTimer { timer: Timer::Challenge(challenge), at: None });
        self
    }

    /// Its message is to show what has become of it, since it was not changed by a button of it.
    pub(super) fn changed(mut self) -> Self {
        self.announcements.push(Announcement::ChallengeChanged { challenge: self.challenge.id });
        self
    }

    fn set(mut self, slot: usize, to: Slot, at: Timestamp) -> Self {
        let challenge = &mut self.challenge;
        let (id, revision) = (challenge.id, challenge.revision);
        if let Some(place) = challenge.others.get_mut(slot) {
            *place = to;
            challenge.revision += 1;
            self.changes.push(Change::SetSlot { challenge: id, revision, slot, to, at });
        }
        self
    }
}

/// Decides what `event` makes of `challenge`.
pub fn decide(challenge: &Challenge, event: Event, now: Timestamp) -> Result<Decision, Refusal> {
    if challenge.state != ChallengeState::Open {
        return Err(Refusal::ChallengeClosed(challenge.state));
    }
    let as_it_is = Decision::unchanged(challenge.clone());
    let too_old = now >= challenge.expires;
    match event {
        // Taking back is always possible, and says nothing that is not so.
        Event::Withdraw { by } if by == challenge.challenger => {
            Ok(as_it_is.close(ChallengeState::Withdrawn, now))
        }
        Event::Withdraw { .. } => Err(Refusal::NotTheChallenger { challenger: challenge.challenger }),
        // Nobody has pressed a button of its message, which must be told.
        Event::Remove => Ok(as_it_is.close(ChallengeState::Removed, now).changed()),
        Event::Bar { player } => Ok(match challenge.place_of(player) {
            Some(slot) if !challenge.is_for_two() => as_it_is.set(slot, Slot::Open, now).changed(),
            None if player != challenge.challenger => as_it_is,
            _ => as_it_is.close(ChallengeState::Removed, now).changed(),
        }),
        Event::Tick if too_old => {
            let mut expired = as_it_is.close(ChallengeState::Expired, now);
            expired.announcements.push(Announcement::ChallengeExpired { challenge: challenge.id });
            Ok(expired)
        }
        Event::Tick => Ok(as_it_is),
        Event::Decline { .. } if too_old => Err(Refusal::ChallengeClosed(ChallengeState::Expired)),
        Event::Decline { by } => match challenge.place_of(by) {
            Some(_) if challenge.is_for_two() => Ok(as_it_is.close(ChallengeState::Declined, now)),
            Some(slot) => Ok(as_it_is.set(slot, Slot::Open, now)),
            None => match challenge.invited().collect::<Vec<_>>() {
                nobody if nobody.is_empty() => Err(Refusal::NothingToDecline),
                invited => Err(Refusal::NotInvited { invited }),
            },
        },
        Event::Accept { by, team, message, game, lot, away } => {
            let slot = place_for(challenge, by, team, now)?;
            let joined = as_it_is.set(slot, Slot::Joined(by), now);
            Ok(if joined.challenge.joined().count() == joined.challenge.slots().count() {
                begin(joined, Joining { by, message, game, lot, away }, now)
            } else {
                joined
            })
        }
    }
}

/// Whether `by` may accept, or join `team`: to be asked before a number is spent on the game.
pub fn may_accept(
    challenge: &Challenge,
    by: PlayerId,
    team: Option<Team>,
    now: Timestamp,
) -> Result<(), Refusal> {
    place_for(challenge, by, team, now).map(drop)
}

/// The place that `by` gets, of those of the others.
fn place_for(
    challenge: &Challenge,
    by: PlayerId,
    team: Option<Team>,
    now: Timestamp,
) -> Result<usize, Refusal> {
    if challenge.state != ChallengeState::Open {
        return Err(Refusal::ChallengeClosed(challenge.state));
    }
    if now >= challenge.expires {
        return Err(Refusal::ChallengeClosed(ChallengeState::Expired));
    }
    if by == challenge.challenger {
        return Err(Refusal::OwnChallenge);
    }
    let wanted = |slot: usize| team.is_none_or(|team| team == Team::of_other(slot));
    match challenge.place_of(by) {
        Some(slot) if challenge.others.get(slot) == Some(&Slot::Joined(by)) => Err(Refusal::AlreadyJoined),
        Some(slot) if wanted(slot) => Ok(slot),
        Some(_) => Err(Refusal::InvitedToOtherTeam),
        None => {
            let open: Vec<usize> = open_places(challenge).collect();
            match open.iter().copied().find(|&slot| wanted(slot)) {
                Some(slot) => Ok(slot),
                None if open.is_empty() => {
                    Err(Refusal::NotInvited { invited: challenge.invited().collect() })
                }
                None => Err(Refusal::TeamFull),
            }
        }
    }
}

fn open_places(challenge: &Challenge) -> impl Iterator<Item = usize> {
    let slots = challenge.others.iter().enumerate();
    slots.filter(|&(_, &slot)| slot == Slot::Open).map(|(index, _)| index)
}

/// What is known of the one who takes the last place, and of the game.
struct Joining {
    by: PlayerId,
    message: MessageId,
    game: GameId,
    lot: u8,
    away: Vec<(PlayerId, Timestamp)>,
}

/// The last place is taken: the game begins.
fn begin(joined: Decision, event: Joining, now: Timestamp) -> Decision {
    let Joining { by, message, game, lot, away } = event;
    let mut decision = joined.close(ChallengeState::Accepted, now);
    let challenge = &decision.challenge;
    let mut seats: Vec<PlayerId> = challenge.joined().collect();
    let first = match challenge.first {
        FirstPlayer::Challenger => 0,
        FirstPlayer::Opponent => 1,
        FirstPlayer::Lot => usize::from(lot) % seats.len(),
    };
    // Turned around as a whole: who plays with whom stays, and who follows whom.
    seats.rotate_left(first);
    let (channel, thread_of) = match challenge.place {
        Place::Here => (challenge.channel, None),
        // A thread that is made on a message has the message's id: so the game can be stored before the thread exists.
        Place::Thread => (ChannelId::from(message), Some((challenge.channel, message))),
    };
    let opening = Opening {
        id: game,
        challenge: challenge.id,
        guild: challenge.guild,
        channel,
        thread_of,
        terms: challenge.terms,
        in_match: challenge.terms.goal.map(|_| InMatch { first: game, number: 1, score: [0, 0] }),
        rules: challenge.rules,
        seats,
        away,
        at: now,
    };
    let (changes, announcements) = table::begin(opening, Some(by));
    decision.changes.extend(changes);
    decision.announcements.extend(announcements);
    decision
}
