//! What a button does, as it is written into the button's `custom_id` and read back from it.
//!
//! A button can be pressed months after it was made, by anybody, and a `custom_id` can be written by hand: reading it
//! gives a typed value or nothing, and says nothing yet about who may do what.

mod about;
pub mod ahead;
pub mod begin;
pub mod help;
mod history;
mod house_rules;
mod listing;
mod moderation;
mod parts;
pub mod practice;
mod preference;
mod privacy;
mod replay;
mod settings;
#[cfg(test)]
mod tests;

use std::str::FromStr;

use games::{RuleSet, Square};
use play::{
    ChallengeId, FirstPlayer, GameId, PlayerId, Team, Terms, paging::Stretch, ratings::Category,
    standings::Period, table::OfferKind,
};

pub use self::{
    about::About,
    history::HistoryOf,
    house_rules::{Draft, DraftOption, HouseRulesControl, OptionName},
    listing::{Board, Listing},
    moderation::Moderation,
    parts::UnknownButton,
    preference::Preference,
    privacy::Privacy,
    replay::{ImportId, ReplayOf},
    settings::{Page, SettingsChange, SettingsControl},
};
use self::{
    ahead::Ahead,
    begin::Begin,
    help::Help,
    history::{AllGames, Everyone},
    parts::{Absent, Codec, FromOne, IfAny, Or, Parts, Rest, RestOr, Squares, buttons, words},
    practice::Practice,
};

/// The longest `custom_id` that Discord takes.
pub const LONGEST: usize = 100;

/// What a button does. Its text form has at most [`LONGEST`] characters, all of them ASCII.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ButtonId {
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
        /// What else is to hold.
        terms: Terms,
        /// By which rules.
        rules: RuleSet,
    },
    /// Open the panel of a game.
    Play(GameId),
    /// In a panel: show what can follow these squares, or play the action that they make.
    Pick {
        /// Of which game.
        game: GameId,
        /// At which moment the panel was opened: a later one makes the button stale.
        version: u32,
        /// The squares chosen so far, the new one last.
        squares: Vec<Square>,
    },
    /// In a panel with too many squares: show those of one rank.
    Rank {
        /// Of which game.
        game: GameId,
        /// At which moment.
        version: u32,
        /// The squares chosen so far.
        squares: Vec<Square>,
        /// The rank, 0 is `1`.
        rank: u8,
    },
    /// In a panel: play the action that the chosen squares make, though it could go on.
    Stop {
        /// Of which game.
        game: GameId,
        /// At which moment.
        version: u32,
        /// The squares chosen.
        squares: Vec<Square>,
    },
    /// Play the action that was shown before it counts.
    Confirm {
        /// Of which game.
        game: GameId,
        /// At which moment it was shown.
        version: u32,
        /// Its squares, which no other action has at that moment.
        squares: Vec<Square>,
    },
    /// Show what one can do about a game besides playing.
    More(GameId),
    /// Offer something, or answer what was offered.
    Offer {
        /// In which game.
        game: GameId,
        /// At which moment: at a later one it is another offer.
        version: u32,
        /// What.
        kind: OfferKind,
        /// What to do about it.
        step: OfferStep,
    },
    /// End a pause.
    Resume(GameId),
    /// Give the opponents more time.
    GiveTime {
        /// In which game.
        game: GameId,
        /// How much.
        minutes: u32,
    },
    /// Show the board.
    ShowBoard(GameId),
    /// Show the board as text.
    BoardAsText(GameId),
    /// Show a game as it stood after one of its turns, to the one who asks.
    Replay {
        /// Which.
        of: ReplayOf,
        /// After how many turns; beyond the last one that is the last.
        turn: u32,
        /// How one comes there.
        step: Step,
    },
    /// Post a game as an animated picture, for all.
    PostReplay {
        /// Which.
        of: ReplayOf,
        /// After how many turns it begins.
        from: u32,
    },
    /// Get a game that was imported as files.
    Export(ImportId),
    /// Challenge the same players again, or accept their challenge.
    Rematch {
        /// After which game.
        game: GameId,
        /// In a thread, since the channel has a game.
        in_thread: bool,
    },
    /// Ask whether one really wants to give a game up.
    AskToResign(GameId),
    /// Something about moves ahead.
    Ahead(Ahead),
    /// Something on the way to a challenge.
    Begin(Begin),
    /// Something about practice.
    Practice(Practice),
    /// Something about help.
    Help(Help),
    /// Give a game up, asked twice.
    Resign {
        /// Which game.
        game: GameId,
        /// And the match that it belongs to.
        whole: bool,
    },
    /// Leave things as they are, and close the question.
    Cancel,
    /// Choose something for oneself, in all servers.
    Prefer(Preference),
    /// Turn to another page of a list.
    Page {
        /// Of which.
        listing: Listing,
        /// The first is 1.
        page: u32,
    },
    /// Something that moderators do.
    Moderation(Moderation),
    /// Block a player no longer, and go on looking whom one has blocked.
    Unblock {
        /// Whom.
        player: PlayerId,
        /// At which page; the first is 1.
        page: u32,
    },
    /// List finished games.
    History {
        /// Whose.
        of: HistoryOf,
        /// Which of them.
        stretch: Stretch,
    },
    /// Show a page of a leaderboard to all.
    PostLeaderboard {
        /// Of which.
        board: Board,
        /// The first is 1.
        page: u32,
    },
    /// Be on the leaderboards of the server, or not.
    SetListed(bool),
    /// Show what a player has played in the server.
    Profile {
        /// Who.
        player: PlayerId,
        /// Which game first; the one that he has played most, unless it says.
        category: Option<Category>,
    },
    /// Show the same to all.
    PostProfile {
        /// Who.
        player: PlayerId,
        /// Which game first.
        category: Category,
    },
    /// Show how a player has fared against another.
    Versus {
        /// Who.
        player: PlayerId,
        /// Against whom.
        opponent: PlayerId,
    },
    /// Show the same to all.
    PostVersus {
        /// Who.
        player: PlayerId,
        /// Against whom.
        opponent: PlayerId,
    },
    /// Get one's data, or have them deleted.
    Privacy(Privacy),
    /// Show the rules of a game.
    Rules(RuleSet),
    /// Close the running season, if it is this one.
    CloseSeason(u32),
    /// Show a season that is over, to the one who asks.
    Season(u32),
    /// Post it, for all.
    PostSeason(u32),
    /// Look at a server's settings, or change them.
    Settings(SettingsControl),
    /// Make house rules, change them, or let them go.
    HouseRules(HouseRulesControl),
}

