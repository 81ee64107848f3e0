//! How games come about: the message of a challenge, while it is open and afterwards. The folder has the buttons that
//! start one, and the world.

pub mod begin;
#[cfg(test)]
mod tests;
pub mod world;

use play::{Challenge, ChallengeState, ChannelId, FirstPlayer, Place, PlayerId, RulesName, Slot, Team};

use super::{
    Button, Tone, View, link, mention, rule_options::house_line, rules_names::rules_called, terms,
    time::relative,
};
use crate::{
    button_id::ButtonId,
    texts::{Words, say},
};

/// A challenge, which pings its invited players while it is open. `name` is the server's name for its rules.
pub fn view(words: &Words, challenge: &Challenge, name: Option<&RulesName>) -> View {
    match challenge.state {
        ChallengeState::Open => open(words, challenge, name),
        ChallengeState::Accepted => {
            let challenge = headline(words, challenge, name);
            View::words(say!(words, "challenge-accepted-already", challenge))
        }
        ChallengeState::Declined => closed(words, challenge, name, &say!(words, "challenge-declined")),
        ChallengeState::Withdrawn => closed(words, challenge, name, &say!(words, "challenge-withdrawn")),
        ChallengeState::Removed => closed(words, challenge, name, &say!(words, "challenge-removed")),
        ChallengeState::Expired => {
            let view = closed(words, challenge, name, &say!(words, "challenge-expired"));
            let computer = || vec![begin::computer_button(words, challenge.rules.game())];
            if challenge.is_for_two() { view.with_row(computer()) } else { view }
        }
    }
}

/// Tells the challenger that it was declined or has expired.
pub fn told(words: &Words, challenge: &Challenge, name: Option<&RulesName>) -> View {
    let (who, rules) = (mention(challenge.challenger), rules_called(words, challenge.rules, name));
    let link = link::challenge(challenge);
    let declined = challenge.invited().next().filter(|_| challenge.state == ChallengeState::Declined);
    View::words(match declined {
        Some(player) => say!(words, "challenge-told-declined", who, player = mention(player), rules, link),
        None => say!(words, "challenge-told-expired", who, rules, link),
    })
}

/// A challenge that `by` has just accepted, for a game in `channel`.
pub fn accepted(
    words: &Words,
    challenge: &Challenge,
    name: Option<&RulesName>,
    by: PlayerId,
    channel: ChannelId,
) -> View {
    let said = if by == challenge.challenger {
        say!(words, "challenge-accepted-alone-in-thread", thread = format!("<#{channel}>"))
    } else if channel == challenge.channel {
        say!(words, "challenge-accepted", who = mention(by))
    } else {
        say!(words, "challenge-accepted-in-thread", who = mention(by), thread = format!("<#{channel}>"))
    };
    closed(words, challenge, name, &said)
}

/// The invited player, or the one who accepted.
fn opponent(challenge: &Challenge) -> Option<PlayerId> {
    challenge.others.first().and_then(|slot| slot.player())
}

pub(super) fn headline(words: &Words, challenge: &Challenge, name: Option<&RulesName>) -> String {
    let challenger = mention(challenge.challenger);
    let rules = rules_called(words, challenge.rules, name);
    if !challenge.is_for_two() {
        let teams = [Team::Challenger, Team::Opponent].map(|team| {
            let places = challenge.slots().filter(|(of, _)| *of == team).map(|(_, slot)| place(words, slot));
            places.collect::<Vec<_>>().join(" + ")
        });
        let [with, against] = teams;
        let gathers = say!(words, "challenge-teams", challenger, rules);
        return format!("{gathers}\n{}", say!(words, "challenge-sides", with, against));
    }
    match (opponent(challenge), challenge.others.first()) {
        (_, Some(Slot::Computer(level))) => {
            say!(words, "challenge-computer", challenger, level = level.to_string(), rules)
        }
        (Some(invited), _) => say!(words, "challenge-to", challenger, invited = mention(invited), rules),
        (None, _) => say!(words, "challenge-open", challenger, rules),
    }
}

