//! Refusals of what was asked for: by the server's settings, by the channel, or because it makes no sense.

use games::{Board, Square, SquareSet};
use jiff::SignedDuration;
use play::{HouseRules, RulesName, competition::CompetitionName, game::matches::Goal};

use super::{file, in_play, typed::shown};
use crate::{
    failure::{BadRulesName, BlockRefusal, ModerationRefusal, Refusal, SeasonRefusal},
    subject::Subject,
    texts::{Words, say},
    views::{
        game::direction::direction,
        learning::puzzle::motif_name,
        link, mention,
        name::escaped,
        permission,
        rules_names::{game_name, rules_name},
        time::relative,
    },
};

/// The most channels to name.
const CHANNELS: usize = 10;

/// The text.
#[expect(clippy::too_many_lines, reason = "one arm for each refusal")]
pub(super) fn told(words: &Words, refusal: &Refusal, subject: &Subject) -> String {
    let command = subject.command();
    match refusal {
        Refusal::Play(refusal) => in_play::told(words, refusal, subject),
        Refusal::NoLeague => say!(words, "refused-no-league"),
        Refusal::NoTournament => say!(words, "refused-no-tournament"),
        Refusal::WhichCompetition => say!(words, "refused-which-competition"),
        Refusal::OnlyForOrganizers => say!(words, "refused-only-for-organizers"),
        Refusal::CompetitionForFour => say!(words, "refused-competition-for-four"),
        Refusal::UntimedCompetition => say!(words, "refused-competition-untimed"),
        Refusal::BadStart { example } => say!(words, "refused-competition-date", example),
        Refusal::BadCompetitionName => {
            say!(words, "refused-competition-name", most = CompetitionName::LONGEST)
        }
        Refusal::BadSquare { typed } => {
            let board = subject.rules().board();
            let last = games::Square::new(board.files - 1, board.ranks - 1);
            let last = last.map(|square| square.to_string()).unwrap_or_default();
            say!(words, "refused-bad-square", typed = shown(typed), last)
        }
        Refusal::BadPath { typed } => say!(words, "refused-bad-path", typed = shown(typed)),
        Refusal::BadNotation { typed } => say!(words, "refused-bad-notation", typed = shown(typed)),
        Refusal::BadDirection { typed, from, targets } => {
            let why = say!(words, "refused-bad-direction", typed = shown(typed));
            [Some(why), can_go(words, subject.rules().board(), *from, *targets)]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join("\n")
        }
        Refusal::BadRules { typed, game } => bad_rules(words, typed, *game),
        Refusal::HintBetweenMembers => say!(words, "refused-hint-between-members"),
        Refusal::AnalysisOfRunningGame { game } => {
            say!(words, "refused-analysis-running", game = game.to_string())
        }
        Refusal::AnalysisOfEmptyGame { game } => {
            say!(words, "refused-analysis-empty", game = game.to_string())
        }
        Refusal::AnalysesWaiting { most } => say!(words, "refused-analyses-waiting", most = *most),
        Refusal::EngineInRunningGame { own: Some(game) } => {
            say!(words, "refused-engine-in-own-game", game = game.to_string())
        }
        Refusal::EngineInRunningGame { own: None } => say!(words, "refused-engine-in-running-game"),
        Refusal::HintNotYourTurn => say!(words, "refused-hint-not-your-turn"),
        Refusal::ComputerBusy => say!(words, "practice-busy"),
        Refusal::NoPuzzle => say!(words, "refused-no-puzzle"),
        Refusal::NoPuzzles { game, motif: None } => {
            say!(words, "refused-no-puzzles", game = game_name(words, *game))
        }
        Refusal::NoPuzzles { game, motif: Some(motif) } => {
            let (game, theme) = (game_name(words, *game), motif_name(words, *motif));
            say!(words, "refused-no-puzzles-themed", game, theme)
        }
        Refusal::BadPuzzleMotif { typed } => say!(words, "refused-bad-theme", typed = shown(typed)),
        Refusal::PlayWhichGame => say!(words, "refused-play-which-game"),
        Refusal::BadClock { typed } => say!(words, "refused-bad-clock", typed = shown(typed)),
        Refusal::BadMatch { typed } => {
            say!(words, "refused-bad-match", typed = shown(typed), most = Goal::MOST)
        }
        Refusal::OthersOffer { kind, by } => {
            say!(words, "refused-others-offer", offer = kind.name(), who = mention(*by))
        }
        Refusal::NothingPlayed => say!(words, "refused-nothing-played", command),
        Refusal::BadDate { typed } => say!(words, "refused-bad-date", typed = shown(typed)),
        Refusal::AwayHowLong => say!(words, "refused-away-how-long"),
        Refusal::NothingToReplay => say!(words, "refused-nothing-to-replay"),
        Refusal::ImportWhat => say!(words, "refused-import-what"),
        Refusal::FileTooLarge { most } => say!(words, "refused-file-too-large", most = most / 1_024),
        Refusal::FileNotText => say!(words, "refused-file-not-text"),
        Refusal::FileNotFetched => say!(words, "refused-file-not-fetched"),
        Refusal::BadFile { bad, word } => file::told(words, bad, word),
        Refusal::ImportForgotten => say!(words, "refused-import-forgotten"),
        Refusal::HistoryOfBoth => say!(words, "refused-history-of-both"),
        Refusal::NothingToExport => say!(words, "refused-nothing-to-export"),
        Refusal::NoGameNumbered { number } => {
            say!(words, "refused-no-game-numbered", game = number.to_string())
        }
        Refusal::PlayedElsewhere { game, channel } => say!(
            words,
            "refused-played-elsewhere",
            game = game.to_string(),
            channel = link::channel(*channel),
        ),
        Refusal::ProfileOfBot { player } => say!(words, "refused-profile-of-bot", player = mention(*player)),
        Refusal::KeepsToThemselves { player } => {
            say!(words, "refused-keeps-to-themselves", player = mention(*player))
        }
        Refusal::VersusSelf => say!(words, "refused-versus-self"),
        Refusal::OnlyForManagers => say!(words, "refused-only-for-managers"),
        Refusal::NotPlayedHere { places } => {
            let mut channels: Vec<_> =
                places.iter().take(CHANNELS).map(|&channel| link::channel(channel)).collect();
            if places.len() > CHANNELS {
                channels.push("…".to_owned());
            }
            say!(words, "refused-not-played-here", channels = channels.join(" "))
        }
        Refusal::NoThreads => say!(words, "refused-no-threads"),
        Refusal::BusyWithoutThreads { game } => {
            say!(words, "refused-busy-without-threads", game = game.to_string())
        }
        Refusal::BadRulesName { typed, why } => match why {
            BadRulesName::Length => {
                say!(words, "refused-rules-name", typed = shown(typed), most = RulesName::LONGEST)
            }
            BadRulesName::Preset => say!(words, "refused-rules-name-preset", typed = shown(typed)),
            BadRulesName::Taken => say!(words, "refused-rules-name-taken", typed = shown(typed)),
        },
        Refusal::HouseRulesGone => say!(words, "refused-house-rules-gone"),
        Refusal::TooManyHouseRules => say!(words, "refused-too-many-house-rules", most = HouseRules::MOST),
        Refusal::RulesNamedAlready { rules, name } => {
            let name = match name {
                Some(name) => escaped(name.as_str()),
                None => rules_name(words, *rules),
            };
            say!(words, "refused-rules-named-already", name)
        }
        Refusal::Season(refusal) => season(words, *refusal),
        Refusal::OffTheBoard => say!(words, "refused-off-the-board"),
        Refusal::UnknownButton => say!(words, "refused-unknown-control", command),
        Refusal::OnlyInServers => say!(words, "refused-only-in-servers"),
        Refusal::WorldOff => say!(words, "refused-world-off"),
        Refusal::Excluded => say!(words, "refused-excluded"),
        Refusal::SeekForFour => say!(words, "refused-seek-for-four"),
        Refusal::NothingToReport => say!(words, "refused-nothing-to-report"),
        Refusal::TooManySeeks { limit } => say!(words, "refused-too-many-seeks", limit = *limit),
        Refusal::NoOneHere => say!(words, "refused-no-one-here"),
        Refusal::AnswersArePrivate => say!(words, "refused-answers-are-private"),
        Refusal::BadOption => say!(words, "refused-bad-option"),
        Refusal::OnlyForModerators => say!(words, "refused-only-for-moderators"),
        Refusal::Moderation(refusal) => moderation(words, refusal),
        Refusal::Block(refusal) => block(words, *refusal),
        Refusal::NoSuchGame { typed } => say!(words, "refused-no-such-game", typed = shown(typed)),
        Refusal::CannotMoveHere { game } => say!(words, "refused-cannot-move-here", game = game.to_string()),
        Refusal::Lacks { permissions, channel } => say!(
            words,
            "refused-lacks-permissions",
            permissions = permission::names(words, *permissions),
            channel = format!("<#{channel}>"),
        ),
        Refusal::NotInThread { thread } => {
            say!(words, "refused-not-in-thread", thread = format!("<#{thread}>"))
        }
        Refusal::ChallengeWaits => say!(words, "refused-challenge-waits", command),
        Refusal::TooManyThreads => say!(words, "refused-too-many-threads"),
        Refusal::ThreadSlow => say!(words, "refused-thread-slow"),
        Refusal::ThreadLocked { thread } => {
            say!(words, "refused-thread-locked", thread = format!("<#{thread}>"))
        }
        Refusal::NotAMember { player } => say!(words, "refused-not-a-member", player = mention(*player)),
        Refusal::LevelWithoutComputer => say!(words, "refused-level-without-computer"),
        Refusal::RatedAgainstComputer => say!(words, "refused-rated-against-computer"),
        Refusal::AwayWithoutClock => say!(words, "refused-away-without-clock"),
        Refusal::OnlyInTeams => say!(words, "refused-only-in-teams"),
        Refusal::CannotSeeChannel { player } => {
            say!(words, "refused-cannot-see-channel", player = mention(*player))
        }
        Refusal::TooFast { wait } => say!(words, "refused-too-fast", seconds = seconds(*wait)),
        Refusal::ServerTooFast { wait } => say!(words, "refused-server-too-fast", seconds = seconds(*wait)),
        Refusal::NoBoardOnMessage => say!(words, "refused-no-board-on-message", command),
        Refusal::NoBoardYet { open: true } => say!(words, "refused-no-board-yet"),
        Refusal::NoBoardYet { open: false } => say!(words, "refused-no-board-ever", command),
    }
}

