//! What a decision consists of: changes to store, and announcements to make once they are stored.

use games::{Action, RuleSet, Seat};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::{
    Challenge, ChallengeId, ChallengeState, ChannelId, Ending, GameId, GuildId, MessageId, Out, PlayerId,
    Slot,
};

/// One change of what is stored. The changes of a decision are stored together or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A new challenge, open.
    OpenChallenge(Challenge),
    /// A place in an open challenge changes; refused by the store when it is no longer open, or another place of it has
    /// changed since it was loaded.
    SetSlot {
        /// Which challenge.
        challenge: ChallengeId,
        /// How often a place of it had changed before.
        revision: u32,
        /// The index of the place among those of the others.
        slot: usize,
        /// What it becomes.
        to: Slot,
        /// When.
        at: Timestamp,
    },
    /// An open challenge ends; refused by the store when it is no longer open.
    CloseChallenge {
        /// Which.
        challenge: ChallengeId,
        /// How it ended; never open.
        state: ChallengeState,
        /// When.
        at: Timestamp,
    },
    /// A game begins; refused by the store when one is running in the channel.
    StartGame {
        /// Its id, new.
        game: GameId,
        /// The challenge that it comes from.
        challenge: ChallengeId,
        /// The server.
        guild: GuildId,
        /// Where it is played.
        channel: ChannelId,
        /// The message that the channel, a thread, hangs on, and the channel of that message.
        thread_of: Option<(ChannelId, MessageId)>,
        /// By which rules.
        rules: RuleSet,
        /// The players, in order of play.
        seats: Vec<PlayerId>,
        /// When.
        at: Timestamp,
    },
    /// An action is played; refused by the store unless the running game has exactly `ply` actions.
    Append {
        /// In which game.
        game: GameId,
        /// How many actions were played before this one.
        ply: u32,
        /// Who acted.
        seat: Seat,
        /// What.
        action: Action,
        /// When.
        at: Timestamp,
    },
    /// A player gives up; refused by the store unless the running game has as many actions as he says, and exactly
    /// `before` seats were given up before.
    GiveUp {
        /// Which game.
        game: GameId,
        /// How many seats were given up before this one.
        before: usize,
        /// Which seat, when in the game, and why.
        out: Out,
        /// Since when the game waits for the one who is to act now.
        since: Timestamp,
        /// When.
        at: Timestamp,
    },
    /// A running game ends; refused by the store unless it is running and has exactly `ply` actions.
    End {
        /// Which.
        game: GameId,
        /// How many actions it has.
        ply: u32,
        /// How it ended.
        ending: Ending,
        /// When.
        at: Timestamp,
    },
    /// Nothing; but the store refuses the decision if, with it, one of these players plays more running games in a
    /// server than these.
    AtMostRunning {
        /// The server.
        guild: GuildId,
        /// Who.
        players: Vec<PlayerId>,
        /// How many.
        games: usize,
    },
    /// Nothing; but the store refuses the decision if, with it, a player has more open challenges in a channel than these.
    AtMostOpen {
        /// The channel.
        channel: ChannelId,
        /// Who.
        challenger: PlayerId,
        /// How many.
        challenges: usize,
    },
}

/// Something to tell a channel, stored with the change that causes it, so that a crash cannot swallow it.
///
/// It names what is to be shown, not the words: those are made when it is delivered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Announcement {
    /// A challenge, with its buttons.
    Challenge {
        /// Which.
        challenge: ChallengeId,
    },
    /// A challenge has expired.
    ChallengeExpired {
        /// Which.
        challenge: ChallengeId,
    },
    /// The board after so many actions, or the end of the game.
    Board {
        /// Of which game.
        game: GameId,
        /// How many actions were played.
        ply: u32,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn announcements_are_stored_in_a_form_that_stays() {
        let (game, challenge) = (7.try_into().expect("an id"), 8.try_into().expect("an id"));
        for (announcement, text) in [
            (Announcement::Challenge { challenge }, r#"{"kind":"challenge","challenge":8}"#),
            (Announcement::ChallengeExpired { challenge }, r#"{"kind":"challenge_expired","challenge":8}"#),
            (Announcement::Board { game, ply: 3 }, r#"{"kind":"board","game":7,"ply":3}"#),
        ] {
            assert_eq!(serde_json::to_string(&announcement).expect("written"), text);
            assert_eq!(serde_json::from_str::<Announcement>(text).expect("read"), announcement);
        }
        assert!(serde_json::from_str::<Announcement>(r#"{"kind":"board","game":0,"ply":3}"#).is_err());
    }
}
