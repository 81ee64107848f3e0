//! What a decision changes.
//!
//! A change says what it expects to find (a revision, a ply, a free channel). The store refuses it when
//! something else was committed in between, and the caller decides again.

use games::{Action, Game, RuleSet, Seat};
use jiff::Timestamp;

use crate::{
    Absence, Challenge, ChallengeId, ChallengeState, ChannelId, CompetitionChange, CompetitionId, Daily,
    DailySettings, DefaultRules, Ending, GameId, GivenUp, GuildId, Home, HouseRulesId, MessageId, PlayerId,
    Preferences, RoleId, RulesName, ServerSettings, Slot, Timer,
    challenge::seek::Seek,
    game::{
        guessing::Guess,
        matches::EndedMatch,
        table::{StoredGame, TableState},
        vote::VoteChange,
    },
    guild::{
        earned_roles::{Merit, RoleChange},
        moderation::LogEntry,
        season_plan::SeasonPlan,
        week::WeekSettings,
    },
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
    /// Stores what a watcher thinks is played next, in place of what they thought before. The store refuses it unless the game is
    /// still at the revision that they saw, or if they are suspended where it's played.
    Guess(Guess),
    /// Changes a vote game.
    VoteGame(VoteChange),
    /// Ends a match.
    EndMatch(EndedMatch),
    /// Sets or clears a timer.
    SetTimer {
        /// The timer.
        timer: Timer,
        /// When it goes off; `None` clears it.
        at: Option<Timestamp>,
    },
    /// Changes nothing, but the store refuses the decision unless these are all absences of the player in the
    /// server: one timer is set for all of them.
    CheckAbsences {
        /// Where.
        home: Home,
        /// The player.
        player: PlayerId,
        /// The absences, the earliest first.
        absences: Vec<Absence>,
    },
    /// Stores an absence, or changes when the one with the same start ends.
    SetAway {
        /// Where.
        home: Home,
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
    /// Stores a server's settings. The store refuses it if someone has changed them since.
    SetServerSettings {
        /// The server.
        guild: GuildId,
        /// The stored settings before; `None` if there were none.
        before: Option<ServerSettings>,
        /// The new settings.
        settings: ServerSettings,
    },
    /// Suspends a player from playing in a server. The store refuses it if they are suspended already, or still have
    /// a place in an open challenge there.
    Suspend {
        /// Where.
        home: Home,
        /// The player.
        player: PlayerId,
        /// Since when.
        at: Timestamp,
    },
    /// Reinstates a player. The store refuses it if they aren't suspended.
    Reinstate {
        /// Where.
        home: Home,
        /// The player.
        player: PlayerId,
    },
    /// Blocks a player, in all servers. The store refuses it if they are already blocked, if `by` has reached
    /// `most`, or if an open challenge still brings the two together.
    Block {
        /// The player who blocks.
        by: PlayerId,
        /// The player being blocked.
        blocked: PlayerId,
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
        blocked: PlayerId,
    },
    /// Adds an entry to a server's moderation log.
    Log(LogEntry),
    /// Changes nothing, but the store refuses the decision if one of these players is suspended in the server,
    /// or if `player` and one of the others have a block between them.
    CheckMayPlay {
        /// Where.
        home: Home,
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
        rules: Option<DefaultRules>,
    },
    /// Changes nothing, but the store refuses the decision if it would leave one of these players with more
    /// than `games` running games in the server.
    CheckRunningLimit {
        /// Where.
        home: Home,
        /// The players.
        players: Vec<PlayerId>,
        /// The limit.
        games: usize,
    },
    /// Changes a competition.
    Competition {
        /// The competition.
        competition: CompetitionId,
        /// What changes.
        change: CompetitionChange,
    },
    /// Switches the puzzle of the day on, changes it, or switches it off.
    SetDaily {
        /// The server.
        guild: GuildId,
        /// What was chosen; `None` if it's off.
        settings: Option<DailySettings>,
        /// When the next one comes, if it's on. The one that counts now does so until then.
        next: Option<Timestamp>,
    },
    /// Stores the puzzle of a day. The store refuses it if the day has one already, if the puzzle was the server's before, or if
    /// the puzzle of the day is off or was changed.
    BeginDaily {
        /// The server.
        guild: GuildId,
        /// What was chosen.
        settings: DailySettings,
        /// The puzzle.
        daily: Daily,
    },
    /// Has the week of a server told, changes where and when, or ends it.
    SetWeek {
        /// The server.
        guild: GuildId,
        /// What was chosen; `None` if it's off.
        settings: Option<WeekSettings>,
    },
    /// Notes until when the week of a server is told. The store refuses it if that was told meanwhile, or if it's off or was
    /// changed.
    TellWeek {
        /// The server.
        guild: GuildId,
        /// What was chosen.
        settings: WeekSettings,
        /// Until when.
        until: Timestamp,
    },
    /// Has the seasons of a server end by themselves, changes when, or leaves that to its managers.
    SetSeasonPlan {
        /// The server.
        guild: GuildId,
        /// What was chosen; `None` if it's off.
        plan: Option<SeasonPlan>,
        /// Who chose it.
        by: PlayerId,
    },
    /// Closes a server's season as planned. The store refuses it if another one is running by now, or if the plan is off or was
    /// changed.
    EndSeason {
        /// The server.
        guild: GuildId,
        /// What was chosen.
        plan: SeasonPlan,
        /// The number of the season.
        number: u32,
    },
    /// Chooses the role that a server gives for something, or none. Those who have the one before still do until it is taken
    /// back.
    SetEarnedRole {
        /// The server.
        guild: GuildId,
        /// What for.
        merit: Merit,
        /// The role.
        role: Option<RoleId>,
    },
    /// Notes that a member was given a role, or that it was taken back.
    NoteRole {
        /// The server.
        guild: GuildId,
        /// What was done.
        change: RoleChange,
    },
    /// Stores by what the opponent of an open challenge is found.
    OpenSeek(Seek),
    /// Changes nothing, but the store refuses the decision if it would leave the player with more than `seeks` open seeks
    /// at this home, or with two that seek the same.
    CheckSeekLimit {
        /// Where.
        home: Home,
        /// The player.
        player: PlayerId,
        /// The limit.
        seeks: usize,
    },
    /// Notes that a button that works once was used. The store refuses it if it was used before.
    UseButton {
        /// The message with the button.
        message: MessageId,
    },
    /// Changes nothing, but the store refuses the decision if it would leave the challenger with too many
    /// open challenges.
    CheckOpenLimit {
        /// Where.
        home: Home,
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

impl Change {
    /// The game that starts with these changes, if one does.
    pub fn started(changes: &[Self]) -> Option<&StoredGame> {
        changes
            .iter()
            .find_map(|change| if let Self::StartGame(stored) = change { Some(&**stored) } else { None })
    }
}
