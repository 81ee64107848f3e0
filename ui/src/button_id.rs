//! What a button does, written into the button's `custom_id` and parsed back from it.
//!
//! Anyone can press a button months after it was posted, and a `custom_id` can be forged. Parsing yields a typed
//! value or an error; it grants no permission.

mod about;
mod challenge;
mod competition;
mod game;
mod guild;
pub mod help;
mod learning;
mod listing;
mod parts;
mod player;
pub mod share;
#[cfg(test)]
mod tests;

use std::str::FromStr;

use games::{RuleSet, Square};
use play::{
    Boards, ChallengeId, FirstPlayer, GameId, Player, PlayerId, Team, Terms, game::table::OfferKind,
    guild::standings::Period, paging::Stretch, player::ratings::Category,
};

pub use self::{
    about::About,
    challenge::{begin, world},
    competition::{CompetitionButton, ForPlayer, Proposal, ProposalKind, ProposedFormat, Written},
    game::{
        choosing::ChoiceStep,
        guessing::GuessControl,
        premoves,
        replay::{ImportId, ReplayOf},
        vote,
    },
    guild::{
        house_rules::{Draft, DraftOption, HouseRulesControl, OptionName},
        moderation::Moderation,
        settings::{
            ComingChange, DailyChange, Layer, SeasonChange, SettingsChange, SettingsControl, SettingsPage,
            WeekChange,
        },
    },
    learning::{daily, lesson, practice, puzzle},
    listing::{LeaderboardOf, Listing},
    parts::UnknownButton,
    player::{history::HistoryOf, preference::Preference, privacy::Privacy},
};
use self::{
    begin::{Anyone, Begin},
    daily::DailyControl,
    help::Help,
    lesson::LessonControl,
    parts::{Absent, Codec, FromOne, IdParts, IfAny, OnOff, Or, Rest, RestOr, Squares, buttons, words},
    player::history::{AllGames, Everyone},
    practice::PracticeControl,
    premoves::Premoves,
    puzzle::PuzzleControl,
    share::Share,
    vote::VoteControl,
    world::World,
};

/// The longest `custom_id` that Discord accepts.
pub const LONGEST: usize = 100;