/// What one does about an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferStep {
    /// Makes it.
    Make,
    /// Agrees to it.
    Accept,
    /// Says no to it.
    Decline,
    /// Takes back what he offered himself.
    Withdraw,
}

/// How one comes to a turn of a replay: buttons that lead to the same turn differ by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Opens the replay there.
    Open,
    /// To the beginning.
    First,
    /// One turn back.
    Back,
    /// One turn on.
    On,
    /// To the last turn.
    Last,
}

words! {
    /// Whether something is chosen.
    OnOff: bool { "on" => true, "off" => false }
    FirstName: FirstPlayer {
        "lot" => FirstPlayer::Lot,
        "me" => FirstPlayer::Challenger,
        "you" => FirstPlayer::Opponent,
    }
}

/// No one in particular.
struct Anyone;

impl Absent for Anyone {
    const WORD: &'static str = "anyone";
}

/// Those who are invited, in hexadecimal: three of Discord's ids leave no room for the rest otherwise.
struct Invited;

impl Codec<Vec<Option<PlayerId>>> for Invited {
    fn write(invited: &Vec<Option<PlayerId>>) -> Option<String> {
        let player = |player: &Option<PlayerId>| {
            player.map_or_else(|| Anyone::WORD.to_owned(), |player| format!("{:x}", player.get()))
        };
        Some(invited.iter().map(player).collect::<Vec<_>>().join(","))
    }

    fn read(parts: &mut Parts<'_>) -> Result<Vec<Option<PlayerId>>, UnknownButton> {
        let player = |name: &str| {
            if name == Anyone::WORD {
                return Ok(None);
            }
            let number = u64::from_str_radix(name, 16).map_err(|_| UnknownButton)?;
            number.try_into().map(Some).map_err(|_| UnknownButton)
        };
        parts.word().split(',').map(player).collect()
    }
}

/// Terms, whose text has colons.
struct TermsPart;

impl Codec<Terms> for TermsPart {
    fn write(terms: &Terms) -> Option<String> {
        Some(terms.to_string().replace(':', "="))
    }

    fn read(parts: &mut Parts<'_>) -> Result<Terms, UnknownButton> {
        parts.word().replace('=', ":").parse().map_err(|_| UnknownButton)
    }
}

