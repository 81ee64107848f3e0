//! Swiss tournaments: round by round, those with equal points meet.

use std::collections::BTreeSet;

use jiff::Timestamp;
use tournament::{
    GameResult,
    swiss::{PastPairing, Swiss},
};

use super::{CompetitionNews, Contest, Outcome, Phase, builder::Builder, contest::numbered};
use crate::PlayerId;

/// Pairs a round. `None` if no pairing keeps the rules, so that the tournament is over.
pub(super) fn pair(builder: &mut Builder, round: u16) -> Option<()> {
    let pairs = tournament(&builder.contest)?.next_round().ok()?;
    for pair in pairs {
        let number = builder.contest.next_number();
        builder.pair(numbered(pair, number, (0, round)));
    }
    Some(())
}

/// Begins the next round, or ends the tournament after its last.
pub(super) fn go_on(builder: &mut Builder, (since, round): (Timestamp, u16), (rounds, days): (u16, u16)) {
    let next = round.saturating_add(1);
    if round < rounds && builder.contest.active().count() > 1 && pair(builder, next).is_some() {
        let until = builder.after_days(days);
        builder.set_phase(Phase::Running { since, round: next, until });
        builder.tell(CompetitionNews::Round { round: next });
    } else {
        builder.set_phase(Phase::Over { at: builder.now });
        builder.tell(CompetitionNews::Over);
        builder.list_changed();
    }
}

/// The tournament after its rounds so far. A pairing that counts for neither is drawn here, as both have spent a round on it.
fn tournament(contest: &Contest) -> Option<Swiss<PlayerId>> {
    let last = contest.pairings.iter().map(|pairing| pairing.round).max().unwrap_or_default();
    let history: Vec<Vec<PastPairing<PlayerId>>> = (1..=last)
        .map(|round| {
            let pairings = contest.pairings.iter().filter(|pairing| pairing.round == round);
            pairings
                .filter_map(|pairing| match (pairing.second, pairing.outcome()?) {
                    (None, _) => Some(PastPairing::Bye(pairing.first)),
                    (Some(second), Outcome::Counts(result)) => {
                        Some(PastPairing::Game { first: pairing.first, second, result })
                    }
                    (Some(second), Outcome::Void) => {
                        Some(PastPairing::Game { first: pairing.first, second, result: GameResult::Drawn })
                    }
                })
                .collect()
        })
        .collect();
    let out: Vec<_> = contest.entrants.iter().filter(|one| one.out.is_some()).map(|one| one.player).collect();
    let players: BTreeSet<_> = contest.entrants.iter().map(|entrant| entrant.player).collect();
    let blocked =
        contest.blocked.iter().filter(|(one, other)| players.contains(one) && players.contains(other));
    let blocked: Vec<_> = blocked.copied().collect();
    Swiss::new(&contest.rated(), &history, &blocked, &out).ok()
}
