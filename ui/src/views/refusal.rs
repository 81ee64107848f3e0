//! Refusals in words: why, and what to do instead.

mod at_table;
mod away;
mod file;
mod in_channel;
mod moderation;
mod premoves;
mod seasons;
mod server_settings;
mod suspensions_and_blocks;
mod typed;

use games::{Action, Board, Illegal, Square, SquareSet};
use jiff::SignedDuration;
use play::{Challenge, ChallengeState, Refusal as PlayRefusal, matches::Goal};

use self::typed::shown;
use super::{
    Button, View, board::ended, direction::direction, illegal, instead, link, mention,
    my_games::withdraw_button, rules::game_name,
};
use crate::{
    button_id::{ButtonId, Listing},
    failure::{Reference, Refusal},
    subject::Subject,
    texts::{Words, say},
};

/// The most challenges to link.
const LINKS: usize = 10;

/// The text of a refusal. `subject` is what the request was about.
pub fn view(words: &Words, refusal: &Refusal, subject: &Subject) -> View {
    let view = View::words(text(words, refusal, subject));
    let my_games = || {
        let my_games = ButtonId::Page { listing: Listing::MyGames, page: 1 };
        vec![Button::plain(say!(words, "button-my-games"), my_games)]
    };
    match refusal {
        _ if !subject.playing_in.is_empty() => {
            let channels = subject.playing_in.iter().map(|channel| link::channel(*channel));
            let channels = channels.collect::<Vec<_>>().join(", ");
            let there = say!(words, "refused-you-play-in", channels);
            View { text: format!("{}\n{there}", view.text), ..view }.with_row(my_games())
        }
        Refusal::Play(PlayRefusal::TooManyChallenges { open, .. }) => {
            let buttons = (1..).zip(open.iter().take(LINKS));
            let button = |(number, open): (usize, &Challenge)| withdraw_button(words, number, open.id, 1);
            view.with_buttons(&buttons.map(button).collect::<Vec<_>>())
        }
        Refusal::Play(PlayRefusal::TooManyChallengesInServer { .. } | PlayRefusal::TooManyGames { .. }) => {
            view.with_row(my_games())
        }
        _ => view,
    }
}

fn text(words: &Words, refusal: &Refusal, subject: &Subject) -> String {
    let command = subject.command();
    match refusal {
        Refusal::Play(refusal) => by_play(words, refusal, subject),
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
        Refusal::HintNotYourTurn => say!(words, "refused-hint-not-your-turn"),
        Refusal::ComputerBusy => say!(words, "practice-busy"),
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
        Refusal::NotPlayedHere { .. }
        | Refusal::NoThreads
        | Refusal::BusyWithoutThreads { .. }
        | Refusal::BadRulesName { .. }
        | Refusal::HouseRulesGone
        | Refusal::TooManyHouseRules
        | Refusal::RulesNamedAlready { .. } => server_settings::told(words, refusal).unwrap_or_default(),
        Refusal::Season(refusal) => seasons::told(words, *refusal),
        Refusal::OffTheBoard => say!(words, "refused-off-the-board"),
        Refusal::UnknownButton => say!(words, "refused-unknown-control", command),
        Refusal::OnlyInServers => say!(words, "refused-only-in-servers"),
        Refusal::BadOption => say!(words, "refused-bad-option"),
        Refusal::OnlyForModerators => say!(words, "refused-only-for-moderators"),
        Refusal::Moderation(refusal) => moderation::told(words, refusal),
        Refusal::Block(refusal) => suspensions_and_blocks::told_of_block(words, *refusal),
        Refusal::NoSuchGame { typed } => say!(words, "refused-no-such-game", typed = shown(typed)),
        Refusal::CannotMoveHere { game } => say!(words, "refused-cannot-move-here", game = game.to_string()),
        Refusal::Lacks { .. }
        | Refusal::NotInThread { .. }
        | Refusal::TooManyThreads
        | Refusal::ThreadSlow
        | Refusal::ThreadLocked { .. }
        | Refusal::NotAMember { .. }
        | Refusal::LevelWithoutComputer
        | Refusal::CannotSeeChannel { .. } => in_channel::told(words, refusal).unwrap_or_default(),
        Refusal::TooFast { wait } => say!(words, "refused-too-fast", seconds = seconds(*wait)),
        Refusal::ServerTooFast { wait } => say!(words, "refused-server-too-fast", seconds = seconds(*wait)),
        Refusal::NoBoardOnMessage => say!(words, "refused-no-board-on-message", command),
        Refusal::NoBoardYet { open: true } => say!(words, "refused-no-board-yet"),
        Refusal::NoBoardYet { open: false } => say!(words, "refused-no-board-ever", command),
    }
}

