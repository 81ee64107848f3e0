//! What a decision consists of: changes to store, and announcements to make once they are stored.
//!
//! A change says what it expects to find (a revision, a ply, a free channel). The store refuses it when
//! something else was committed in between, and the caller decides again.

use games::{Action, Game, RuleSet, Seat};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::{
    Absence, Challenge, ChallengeId, ChallengeState, ChannelId, DefaultRules, Ending, GameId, GivenUp,
    GuildId, HouseRulesId, PlayerId, Preferences, RulesName, ServerSettings, Slot, Timer,
    matches::EndedMatch,
    moderation::LogEntry,
    table::{OfferKind, StoredGame, TableState},
};

/// One change to what is stored. All changes of a decision are stored together, or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Adds a new, open challenge.
    OpenChallenge(Challenge),
    /// Changes a place in an open challenge. The store refuses it if the challenge has closed, or another
    /// place has changed since it was loaded.
    SetSlot {
        /// The challenge.
        challenge: ChallengeId,
        /// The challenge's revision before the change.
        revision: u32,
        /// The index into [`Challenge::others`].
        slot: usize,
        /// What the place becomes.
        to: Slot,
        /// When it changes.
        at: Timestamp,
    },
    /// Closes a challenge. The store refuses it if the challenge is no longer open.
    CloseChallenge {
        /// The challenge.
        challenge: ChallengeId,
        /// How it ended; never `Open`.
        state: ChallengeState,
        /// When it ended.
        at: Timestamp,
    },
    /// Starts a game. The store refuses it if the channel already has a running game.
    StartGame(Box<StoredGame>),
    /// Replaces a running game's state, everything stored beside its record. The store refuses it unless the
    /// game is still at `revision`, so every decision on a game begins with this change.
    UpdateState {
        /// The game.
        game: GameId,
        /// The game's revision before the change.
        revision: u32,
        /// Since when the game has waited for the player to act.
        since: Timestamp,
        /// The new state.
        state: Box<TableState>,
    },
    /// Plays an action. The store refuses it unless the running game has exactly `ply` actions.
    PlayAction {
        /// The game.
        game: GameId,
        /// How many actions were played before this one.
        ply: u32,
        /// The seat that acted.
        seat: Seat,
        /// The action.
        action: Action,
        /// When it was played.
        at: Timestamp,
    },
    /// Gives up a seat. The store refuses it unless the game has `out.ply` actions and exactly `before` seats
    /// were given up earlier.
    GiveUp {
        /// The game.
        game: GameId,
        /// How many seats were given up before this one.
        before: usize,
        /// The seat, the ply, and the reason.
        out: GivenUp,
        /// When it was given up.
        at: Timestamp,
    },
    /// Takes back the last actions of a running game. The store refuses it unless the game has exactly `from`
    /// actions.
    TakeBack {
        /// The game.
        game: GameId,
        /// How many actions it has now.
        from: u32,
        /// How many are kept.
        to: u32,
    },
    /// Moves a running game to another channel. The store refuses it if that channel already has a running
    /// game.
    MoveGame {
        /// The game.
        game: GameId,
        /// The new channel.
        channel: ChannelId,
    },
    /// Ends a game. The store refuses it unless the game is running and has exactly `ply` actions.
    EndGame {
        /// The game.
        game: GameId,
        /// How many actions it has.
        ply: u32,
        /// How it ended.
        ending: Ending,
        /// When it ended.
        at: Timestamp,
    },
    /// Ends a match.
    EndMatch(EndedMatch),
    /// Sets or clears a timer.
    SetTimer {
        /// The timer.
        timer: Timer,
        /// When it goes off; `None` clears it.
        at: Option<Timestamp>,
    },
    /// Stores an absence, or changes when the one with the same start ends.
    SetAway {
        /// The server.
        guild: GuildId,
        /// The player.
        player: PlayerId,
        /// The absence; one that ends before it begins is called off.
        away: Absence,
    },
    /// Stores a player's preferences.
    SetPreferences {
        /// The player.
        player: PlayerId,
        /// The new preferences.
        preferences: Preferences,
    },
    /// Stores a server's settings.
    SetServerSettings {
        /// The server.
        guild: GuildId,
        /// The new settings.
        settings: ServerSettings,
    },
    /// Bans a player from playing in a server. The store refuses it if they are already banned, or still have
    /// a place in an open challenge there.
    Ban {
        /// The server.
        guild: GuildId,
        /// The player.
        player: PlayerId,
        /// Since when.
        at: Timestamp,
    },
    /// Lifts a ban. The store refuses it if the player isn't banned.
    LiftBan {
        /// The server.
        guild: GuildId,
        /// The player.
        player: PlayerId,
    },
    /// Blocks a player, in all servers. The store refuses it if they are already blocked, if `by` has reached
    /// `most`, or if an open challenge still brings the two together.
    Block {
        /// The player who blocks.
        by: PlayerId,
        /// The player being blocked.
        whom: PlayerId,
        /// How many players one may block, this one included.
        most: usize,
        /// Since when.
        at: Timestamp,
    },
    /// Lifts a block. The store refuses it if there is none.
    Unblock {
        /// The player who blocked.
        by: PlayerId,
        /// The player who was blocked.
        whom: PlayerId,
    },
    /// Adds an entry to a server's moderation log.
    Log(LogEntry),
    /// Changes nothing, but the store refuses the decision if one of these players is banned in the server,
    /// or a block stands between `player` and one of the others.
    CheckMayPlay {
        /// The server.
        guild: GuildId,
        /// The player who challenges or joins.
        player: PlayerId,
        /// The players they would play with.
        with: Vec<PlayerId>,
    },
    /// Restricts new games in a server to these channels and their threads; an empty list allows all
    /// channels.
    SetGameChannels {
        /// The server.
        guild: GuildId,
        /// The channels.
        channels: Vec<ChannelId>,
    },
    /// Adds house rules to a server, or changes existing ones. A change keeps the game.
    SaveHouseRules {
        /// The server.
        guild: GuildId,
        /// The house rules to change; `None` adds new ones.
        id: Option<HouseRulesId>,
        /// The name, unique in the server.
        name: RulesName,
        /// The rules.
        rules: RuleSet,
    },
    /// Deletes house rules, also as the default rules of their game.
    DeleteHouseRules {
        /// The server.
        guild: GuildId,
        /// The house rules.
        id: HouseRulesId,
    },
    /// Sets the rules a server uses for a game when a challenge names none.
    SetDefaultRules {
        /// The server.
        guild: GuildId,
        /// The game.
        game: Game,
        /// The default rules, for this game; `None` returns to the default of all servers.
        usual: Option<DefaultRules>,
    },
    /// Changes nothing, but the store refuses the decision if it would leave one of these players with more
    /// than `games` running games in the server.
    CheckRunningLimit {
        /// The server.
        guild: GuildId,
        /// The players.
        players: Vec<PlayerId>,
        /// The limit.
        games: usize,
    },
    /// Changes nothing, but the store refuses the decision if it would leave the challenger with too many
    /// open challenges.
    CheckOpenLimit {
        /// The server.
        guild: GuildId,
        /// The channel.
        channel: ChannelId,
        /// The challenger.
        challenger: PlayerId,
        /// The limit in the channel.
        challenges: usize,
        /// The limit in the whole server.
        in_guild: usize,
    },
}

