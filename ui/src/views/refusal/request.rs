//! Refusals of what was asked for: by the server's settings, by the channel, or because it makes no sense.

use games::{Board, Square, SquareSet};
use jiff::SignedDuration;
use play::{HouseRules, RulesName, competition::CompetitionName, game::matches::Goal};

use super::{
    by_name::{Names, by_name},
    file, in_play,
    typed::shown,
};
use crate::{
    failure::{BadRulesName, Refusal},
    subject::Subject,
    texts::{Words, say},
    views::{
        game::direction::direction,
        learning::puzzle::motif_name,
        link, mention,
        name::escaped,
        permission,
        rules_names::{game_name, rules_name},
        time::day,
    },
};

/// The most channels to name.
const CHANNELS: usize = 10;

/// The text.
#[expect(clippy::too_many_lines, reason = "a table: an arm for each case")]
pub(super) fn told(words: &Words, refusal: &Refusal, subject: &Subject) -> String {
    let command = subject.command();
    let names: Names = match refusal {
        Refusal::Play(refusal) => return in_play::told(words, refusal, subject),
        Refusal::BadFile { bad, word } => return file::told(words, bad, word),
        Refusal::BadDirection { typed, from, targets } => {
            let why = say!(words, "refused-bad-direction", typed = shown(typed));
            let can_go = can_go(words, subject.rules().board(), *from, *targets);
            return [Some(why), can_go].into_iter().flatten().collect::<Vec<_>>().join("\n");
        }
        Refusal::EngineInRunningGame { own: Some(game) } => {
            return say!(words, "refused-engine-in-own-game", game = game.to_string());
        }
        Refusal::ComputerBusy => return say!(words, "practice-busy"),
        Refusal::NoPuzzles { game, motif: Some(motif) } => {
            let (game, theme) = (game_name(words, *game), motif_name(words, *motif));
            return say!(words, "refused-no-puzzles-themed", game, theme);
        }
        Refusal::BadRulesName { typed, why } => {
            let (typed, most) = (shown(typed), RulesName::LONGEST);
            return match why {
                BadRulesName::Length => say!(words, "refused-rules-name", typed, most),
                BadRulesName::Preset => say!(words, "refused-rules-name-preset", typed),
                BadRulesName::Taken => say!(words, "refused-rules-name-taken", typed),
            };
        }
        Refusal::NoBoardYet { open: false } => return say!(words, "refused-no-board-ever", command),
        Refusal::BadSquare { typed } => {
            let board = subject.rules().board();
            let last = Square::new(board.files - 1, board.ranks - 1);
            let last = last.map(|square| square.to_string()).unwrap_or_default();
            vec![("typed", shown(typed).into()), ("last", last.into())]
        }
        Refusal::BadRules { typed, game } => {
            let presets = game.presets().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
            let game = game_name(words, *game);
            vec![("typed", shown(typed).into()), ("game", game.into()), ("presets", presets.into())]
        }
        Refusal::BadMatch { typed } => vec![("typed", shown(typed).into()), ("most", Goal::MOST.into())],
        Refusal::BadZone { typed }
        | Refusal::BadPath { typed }
        | Refusal::BadNotation { typed }
        | Refusal::BadPuzzleMotif { typed }
        | Refusal::BadClock { typed }
        | Refusal::BadDate { typed }
        | Refusal::NoSuchGame { typed }
        | Refusal::NoOpenChallenge { typed } => vec![("typed", shown(typed).into())],
        Refusal::PingNotAllowed { role, is_bot } => {
            let who = if *is_bot { "bot" } else { "you" };
            vec![("role", role.to_string().into()), ("who", who.into())]
        }
        Refusal::BadStart { example } => vec![("example", example.clone().into())],
        Refusal::AnalysisOfRunningGame { game }
        | Refusal::AnalysisOfEmptyGame { game }
        | Refusal::BusyWithoutThreads { game }
        | Refusal::BusyConversation { game }
        | Refusal::CannotMoveHere { game } => vec![("game", game.to_string().into())],
        Refusal::NoGameNumbered { number } => vec![("game", number.to_string().into())],
        Refusal::NoPuzzles { game, motif: None } | Refusal::SeveralByMail { game } => {
            vec![("game", game_name(words, *game).into())]
        }
        Refusal::PlayedElsewhere { game, channel } => {
            vec![("game", game.to_string().into()), ("channel", link::channel(*channel).into())]
        }
        Refusal::ProfileOfBot { player }
        | Refusal::KeepsToThemselves { player }
        | Refusal::NotAMember { player }
        | Refusal::CannotSeeChannel { player }
        | Refusal::SuspendModerator { player }
        | Refusal::NotSuspended { player }
        | Refusal::BlockedAlready { player }
        | Refusal::NotBlocked { player } => vec![("player", mention(*player).into())],
        Refusal::OthersOffer { kind, by } => {
            vec![("offer", kind.name().into()), ("who", subject.called(*by).into())]
        }
        Refusal::NotInThread { thread } | Refusal::ThreadLocked { thread } => {
            vec![("thread", link::channel(*thread).into())]
        }
        Refusal::AnswersArePrivate { permissions } => {
            vec![("permissions", permission::names(words, *permissions).into())]
        }
        Refusal::Lacks { permissions, channel } => {
            let permissions = permission::names(words, *permissions);
            vec![("permissions", permissions.into()), ("channel", link::channel(*channel).into())]
        }
        Refusal::NotPlayedHere { places } => {
            let mut channels: Vec<_> =
                places.iter().take(CHANNELS).map(|&channel| link::channel(channel)).collect();
            if places.len() > CHANNELS {
                channels.push("…".to_owned());
            }
            vec![("channels", channels.join(" ").into())]
        }
        Refusal::RulesNamedAlready { rules, name } => {
            let name = name.as_ref().map(|name| escaped(name.as_str()));
            vec![("name", name.unwrap_or_else(|| rules_name(words, *rules)).into())]
        }
        Refusal::AlreadySuspended { player, since } => {
            vec![("player", mention(*player).into()), ("since", day(*since).into())]
        }
        Refusal::SeasonClosed { season } | Refusal::SeasonNotPlayed { season } => {
            vec![("season", (*season).into())]
        }
        Refusal::NoSuchSeason { season, last } => {
            vec![("season", (*season).into()), ("last", (*last).into())]
        }
        Refusal::AnalysesWaiting { most } => vec![("most", (*most).into())],
        Refusal::FileTooLarge { most } => vec![("most", (most / 1_024).into())],
        Refusal::BadCompetitionName => vec![("most", CompetitionName::LONGEST.into())],
        Refusal::TooManyHouseRules => vec![("most", HouseRules::MOST.into())],
        Refusal::TooManySeeks { limit } => vec![("limit", (*limit).into())],
        Refusal::TooFast { wait } | Refusal::ServerTooFast { wait } => {
            vec![("seconds", seconds(*wait).into())]
        }
        _ => Vec::new(),
    };
    by_name(words, refusal.into(), &command, names)
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