/// Links to challenges, with the numbers of their buttons.
fn numbered(open: &[Challenge]) -> String {
    let link = |(number, open): (usize, &Challenge)| format!("**{number}.** {}", link::challenge(open));
    (1..).zip(open.iter().take(LINKS)).map(link).collect::<Vec<_>>().join(", ")
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

/// The apology for a fault.
pub fn apology(words: &Words, reference: Reference, subject: &Subject) -> View {
    View::words(say!(words, "apology", reference = reference.to_string(), command = subject.command()))
}

/// The apology if the request couldn't be stored, because the disk is full or the database locked.
pub fn not_stored(words: &Words, reference: Reference) -> View {
    View::words(say!(words, "apology-not-stored", reference = reference.to_string()))
}

/// The apology if the database didn't say whether it stored the request.
pub fn perhaps_stored(words: &Words, reference: Reference) -> View {
    View::words(say!(words, "apology-perhaps-stored", reference = reference.to_string()))
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

fn by_play(words: &Words, refusal: &PlayRefusal, subject: &Subject) -> String {
    let command = subject.command();
    match refusal {
        PlayRefusal::ChallengedSelf => say!(words, "refused-challenged-self"),
        PlayRefusal::ChallengedBot => say!(words, "refused-challenged-bot"),
        PlayRefusal::TooManyGames { player, limit } => {
            say!(words, "refused-too-many-games", player = mention(*player), limit = *limit)
        }
        PlayRefusal::TooManyChallenges { limit, open } => {
            say!(words, "refused-too-many-challenges", limit = *limit, links = numbered(open))
        }
        PlayRefusal::TooManyChallengesInServer { limit } => {
            say!(words, "refused-too-many-challenges-in-server", limit = *limit)
        }
        PlayRefusal::ChannelBusy { game } => say!(words, "refused-channel-busy", game = game.to_string()),
        PlayRefusal::ChallengeClosed(state) => match state {
            // An open challenge is never refused for being closed.
            ChallengeState::Open | ChallengeState::Accepted => {
                say!(words, "refused-challenge-accepted", command)
            }
            ChallengeState::Declined => say!(words, "refused-challenge-declined", command),
            ChallengeState::Withdrawn => say!(words, "refused-challenge-withdrawn", command),
            ChallengeState::Removed => say!(words, "refused-challenge-removed", command),
            ChallengeState::Expired => say!(words, "refused-challenge-expired", command),
        },
        PlayRefusal::NoSuchChallenge => say!(words, "refused-no-such-challenge", command),
        PlayRefusal::OwnChallenge => say!(words, "refused-own-challenge"),
        PlayRefusal::NotInvited { invited } => {
            let invited = invited.iter().copied().map(mention).collect::<Vec<_>>().join(", ");
            say!(words, "refused-not-invited", invited, command)
        }
        PlayRefusal::InvitedTwice { player } => {
            say!(words, "refused-invited-twice", player = mention(*player))
        }
        PlayRefusal::TooManyPlayers { seats } => say!(words, "refused-too-many-players", seats = *seats),
        PlayRefusal::AlreadyJoined => say!(words, "refused-already-joined"),
        PlayRefusal::InvitedToOtherTeam => say!(words, "refused-invited-to-other-team"),
        PlayRefusal::TeamFull => say!(words, "refused-team-full"),
        PlayRefusal::NotTheChallenger { challenger } => {
            say!(words, "refused-not-the-challenger", challenger = mention(*challenger))
        }
        PlayRefusal::NothingToDecline => say!(words, "refused-nothing-to-decline"),
        PlayRefusal::NoGameHere => say!(words, "refused-no-game-here", command),
        PlayRefusal::OtherGameHere { game } => {
            let (game, command) = (game_name(words, *game), format!("/{game}"));
            say!(words, "refused-other-game-here", game, command)
        }
        PlayRefusal::FormerPlayer => say!(words, "refused-former-player", command),
        PlayRefusal::NotAPlayer => say!(words, "refused-not-a-player", command),
        PlayRefusal::GaveUp => say!(words, "refused-gave-up", command),
        PlayRefusal::GameOver(ending) => match &subject.table {
            Some(table) => {
                let ending = ended(words, table, *ending);
                say!(words, "refused-game-over-because", ending, command)
            }
            None => say!(words, "refused-game-over", command),
        },
        PlayRefusal::Illegal { reason, legal } => by_the_rules(words, *reason, legal, subject),
        PlayRefusal::Stale => say!(words, "refused-stale", command),
        PlayRefusal::NoThreadHere { channel } => {
            say!(words, "refused-no-thread-here", channel = format!("<#{channel}>"))
        }
        PlayRefusal::Suspended
        | PlayRefusal::HasBlocked { .. }
        | PlayRefusal::NoGameWith { .. }
        | PlayRefusal::MayNotJoin
        | PlayRefusal::BlockedSelf
        | PlayRefusal::TooManyBlocked { .. } => {
            suspensions_and_blocks::told(words, refusal, &command).unwrap_or_default()
        }
        PlayRefusal::AwayInThePast
        | PlayRefusal::AwayBackwards { .. }
        | PlayRefusal::AwayTooFarAhead { .. }
        | PlayRefusal::AwayOverlaps { .. }
        | PlayRefusal::AwayTooLong { .. }
        | PlayRefusal::NotAway { .. } => away::told(words, refusal).unwrap_or_default(),
        PlayRefusal::NotOver
        | PlayRefusal::MatchGoesOn
        | PlayRefusal::RematchTooLate { .. }
        | PlayRefusal::NoMatch
        | PlayRefusal::NothingToTakeBack
        | PlayRefusal::ComputerPlaysOn
        | PlayRefusal::OfferOpen { .. }
        | PlayRefusal::OfferedBefore { .. }
        | PlayRefusal::NoOffer { .. }
        | PlayRefusal::OwnOffer { .. }
        | PlayRefusal::AgreedAlready { .. }
        | PlayRefusal::NoClock
        | PlayRefusal::PausedAlready
        | PlayRefusal::NotPaused
        | PlayRefusal::BadGift { .. }
        | PlayRefusal::EnoughTime { .. } => at_table::told(words, refusal, &command).unwrap_or_default(),
        PlayRefusal::PremoveOnOwnTurn
        | PlayRefusal::PremoveAgainstComputer
        | PlayRefusal::PremoveTooLong { .. }
        | PlayRefusal::TooManyPremoves { .. }
        | PlayRefusal::PremoveWithoutReply
        | PlayRefusal::IllegalPremove { .. }
        | PlayRefusal::NoPremove => premoves::told(words, refusal, subject).unwrap_or_default(),
    }
}

fn by_the_rules(words: &Words, reason: Illegal, legal: &[Action], subject: &Subject) -> String {
    let why = illegal::reason(words, reason, subject);
    let stage = subject.table.as_ref().map(|table| table.position().stage());
    let instead =
        stage.map(|stage| instead::lines(words, stage, legal, &subject.command())).unwrap_or_default();
    [vec![why], instead].concat().join("\n")
}

#[cfg(test)]
mod tests {
    use games::Square;
    use play::{Ending, ForfeitReason, Table, table::Event};

    use super::{super::example, *};
    use crate::{permissions::Permissions, texts::Texts};

    fn told(refusal: &Refusal, table: Option<Table>) -> String {
        let texts = Texts::load().unwrap();
        let subject = table.map_or_else(Subject::default, Subject::of_table);
        view(texts.public(), refusal, &subject).text
    }

    /// What this player is told for typing this action after so many actions of the example.
    fn refused(actions: usize, player: u64, action: &str) -> String {
        let table = example::up_to(actions);
        let event = Event::Act(action.parse().unwrap());
        let by = play::PlayerId::try_from(player).unwrap();
        let refusal = play::table::decide(&table, by, event, jiff::Timestamp::UNIX_EPOCH).unwrap_err();
        told(&Refusal::Play(refusal), Some(table))
    }

    #[test]
    fn an_illegal_action_is_told_with_its_reason_and_with_examples() {
        let cases = [
            (1, 2, "d1", "**d1** is taken.\nYou can drop on `a1`"),
            (1, 1, "a2", "Not your turn yet: waiting for ⚪ <@2>."),
            (0, 1, "b3-b4", "Stones are still being dropped. Use `/dara drop`.\nYou can drop on"),
            (0, 1, "f1", "**f1** isn't on the board."),
            (24, 1, "b3", "All stones are down. Use `/dara move`.\nYou can move"),
            (24, 1, "d4-e4", "**e4** is taken."),
            (24, 1, "b3-b2", "The stone on **b3** isn't yours."),
            (24, 1, "d4-d2", "**d2** isn't next to **d4**"),
            (24, 1, "xb3", "There's nothing to take"),
            (25, 1, "d4-d3", "You made a row: take a stone first, with `/dara take`.\nYou can take"),
            (25, 1, "xd4", "The stone on **d4** is yours."),
        ];
        for (actions, player, action, words) in cases {
            let told = refused(actions, player, action);
            assert!(told.starts_with(words), "{action} after {actions}: {told}");
        }
    }

    #[test]
    fn non_players_are_refused() {
        assert!(refused(3, 3, "a1").starts_with("You're not in this game."));
    }

    #[test]
    fn typed_text_is_shown_but_does_nothing() {
        let typed = "`@everyone` **b** \u{7}".to_owned() + &"long ".repeat(100);
        let told = told(&Refusal::BadSquare { typed }, None);
        assert!(told.starts_with("`@everyone **b** long"), "{told}");
        assert!(told.contains("from `a1` to `e6`") && told.len() < 200, "{told}");
        let empty = self::told(&Refusal::BadSquare { typed: " `".to_owned() }, None);
        assert!(empty.starts_with("` ` isn't a square."), "{empty}");
    }

    #[test]
    fn an_unknown_direction_is_refused_with_the_known_ones() {
        let [from, up, left]: [Square; 3] = ["b3", "b4", "a3"].map(|square| square.parse().unwrap());
        let bad = |targets| {
            let typed = "sideways".to_owned();
            told(&Refusal::BadDirection { typed, from, targets }, None)
        };
        let alone = bad(SquareSet::EMPTY);
        assert!(alone.starts_with("`sideways` isn't a square. Try `up`, `down`"), "{alone}");
        let told = bad([up, left].into_iter().collect());
        assert_eq!(told, alone + "\nFrom **b3** you can go to `left` (`a3`), `up` (`b4`).");
    }

    #[test]
    fn a_finished_game_tells_how_it_ended() {
        let table = example::up_to(3);
        let ending = Ending::Forfeit { seat: games::Seat::FIRST, why: ForfeitReason::Resigned };
        let told = told(&Refusal::Play(PlayRefusal::GameOver(ending)), Some(table));
        assert!(told.starts_with("**⚪ <@2> wins!** ⚫ <@1> resigned."), "{told}");
    }

    #[test]
    fn flooding_is_refused_with_the_time_to_wait() {
        let of_him = |wait| told(&Refusal::TooFast { wait: SignedDuration::from_millis(wait) }, None);
        assert!(of_him(8_000).contains("8 seconds"), "{}", of_him(8_000));
        assert!(of_him(7_001).contains("8 seconds") && of_him(0).contains("a second"));
        let wait = SignedDuration::from_secs(3);
        let of_server = told(&Refusal::ServerTooFast { wait }, None);
        assert!(of_server.contains("This server") && of_server.contains("3 seconds"), "{of_server}");
    }

    #[test]
    fn missing_permissions_are_named() {
        let channel = play::ChannelId::try_from(7).unwrap();
        let permissions = Permissions::ATTACH_FILES | Permissions::SEND_MESSAGES_IN_THREADS;
        let told = told(&Refusal::Lacks { permissions, channel }, None);
        assert!(
            told.contains("<#7>") && told.contains("**Attach Files**, **Send Messages in Threads**"),
            "{told}"
        );
    }

    #[test]
    fn every_reason_says_why_and_what_is_legal_and_fits_into_a_message() {
        let (from, to): (Square, Square) = ("a1".parse().unwrap(), "b2".parse().unwrap());
        let marbles = 3;
        let reasons = [
            (Illegal::FourInARow(from), "would make four or more"),
            (Illegal::ThreeInARow(from), "would make three or more"),
            (Illegal::StandsInARow(from), "is safe in a row"),
            (Illegal::BesideOwn(from), "**a1** is next to one of your stones"),
            (Illegal::NotCentral(from), "**a1** isn't in the centre"),
            (Illegal::NotDiagonal { from, to }, "**a1** and **b2** aren't on one diagonal"),
            (Illegal::Backward { from, to }, "can't go back from **a1** to **b2**"),
            (Illegal::TooFar { from, to }, "can't reach **b2** from **a1**"),
            (Illegal::InTheWay(from), "The piece on **a1** is in the way"),
            (Illegal::NothingToJump { from, to }, "nothing of theirs between **a1** and **b2**"),
            (Illegal::JumpedTwice(from), "jump the piece on **a1** twice"),
            (Illegal::EndsAsDama(from), "becomes a Dama on **a1**"),
            (Illegal::DamaCaptures(from), "The Dama on **a1** can capture"),
            (Illegal::MustCapture, "called out the capture you missed"),
            (Illegal::CaptureGoesOn(from), "Go on from **a1**"),
            (Illegal::OtherCapture, "Start with the same squares"),
            (Illegal::NothingToClaim, "There's nothing to claim"),
            (Illegal::NotAnOffender(from), "**a1** didn't miss a capture"),
            (Illegal::BackAndForth { from, to }, "between **a1** and **b2**"),
            (Illegal::Blocked(from), "**a1** is blocked"),
            (Illegal::Full(from), "**a1** is full"),
            (Illegal::WrongLength { marbles }, "You have 3 marbles there"),
            (Illegal::Revisited(from), "**a1** twice"),
        ];
        let legal = example::up_to(0).position().legal_actions();
        for (reason, words) in reasons {
            let refusal = PlayRefusal::Illegal { reason, legal: legal.clone() };
            let told = told(&Refusal::Play(refusal), Some(example::up_to(0)));
            assert!(told.contains(words) && told.contains("30 in all") && told.len() < 500, "{told}");
        }
    }
}
