//! Refusals by a challenge, a game, or what a player has chosen.

use games::{Action, Illegal};
use play::{Absence, Challenge, ChallengeState, Refusal};

use crate::{
    subject::Subject,
    texts::{Words, say},
    views::{
        game::{board::ended, illegal},
        instead, link, mention,
        players::seated,
        rules_names::game_name,
        time::{date_and_time, span},
    },
};

/// The most challenges to link.
pub(super) const LINKS: usize = 10;

/// The text. A blocked player gets the same one as many others, so that it doesn't reveal the block.
#[expect(clippy::too_many_lines, reason = "one arm for each refusal")]
pub(super) fn told(words: &Words, refusal: &Refusal, subject: &Subject) -> String {
    let command = subject.command();
    match refusal {
        Refusal::ChallengedSelf => say!(words, "refused-challenged-self"),
        Refusal::ChallengedBot => say!(words, "refused-challenged-bot"),
        Refusal::TooManyGames { player, limit } => {
            say!(words, "refused-too-many-games", player = mention(*player), limit)
        }
        Refusal::TooManyChallenges { limit, open } => {
            say!(words, "refused-too-many-challenges", limit, links = numbered(open))
        }
        Refusal::TooManyChallengesInServer { limit } => {
            say!(words, "refused-too-many-challenges-in-server", limit)
        }
        Refusal::ChannelBusy { game } => say!(words, "refused-channel-busy", game = game.to_string()),
        Refusal::ChallengeClosed(state) => match state {
            // An open challenge is never refused for being closed.
            ChallengeState::Open | ChallengeState::Accepted => {
                say!(words, "refused-challenge-accepted", command)
            }
            ChallengeState::Declined => say!(words, "refused-challenge-declined", command),
            ChallengeState::Withdrawn => say!(words, "refused-challenge-withdrawn", command),
            ChallengeState::Removed => say!(words, "refused-challenge-removed", command),
            ChallengeState::Expired => say!(words, "refused-challenge-expired", command),
        },
        Refusal::NoSuchChallenge => say!(words, "refused-no-such-challenge", command),
        Refusal::OwnChallenge => say!(words, "refused-own-challenge"),
        Refusal::NotInvited { invited } => {
            let invited = invited.iter().copied().map(mention).collect::<Vec<_>>().join(", ");
            say!(words, "refused-not-invited", invited, command)
        }
        Refusal::NotYoursToStart { challenger } => {
            say!(words, "refused-not-yours-to-start", challenger = mention(*challenger))
        }
        Refusal::InvitedTwice { player } => say!(words, "refused-invited-twice", player = mention(*player)),
        Refusal::TooManyPlayers { seats } => say!(words, "refused-too-many-players", seats),
        Refusal::AlreadyJoined => say!(words, "refused-already-joined"),
        Refusal::InvitedToOtherTeam => say!(words, "refused-invited-to-other-team"),
        Refusal::TeamFull => say!(words, "refused-team-full"),
        Refusal::NotTheChallenger { challenger } => {
            say!(words, "refused-not-the-challenger", challenger = mention(*challenger))
        }
        Refusal::NothingToDecline => say!(words, "refused-nothing-to-decline"),
        Refusal::NoGameHere => say!(words, "refused-no-game-here", command),
        Refusal::OtherGameHere { game } => {
            let (game, command) = (game_name(words, *game), format!("/{game}"));
            say!(words, "refused-other-game-here", game, command)
        }
        Refusal::FormerPlayer => say!(words, "refused-former-player", command),
        Refusal::NotAPlayer => say!(words, "refused-not-a-player", command),
        Refusal::GaveUp => say!(words, "refused-gave-up", command),
        Refusal::GameOver(ending) => match &subject.table {
            Some(table) => {
                let ending = ended(words, table, *ending);
                say!(words, "refused-game-over-because", ending, command)
            }
            None => say!(words, "refused-game-over", command),
        },
        Refusal::Illegal { reason, legal } => by_the_rules(words, *reason, legal, subject),
        Refusal::Stale => match (&subject.table, &subject.challenge) {
            (Some(_), _) => say!(words, "refused-stale", command),
            (None, Some(challenge)) => {
                say!(words, "refused-stale-challenge", link = link::challenge(challenge))
            }
            (None, None) => say!(words, "refused-stale-elsewhere"),
        },
        Refusal::NoThreadHere { channel } => {
            say!(words, "refused-no-thread-here", channel = format!("<#{channel}>"))
        }
        Refusal::Suspended => say!(words, "refused-suspended"),
        Refusal::HasBlocked { player } => say!(words, "refused-has-blocked", player = mention(*player)),
        Refusal::NoGameWith { player } => say!(words, "refused-no-game-with", player = mention(*player)),
        Refusal::MayNotJoin => say!(words, "refused-may-not-join", command),
        Refusal::BlockedSelf => say!(words, "refused-blocked-self"),
        Refusal::TooManyBlocked { limit } => say!(words, "refused-too-many-blocked", limit),
        Refusal::AwayInThePast => say!(words, "refused-away-in-the-past"),
        Refusal::AwayFromThePast => say!(words, "refused-away-from-the-past"),
        Refusal::AwayBackwards { from } => say!(words, "refused-away-backwards", from = date_and_time(*from)),
        Refusal::AwayTooFarAhead { latest } => {
            say!(words, "refused-away-too-far", latest = date_and_time(*latest))
        }
        Refusal::AwayOverlaps { with } => {
            say!(
                words,
                "refused-away-overlaps",
                from = date_and_time(with.from),
                until = date_and_time(with.until)
            )
        }
        Refusal::AwayTooLong { year, left, limit } => {
            say!(words, "refused-away-too-long", year = year.to_string(), left = span(words, *left), limit,)
        }
        Refusal::NotAway { planned: None } => say!(words, "refused-not-away"),
        Refusal::NotAway { planned: Some(Absence { from, until }) } => {
            say!(words, "refused-not-away-yet", from = date_and_time(*from), until = date_and_time(*until))
        }
        Refusal::NotOver => say!(words, "refused-not-over", command),
        Refusal::MatchGoesOn => say!(words, "refused-match-goes-on"),
        Refusal::RematchTooLate { within } => {
            let within = span(words, *within);
            say!(words, "refused-rematch-too-late", within, command)
        }
        Refusal::NoMatch => say!(words, "refused-no-match"),
        Refusal::ComputerPlaysOn => say!(words, "refused-computer-plays-on"),
        Refusal::DrawTooEarly => say!(words, "refused-draw-too-early"),
        Refusal::ComputerNeedsNoTime => say!(words, "refused-computer-needs-no-time"),
        Refusal::NothingToTakeBack => say!(words, "refused-nothing-to-take-back"),
        Refusal::OfferOpen { kind, by } => {
            let who = by.map(mention).unwrap_or_default();
            say!(words, "refused-offer-open", offer = kind.name(), who)
        }
        Refusal::OfferedBefore { kind } => say!(words, "refused-offered-before", offer = kind.name()),
        Refusal::NoOffer { kind } => say!(words, "refused-no-offer", offer = kind.name(), command),
        Refusal::OwnOffer { kind } => say!(words, "refused-own-offer", offer = kind.name()),
        Refusal::AgreedAlready { kind } => say!(words, "refused-agreed-already", offer = kind.name()),
        Refusal::NoClock => say!(words, "refused-no-clock", command),
        Refusal::PausedAlready => say!(words, "refused-paused-already", command),
        Refusal::NotPaused => say!(words, "refused-not-paused"),
        Refusal::EnoughTime { most } => say!(words, "refused-enough-time", most = span(words, *most)),
        Refusal::BadGift { most } => say!(words, "refused-bad-gift", most = span(words, *most)),
        Refusal::PremoveAgainstComputer => say!(words, "refused-premove-against-computer"),
        Refusal::PremoveOnOwnTurn => say!(words, "refused-premove-on-own-turn"),
        Refusal::PremoveTooLong { most } => say!(words, "refused-premove-too-long", most),
        Refusal::TooManyPremoves { most } => say!(words, "refused-too-many-premoves", most),
        Refusal::PremoveWithoutReply => say!(words, "refused-premove-without-answer"),
        Refusal::IllegalPremove { at, action, by, reason, legal } => {
            let number = say!(words, "refused-bad-premove", number = at + 1, action = action.to_string());
            let who = by.zip(subject.table.as_ref()).map(|(by, table)| seated(table, by));
            let why = why(words, who, *reason, subject);
            let instead = (!legal.is_empty()).then(|| {
                let examples = instead::examples(words, legal, Action::to_string);
                say!(words, "refused-bad-premove-instead", examples)
            });
            [Some(format!("{number} {why}")), instead].into_iter().flatten().collect::<Vec<_>>().join("\n")
        }
        Refusal::OfferInCompetition { kind } => {
            say!(words, "refused-offer-in-competition", offer = kind.name())
        }
        Refusal::Competition(refusal) => super::competition::told(words, *refusal),
        Refusal::NoPremove => say!(words, "refused-no-such-premove"),
    }
}

fn by_the_rules(words: &Words, reason: Illegal, legal: &[Action], subject: &Subject) -> String {
    let why = illegal::reason(words, reason, subject);
    let stage = subject.table.as_ref().map(|table| table.position().stage());
    let instead =
        stage.map(|stage| instead::lines(words, stage, legal, &subject.command())).unwrap_or_default();
    [vec![why], instead].concat().join("\n")
}

/// The reason, addressed to the player who would be to move there.
fn why(words: &Words, who: Option<String>, reason: Illegal, subject: &Subject) -> String {
    match who {
        None => say!(words, "refused-bad-premove-over"),
        Some(who) => {
            let reason = illegal::reason(words, reason, subject);
            say!(words, "refused-bad-premove-because", who, reason)
        }
    }
}

/// Links to challenges, with the numbers of their buttons.
fn numbered(open: &[Challenge]) -> String {
    let link = |(number, open): (usize, &Challenge)| format!("**{number}.** {}", link::challenge(open));
    (1..).zip(open.iter().take(LINKS)).map(link).collect::<Vec<_>>().join(", ")
}
