//! Taking a player out of a competition, and what becomes of their games.
//!
//! In a league, one who leaves before half of their games leaves the table, and all their games count for no one; later, the
//! games that are left are lost. In a tournament, the open games are lost. Games that run end at once: who leaves by their own
//! wish resigns them, and otherwise they are unrated.

use std::collections::BTreeMap;

use super::{
    CompetitionNews, Contest, Format, Outcome, Pairing, Phase, Why, Withdrawal, builder::Builder, ladder,
};
use crate::PlayerId;

/// How many games that ran out of time take a player out.
const TIME_OUTS: usize = 2;

/// Withdraws players who can't go on or have stopped playing.
pub(super) fn withdraw_lost(builder: &mut Builder) {
    for (player, why) in lost(&builder.contest) {
        withdraw(builder, player, why);
    }
}

/// Those who take part, but can't go on.
pub(super) fn lost(contest: &Contest) -> BTreeMap<PlayerId, Withdrawal> {
    let mut ran_out: BTreeMap<PlayerId, usize> = BTreeMap::new();
    let is_ladder = contest.competition.plan.format == Format::Ladder;
    for player in contest.pairings.iter().filter_map(Pairing::ran_out).filter(|_| !is_ladder) {
        *ran_out.entry(player).or_default() += 1;
    }
    let why = |player: PlayerId| {
        let gone = player.is_former().then_some(Withdrawal::Gone);
        let too_often = ran_out.get(&player).is_some_and(|times| *times >= TIME_OUTS);
        let barred = contest.barred.get(&player).copied();
        gone.or(barred).or_else(|| too_often.then_some(Withdrawal::RanOut))
    };
    contest.active().filter_map(|entrant| Some((entrant.player, why(entrant.player)?))).collect()
}

/// Withdraws a player who takes part.
pub(super) fn withdraw(builder: &mut Builder, player: PlayerId, why: Withdrawal) {
    builder.list_changed();
    if builder.contest.competition.phase == Phase::Joining {
        builder.remove(player);
        return;
    }
    builder.set_out(player, why);
    let is_ladder = builder.contest.competition.plan.format == Format::Ladder;
    let own: Vec<_> = builder.contest.pairings_of(player).copied().collect();
    let void = builder.contest.leaves_no_result(player);
    for pairing in &own {
        let outcome = match pairing.is_unplayed_by(player) {
            _ if void => Some(Outcome::Void),
            true if is_ladder => Some(ladder::NO_CHANGE),
            true => lost_by_leaving(&builder.contest, pairing),
            false => None,
        };
        if let Some(outcome) = outcome {
            builder.decide_pairing(pairing.number, outcome, Why::Withdrawn);
        }
        if let Some(game) = pairing.running() {
            // Or a game that is lost could be left without a loss.
            if why == Withdrawal::Wish {
                builder.resign(game, player);
            } else {
                builder.end_without(game, player);
            }
        }
    }
    if is_ladder {
        ladder::number(builder);
    }
    builder.tell(CompetitionNews::Withdrawn { player, why, void });
}

/// The outcome of a game that can't be played because someone has left; `None` if both are still there.
pub(super) fn lost_by_leaving(contest: &Contest, pairing: &Pairing) -> Option<Outcome> {
    let is_out = |player| contest.entrant(player).is_none_or(|entrant| entrant.out.is_some());
    let players = [pairing.first, pairing.second?];
    match players.map(is_out) {
        [true, true] => Some(Outcome::Void),
        [true, false] => Some(Outcome::Counts(pairing.lost_by(players[0]))),
        [false, true] => Some(Outcome::Counts(pairing.lost_by(players[1]))),
        [false, false] => None,
    }
}