buttons! { ButtonId
    "accept" (challenge: ChallengeId) { Self::Accept { challenge, in_thread: false } }
    "accept-thread" (challenge: ChallengeId) { Self::Accept { challenge, in_thread: true } }
    "join-challenger" (challenge: ChallengeId) { Self::Join { challenge, team: Team::Challenger } }
    "join-opponent" (challenge: ChallengeId) { Self::Join { challenge, team: Team::Opponent } }
    "decline" (challenge: ChallengeId) { Self::Decline(challenge) }
    "withdraw" (challenge: ChallengeId) { Self::Withdraw(challenge) }
    "again" (invited: Invited, first: FirstName, terms: TermsPart, rules: Rest<RuleSet>)
        { Self::ChallengeInThread { invited, first, terms, rules } }
    "play" (game: GameId) { Self::Play(game) }
    "pick" (game: GameId, version: u32, squares: Squares) { Self::Pick { game, version, squares } }
    "rank" (game: GameId, version: u32, squares: Squares, rank: FromOne) { Self::Rank { game, version, squares, rank } }
    "stop" (game: GameId, version: u32, squares: Squares) { Self::Stop { game, version, squares } }
    "confirm" (game: GameId, version: u32, squares: Squares) { Self::Confirm { game, version, squares } }
    "more" (game: GameId) { Self::More(game) }
    "offer" (game: GameId, version: u32, kind: OfferKind) { Self::Offer { game, version, kind, step: OfferStep::Make } }
    "offer-accept" (game: GameId, version: u32, kind: OfferKind)
        { Self::Offer { game, version, kind, step: OfferStep::Accept } }
    "offer-decline" (game: GameId, version: u32, kind: OfferKind)
        { Self::Offer { game, version, kind, step: OfferStep::Decline } }
    "offer-withdraw" (game: GameId, version: u32, kind: OfferKind)
        { Self::Offer { game, version, kind, step: OfferStep::Withdraw } }
    "resume" (game: GameId) { Self::Resume(game) }
    "give-time" (game: GameId, minutes: u32) { Self::GiveTime { game, minutes } }
    "board" (game: GameId) { Self::ShowBoard(game) }
    "board-text" (game: GameId) { Self::BoardAsText(game) }
    "replay" (of: ReplayOf, turn: u32) { Self::Replay { of, turn, step: Step::Open } }
    "replay-first" (of: ReplayOf, turn: u32) { Self::Replay { of, turn, step: Step::First } }
    "replay-back" (of: ReplayOf, turn: u32) { Self::Replay { of, turn, step: Step::Back } }
    "replay-on" (of: ReplayOf, turn: u32) { Self::Replay { of, turn, step: Step::On } }
    "replay-last" (of: ReplayOf, turn: u32) { Self::Replay { of, turn, step: Step::Last } }
    "post-replay" (of: ReplayOf, from: u32) { Self::PostReplay { of, from } }
    "export" (import: ImportId) { Self::Export(import) }
    "rematch" (game: GameId) { Self::Rematch { game, in_thread: false } }
    "rematch-thread" (game: GameId) { Self::Rematch { game, in_thread: true } }
    "ask-resign" (game: GameId) { Self::AskToResign(game) }
    "resign" (game: GameId) { Self::Resign { game, whole: false } }
    "resign-match" (game: GameId) { Self::Resign { game, whole: true } }
    "cancel" () { Self::Cancel }
    "games" (page: u32) { Self::Page { page, listing: Listing::MyGames } }
    "watch" (page: u32) { Self::Page { page, listing: Listing::Watch } }
    "blocked" (page: u32) { Self::Page { page, listing: Listing::Blocked } }
    "barred" (page: u32) { Self::Page { page, listing: Listing::Banned } }
    "leaderboard" (page: u32, period: Period, category: Rest<Category>)
        { Self::Page { page, listing: Listing::Leaderboard(Board { category, period }) } }
    "post-leaderboard" (page: u32, period: Period, category: Rest<Category>)
        { Self::PostLeaderboard { page, board: Board { category, period } } }
    "history" (player: Or<Everyone>, category: RestOr<AllGames>)
        { Self::History { of: HistoryOf { player, category }, stretch: Stretch::Newest } }
    "history-before" (game: GameId, player: Or<Everyone>, category: RestOr<AllGames>)
        { Self::History { of: HistoryOf { player, category }, stretch: Stretch::Before(game) } }
    "history-after" (game: GameId, player: Or<Everyone>, category: RestOr<AllGames>)
        { Self::History { of: HistoryOf { player, category }, stretch: Stretch::After(game) } }
    "unblock" (player: PlayerId, page: u32) { Self::Unblock { player, page } }
    "listed" (listed: OnOff) { Self::SetListed(listed) }
    "profile" (player: PlayerId, category: IfAny<Category>) { Self::Profile { player, category } }
    "post-profile" (player: PlayerId, category: Rest<Category>) { Self::PostProfile { player, category } }
    "versus" (player: PlayerId, opponent: PlayerId) { Self::Versus { player, opponent } }
    "post-versus" (player: PlayerId, opponent: PlayerId) { Self::PostVersus { player, opponent } }
    "rules" (rules: Rest<RuleSet>) { Self::Rules(rules) }
    "close-season" (number: u32) { Self::CloseSeason(number) }
    "season" (number: u32) { Self::Season(number) }
    "post-season" (number: u32) { Self::PostSeason(number) }
    + Ahead(Ahead)
    + Begin(Begin)
    + Practice(Practice)
    + Help(Help)
    + Prefer(Preference)
    + Moderation(Moderation)
    + Privacy(Privacy)
    + Settings(SettingsControl)
    + HouseRules(HouseRulesControl)
}

impl FromStr for ButtonId {
    type Err = UnknownButton;

    fn from_str(text: &str) -> Result<Self, UnknownButton> {
        if text.len() > LONGEST {
            return Err(UnknownButton);
        }
        let (name, rest) = text.split_once(':').unwrap_or((text, ""));
        let button = Self::read(name, &mut Parts(rest)).ok_or(UnknownButton)??;
        if let Self::Settings(settings) = button
            && !settings.is_sound()
        {
            return Err(UnknownButton);
        }
        // Only what this program would have written: no part too many, no number in another form.
        if button.to_string() == text { Ok(button) } else { Err(UnknownButton) }
    }
}
