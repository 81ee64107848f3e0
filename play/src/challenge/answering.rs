//! What happens to an open challenge: accepting, declining, withdrawing, and time.

use jiff::Timestamp;

use super::{Challenge, ChallengeState, FirstPlayer, Place, Slot, Team};
use crate::{
    Announcement, Begun, Change, ChannelId, GameId, MessageId, Player, PlayerId, Refusal, Timer, Zone,
    game::{
        matches::InMatch,
        table::{self, Opening},
    },
};

/// What can happen to an open challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A player accepts an invitation, or takes an open place. The last one to join begins the game.
    Accept {
        /// The player.
        by: PlayerId,
        /// The team to join. `None` takes the place they are invited to, or else the first open one.
        team: Option<Team>,
        /// The challenge's message, whose button was pressed; a new thread hangs on it.
        message: Option<MessageId>,
        /// The id for the game, if it begins.
        game: GameId,
        /// A random number, used if a lot decides who plays first.
        lot: u8,
        /// The players who are away now, and until when.
        away: Vec<(PlayerId, Timestamp)>,
        /// Where the players live, see [`Opening::zones`].
        zones: Vec<(PlayerId, Zone)>,
    },
    /// A player declines an invitation, or steps out.
    Decline {
        /// The player.
        by: PlayerId,
    },
    /// The challenger withdraws it.
    Withdraw {
        /// The player.
        by: PlayerId,
    },
    /// A moderator withdraws it.
    Remove,
    /// Moderators suspend a player in the server. Their own challenge ends, and so does a game for two they are
    /// named in; their place in a team becomes open.
    Suspend {
        /// The player.
        player: PlayerId,
    },
    /// Time passes.
    Tick,
}

/// What to store and announce, and the challenge afterwards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Update {
    /// The challenge after the event.
    pub challenge: Challenge,
    /// The changes to store.
    pub changes: Vec<Change>,
    /// The announcements to make.
    pub announcements: Vec<Announcement>,
}

impl Update {
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

    /// Adds that the challenge's message must be redrawn.
    fn changed(self) -> Self {
        self.redrawn(None)
    }

    fn redrawn(mut self, begun: Option<Begun>) -> Self {
        self.announcements.push(Announcement::ChallengeChanged { challenge: self.challenge.id, begun });
        self
    }

