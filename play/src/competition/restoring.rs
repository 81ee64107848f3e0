//! Letting a player in again who was withdrawn: the games that they lost by that are played after all.
//!
//! In a tournament that ends when the next round is drawn, as it was drawn without them; in a league, when the season ends. What
//! was lost before stays lost.

use super::{
    CompetitionNews, Entrant, Format, MOST_PLAYERS, Outcome, Pairing, Phase, Refusal, Why, Withdrawal,
    bracket, builder::Builder, ladder, withdrawing,
};
use crate::PlayerId;

/// Lets a player in again.
pub(super) fn restore(builder: &mut Builder, player: PlayerId) -> Result<(), Refusal> {
    let contest = &builder.contest;
    let entrant = *contest.entrant(player).ok_or(Refusal::OpponentNotEntered { player })?;
    let Phase::Running { round, .. } = contest.competition.phase else {
        return Err(Refusal::CompetitionNotRunning);
    };
    if entrant.out.is_none() {
        return Err(Refusal::TakesPart { player });
    }
    let format = contest.competition.plan.format;
    let is_drawn_without = match format {
        Format::Swiss { .. } => !contest.pairings_of(player).any(|pairing| pairing.round == round),
        Format::KnockOut => !bracket::rounds(contest)
            .get(usize::from(round).saturating_sub(1))
            .is_some_and(|ties| ties.iter().any(|tie| tie.better == player || tie.worse == Some(player))),
        Format::League { .. } | Format::Ladder => false,
    };
    if is_drawn_without {
        return Err(Refusal::DrawnWithout { player });
    }
    if format == Format::Ladder && contest.active().count() >= MOST_PLAYERS {
        return Err(Refusal::CompetitionFull { most: MOST_PLAYERS });
    }
    builder.set_entrant(Entrant { out: None, ..entrant });
    match withdrawing::lost(&builder.contest).get(&player) {
        None => {}
        Some(Withdrawal::RanOut) => return Err(Refusal::RanOutTwice { player }),
        Some(
            Withdrawal::Suspended
            | Withdrawal::Gone
            | Withdrawal::Wish
            | Withdrawal::Removed
            | Withdrawal::Idle,
        ) => {
            return Err(Refusal::StillBarred { player });
        }
    }
    if format == Format::Ladder {
        ladder::put(builder, player, entrant.place.into());
    } else {
        let is_open_still = |pairing: &&Pairing| !format.has_rounds() || pairing.round >= round;
        let own: Vec<_> = builder.contest.pairings_of(player).filter(is_open_still).copied().collect();
        for pairing in own {
            reopen(builder, &entrant, &pairing);
        }
    }
    builder.tell(CompetitionNews::Restored { player });
    builder.list_changed();
    Ok(())
}

/// Lets a pairing count again that was decided when a player left, as it is in `entrant`. A game that ended by that is played
/// again.
fn reopen(builder: &mut Builder, entrant: &Entrant, pairing: &Pairing) {
    let player = entrant.player;
    if pairing.decided.is_none_or(|decided| decided.why != Why::Withdrawn) {
        return;
    }
    let ended_by_leaving = pairing.game.and_then(|game| game.end).is_some_and(|end| {
        let is_withdrawn = end.outcome == Outcome::Void && end.left.is_some();
        // Who leaves by their own wish resigns.
        let since = entrant.out.is_some_and(|(left, _)| end.at >= left);
        is_withdrawn || since && end.outcome == Outcome::Counts(pairing.lost_by(player))
    });
    let was_played = pairing.game.is_some() && !ended_by_leaving;
    let opponent = pairing.opponent(player).and_then(|one| builder.contest.entrant(one)).copied();
    let void = opponent.is_some_and(|one| !builder.contest.is_in_table(&one));
    match withdrawing::lost_by_leaving(&builder.contest, pairing) {
        // None of the opponent's games counts, who has left as well.
        Some(_) if void => {}
        Some(outcome) if !was_played => builder.decide_pairing(pairing.number, outcome, Why::Withdrawn),
        Some(_) => builder.leave_to_game(pairing.number),
        None => {
            builder.leave_to_game(pairing.number);
            if !was_played {
                builder.play_again(pairing.number);
            }
        }
    }
}
