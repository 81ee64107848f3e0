//! What a button does, as it is written into the button's `custom_id` and read back from it.
//!
//! A button can be pressed months after it was made, by anybody, and a `custom_id` can be written by hand: reading it
//! gives a typed value or nothing, and says nothing yet about who may do what.

pub mod ahead;
pub mod begin;
pub mod help;
mod history;
mod house_rules;
mod listing;
mod moderation;
pub mod practice;
mod preference;
mod privacy;
mod replay;
mod settings;
#[cfg(test)]
mod tests;

use std::{fmt, str::FromStr};

use games::{RuleSet, Square};
use play::{
    ChallengeId, FirstPlayer, GameId, PlayerId, Team, Terms, paging::Stretch, ratings::Category,
    table::OfferKind,
};

use self::{ahead::Ahead, begin::Begin, help::Help, practice::Practice};
pub use self::{
    history::HistoryOf,
    house_rules::{Draft, HouseRulesControl, OptionName},
    listing::{Board, Listing},
    moderation::Moderation,
    preference::Preference,
    privacy::Privacy,
    replay::{ImportId, ReplayOf},
    settings::{HouseChange, Page, SettingsControl},
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
        moment: u32,
        /// The squares chosen so far, the new one last.
        squares: Vec<Square>,
    },
    /// In a panel with too many squares: show those of one rank.
    Rank {
        /// Of which game.
        game: GameId,
        /// At which moment.
        moment: u32,
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
        moment: u32,
        /// The squares chosen.
        squares: Vec<Square>,
    },
    /// Play the action that was shown before it counts.
    Confirm {
        /// Of which game.
        game: GameId,
        /// At which moment it was shown.
        moment: u32,
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
        moment: u32,
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

/// The text is no control that this version knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a control of this version")]
pub struct UnknownControl;

/// Nobody in particular.
const ANYONE: &str = "anyone";

const fn first_word(first: FirstPlayer) -> &'static str {
    match first {
        FirstPlayer::Lot => "lot",
        FirstPlayer::Challenger => "me",
        FirstPlayer::Opponent => "you",
    }
}

const fn offer_word(step: OfferStep) -> &'static str {
    match step {
        OfferStep::Make => "offer",
        OfferStep::Accept => "offer-accept",
        OfferStep::Decline => "offer-decline",
        OfferStep::Withdraw => "offer-withdraw",
    }
}

const fn step_word(step: Step) -> &'static str {
    match step {
        Step::Open => "replay",
        Step::First => "replay-first",
        Step::Back => "replay-back",
        Step::On => "replay-on",
        Step::Last => "replay-last",
    }
}