/// What a button does. Its text form has at most [`LONGEST`] characters, all of them ASCII.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ButtonId {
    /// Accept a challenge.
    Accept {
        /// The challenge.
        challenge: ChallengeId,
        /// Play in a thread, even if the challenge said "here".
        in_thread: bool,
    },
    /// Take an open seat on a team.
    Join {
        /// The challenge.
        challenge: ChallengeId,
        /// The team.
        team: Team,
    },
    /// Decline a challenge, or give up a seat that was accepted.
    Decline(ChallengeId),
    /// Withdraw a challenge.
    Withdraw(ChallengeId),
    /// Withdraw a challenge from the list of one's own games and challenges, and show that list.
    WithdrawListed {
        /// The challenge.
        challenge: ChallengeId,
        /// The page of the list, counted from 1.
        page: u32,
    },
    /// Repeat a challenge, this time with the game in a thread.
    ChallengeInThread {
        /// The invited players in seating order after the challenger; `None` is an open seat.
        invited: Vec<Option<Player>>,
        /// Who plays first.
        first: FirstPlayer,
        /// The other terms.
        terms: Terms,
        /// The rules.
        rules: RuleSet,
    },
    /// Open the move panel of a game.
    Play(GameId),
    /// In the panel: choose an action, and play it once it is complete.
    Choose {
        /// The game.
        game: GameId,
        /// The version that the panel shows; at a later one the button is stale.
        version: u32,
        /// What is chosen.
        step: ChoiceStep,
    },
    /// Play the action that was previewed.
    Confirm {
        /// The game.
        game: GameId,
        /// The version at which it was previewed.
        version: u32,
        /// Its squares, which identify it among the actions of that version.
        squares: Vec<Square>,
    },
    /// Open the menu of everything else that can be done in a game.
    More(GameId),
    /// Show a good turn, privately.
    Hint(GameId),
    /// Make, answer or withdraw an offer.
    Offer {
        /// The game.
        game: GameId,
        /// The version at which it is offered.
        version: u32,
        /// What is offered.
        kind: OfferKind,
        /// What to do with it.
        step: OfferStep,
    },
    /// End a pause.
    Resume(GameId),
    /// Give the opponents more time.
    GiveTime {
        /// The game.
        game: GameId,
        /// How many minutes.
        minutes: u32,
    },
    /// Choose which boards of a game stay in its channel.
    KeepBoards {
        /// The game.
        game: GameId,
        /// Those that stay.
        boards: Boards,
    },
    /// Show the board privately.
    ShowBoard(GameId),
    /// Show the board as text.
    BoardAsText(GameId),
    /// Show a game after one of its turns, privately.
    Replay {
        /// The game.
        of: ReplayOf,
        /// The number of turns; larger than the last means the last.
        turn: u32,
        /// Which button of the replay it is.
        step: ReplayStep,
    },
    /// Post a game as an animated GIF, in public.
    PostReplay {
        /// The game.
        of: ReplayOf,
        /// The number of turns before its first frame.
        from: u32,
    },
    /// Analyse a finished game, or show what was found.
    Analyse(GameId),
    /// Post an analysis in public.
    PostAnalysis(GameId),
    /// The form for a game to import was filled in; without it, ask.
    Import,
    /// Get the files of an imported game.
    Export(ImportId),
    /// Offer a rematch, or accept one.
    Rematch {
        /// The game that has ended.
        game: GameId,
        /// In a thread, because the channel is taken.
        in_thread: bool,
    },
    /// Ask for confirmation before resigning.
    AskToResign(GameId),
    /// Something about guessing what is played next.
    Guess(GuessControl),
    /// Something about vote games.
    Vote(VoteControl),
    /// Something about premoves.
    Premoves(Premoves),
    /// A step on the way to a challenge.
    Begin(Begin),
    /// Something about practice.
    Practice(PracticeControl),
    /// Something about lessons.
    Lesson(LessonControl),
    /// Something about puzzles.
    Puzzle(PuzzleControl),
    /// Something about puzzles of the day.
    Daily(DailyControl),
    /// Something about help.
    Help(Help),
    /// Resign, after the confirmation.
    Resign {
        /// The game.
        game: GameId,
        /// Whether to resign the whole match.
        whole: bool,
    },
    /// Close a question without doing anything.
    Cancel,
    /// Change a preference, for all servers.
    Prefer(Preference),
    /// Show another page of a list.
    Page {
        /// The list.
        listing: Listing,
        /// The page, counted from 1.
        page: u32,
    },
    /// Something for moderators.
    Moderation(Moderation),
    /// Unblock a player, and stay on the list of blocked players.
    Unblock {
        /// The player.
        player: PlayerId,
        /// The page of the list, counted from 1.
        page: u32,
    },
    /// List finished games.
    History {
        /// Whose games.
        of: HistoryOf,
        /// Which part of the list.
        stretch: Stretch,
    },
    /// Post a page of a leaderboard in public.
    PostLeaderboard {
        /// The leaderboard.
        board: LeaderboardOf,
        /// The page, counted from 1.
        page: u32,
    },
    /// Appear on this server's leaderboards, or stop.
    SetListed(bool),
    /// Show a player's profile.
    Profile {
        /// The player.
        player: PlayerId,
        /// The category to show in full; by default the one with most games.
        category: Option<Category>,
    },
    /// Post a profile in public.
    PostProfile {
        /// The player.
        player: PlayerId,
        /// The category to show in full.
        category: Category,
    },
    /// Show the head-to-head record of two players.
    Versus {
        /// The first player.
        player: PlayerId,
        /// The second player.
        opponent: PlayerId,
    },
    /// Post a head-to-head record in public.
    PostVersus {
        /// The first player.
        player: PlayerId,
        /// The second player.
        opponent: PlayerId,
    },
    /// Export or delete one's data.
    Privacy(Privacy),
    /// Show the rules of a game in short.
    Rules(RuleSet),
    /// Show the whole rules, with their sources.
    FullRules(RuleSet),
    /// Close the current season, if it is still this one.
    CloseSeason(u32),
    /// Show a finished season privately.
    Season(u32),
    /// Post a finished season in public.
    PostSeason(u32),
    /// Show or change a server's settings.
    Settings(SettingsControl),
    /// Create, change or delete house rules.
    HouseRules(HouseRulesControl),
    /// Seek a game, or something about the world.
    World(World),
    /// Something about a league, a tournament or a ladder.
    Competition(CompetitionButton),
    /// A card to share.
    Share(Share),
}