/// A seat on a team.
fn place(words: &Words, slot: Slot) -> String {
    match slot {
        Slot::Open => say!(words, "challenge-slot-open"),
        Slot::Invited(player) => say!(words, "challenge-slot-invited", player = mention(player)),
        Slot::Joined(player) => mention(player),
        Slot::Computer(level) => say!(words, "computer-at-level", level = level.to_string()),
    }
}

fn closed(words: &Words, challenge: &Challenge, name: Option<&RulesName>, said: &str) -> View {
    View::words(format!("{}\n{said}", headline(words, challenge, name)))
}

fn open(words: &Words, challenge: &Challenge, name: Option<&RulesName>) -> View {
    let first = match challenge.first {
        FirstPlayer::Lot => say!(words, "challenge-first-lot"),
        FirstPlayer::Challenger => {
            say!(words, "challenge-first-challenger", who = mention(challenge.challenger))
        }
        FirstPlayer::Opponent => match opponent(challenge) {
            Some(invited) => say!(words, "challenge-first-challenger", who = mention(invited)),
            None if !challenge.is_for_two() => say!(words, "challenge-first-place"),
            None => say!(words, "challenge-first-opponent"),
        },
    };
    let order = (!challenge.is_for_two()).then(|| {
        let players = challenge.slots().map(|(_, slot)| place(words, slot)).collect::<Vec<_>>().join(", ");
        say!(words, "challenge-order", players)
    });
    let place = (challenge.place == Place::Thread).then(|| say!(words, "challenge-place-thread"));
    let time = relative(challenge.expires);
    let until = if challenge.missing() == 0 {
        say!(words, "challenge-until-started", time)
    } else if challenge.is_for_two() {
        say!(words, "challenge-until", time)
    } else {
        say!(words, "challenge-until-full", time)
    };
    let terms = [Some(terms::line(words, challenge.terms)), Some(first), place];
    let terms = terms.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let rematch = challenge.rematch_of.map(|game| say!(words, "challenge-rematch", game = game.to_string()));
    let house = house_line(words, challenge.rules);
    let zones = challenge.terms.rest.map(|_| say!(words, "challenge-zones"));
    let lines =
        [Some(headline(words, challenge, name)), house, rematch, order, Some(terms), zones, Some(until)];
    View {
        text: lines.into_iter().flatten().collect::<Vec<_>>().join("\n"),
        pings: challenge.invited().collect(),
        buttons: buttons(words, challenge),
        ..View::default()
    }
}

fn buttons(words: &Words, challenge: &Challenge) -> Vec<Vec<Button>> {
    let id = challenge.id;
    let button = |label, control, tone| Button::new(label, control, tone);
    let withdraw = button(say!(words, "button-withdraw"), ButtonId::Withdraw(id), Tone::Plain);
    let rules = button(say!(words, "button-rules"), ButtonId::Rules(challenge.rules), Tone::Plain);
    let accept = ButtonId::Accept { challenge: id, in_thread: false };
    let decline = |label| button(label, ButtonId::Decline(id), Tone::Plain);
    let invites = challenge.invited().next().is_some();
    if challenge.missing() == 0 {
        let start = button(say!(words, "button-start"), accept, Tone::Good);
        return vec![vec![start, withdraw, rules]];
    }
    let accept = || button(say!(words, "button-accept"), accept, Tone::Good);
    if challenge.is_for_two() {
        let decline = invites.then(|| decline(say!(words, "button-decline")));
        let computer = begin::computer_button(words, challenge.rules.game());
        let all = [Some(accept()), decline, Some(withdraw), Some(rules), Some(computer)];
        return vec![all.into_iter().flatten().collect()];
    }
    let join = |team| (challenge.open_in(team) > 0).then_some(ButtonId::Join { challenge: id, team });
    let with =
        join(Team::Challenger).map(|join| button(say!(words, "button-join-challenger"), join, Tone::Good));
    let against =
        join(Team::Opponent).map(|join| button(say!(words, "button-join-opponent"), join, Tone::Good));
    let step_out = challenge.joined().nth(1).is_some() || invites;
    let step_out = step_out.then(|| decline(say!(words, "button-step-out")));
    let joins = [invites.then(accept), with, against].into_iter().flatten().collect();
    vec![joins, [step_out, Some(withdraw), Some(rules)].into_iter().flatten().collect()]
}
