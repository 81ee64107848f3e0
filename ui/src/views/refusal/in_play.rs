//! Refusals by a challenge, a game, or what a player has chosen.

use games::{Action, Illegal};
use play::{Absence, Challenge, ChallengeState, Refusal};

use super::{
    by_name::{Names, by_name},
    instead,
};
use crate::{
    subject::Subject,
    texts::{Words, say, series::series},
    views::{
        game::{board::ended, illegal},
        link,
        players::{seated, stone},
        rules_names::game_name,
        time::{date_and_time, span},
    },
};

/// The most challenges to link.
pub(super) const LINKS: usize = 10;

/// The text. A blocked player gets the same one as many others, so that it doesn't reveal the block.
#[expect(clippy::too_many_lines, reason = "a table: an arm for each case")]
pub(super) fn told(words: &Words, refusal: &Refusal, subject: &Subject) -> String {
    let command = subject.command();
    let names: Names = match refusal {
        Refusal::Illegal { reason, legal } => return by_the_rules(words, *reason, legal, subject),
        Refusal::IllegalPremove { at, action, by, reason, legal } => {
            let number = say!(words, "refused-bad-premove", number = at + 1, action = action.to_string());
            let who = by.zip(subject.table.as_ref()).map(|(by, table)| seated(table, by));
            let why = why(words, who, *reason, subject);
            let instead = (!legal.is_empty()).then(|| {
                let examples = instead::examples(words, legal, Action::to_string);
                say!(words, "refused-bad-premove-instead", examples)
            });
            let lines = [Some(format!("{number} {why}")), instead];
            return lines.into_iter().flatten().collect::<Vec<_>>().join("\n");
        }
        Refusal::Competition(refusal) => return super::competition::told(words, *refusal, &command),
        Refusal::ChallengeClosed(state) => {
            return match state {
                // An open challenge is never refused for being closed.
                ChallengeState::Open | ChallengeState::Accepted => {
                    say!(words, "refused-challenge-accepted", command)
                }
                ChallengeState::Declined => say!(words, "refused-challenge-declined", command),
                ChallengeState::Withdrawn => say!(words, "refused-challenge-withdrawn", command),
                ChallengeState::Removed => say!(words, "refused-challenge-removed", command),
                ChallengeState::Expired => say!(words, "refused-challenge-expired", command),
            };
        }
        Refusal::GameOver(ending) => match &subject.table {
            Some(table) => {
                let ending = ended(words, table, *ending);
                return say!(words, "refused-game-over-because", ending, command);
            }
            None => Vec::new(),
        },
        Refusal::Stale => match (&subject.table, &subject.challenge) {
            (Some(_), _) => Vec::new(),
            (None, Some(challenge)) => {
                return say!(words, "refused-stale-challenge", link = link::challenge(challenge));
            }
            (None, None) => return say!(words, "refused-stale-elsewhere"),
        },
        Refusal::NotAway { planned: Some(Absence { from, until }) } => {
            let (from, until) = (date_and_time(*from), date_and_time(*until));
            return say!(words, "refused-not-away-yet", from, until);
        }
        Refusal::OtherGameHere { game } => {
            return say!(
                words,
                "refused-other-game-here",
                game = game_name(words, *game),
                command = format!("/{game}"),
            );
        }
        Refusal::TooManyGames { player, limit } => {
            vec![("player", subject.called(*player).into()), ("limit", (*limit).into())]
        }
        Refusal::TooManyChallenges { limit, open } => {
            vec![("limit", (*limit).into()), ("links", numbered(open).into())]
        }
        Refusal::TooManyChallengesInServer { limit } | Refusal::TooManyBlocked { limit } => {
            vec![("limit", (*limit).into())]
        }
        Refusal::PremoveTooLong { most } | Refusal::TooManyPremoves { most } => {
            vec![("most", (*most).into())]
        }
        Refusal::TooManyPlayers { seats } => vec![("seats", (*seats).into())],
        Refusal::EnoughTime { most } | Refusal::BadGift { most } => {
            vec![("most", span(words, *most).into())]
        }
        Refusal::RematchTooLate { within } => vec![("within", span(words, *within).into())],
        Refusal::ChannelBusy { game } => vec![("game", game.to_string().into())],
        Refusal::NotInvited { invited } => {
            let invited: Vec<String> = invited.iter().copied().map(|player| subject.called(player)).collect();
            vec![("invited", series(words, &invited).into())]
        }
        Refusal::NotYoursToStart { challenger } | Refusal::NotTheChallenger { challenger } => {
            vec![("challenger", subject.called(*challenger).into())]
        }
        Refusal::InvitedTwice { player }
        | Refusal::HasBlocked { player }
        | Refusal::NoGameWith { player } => vec![("player", subject.called(*player).into())],
        Refusal::NoThreadHere { channel } => vec![("channel", link::channel(*channel).into())],
        Refusal::OtherHalfVotes { plays } => vec![("who", stone(plays.first_seat()).into())],
        Refusal::AwayBackwards { from } => vec![("from", date_and_time(*from).into())],
        Refusal::AwayTooFarAhead { latest } => vec![("latest", date_and_time(*latest).into())],
        Refusal::AwayOverlaps { with: Absence { from, until } } => {
            vec![("from", date_and_time(*from).into()), ("until", date_and_time(*until).into())]
        }
        Refusal::AwayTooLong { year, left, limit } => {
            let left = span(words, *left);
            vec![("year", year.to_string().into()), ("left", left.into()), ("limit", (*limit).into())]
        }
        Refusal::OfferOpen { kind, by } => {
            let who = by.map(|by| subject.called(by)).unwrap_or_default();
            vec![("offer", kind.name().into()), ("who", who.into())]
        }
        Refusal::OfferedBefore { kind }
        | Refusal::NoOffer { kind }
        | Refusal::OwnOffer { kind }
        | Refusal::AgreedAlready { kind }
        | Refusal::OfferInCompetition { kind } => vec![("offer", kind.name().into())],
        _ => Vec::new(),
    };
    by_name(words, refusal.into(), &command, names)
}

fn by_the_rules(words: &Words, reason: Illegal, legal: &[Action], subject: &Subject) -> String {
    let why = illegal::reason(words, reason, subject);
    let stage = subject.table.as_ref().map(|table| table.position().stage());
    let instead =
        stage.map(|stage| instead::lines(words, stage, legal, &subject.command())).unwrap_or_default();
    [vec![why], instead].concat().join("\n")
}

/// The reason, with the player whose turn it would be.
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
