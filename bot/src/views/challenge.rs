//! The message of a challenge, as long as it is open and after.

use play::{Challenge, ChallengeState, ChannelId, FirstPlayer, Place, PlayerId};

use super::{Button, Tone, View, mention, rules::rules_name};
use crate::{
    control::Control,
    texts::{Words, say},
};

/// A challenge as it stands. While it is open, whom it is for is pinged.
pub(crate) fn view(words: &Words, challenge: &Challenge) -> View {
    match challenge.state {
        ChallengeState::Open => open(words, challenge),
        ChallengeState::Accepted => {
            View::words(say!(words, "challenge-accepted-already", challenge = headline(words, challenge)))
        }
        ChallengeState::Declined => closed(words, challenge, &say!(words, "challenge-declined")),
        ChallengeState::Withdrawn => closed(words, challenge, &say!(words, "challenge-withdrawn")),
        ChallengeState::Expired => closed(words, challenge, &say!(words, "challenge-expired")),
    }
}

/// A challenge that `by` has just accepted, to a game in `channel`.
pub(crate) fn accepted(words: &Words, challenge: &Challenge, by: PlayerId, channel: ChannelId) -> View {
    let said = if channel == challenge.channel {
        say!(words, "challenge-accepted", who = mention(by))
    } else {
        say!(words, "challenge-accepted-in-thread", who = mention(by), thread = format!("<#{channel}>"))
    };
    closed(words, challenge, &said)
}

/// Whom it is for, or who has accepted it.
fn opponent(challenge: &Challenge) -> Option<PlayerId> {
    challenge.others.first().and_then(|slot| slot.player())
}

fn headline(words: &Words, challenge: &Challenge) -> String {
    let challenger = mention(challenge.challenger);
    let rules = rules_name(words, challenge.rules);
    match opponent(challenge) {
        Some(invited) => {
            say!(words, "challenge-to", challenger = challenger, invited = mention(invited), rules = rules)
        }
        None => say!(words, "challenge-open", challenger = challenger, rules = rules),
    }
}

fn closed(words: &Words, challenge: &Challenge, said: &str) -> View {
    View::words(format!("{}\n{said}", headline(words, challenge)))
}

fn open(words: &Words, challenge: &Challenge) -> View {
    let first = match challenge.first {
        FirstPlayer::Lot => say!(words, "challenge-first-lot"),
        FirstPlayer::Challenger => {
            say!(words, "challenge-first-challenger", who = mention(challenge.challenger))
        }
        FirstPlayer::Opponent => match opponent(challenge) {
            Some(invited) => say!(words, "challenge-first-challenger", who = mention(invited)),
            None => say!(words, "challenge-first-opponent"),
        },
    };
    let place = match challenge.place {
        Place::Here => say!(words, "challenge-place-here"),
        Place::Thread => say!(words, "challenge-place-thread"),
    };
    let until = say!(words, "challenge-until", time = format!("<t:{}:R>", challenge.expires.as_second()));
    let mut buttons = vec![Button::new(
        say!(words, "button-accept"),
        Control::Accept { challenge: challenge.id, in_thread: false },
        Tone::Good,
    )];
    if challenge.invited().next().is_some() {
        buttons.push(Button::new(say!(words, "button-decline"), Control::Decline(challenge.id), Tone::Plain));
    }
    buttons.push(Button::new(say!(words, "button-withdraw"), Control::Withdraw(challenge.id), Tone::Plain));
    buttons.push(Button::new(say!(words, "button-rules"), Control::Rules(challenge.rules), Tone::Plain));
    View {
        text: format!("{}\n{first} {place}\n{until}", headline(words, challenge)),
        pings: challenge.invited().collect(),
        buttons: vec![buttons],
        ..View::default()
    }
}
