//! What a button does, as it is written into the button's `custom_id` and read back from it.
//!
//! A button can be pressed months after it was made, by anybody, and a `custom_id` can be written by hand: reading it
//! gives a typed value or nothing, and says nothing yet about who may do what.

use std::{fmt, str::FromStr};

use games::{RuleSet, Square};
use play::{ChallengeId, FirstPlayer, GameId, PlayerId, Team};

/// What a button does. Its text form has at most 100 characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Control {
    /// Accept a challenge.
    Accept {
        /// Which.
        challenge: ChallengeId,
        /// Play in a thread, though the challenge said here.
        in_thread: bool,
    },
    /// Take an open place in a team.
    Join {
        /// Of which challenge.
        challenge: ChallengeId,
        /// With whom.
        team: Team,
    },
    /// Decline a challenge, or step out of it again.
    Decline(ChallengeId),
    /// Take a challenge back.
    Withdraw(ChallengeId),
    /// Challenge again, this time to a game in a thread.
    ChallengeInThread {
        /// Whom, in order of play behind the challenger; nobody in particular means whoever joins.
        invited: Vec<Option<PlayerId>>,
        /// Who plays first.
        first: FirstPlayer,
        /// By which rules.
        rules: RuleSet,
    },
    /// Open the panel of a game.
    Play(GameId),
    /// In a panel: show what can follow these squares, or play the action that they make.
    Pick {
        /// Of which game.
        game: GameId,
        /// At which ply the panel was opened: a later one makes the button stale.
        ply: u32,
        /// The squares chosen so far, the new one last.
        squares: Vec<Square>,
    },
    /// In a panel with too many squares: show those of one rank.
    Rank {
        /// Of which game.
        game: GameId,
        /// At which ply.
        ply: u32,
        /// The squares chosen so far.
        squares: Vec<Square>,
        /// The rank, 0 is `1`.
        rank: u8,
    },
    /// In a panel: play the action that the chosen squares make, though it could go on.
    Stop {
        /// Of which game.
        game: GameId,
        /// At which ply.
        ply: u32,
        /// The squares chosen.
        squares: Vec<Square>,
    },
    /// Give a game up, asked twice.
    Resign {
        /// Which game.
        game: GameId,
    },
    /// Leave things as they are, and close the question.
    Cancel,
    /// Turn to another page of a list.
    Page {
        /// Of which.
        listing: Listing,
        /// The first is 1.
        page: u32,
    },
    /// Show the rules of a game.
    Rules(RuleSet),
}

/// A list that has pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Listing {
    /// What the one who asks has going in the server.
    MyGames,
    /// All games of the server.
    Watch,
}

/// The text is no control that this version knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a control of this version")]
pub(crate) struct UnknownControl;

/// Nobody in particular.
const ANYONE: &str = "anyone";

const fn first_word(first: FirstPlayer) -> &'static str {
    match first {
        FirstPlayer::Lot => "lot",
        FirstPlayer::Challenger => "me",
        FirstPlayer::Opponent => "you",
    }
}

fn joined(squares: &[Square]) -> String {
    squares.iter().map(Square::to_string).collect()
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Accept { challenge, in_thread: false } => write!(f, "accept:{challenge}"),
            Self::Accept { challenge, in_thread: true } => write!(f, "accept-thread:{challenge}"),
            Self::Join { challenge, team: Team::Challenger } => write!(f, "join-challenger:{challenge}"),
            Self::Join { challenge, team: Team::Opponent } => write!(f, "join-opponent:{challenge}"),
            Self::Decline(challenge) => write!(f, "decline:{challenge}"),
            Self::Withdraw(challenge) => write!(f, "withdraw:{challenge}"),
            Self::ChallengeInThread { invited, first, rules } => {
                let player = |player: &Option<PlayerId>| {
                    player.map_or_else(|| ANYONE.to_owned(), |player| player.to_string())
                };
                let invited = invited.iter().map(player).collect::<Vec<_>>().join(",");
                write!(f, "challenge-thread:{invited}:{}:{rules}", first_word(*first))
            }
            Self::Play(game) => write!(f, "play:{game}"),
            Self::Pick { game, ply, squares } => write!(f, "pick:{game}:{ply}:{}", joined(squares)),
            Self::Rank { game, ply, squares, rank } => {
                write!(f, "rank:{game}:{ply}:{}:{}", joined(squares), rank + 1)
            }
            Self::Stop { game, ply, squares } => write!(f, "stop:{game}:{ply}:{}", joined(squares)),
            Self::Resign { game } => write!(f, "resign:{game}"),
            Self::Cancel => write!(f, "cancel"),
            Self::Page { listing: Listing::MyGames, page } => write!(f, "games:{page}"),
            Self::Page { listing: Listing::Watch, page } => write!(f, "watch:{page}"),
            Self::Rules(rules) => write!(f, "rules:{rules}"),
        }
    }
}

/// Reads one part of a `custom_id` after another.
struct Parts<'a>(&'a str);

impl Parts<'_> {
    fn next<T: FromStr>(&mut self) -> Result<T, UnknownControl> {
        let (part, rest) = self.0.split_once(':').unwrap_or((self.0, ""));
        self.0 = rest;
        part.parse().map_err(|_| UnknownControl)
    }

    /// All that is left: a rule set's text has colons of its own.
    fn rest<T: FromStr>(&mut self) -> Result<T, UnknownControl> {
        std::mem::take(&mut self.0).parse().map_err(|_| UnknownControl)
    }

    fn squares(&mut self) -> Result<Vec<Square>, UnknownControl> {
        let text: String = self.next()?;
        if !text.is_ascii() || !text.len().is_multiple_of(2) {
            return Err(UnknownControl);
        }
        (0..text.len()).step_by(2).map(|at| text[at..at + 2].parse().map_err(|_| UnknownControl)).collect()
    }
}