/// Something to post, stored with the change that causes it so that a crash can't lose it.
///
/// It names what to show, not the words: those are chosen at delivery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Announcement {
    /// A new challenge, with its buttons.
    Challenge {
        /// The challenge.
        challenge: ChallengeId,
    },
    /// A challenge has expired.
    ChallengeExpired {
        /// The challenge.
        challenge: ChallengeId,
    },
    /// A challenge has changed, so its message must be redrawn.
    ChallengeChanged {
        /// The challenge.
        challenge: ChallengeId,
        /// The game that it has become, if it was accepted just now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        begun: Option<Begun>,
    },
    /// The board of a position, or the end of the game.
    Board {
        /// The game.
        game: GameId,
        /// The [`crate::Table::version`] of the position to show.
        #[serde(rename = "moment", alias = "ply")]
        version: u32,
        /// What led to it.
        #[serde(default)]
        how: BoardCause,
        /// Who caused it; they aren't pinged.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PlayerId>,
    },
    /// Something else that happened at a table.
    News {
        /// The game.
        game: GameId,
        /// What happened.
        #[serde(flatten)]
        news: News,
        /// Who caused it; they aren't pinged.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PlayerId>,
    },
    /// An offer was answered, withdrawn or overtaken, so its message must be redrawn.
    OfferChanged {
        /// The game.
        game: GameId,
        /// The kind of offer.
        offer: OfferKind,
        /// See [`crate::table::Offer::made`].
        made: u32,
        /// Who made it.
        by: PlayerId,
        /// What closed it, if that was an answer to it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        answer: Option<OfferAnswer>,
    },
    /// A warning to the player to act: little time is left.
    Warning {
        /// The game.
        game: GameId,
        /// The [`crate::Table::version`] of the warning; once the game has moved on, it isn't sent.
        #[serde(rename = "moment")]
        version: u32,
    },
    /// A direct message, to a player who asked for them, about something the channel also shows.
    Direct {
        /// The recipient.
        to: PlayerId,
        /// The game.
        game: GameId,
        /// What it is about.
        #[serde(flatten)]
        call: DirectTopic,
    },
    /// A direct message, to a player who asked for it, listing all games that wait for them.
    Digest {
        /// The recipient.
        to: PlayerId,
    },
    /// A note in the game's channel that a player can't be reached by direct message and is pinged instead.
    NotReached {
        /// The player.
        to: PlayerId,
        /// The game.
        game: GameId,
    },
}