/// What to do with an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferStep {
    /// Make it.
    Make,
    /// Accept it.
    Accept,
    /// Decline it.
    Decline,
    /// Withdraw one's own.
    Withdraw,
}

/// Which button of a replay it is. Buttons for the same turn differ by it, as Discord wants unique ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayStep {
    /// Open the replay here.
    Open,
    /// To the start.
    First,
    /// One turn back.
    Back,
    /// One turn forward.
    On,
    /// To the last turn.
    Last,
    /// Back to a turn with a mark.
    MarkBefore,
    /// Forward to a turn with a mark.
    MarkAfter,
}

words! {
    FirstName: FirstPlayer {
        "lot" => FirstPlayer::Lot,
        "me" => FirstPlayer::Challenger,
        "you" => FirstPlayer::Opponent,
    }
}

/// Invited players, in hexadecimal: in decimal, three ids would leave too little room for the rest. `L3` is the computer.
struct Invited;

impl Codec<Vec<Option<Player>>> for Invited {
    fn write(invited: &Vec<Option<Player>>) -> Option<String> {
        let player = |player: &Option<Player>| match player {
            None => Anyone::WORD.to_owned(),
            Some(Player::Member(player)) => format!("{:x}", player.get()),
            Some(Player::Computer(level)) => format!("L{level}"),
        };
        Some(invited.iter().map(player).collect::<Vec<_>>().join(","))
    }

    fn read(parts: &mut IdParts<'_>) -> Result<Vec<Option<Player>>, UnknownButton> {
        let player = |name: &str| {
            if name == Anyone::WORD {
                return Ok(None);
            }
            if let Some(level) = name.strip_prefix('L') {
                return level.parse().map(|level| Some(Player::Computer(level))).map_err(|_| UnknownButton);
            }
            let number = u64::from_str_radix(name, 16).map_err(|_| UnknownButton)?;
            let member: PlayerId = number.try_into().map_err(|_| UnknownButton)?;
            if member.is_on_discord() { Ok(Some(Player::Member(member))) } else { Err(UnknownButton) }
        };
        parts.word().split(',').map(player).collect()
    }
}

/// Terms, whose text contains colons.
struct TermsPart;

impl Codec<Terms> for TermsPart {
    fn write(terms: &Terms) -> Option<String> {
        Some(terms.to_string().replace(':', "="))
    }