impl FromStr for Control {
    type Err = UnknownControl;

    fn from_str(text: &str) -> Result<Self, UnknownControl> {
        let (name, rest) = text.split_once(':').unwrap_or((text, ""));
        let mut parts = Parts(rest);
        let control = match name {
            "accept" => Self::Accept { challenge: parts.next()?, in_thread: false },
            "accept-thread" => Self::Accept { challenge: parts.next()?, in_thread: true },
            "join-challenger" => Self::Join { challenge: parts.next()?, team: Team::Challenger },
            "join-opponent" => Self::Join { challenge: parts.next()?, team: Team::Opponent },
            "decline" => Self::Decline(parts.next()?),
            "withdraw" => Self::Withdraw(parts.next()?),
            "challenge-thread" => {
                let invited: String = parts.next()?;
                let player = |name: &str| match name {
                    ANYONE => Ok(None),
                    player => player.parse().map(Some).map_err(|_| UnknownControl),
                };
                let invited = invited.split(',').map(player).collect::<Result<_, _>>()?;
                let first: String = parts.next()?;
                let first = match first.as_str() {
                    "lot" => FirstPlayer::Lot,
                    "me" => FirstPlayer::Challenger,
                    "you" => FirstPlayer::Opponent,
                    _ => return Err(UnknownControl),
                };
                Self::ChallengeInThread { invited, first, rules: parts.rest()? }
            }
            "play" => Self::Play(parts.next()?),
            "pick" => Self::Pick { game: parts.next()?, ply: parts.next()?, squares: parts.squares()? },
            "rank" => {
                let (game, ply, squares) = (parts.next()?, parts.next()?, parts.squares()?);
                let rank = parts.next::<u8>()?.checked_sub(1).ok_or(UnknownControl)?;
                Self::Rank { game, ply, squares, rank }
            }
            "stop" => Self::Stop { game: parts.next()?, ply: parts.next()?, squares: parts.squares()? },
            "resign" => Self::Resign { game: parts.next()? },
            "cancel" => Self::Cancel,
            "games" => Self::Page { listing: Listing::MyGames, page: parts.next()? },
            "watch" => Self::Page { listing: Listing::Watch, page: parts.next()? },
            "rules" => Self::Rules(parts.rest()?),
            _ => return Err(UnknownControl),
        };
        // Only what this program would have written: no part too many, no number in another form.
        if control.to_string() == text { Ok(control) } else { Err(UnknownControl) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(text: &str) -> Vec<Square> {
        text.split_whitespace().map(|square| square.parse().unwrap()).collect()
    }

    #[test]
    fn every_control_reads_back_and_fits() {
        let largest = "9223372036854775807";
        let challenge: ChallengeId = largest.parse().unwrap();
        let game: GameId = largest.parse().unwrap();
        let long = squares("a1 b2 c3 d4 e5 f6 g7 h8 a1 b2 c3 d4 e5");
        let capture_ten: RuleSet = "dara:capture-ten".parse().unwrap();
        let rules: RuleSet = "dara:niger".parse().unwrap();
        for control in [
            Control::Accept { challenge, in_thread: false },
            Control::Accept { challenge, in_thread: true },
            Control::Decline(challenge),
            Control::Withdraw(challenge),
            Control::ChallengeInThread {
                invited: vec![Some(largest.parse().unwrap()); 3],
                first: FirstPlayer::Opponent,
                rules,
            },
            Control::ChallengeInThread { invited: vec![None], first: FirstPlayer::Lot, rules: capture_ten },
            Control::Join { challenge, team: Team::Challenger },
            Control::Join { challenge, team: Team::Opponent },
            Control::Play(game),
            Control::Pick { game, ply: u32::MAX, squares: long.clone() },
            Control::Pick { game, ply: 0, squares: vec![] },
            Control::Rank { game, ply: u32::MAX, squares: long.clone(), rank: 7 },
            Control::Stop { game, ply: u32::MAX, squares: long },
            Control::Resign { game },
            Control::Cancel,
            Control::Page { listing: Listing::MyGames, page: u32::MAX },
            Control::Page { listing: Listing::Watch, page: 1 },
            Control::Rules(capture_ten),
        ] {
            let text = control.to_string();
            assert!(text.len() <= 100, "{text} has {} characters", text.len());
            assert_eq!(text.parse(), Ok(control), "{text}");
        }
    }

    #[test]
    fn what_was_written_by_hand_is_unknown() {
        for text in [
            "",
            ":",
            "play",
            "play:",
            "play:0",
            "play:-1",
            "play:1:",
            "play:1:2",
            "play:x",
            "pick:1",
            "pick:1:2",
            "pick:1:2:a",
            "pick:1:2:a9",
            "pick:1:2:é",
            "pick:1:2:a1:b2",
            "pick:1:-2:a1",
            "pick:1:4294967296:a1",
            "rank:1:2::0",
            "rank:1:2::256",
            "accept:1:2",
            "rules:",
            "rules:chess:classic",
            "challenge-thread:1:me",
            "challenge-thread:1:who:dara:traditional",
            "challenge-thread::me:dara:traditional",
            "challenge-thread:1,:me:dara:traditional",
            "join:1",
            "cancel:1",
            "games:",
            "watch:+1",
            "delete-everything",
            "pick:99999999999999999999999999999999999999999:1:a1",
            "\u{202e}play:1",
            "play:١",
        ] {
            assert_eq!(text.parse::<Control>(), Err(UnknownControl), "{text:?}");
        }
    }
}