impl Announcement {
    /// Whether a message that was posted before is edited, and nothing new posted.
    pub const fn is_edit(self) -> bool {
        matches!(self, Self::ChallengeChanged { .. } | Self::OfferChanged { .. })
    }

    /// What is left for the others once the data of `player`, now known as `former`, are deleted. `None` if
    /// it was only for them.
    #[must_use]
    pub fn without(self, player: PlayerId, former: PlayerId) -> Option<Self> {
        let known = |by: PlayerId| if by == player { former } else { by };
        match self {
            Self::Direct { to, .. } | Self::Digest { to } | Self::NotReached { to, .. } if to == player => {
                None
            }
            Self::Board { game, version, how, by } => {
                Some(Self::Board { game, version, how, by: by.map(known) })
            }
            Self::News { game, news, by } => Some(Self::News { game, news, by: by.map(known) }),
            Self::OfferChanged { game, offer, made, by, answer } => {
                let answer = answer.map(|answer| OfferAnswer { who: known(answer.who), ..answer });
                Some(Self::OfferChanged { game, offer, made, by: known(by), answer })
            }
            Self::ChallengeChanged { challenge, begun } => {
                let begun = begun.map(|begun| Begun { by: known(begun.by), ..begun });
                Some(Self::ChallengeChanged { challenge, begun })
            }
            other => Some(other),
        }
    }
}

/// The game that a challenge has become.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Begun {
    /// Who accepted it, and was the last to do so.
    pub by: PlayerId,
    /// Where the game is played.
    pub channel: ChannelId,
    /// Whether their place was open to anyone.
    pub was_open: bool,
}

/// What closed an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct OfferAnswer {
    /// How it was answered.
    pub outcome: OfferOutcome,
    /// By whom.
    pub who: PlayerId,
}

/// How an offer is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OfferOutcome {
    /// Someone agreed, and no one else had to.
    Accepted,
    /// Someone declined.
    Declined,
    /// The player who made it withdrew it.
    Withdrawn,
}

/// What led to a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BoardCause {
    /// The last turn, or the start of the game.
    #[default]
    LastTurn,
    /// An action by hand, answered by premoves.
    #[serde(rename = "ahead")]
    Premoves {
        /// The ply before the action by hand.
        from: u32,
    },
    /// An agreed takeback.
    TakenBack,
    /// A move to this channel.
    Moved,
}

/// What happened at a table, other than an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "news", rename_all = "snake_case")]
pub enum News {
    /// A player made an offer.
    Offered {
        /// The kind of offer.
        offer: OfferKind,
        /// See [`crate::table::Offer::made`].
        #[serde(default)]
        made: u32,
    },
    /// A player agreed to an offer that still needs others.
    Agreed {
        /// The kind of offer.
        offer: OfferKind,
    },
    /// A player declined an offer.
    Declined {
        /// The kind of offer.
        offer: OfferKind,
    },
    /// A player withdrew their own offer.
    Withdrawn {
        /// The kind of offer.
        offer: OfferKind,
    },
    /// The players agreed to pause the clocks.
    Paused,
    /// A pause ended.
    Resumed,
    /// A player gave their opponents more time.
    TimeGiven {
        /// How many minutes.
        minutes: i64,
    },
    /// The player to act is away.
    Away {
        /// When they'll be back, in seconds since 1970 UTC.
        until: i64,
    },
    /// The player to act is back.
    Back,
}