    /// Adds that the challenger learns what has become of the challenge.
    fn challenger_told(mut self) -> Self {
        self.announcements.push(Announcement::ChallengerTold { challenge: self.challenge.id, spread: None });
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

/// Decides what `event` does to `challenge`.
pub fn update(challenge: &Challenge, event: Event, now: Timestamp) -> Result<Update, Refusal> {
    if challenge.state != ChallengeState::Open {
        return Err(Refusal::ChallengeClosed(challenge.state));
    }
    let as_it_is = Update::unchanged(challenge.clone());
    let too_old = now >= challenge.expires;
    match event {
        // An expired challenge can be withdrawn too, until the timer closes it.
        Event::Withdraw { by } if by == challenge.challenger => {
            Ok(as_it_is.close(ChallengeState::Withdrawn, now).changed())
        }
        Event::Withdraw { .. } => Err(Refusal::NotTheChallenger { challenger: challenge.challenger }),
        Event::Remove => Ok(as_it_is.close(ChallengeState::Removed, now).changed()),
        Event::Suspend { player } => Ok(match challenge.place_of(player) {
            Some(slot) if !challenge.is_for_two() => as_it_is.set(slot, Slot::Open, now).changed(),
            None if player != challenge.challenger => as_it_is,
            _ => as_it_is.close(ChallengeState::Removed, now).changed(),
        }),
        Event::Tick if too_old => {
            let mut expired = as_it_is.close(ChallengeState::Expired, now);
            expired.announcements.push(Announcement::ChallengeExpired { challenge: challenge.id });
            Ok(expired.challenger_told())
        }
        Event::Tick => Ok(as_it_is),
        Event::Decline { .. } if too_old => Err(Refusal::ChallengeClosed(ChallengeState::Expired)),
        Event::Decline { by } => match challenge.place_of(by) {
            Some(_) if challenge.is_for_two() => {
                Ok(as_it_is.close(ChallengeState::Declined, now).changed().challenger_told())
            }
            Some(slot) => Ok(as_it_is.set(slot, Slot::Open, now).changed()),
            None => match challenge.invited().collect::<Vec<_>>() {
                invited if invited.is_empty() => Err(Refusal::NothingToDecline),
                invited => Err(Refusal::NotInvited { invited }),
            },
        },
        Event::Accept { by, team, message, game, lot, away, zones } => {
            let slot = place_for(challenge, by, team, now)?;
            let was_open = slot.is_some_and(|slot| challenge.others.get(slot) == Some(&Slot::Open));
            let joined = match slot {
                Some(slot) => as_it_is.set(slot, Slot::Joined(by), now),
                None => as_it_is,
            };
            Ok(if joined.challenge.missing() == 0 {
                begin(joined, Start { by, message, game, lot, away, zones, was_open }, now)
            } else {
                joined.changed()
            })
        }
    }
}

/// Whether `by` may accept, or join `team`. Checked before an id is spent on the game.
pub fn may_accept(
    challenge: &Challenge,
    by: PlayerId,
    team: Option<Team>,
    now: Timestamp,
) -> Result<(), Refusal> {
    place_for(challenge, by, team, now).map(drop)
}

/// The index of the place that `by` would take in [`Challenge::others`]. `None` for the challenger
/// of a game against the computer alone, which is only waiting for them.
fn place_for(
    challenge: &Challenge,
    by: PlayerId,
    team: Option<Team>,
    now: Timestamp,
) -> Result<Option<usize>, Refusal> {
    if challenge.state != ChallengeState::Open {
        return Err(Refusal::ChallengeClosed(challenge.state));
    }
    if now >= challenge.expires {
        return Err(Refusal::ChallengeClosed(ChallengeState::Expired));
    }
    if by == challenge.challenger {
        return if challenge.missing() == 0 { Ok(None) } else { Err(Refusal::OwnChallenge) };
    }
    if challenge.missing() == 0 {
        return Err(Refusal::NotYoursToStart { challenger: challenge.challenger });
    }
    let wanted = |slot: usize| team.is_none_or(|team| team == Team::of_other(slot));
    match challenge.place_of(by) {
        Some(slot) if challenge.others.get(slot) == Some(&Slot::Joined(by)) => Err(Refusal::AlreadyJoined),
        Some(slot) if wanted(slot) => Ok(Some(slot)),
        Some(_) => Err(Refusal::InvitedToOtherTeam),
        None => {
            let open: Vec<usize> = open_places(challenge).collect();
            match open.iter().copied().find(|&slot| wanted(slot)) {
                Some(slot) => Ok(Some(slot)),
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

/// What starting the game needs, besides the challenge.
struct Start {
    by: PlayerId,
    message: Option<MessageId>,
    game: GameId,
    lot: u8,
    away: Vec<(PlayerId, Timestamp)>,
    zones: Vec<(PlayerId, Zone)>,
    was_open: bool,
}

/// Begins the game, once the last place is taken.
fn begin(joined: Update, event: Start, now: Timestamp) -> Update {
    let Start { by, message, game, lot, away, zones, was_open } = event;
    let decision = joined.close(ChallengeState::Accepted, now);
    let challenge = &decision.challenge;
    let mut seats: Vec<Player> = challenge.seated().collect();
    let first = match challenge.first {
        FirstPlayer::Challenger => 0,
        FirstPlayer::Opponent => 1,
        FirstPlayer::Lot => usize::from(lot) % seats.len(),
    };
    // Rotating keeps partners and the order around the table.
    seats.rotate_left(first);
    let (channel, thread_of) = match (challenge.place, message) {
        // A thread's id is the id of its message, so the game can be stored before the thread exists.
        (Place::Thread, Some(message)) => (ChannelId::from(message), Some((challenge.channel, message))),
        (Place::Here, _) | (Place::Thread, None) => (challenge.channel, None),
    };
    let opening = Opening {
        id: game,
        challenge: challenge.id,
        home: challenge.home,
        channel,
        thread_of,
        terms: challenge.terms,
        in_match: challenge.terms.goal.map(|_| InMatch { first: game, number: 1, score: [0, 0] }),
        rules: challenge.rules,
        seats,
        away,
        zones,
        at: now,
    };
    let (changes, announcements) = table::begin(opening, Some(by));
    // First, so that the board comes below the challenge that says where it is.
    let mut decision = decision.redrawn(Some(Begun { by, channel, was_open }));
    decision.changes.extend(changes);
    decision.announcements.extend(announcements);
    decision
}