const fn switch_word(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

fn joined(squares: &[Square]) -> String {
    squares.iter().map(Square::to_string).collect()
}

impl fmt::Display for ButtonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Accept { challenge, in_thread: false } => write!(f, "accept:{challenge}"),
            Self::Accept { challenge, in_thread: true } => write!(f, "accept-thread:{challenge}"),
            Self::Join { challenge, team: Team::Challenger } => write!(f, "join-challenger:{challenge}"),
            Self::Join { challenge, team: Team::Opponent } => write!(f, "join-opponent:{challenge}"),
            Self::Decline(challenge) => write!(f, "decline:{challenge}"),
            Self::Withdraw(challenge) => write!(f, "withdraw:{challenge}"),
            Self::ChallengeInThread { invited, first, terms, rules } => {
                // Three numbers of Discord's leave no room for the rest otherwise.
                let player = |player: &Option<PlayerId>| {
                    player.map_or_else(|| ANYONE.to_owned(), |player| format!("{:x}", player.get()))
                };
                let invited = invited.iter().map(player).collect::<Vec<_>>().join(",");
                let terms = terms.to_string().replace(':', "=");
                write!(f, "again:{invited}:{}:{terms}:{rules}", first_word(*first))
            }
            Self::Play(game) => write!(f, "play:{game}"),
            Self::Pick { game, moment, squares } => write!(f, "pick:{game}:{moment}:{}", joined(squares)),
            Self::Rank { game, moment, squares, rank } => {
                write!(f, "rank:{game}:{moment}:{}:{}", joined(squares), rank + 1)
            }
            Self::Stop { game, moment, squares } => write!(f, "stop:{game}:{moment}:{}", joined(squares)),
            Self::Confirm { game, moment, squares } => {
                write!(f, "confirm:{game}:{moment}:{}", joined(squares))
            }
            Self::More(game) => write!(f, "more:{game}"),
            Self::Offer { game, moment, kind, step } => {
                write!(f, "{}:{game}:{moment}:{kind}", offer_word(*step))
            }
            Self::Resume(game) => write!(f, "resume:{game}"),
            Self::GiveTime { game, minutes } => write!(f, "give-time:{game}:{minutes}"),
            Self::ShowBoard(game) => write!(f, "board:{game}"),
            Self::BoardAsText(game) => write!(f, "board-text:{game}"),
            Self::Replay { of, turn, step } => write!(f, "{}:{of}:{turn}", step_word(*step)),
            Self::PostReplay { of, from } => write!(f, "post-replay:{of}:{from}"),
            Self::Export(import) => write!(f, "export:{import}"),
            Self::Rematch { game, in_thread: false } => write!(f, "rematch:{game}"),
            Self::Rematch { game, in_thread: true } => write!(f, "rematch-thread:{game}"),
            Self::AskToResign(game) => write!(f, "ask-resign:{game}"),
            Self::Ahead(ahead) => ahead.fmt(f),
            Self::Begin(begin) => begin.fmt(f),
            Self::Practice(practice) => practice.fmt(f),
            Self::Help(help) => help.fmt(f),
            Self::Resign { game, whole: false } => write!(f, "resign:{game}"),
            Self::Resign { game, whole: true } => write!(f, "resign-match:{game}"),
            Self::Cancel => write!(f, "cancel"),
            Self::Prefer(preference) => preference.fmt(f),
            Self::Page { listing, page } => listing.write(*page, f),
            Self::History { of, stretch } => of.write(*stretch, f),
            Self::PostLeaderboard { board, page } => write!(f, "post-leaderboard:{page}:{board}"),
            Self::SetListed(listed) => write!(f, "listed:{}", switch_word(*listed)),
            Self::Profile { player, category: None } => write!(f, "profile:{player}"),
            Self::Profile { player, category: Some(category) } => write!(f, "profile:{player}:{category}"),
            Self::PostProfile { player, category } => write!(f, "post-profile:{player}:{category}"),
            Self::Versus { player, opponent } => write!(f, "versus:{player}:{opponent}"),
            Self::PostVersus { player, opponent } => write!(f, "post-versus:{player}:{opponent}"),
            Self::Privacy(privacy) => privacy.fmt(f),
            Self::Rules(rules) => write!(f, "rules:{rules}"),
            Self::CloseSeason(number) => write!(f, "close-season:{number}"),
            Self::Moderation(what) => what.fmt(f),
            Self::Unblock { player, page } => write!(f, "unblock:{player}:{page}"),
            Self::Season(number) => write!(f, "season:{number}"),
            Self::PostSeason(number) => write!(f, "post-season:{number}"),
            Self::Settings(control) => control.fmt(f),
            Self::HouseRules(control) => control.fmt(f),
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

    fn offer(&mut self, step: OfferStep) -> Result<ButtonId, UnknownControl> {
        Ok(ButtonId::Offer { game: self.next()?, moment: self.next()?, kind: self.next()?, step })
    }

    /// A rank as people count it.
    fn rank(&mut self) -> Result<u8, UnknownControl> {
        self.next::<u8>()?.checked_sub(1).ok_or(UnknownControl)
    }

    /// What is chosen or not.
    fn switch(&mut self) -> Result<bool, UnknownControl> {
        match self.next::<String>()?.as_str() {
            "on" => Ok(true),
            "off" => Ok(false),
            _ => Err(UnknownControl),
        }
    }

    fn replay(&mut self, step: Step) -> Result<ButtonId, UnknownControl> {
        Ok(ButtonId::Replay { of: self.next()?, turn: self.next()?, step })
    }

    fn squares(&mut self) -> Result<Vec<Square>, UnknownControl> {
        let text: String = self.next()?;
        if !text.is_ascii() || !text.len().is_multiple_of(2) {
            return Err(UnknownControl);
        }
        (0..text.len()).step_by(2).map(|at| text[at..at + 2].parse().map_err(|_| UnknownControl)).collect()
    }
}

impl FromStr for ButtonId {
    type Err = UnknownControl;