/// What a direct message is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "call", rename_all = "snake_case")]
pub enum DirectTopic {
    /// It's the recipient's turn, or the game has ended.
    Board {
        /// The [`crate::Table::version`] of the board; once the game has moved on, it isn't sent.
        #[serde(rename = "moment")]
        version: u32,
    },
    /// The recipient has little time left.
    Warning {
        /// The [`crate::Table::version`] of the warning.
        #[serde(rename = "moment")]
        version: u32,
    },
    /// The recipient was made an offer.
    Offer {
        /// The kind of offer.
        offer: OfferKind,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deleted_players_are_removed_from_announcements() {
        let id = |number: u64| PlayerId::try_from(number).expect("an id");
        let game = 7.try_into().expect("an id");
        let news = |by| Announcement::News { game, news: News::Paused, by };
        let board = |by| Announcement::Board { game, version: 3, how: BoardCause::Moved, by };
        let offer = |by, who| {
            let answer = Some(OfferAnswer { outcome: OfferOutcome::Declined, who: id(who) });
            Announcement::OfferChanged { game, offer: OfferKind::Draw, made: 4, by: id(by), answer }
        };
        let accepted = |by| {
            let begun = Some(Begun { by: id(by), channel: 6.try_into().expect("an id"), was_open: true });
            Announcement::ChallengeChanged { challenge: 8.try_into().expect("an id"), begun }
        };
        for (before, after) in [
            (news(Some(id(9))), Some(news(Some(id(99))))),
            (board(Some(id(9))), Some(board(Some(id(99))))),
            (board(Some(id(8))), Some(board(Some(id(8))))),
            (board(None), Some(board(None))),
            (offer(9, 8), Some(offer(99, 8))),
            (offer(8, 9), Some(offer(8, 99))),
            (accepted(9), Some(accepted(99))),
            (Announcement::Digest { to: id(9) }, None),
            (Announcement::Digest { to: id(8) }, Some(Announcement::Digest { to: id(8) })),
            (Announcement::NotReached { to: id(9), game }, None),
            (Announcement::Direct { to: id(9), game, call: DirectTopic::Board { version: 3 } }, None),
        ] {
            assert_eq!(before.without(id(9), id(99)), after);
        }
    }

    #[test]
    fn announcements_have_a_stable_stored_form() {
        let (game, challenge) = (7.try_into().expect("an id"), 8.try_into().expect("an id"));
        let player = 9.try_into().expect("an id");
        for (announcement, text) in [
            (Announcement::Challenge { challenge }, r#"{"kind":"challenge","challenge":8}"#),
            (Announcement::ChallengeExpired { challenge }, r#"{"kind":"challenge_expired","challenge":8}"#),
            (
                Announcement::ChallengeChanged { challenge, begun: None },
                r#"{"kind":"challenge_changed","challenge":8}"#,
            ),
            (
                Announcement::ChallengeChanged {
                    challenge,
                    begun: Some(Begun { by: player, channel: 6.try_into().expect("an id"), was_open: true }),
                },
                r#"{"kind":"challenge_changed","challenge":8,"begun":{"by":9,"channel":6,"was_open":true}}"#,
            ),
            (
                Announcement::OfferChanged {
                    game,
                    offer: OfferKind::Pause,
                    made: 4,
                    by: player,
                    answer: None,
                },
                r#"{"kind":"offer_changed","game":7,"offer":"pause","made":4,"by":9}"#,
            ),
            (
                Announcement::OfferChanged {
                    game,
                    offer: OfferKind::Draw,
                    made: 4,
                    by: player,
                    answer: Some(OfferAnswer { outcome: OfferOutcome::Withdrawn, who: player }),
                },
                r#"{"kind":"offer_changed","game":7,"offer":"draw","made":4,"by":9,"answer":{"outcome":"withdrawn","who":9}}"#,
            ),
            (
                Announcement::Board { game, version: 3, how: BoardCause::TakenBack, by: None },
                r#"{"kind":"board","game":7,"moment":3,"how":"taken_back"}"#,
            ),
            (
                Announcement::Board {
                    game,
                    version: 3,
                    how: BoardCause::Premoves { from: 1 },
                    by: Some(player),
                },
                r#"{"kind":"board","game":7,"moment":3,"how":{"ahead":{"from":1}},"by":9}"#,
            ),
            (
                Announcement::News {
                    game,
                    news: News::Offered { offer: OfferKind::Draw, made: 4 },
                    by: Some(player),
                },
                r#"{"kind":"news","game":7,"news":"offered","offer":"draw","made":4,"by":9}"#,
            ),
            (Announcement::Warning { game, version: 3 }, r#"{"kind":"warning","game":7,"moment":3}"#),
            (
                Announcement::Direct { to: player, game, call: DirectTopic::Board { version: 3 } },
                r#"{"kind":"direct","to":9,"game":7,"call":"board","moment":3}"#,
            ),
            (Announcement::Digest { to: player }, r#"{"kind":"digest","to":9}"#),
            (Announcement::NotReached { to: player, game }, r#"{"kind":"not_reached","to":9,"game":7}"#),
        ] {
            assert_eq!(serde_json::to_string(&announcement).expect("written"), text);
            assert_eq!(serde_json::from_str::<Announcement>(text).expect("read"), announcement);
        }
        assert!(serde_json::from_str::<Announcement>(r#"{"kind":"board","game":0,"moment":3}"#).is_err());
        // The form from before takebacks existed.
        let old = serde_json::from_str::<Announcement>(r#"{"kind":"board","game":7,"ply":3}"#).expect("read");
        assert_eq!(old, Announcement::Board { game, version: 3, how: BoardCause::LastTurn, by: None });
    }
}