/// Refusals of moderators.
fn moderation(words: &Words, refusal: &ModerationRefusal) -> String {
    match refusal {
        ModerationRefusal::NoSuchChallenge { typed } => {
            say!(words, "refused-no-open-challenge", typed = shown(typed))
        }
        ModerationRefusal::SuspendSelf => say!(words, "refused-suspend-self"),
        ModerationRefusal::SuspendBot => say!(words, "refused-suspend-bot"),
        ModerationRefusal::EmptyReason => say!(words, "refused-suspend-empty-reason"),
        ModerationRefusal::SuspendModerator { player } => {
            say!(words, "refused-suspend-moderator", player = mention(*player))
        }
        ModerationRefusal::AlreadySuspended { player, since } => {
            say!(words, "refused-suspended-already", player = mention(*player), since = relative(*since))
        }
        ModerationRefusal::NotSuspended { player } => {
            say!(words, "refused-not-suspended", player = mention(*player))
        }
    }
}

/// Refusals about seasons.
fn season(words: &Words, refusal: SeasonRefusal) -> String {
    match refusal {
        SeasonRefusal::ClosedAlready { number } => say!(words, "refused-season-closed", season = number),
        SeasonRefusal::NotPlayed { number } => say!(words, "refused-season-not-played", season = number),
        SeasonRefusal::NoOneListed => say!(words, "refused-season-no-one"),
        SeasonRefusal::NoneClosed => say!(words, "refused-season-none"),
        SeasonRefusal::NoSuch { number, last } => {
            say!(words, "refused-season-no-such", season = number, last)
        }
    }
}

