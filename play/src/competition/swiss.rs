//! Swiss tournaments: round by round, those with equal points meet.
//!
//! Not every number of rounds can be paired so. With more rounds than that, everyone meets everyone, and all rounds are paired
//! at the start.

use jiff::Timestamp;
use tournament::{
    Cycles, GameResult, round_robin,
    swiss::{NoRound, PastPairing, Swiss},
};

use super::{
    CompetitionNews, Contest, CutShort, Days, Outcome, Phase, Rounds, builder::Builder, contest::numbered,
};
use crate::PlayerId;

/// Pairs the first round, or all of them. `None` if that isn't possible.
pub(super) fn begin(builder: &mut Builder, wanted: Rounds) -> Option<()> {
    let players: Vec<PlayerId> = builder.contest.seeds().collect();
    if !wanted.are_for_everyone(players.len()) {
        return pair(builder, 1).ok();
    }
    for (round, pairs) in (1..).zip(round_robin(&players, Cycles::Single).ok()?) {
        for pair in pairs {
            let number = builder.contest.next_number();
            builder.pair(numbered(pair, number, (0, round)));
        }
    }
    Some(())
}

/// Pairs a round, or says why there is none.
fn pair(builder: &mut Builder, round: u16) -> Result<(), CutShort> {
    let none_left = builder.contest.active().count() < 2;
    let swiss = tournament(&builder.contest).filter(|_| !none_left).ok_or(CutShort::Alone)?;
    let pairs = swiss.next_round().map_err(|why| match why {
        NoRound::NoOpponent(_) | NoRound::NoBye | NoRound::NoPerfectMatching => CutShort::AllMet,
    })?;
    for pair in pairs {
        let number = builder.contest.next_number();
        builder.pair(numbered(pair, number, (0, round)));
    }
    Ok(())
}

/// Begins the next round, or ends the tournament after its last.
pub(super) fn go_on(builder: &mut Builder, (since, round): (Timestamp, u16), (wanted, days): (Rounds, Days)) {
    let next = round.saturating_add(1);
    if round >= builder.contest.rounds(wanted) {
        return end(builder);
    }
    let is_paired = builder.contest.pairings.iter().any(|pairing| pairing.round == next);
    let paired = match builder.contest.active().count() {
        0 | 1 => Err(CutShort::Alone),
        _ if is_paired => Ok(()),
        _ => pair(builder, next),
    };
    match paired {
        Ok(()) => {
            let until = builder.after_days(days);
            builder.set_phase(Phase::Running { since, round: next, until });
            builder.tell(CompetitionNews::Round { round: next });
        }
        Err(why) => {
            builder.tell(CompetitionNews::CutShort { why });
            end(builder);
        }
    }
}

fn end(builder: &mut Builder) {
    builder.set_phase(Phase::Over { at: builder.now });
    builder.tell(CompetitionNews::Over);
    builder.list_changed();
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
    Swiss::new(&contest.rated(), &history, &out).ok()
}
