//! A vote game for the tests of the views.

use jiff::Timestamp;
use play::{
    Level,
    game::vote::{Against, VoteGame},
};

/// A vote game of a server against the computer that was played so far.
pub(crate) fn vote_game(record: &str) -> VoteGame {
    VoteGame {
        id: 7.try_into().unwrap(),
        guild: 1.try_into().unwrap(),
        channel: 2.try_into().unwrap(),
        by: 11.try_into().unwrap(),
        record: record.parse().unwrap(),
        against: Against::Computer(Level::default()),
        twin: None,
        hours: 24,
        quorum: None,
        role: None,
        started: Timestamp::UNIX_EPOCH,
        voted: None,
        posted: Some((3.try_into().unwrap(), Timestamp::UNIX_EPOCH)),
        ends: Timestamp::UNIX_EPOCH,
        silent: 0,
        over: None,
        revision: 0,
    }
}
