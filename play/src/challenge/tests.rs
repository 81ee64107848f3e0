//! Challenges for two and for four, from making to the start of the game.

use jiff::{SignedDuration, Timestamp};

use super::*;
use crate::{
    Actor, Announcement, BoardCause, Change, GameId, MessageId, PlayerId, Refusal, Table, Terms, Timer,
    game::{matches::InMatch, table::StoredGame},
};

mod answering;
mod beginning;
mod making;

const ADA: u64 = 11;
const BEN: u64 = 12;
const CHIDI: u64 = 13;
const DAYO: u64 = 14;
const EFE: u64 = 15;

pub(crate) fn id<I: TryFrom<u64>>(number: u64) -> I {
    I::try_from(number).ok().expect("an id")
}

fn player(number: u64) -> PlayerId {
    id(number)
}

fn game() -> GameId {
    id(5)
}

fn message() -> MessageId {
    id(3001)
}

fn at(second: i64) -> Timestamp {
    Timestamp::from_second(second).expect("within the calendar")
}

fn named(number: u64) -> Invited {
    Invited::Member(player(number))
}

fn request(invited: Option<u64>) -> Request {
    Request {
        home: id(1),
        channel: id(7),
        challenger: player(ADA),
        invited: vec![invited.map(named)],
        rules: "dara:traditional".parse().expect("a rule set"),
        terms: Terms::default(),
        rematch_of: None,
        first: FirstPlayer::Challenger,
        place: Place::Here,
        lifetime: SignedDuration::from_secs(60),
    }
}

fn made(request: &Request) -> Challenge {
    open(request, id(1), None, at(0)).expect("made").challenge
}

/// Player 1 challenges these players, or posts an open challenge.
pub(crate) fn challenged(rules: &str, invited: &[u64]) -> Update {
    let request = Request {
        challenger: id(1),
        invited: invited.iter().map(|&player| Some(named(player))).collect(),
        rules: rules.parse().expect("a rule set"),
        first: FirstPlayer::Lot,
        ..request(None)
    };
    open(&request, id(1), None, at(0)).expect("made")
}

/// A player accepts a challenge.
pub(crate) fn joined(before: &Challenge, by: u64) -> Update {
    update(before, accept(by), at(0)).expect("joined")
}

/// Ada's challenge with these three places. The rules are still those for two, which makes no difference
/// here.
fn for_four(others: [Slot; 3]) -> Challenge {
    Challenge { others: others.to_vec(), ..made(&request(None)) }
}

fn accept(by: u64) -> Event {
    join(by, None)
}

fn join(by: u64, team: Option<Team>) -> Event {
    Event::Accept {
        by: player(by),
        team,
        message: Some(message()),
        game: game(),
        lot: 0,
        away: vec![],
        zones: vec![],
    }
}

fn decline(by: u64) -> Event {
    Event::Decline { by: player(by) }
}

/// The challenge after these events.
fn after(challenge: Challenge, events: &[Event]) -> Challenge {
    let decided = |challenge: Challenge, event: &Event| {
        let decision = update(&challenge, event.clone(), at(5)).expect("possible");
        let redrawn = Announcement::ChallengeChanged { challenge: challenge.id, begun: None };
        assert_eq!(decision.announcements, [redrawn], "its message changes");
        decision.challenge
    };
    events.iter().fold(challenge, decided)
}

/// The decision that closes a challenge without a game.
fn closed(challenge: &Challenge, state: ChallengeState, second: i64) -> Update {
    Update {
        challenge: Challenge { state, ..challenge.clone() },
        changes: vec![
            Change::CloseChallenge { challenge: challenge.id, state, at: at(second) },
            Change::SetTimer { timer: Timer::Challenge(challenge.id), at: None },
        ],
        announcements: vec![Announcement::ChallengeChanged { challenge: challenge.id, begun: None }],
    }
}

/// The game that starts when `last` joins, with this lot.
fn begun(challenge: &Challenge, last: u64, lot: u8) -> StoredGame {
    let (game, team, away) = (game(), None, vec![(player(BEN), at(500))]);
    let event =
        Event::Accept { by: player(last), team, message: Some(message()), game, lot, away, zones: vec![] };
    let decision = update(challenge, event, at(5)).expect("accepted");
    let board = Announcement::Board {
        game,
        version: 0,
        how: BoardCause::LastTurn,
        by: Some(Actor::Member(player(last))),
    };
    let &[Announcement::ChallengeChanged { begun: Some(begun), .. }, first] = &decision.announcements[..]
    else {
        panic!("the challenge's message changes first: {:?}", decision.announcements)
    };
    assert_eq!((begun.by, first), (player(last), board));
    assert_eq!(decision.challenge.state, ChallengeState::Accepted);
    let [
        Change::SetSlot { to: Slot::Joined(joined), .. },
        Change::CloseChallenge { state: ChallengeState::Accepted, .. },
        Change::SetTimer { timer: Timer::Challenge(_), at: None },
        Change::StartGame(stored),
        ..,
    ] = decision.changes.as_slice()
    else {
        panic!("{:?}", decision.changes)
    };
    assert_eq!((*joined, stored.channel), (player(last), begun.channel));
    StoredGame::clone(stored)
}

/// The players in order of play.
fn seated(challenge: &Challenge, last: u64, lot: u8) -> Vec<u64> {
    begun(challenge, last, lot).seats.members().map(PlayerId::get).collect()
}