    fn from_str(text: &str) -> Result<Self, UnknownControl> {
        if text.len() > LONGEST {
            return Err(UnknownControl);
        }
        let (name, rest) = text.split_once(':').unwrap_or((text, ""));
        let mut parts = Parts(rest);
        let control = match name {
            "accept" => Self::Accept { challenge: parts.next()?, in_thread: false },
            "accept-thread" => Self::Accept { challenge: parts.next()?, in_thread: true },
            "join-challenger" => Self::Join { challenge: parts.next()?, team: Team::Challenger },
            "join-opponent" => Self::Join { challenge: parts.next()?, team: Team::Opponent },
            "decline" => Self::Decline(parts.next()?),
            "withdraw" => Self::Withdraw(parts.next()?),
            "again" => {
                let invited: String = parts.next()?;
                let player = |name: &str| {
                    if name == ANYONE {
                        return Ok(None);
                    }
                    let number = u64::from_str_radix(name, 16).map_err(|_| UnknownControl)?;
                    number.try_into().map(Some).map_err(|_| UnknownControl)
                };
                let invited = invited.split(',').map(player).collect::<Result<_, _>>()?;
                let first: String = parts.next()?;
                let first = match first.as_str() {
                    "lot" => FirstPlayer::Lot,
                    "me" => FirstPlayer::Challenger,
                    "you" => FirstPlayer::Opponent,
                    _ => return Err(UnknownControl),
                };
                let terms: String = parts.next()?;
                let terms = terms.replace('=', ":").parse().map_err(|_| UnknownControl)?;
                Self::ChallengeInThread { invited, first, terms, rules: parts.rest()? }
            }
            "play" => Self::Play(parts.next()?),
            "close-season" => Self::CloseSeason(parts.next()?),
            "season" => Self::Season(parts.next()?),
            "unblock" => Self::Unblock { player: parts.next()?, page: parts.next()? },
            "post-season" => Self::PostSeason(parts.next()?),
            "pick" => Self::Pick { game: parts.next()?, moment: parts.next()?, squares: parts.squares()? },
            "rank" => {
                let (game, moment, squares) = (parts.next()?, parts.next()?, parts.squares()?);
                Self::Rank { game, moment, squares, rank: parts.rank()? }
            }
            "stop" => Self::Stop { game: parts.next()?, moment: parts.next()?, squares: parts.squares()? },
            "confirm" => {
                Self::Confirm { game: parts.next()?, moment: parts.next()?, squares: parts.squares()? }
            }
            "more" => Self::More(parts.next()?),
            "offer" => parts.offer(OfferStep::Make)?,
            "offer-accept" => parts.offer(OfferStep::Accept)?,
            "offer-decline" => parts.offer(OfferStep::Decline)?,
            "offer-withdraw" => parts.offer(OfferStep::Withdraw)?,
            "resume" => Self::Resume(parts.next()?),
            "give-time" => Self::GiveTime { game: parts.next()?, minutes: parts.next()? },
            "board" => Self::ShowBoard(parts.next()?),
            "board-text" => Self::BoardAsText(parts.next()?),
            "replay" => parts.replay(Step::Open)?,
            "replay-first" => parts.replay(Step::First)?,
            "replay-back" => parts.replay(Step::Back)?,
            "replay-on" => parts.replay(Step::On)?,
            "replay-last" => parts.replay(Step::Last)?,
            "post-replay" => Self::PostReplay { of: parts.next()?, from: parts.next()? },
            "export" => Self::Export(parts.next()?),
            "rematch" => Self::Rematch { game: parts.next()?, in_thread: false },
            "rematch-thread" => Self::Rematch { game: parts.next()?, in_thread: true },
            "ask-resign" => Self::AskToResign(parts.next()?),
            "resign" => Self::Resign { game: parts.next()?, whole: false },
            "resign-match" => Self::Resign { game: parts.next()?, whole: true },
            "cancel" => Self::Cancel,
            "listed" => Self::SetListed(parts.switch()?),
            "profile" => {
                let player = parts.next()?;
                let category = if parts.0.is_empty() { None } else { Some(parts.rest()?) };
                Self::Profile { player, category }
            }
            "post-profile" => Self::PostProfile { player: parts.next()?, category: parts.rest()? },
            "versus" => Self::Versus { player: parts.next()?, opponent: parts.next()? },
            "post-versus" => Self::PostVersus { player: parts.next()?, opponent: parts.next()? },
            "rules" => Self::Rules(parts.rest()?),
            name => {
                let listing = Listing::read(name, &mut parts);
                let listing = listing.or_else(|| HistoryOf::read(name, &mut parts));
                let listing = listing.or_else(|| Privacy::read(name));
                let listing = listing.or_else(|| Begin::read(name, &mut parts));
                let listing = listing.or_else(|| Moderation::read(name, &mut parts));
                let listing = listing.or_else(|| SettingsControl::read(name, &mut parts));
                let listing = listing.or_else(|| HouseRulesControl::read(name, &mut parts));
                let listing = listing.or_else(|| Practice::read(name, &mut parts));
                let listing = listing.or_else(|| Help::read(name, &mut parts));
                let ahead = || Ahead::read(name, &mut parts).map(|ahead| ahead.map(Self::Ahead));
                let found = listing.or_else(ahead);
                let prefer = || Preference::read(name, &mut parts).map(|one| one.map(Self::Prefer));
                found.or_else(prefer).ok_or(UnknownControl)??
            }
        };
        // Only what this program would have written: no part too many, no number in another form.
        if control.to_string() == text { Ok(control) } else { Err(UnknownControl) }
    }
}