    fn read(parts: &mut IdParts<'_>) -> Result<Terms, UnknownButton> {
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
    "withdraw-listed" (challenge: ChallengeId, page: u32) { Self::WithdrawListed { challenge, page } }
    "again" (invited: Invited, first: FirstName, terms: TermsPart, rules: Rest<RuleSet>)
        { Self::ChallengeInThread { invited, first, terms, rules } }
    "play" (game: GameId) { Self::Play(game) }
    "pick" (game: GameId, version: u32, squares: Squares) { Self::Choose { game, version, step: ChoiceStep::Pick(squares) } }
    "rank" (game: GameId, version: u32, squares: Squares, rank: FromOne)
        { Self::Choose { game, version, step: ChoiceStep::Rank(squares, rank) } }
    "stop" (game: GameId, version: u32, squares: Squares) { Self::Choose { game, version, step: ChoiceStep::Stop(squares) } }
    "confirm" (game: GameId, version: u32, squares: Squares) { Self::Confirm { game, version, squares } }
    "more" (game: GameId) { Self::More(game) }
    "hint" (game: GameId) { Self::Hint(game) }
    "offer" (game: GameId, version: u32, kind: OfferKind) { Self::Offer { game, version, kind, step: OfferStep::Make } }
    "offer-accept" (game: GameId, version: u32, kind: OfferKind)
        { Self::Offer { game, version, kind, step: OfferStep::Accept } }
    "offer-decline" (game: GameId, version: u32, kind: OfferKind)
        { Self::Offer { game, version, kind, step: OfferStep::Decline } }
    "offer-withdraw" (game: GameId, version: u32, kind: OfferKind)
        { Self::Offer { game, version, kind, step: OfferStep::Withdraw } }
    "resume" (game: GameId) { Self::Resume(game) }
    "give-time" (game: GameId, minutes: u32) { Self::GiveTime { game, minutes } }
    "keep-boards" (game: GameId, boards: Boards) { Self::KeepBoards { game, boards } }
    "board" (game: GameId) { Self::ShowBoard(game) }
    "board-text" (game: GameId) { Self::BoardAsText(game) }
    "replay" (of: ReplayOf, turn: u32) { Self::Replay { of, turn, step: ReplayStep::Open } }
    "replay-first" (of: ReplayOf, turn: u32) { Self::Replay { of, turn, step: ReplayStep::First } }
    "replay-back" (of: ReplayOf, turn: u32) { Self::Replay { of, turn, step: ReplayStep::Back } }
    "replay-on" (of: ReplayOf, turn: u32) { Self::Replay { of, turn, step: ReplayStep::On } }
    "replay-last" (of: ReplayOf, turn: u32) { Self::Replay { of, turn, step: ReplayStep::Last } }
    "post-replay" (of: ReplayOf, from: u32) { Self::PostReplay { of, from } }
    "replay-mark-before" (of: ReplayOf, turn: u32) { Self::Replay { of, turn, step: ReplayStep::MarkBefore } }
    "replay-mark-after" (of: ReplayOf, turn: u32) { Self::Replay { of, turn, step: ReplayStep::MarkAfter } }
    "analyse" (game: GameId) { Self::Analyse(game) }
    "post-analysis" (game: GameId) { Self::PostAnalysis(game) }
    "import" () { Self::Import }
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
    "suspended" | "barred" (page: u32) { Self::Page { page, listing: Listing::Suspended } }
    "leaderboard" (page: u32, period: Period, category: Rest<Category>)
        { Self::Page { page, listing: Listing::Leaderboard(LeaderboardOf { category, period, world: false }) } }
    "world-leaderboard" (page: u32, period: Period, category: Rest<Category>)
        { Self::Page { page, listing: Listing::Leaderboard(LeaderboardOf { category, period, world: true }) } }
    "post-leaderboard" (page: u32, period: Period, category: Rest<Category>)
        { Self::PostLeaderboard { page, board: LeaderboardOf { category, period, world: false } } }
    "post-world-leaderboard" (page: u32, period: Period, category: Rest<Category>)
        { Self::PostLeaderboard { page, board: LeaderboardOf { category, period, world: true } } }
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
    "whole" (rules: Rest<RuleSet>) { Self::FullRules(rules) }
    "close-season" (number: u32) { Self::CloseSeason(number) }
    "season" (number: u32) { Self::Season(number) }
    "post-season" (number: u32) { Self::PostSeason(number) }
    + Guess(GuessControl)
    + Vote(VoteControl)
    + Premoves(Premoves)
    + Begin(Begin)
    + Practice(PracticeControl)
    + Lesson(LessonControl)
    + Puzzle(PuzzleControl)
    + Daily(DailyControl)
    + Help(Help)
    + Prefer(Preference)
    + Moderation(Moderation)
    + Privacy(Privacy)
    + Settings(SettingsControl)
    + HouseRules(HouseRulesControl)
    + World(World)
    + Competition(CompetitionButton)
    + Share(Share)
}

impl FromStr for ButtonId {
    type Err = UnknownButton;

    fn from_str(text: &str) -> Result<Self, UnknownButton> {
        if text.len() > LONGEST {
            return Err(UnknownButton);
        }
        let (name, rest) = text.split_once(':').unwrap_or((text, ""));
        let button = Self::read(name, &mut IdParts(rest)).ok_or(UnknownButton)??;
        if let Self::Settings(settings) = button
            && !settings.is_sound()
        {
            return Err(UnknownButton);
        }
        // Rejects whatever this program wouldn't have written: extra parts, or numbers in another form. The name may be a former one.
        let written = button.to_string();
        let parts = |id: &str| id.split_once(':').map(|(_, parts)| parts.to_owned());
        if parts(&written) == parts(text) { Ok(button) } else { Err(UnknownButton) }
    }
}