/// Refusals of a member who blocks or unblocks someone.
fn block(words: &Words, refusal: BlockRefusal) -> String {
    match refusal {
        BlockRefusal::OfBot => say!(words, "refused-block-bot"),
        BlockRefusal::Already { player } => say!(words, "refused-blocked-already", player = mention(player)),
        BlockRefusal::NotBlocked { player } => say!(words, "refused-not-blocked", player = mention(player)),
    }
}

/// The game has no rules by that name; lists those it has.
fn bad_rules(words: &Words, typed: &str, game: games::Game) -> String {
    let presets = game.presets().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
    say!(words, "refused-bad-rules", typed = shown(typed), game = game_name(words, game), presets)
}

/// A wait in whole seconds: rounded up, at least one.
fn seconds(wait: SignedDuration) -> i64 {
    let begun = i64::from(wait.subsec_nanos() > 0);
    (wait.as_secs() + begun).max(1)
}

/// Where a stone can go, as one would type it.
fn can_go(words: &Words, board: Board, from: Square, targets: SquareSet) -> Option<String> {
    let targets = targets.iter().map(|to| match direction(board, from, to) {
        Some(direction) => format!("`{}` (`{to}`)", direction.typed(words)),
        None => format!("`{to}`"),
    });
    let examples = targets.collect::<Vec<_>>().join(", ");
    (!examples.is_empty()).then(|| say!(words, "can-go", from = from.to_string(), examples))
}
