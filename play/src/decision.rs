//! What a decision consists of: changes to store, and announcements to make once they are stored.

use games::{Action, Game, RuleSet, Seat};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::{
    Absence, Challenge, ChallengeId, ChallengeState, ChannelId, Ending, GameId, GuildId, House, HouseRulesId,
    Out, PlayerId, Preferences, RulesName, Slot, Timer, Usual,
    matches::EndedMatch,
    moderation::Logged,
    table::{OfferKind, Setup, Standing},
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
    StartGame(Box<Setup>),
    /// What stands beside the record of a running game, changed as a whole; refused by the store unless the game was
    /// changed exactly `revision` times before. Every decision on a game begins with it.
    Stand {
        /// Which game.
        game: GameId,
        /// How often it was changed before.
        revision: u32,
        /// Since when it waits for the one who is to act.
        since: Timestamp,
        /// What stands beside it now.
        standing: Box<Standing>,
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
        /// When.
        at: Timestamp,
    },
    /// The last actions of a running game are taken back; refused by the store unless it has exactly `from` of them.
    TakeBack {
        /// In which game.
        game: GameId,
        /// How many actions it has.
        from: u32,
        /// How many are left of them.
        to: u32,
    },
    /// A running game is played in another channel; refused by the store when one is running there.
    MoveGame {
        /// Which.
        game: GameId,
        /// Where.
        channel: ChannelId,
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
    /// A match is over.
    EndMatch(EndedMatch),
    /// Something is to be looked at by itself at this time, or not any more.
    SetTimer {
        /// What.
        timer: Timer,
        /// When; `None`: never.
        at: Option<Timestamp>,
    },
    /// A player goes away, from now on or at a time; or his time away, by when it begins, ends otherwise.
    SetAway {
        /// In which server.
        guild: GuildId,
        /// Who.
        player: PlayerId,
        /// From when to when.
        away: Absence,
    },
    /// A player wants to be told and asked otherwise.
    SetPreferences {
        /// Who.
        player: PlayerId,
        /// How.
        preferences: Preferences,
    },
    /// A server's moderators want it otherwise.
    SetHouse {
        /// Which.
        guild: GuildId,
        /// How.
        house: House,
    },
    /// Moderators bar a player from playing in a server; refused by the store when he is barred already, or a place in an
    /// open challenge of the server is still his.
    Bar {
        /// In which server.
        guild: GuildId,
        /// Who.
        player: PlayerId,
        /// Since when.
        at: Timestamp,
    },
    /// Moderators let a player play again; refused by the store when he is not barred.
    LetAgain {
        /// In which server.
        guild: GuildId,
        /// Who.
        player: PlayerId,
    },
    /// A player blocks another, in all servers; refused by the store when he has, when he has blocked as many as one may,
    /// or when an open challenge still brings the two together.
    Block {
        /// Who.
        by: PlayerId,
        /// Whom.
        whom: PlayerId,
        /// How many one may block, this one among them.
        most: usize,
        /// Since when.
        at: Timestamp,
    },
    /// A player blocks another no longer; refused by the store when he does not.
    Unblock {
        /// Who.
        by: PlayerId,
        /// Whom.
        whom: PlayerId,
    },
    /// What moderators do is recorded.
    Log(Logged),
    /// Nothing; but the store refuses the decision if one of these players is barred in a server, or `player` has blocked
    /// one of the others, or one of them him.
    MayPlay {
        /// The server.
        guild: GuildId,
        /// Who.
        player: PlayerId,
        /// With whom.
        with: Vec<PlayerId>,
    },
    /// A server's games are begun in these channels and their threads alone; everywhere, if there are none.
    SetPlaces {
        /// Which server.
        guild: GuildId,
        /// Where.
        channels: Vec<ChannelId>,
    },
    /// A server keeps rules under a name: new ones, or others than before, of the same game.
    KeepRules {
        /// Which server.
        guild: GuildId,
        /// Which house rules are changed; new ones if `None`.
        id: Option<HouseRulesId>,
        /// The name, which no others of the server have.
        name: RulesName,
        /// The rules.
        rules: RuleSet,
    },
    /// A server lets house rules go, and with them that they are usual.
    DropRules {
        /// Which server.
        guild: GuildId,
        /// Which.
        id: HouseRulesId,
    },
    /// A game is played otherwise in a server where nobody says by which rules.
    SetUsualRules {
        /// Which server.
        guild: GuildId,
        /// Which game.
        game: Game,
        /// By which, of this game; as everywhere if `None`.
        usual: Option<Usual>,
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
    /// Nothing; but the store refuses the decision if, with it, a player has more open challenges in a channel, or in all
    /// channels of its server, than these.
    AtMostOpen {
        /// The server.
        guild: GuildId,
        /// The channel.
        channel: ChannelId,
        /// Who.
        challenger: PlayerId,
        /// How many in the channel.
        challenges: usize,
        /// How many in the server.
        in_guild: usize,
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
    /// The message of a challenge is to show it as it stands: something has changed it beside its buttons.
    ChallengeChanged {
        /// Which.
        challenge: ChallengeId,
    },
    /// The board as it is at a moment, or the end of the game.
    Board {
        /// Of which game.
        game: GameId,
        /// [`crate::Table::moment`] at which it is as it is shown.
        #[serde(alias = "ply")]
        moment: u32,
        /// What led to it.
        #[serde(default)]
        how: How,
        /// By whose doing: he is not pinged.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PlayerId>,
    },
    /// Something else that happened at a table.
    News {
        /// In which game.
        game: GameId,
        /// What.
        #[serde(flatten)]
        news: News,
        /// By whose doing: he is not pinged.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PlayerId>,
    },
    /// To the player to act: little time is left.
    Warning {
        /// In which game.
        game: GameId,
        /// At which [`crate::Table::moment`]: later it is not told any more.
        moment: u32,
    },
    /// To one player who asked for direct messages, about something that a channel is told as well.
    Direct {
        /// Whom.
        to: PlayerId,
        /// In which game.
        game: GameId,
        /// What about.
        #[serde(flatten)]
        call: Call,
    },
    /// To one player who asked for it: all games that wait for him.
    Digest {
        /// Whom.
        to: PlayerId,
    },
    /// To one player, where a game of his is played: he cannot be written to, and is pinged from now on.
    NotReached {
        /// Whom.
        to: PlayerId,
        /// In which game.
        game: GameId,
    },
}

impl Announcement {
    /// What is left of it for the others once all data of `player`, who is `former` in what stays, are deleted: nothing of
    /// what was for him alone.
    #[must_use]
    pub fn without(self, player: PlayerId, former: PlayerId) -> Option<Self> {
        let known = |by: Option<PlayerId>| by.map(|by| if by == player { former } else { by });
        match self {
            Self::Direct { to, .. } | Self::Digest { to } | Self::NotReached { to, .. } if to == player => {
                None
            }
            Self::Board { game, moment, how, by } => Some(Self::Board { game, moment, how, by: known(by) }),
            Self::News { game, news, by } => Some(Self::News { game, news, by: known(by) }),
            other => Some(other),
        }
    }
}

/// What led to a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// The last turn, or the beginning of the game.
    #[default]
    LastTurn,
    /// What was played from this ply on: the first action by hand, all others had been stored ahead.
    Ahead {
        /// How many actions had been played before.
        from: u32,
    },
    /// Something was taken back, by agreement.
    TakenBack,
    /// The game was moved to this channel.
    Moved,
}

/// What happened at a table besides actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "news", rename_all = "snake_case")]
pub enum News {
    /// Something was offered.
    Offered {
        /// What.
        offer: OfferKind,
    },
    /// One of several who must has agreed.
    Agreed {
        /// To what.
        offer: OfferKind,
    },
    /// What was offered was declined.
    Declined {
        /// What.
        offer: OfferKind,
    },
    /// What was offered was withdrawn.
    Withdrawn {
        /// What.
        offer: OfferKind,
    },
    /// The clocks stand, by agreement.
    Paused,
    /// They go on.
    Resumed,
    /// The opponents got more time.
    TimeGiven {
        /// How much, in minutes.
        minutes: i64,
    },
    /// The player whose turn it is is away.
    Away {
        /// Until when, in seconds since 1970 UTC.
        until: i64,
    },
    /// The player whose turn it is is back.
    Back,
}

/// What a direct message is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "call", rename_all = "snake_case")]
pub enum Call {
    /// It is his turn, or the game has ended.
    Board {
        /// At which [`crate::Table::moment`]: later it is not told any more.
        moment: u32,
    },
    /// Little of his time is left.
    Warning {
        /// At which moment.
        moment: u32,
    },
    /// Something was offered to him.
    Offer {
        /// What.
        offer: OfferKind,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_deleted_is_in_no_announcement() {
        let id = |number: u64| PlayerId::try_from(number).expect("an id");
        let game = 7.try_into().expect("an id");
        let news = |by| Announcement::News { game, news: News::Paused, by };
        let board = |by| Announcement::Board { game, moment: 3, how: How::Moved, by };
        for (before, after) in [
            (news(Some(id(9))), Some(news(Some(id(99))))),
            (board(Some(id(9))), Some(board(Some(id(99))))),
            (board(Some(id(8))), Some(board(Some(id(8))))),
            (board(None), Some(board(None))),
            (Announcement::Digest { to: id(9) }, None),
            (Announcement::Digest { to: id(8) }, Some(Announcement::Digest { to: id(8) })),
            (Announcement::NotReached { to: id(9), game }, None),
            (Announcement::Direct { to: id(9), game, call: Call::Board { moment: 3 } }, None),
        ] {
            assert_eq!(before.without(id(9), id(99)), after);
        }
    }

    #[test]
    fn announcements_are_stored_in_a_form_that_stays() {
        let (game, challenge) = (7.try_into().expect("an id"), 8.try_into().expect("an id"));
        let player = 9.try_into().expect("an id");
        for (announcement, text) in [
            (Announcement::Challenge { challenge }, r#"{"kind":"challenge","challenge":8}"#),
            (Announcement::ChallengeExpired { challenge }, r#"{"kind":"challenge_expired","challenge":8}"#),
            (Announcement::ChallengeChanged { challenge }, r#"{"kind":"challenge_changed","challenge":8}"#),
            (
                Announcement::Board { game, moment: 3, how: How::TakenBack, by: None },
                r#"{"kind":"board","game":7,"moment":3,"how":"taken_back"}"#,
            ),
            (
                Announcement::Board { game, moment: 3, how: How::Ahead { from: 1 }, by: Some(player) },
                r#"{"kind":"board","game":7,"moment":3,"how":{"ahead":{"from":1}},"by":9}"#,
            ),
            (
                Announcement::News { game, news: News::Offered { offer: OfferKind::Draw }, by: Some(player) },
                r#"{"kind":"news","game":7,"news":"offered","offer":"draw","by":9}"#,
            ),
            (Announcement::Warning { game, moment: 3 }, r#"{"kind":"warning","game":7,"moment":3}"#),
            (
                Announcement::Direct { to: player, game, call: Call::Board { moment: 3 } },
                r#"{"kind":"direct","to":9,"game":7,"call":"board","moment":3}"#,
            ),
            (Announcement::Digest { to: player }, r#"{"kind":"digest","to":9}"#),
            (Announcement::NotReached { to: player, game }, r#"{"kind":"not_reached","to":9,"game":7}"#),
        ] {
            assert_eq!(serde_json::to_string(&announcement).expect("written"), text);
            assert_eq!(serde_json::from_str::<Announcement>(text).expect("read"), announcement);
        }
        assert!(serde_json::from_str::<Announcement>(r#"{"kind":"board","game":0,"moment":3}"#).is_err());
        // As it was written when nothing could be taken back.
        let old = serde_json::from_str::<Announcement>(r#"{"kind":"board","game":7,"ply":3}"#).expect("read");
        assert_eq!(old, Announcement::Board { game, moment: 3, how: How::LastTurn, by: None });
    }
}
