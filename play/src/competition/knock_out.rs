//! Knock-outs: ties of two games, and one more if they are level.

use jiff::Timestamp;
use tournament::GameResult;

use super::{
    CompetitionNews, Days, Outcome, Pairing, Phase, Why,
    bracket::{self, TieSoFar, of_tie},
    builder::Builder,
};

/// Pairs what is due in the round, goes on to the next round once all its ties are over, or ends the knock-out.
pub(super) fn go_on(builder: &mut Builder, since: Timestamp, round: u16, days: Days) {
    let mut round = round;
    loop {
        let Some((rounds, bracket)) = bracket::so_far(&builder.contest) else { return };
        let Some(ties) = rounds.get(usize::from(round).saturating_sub(1)) else { return };
        if !ties.iter().all(|tie| tie.is_over) {
            for (index, tie) in (1..).zip(ties) {
                pair_due(builder, (index, round), tie);
            }
            return;
        }
        if bracket.is_over() {
            builder.set_phase(Phase::Over { at: builder.now });
            builder.tell(CompetitionNews::Over);
            builder.list_changed();
            return;
        }
        round = round.saturating_add(1);
        let until = builder.after_days(days);
        builder.set_phase(Phase::Running { since, round, until });
        builder.tell(CompetitionNews::Round { round });
    }
}

/// Annuls games of ties that are over without them: a manager has corrected an earlier game.
pub(super) fn annul_needless(builder: &mut Builder, round: u16) {
    let Some((rounds, _)) = bracket::so_far(&builder.contest) else { return };
    let Some(ties) = rounds.get(usize::from(round).saturating_sub(1)) else { return };
    for &number in ties.iter().filter(|tie| tie.winner.is_some()).flat_map(|tie| &tie.open) {
        if let Some(game) = builder.contest.pairing(number).and_then(Pairing::running) {
            builder.stop(game);
        }
        builder.decide_pairing(number, Outcome::Void, Why::Manager);
    }
}

/// Pairs the first two games of a tie at once, and the third when it is needed.
fn pair_due(builder: &mut Builder, place: (u16, u16), tie: &TieSoFar) {
    if tie.is_over {
        return;
    }
    let counted = of_tie(&builder.contest, place).filter(|one| one.outcome() != Some(Outcome::Void)).count();
    let missing = if counted < 2 { 2 - counted } else { usize::from(tie.open.is_empty()) };
    for _ in 0..missing {
        pair(builder, place, tie);
    }
}

/// Pairs another game of a tie. The better seed moves first in one game, and the worse in the others.
fn pair(builder: &mut Builder, place: (u16, u16), tie: &TieSoFar) -> Option<u32> {
    let worse = tie.worse?;
    let counted = || of_tie(&builder.contest, place).filter(|one| one.outcome() != Some(Outcome::Void));
    let better_was_first = counted().any(|one| one.first == tie.better);
    let (first, second) = if better_was_first { (worse, tie.better) } else { (tie.better, worse) };
    let number = builder.contest.next_number();
    builder.pair(Pairing::new(number, place, first, second));
    Some(number)
}

/// Ends the ties that are level when the time of their round is over: **decided**, the better seed goes on.
pub(super) fn cut_short(builder: &mut Builder, round: u16) {
    let Some((rounds, _)) = bracket::so_far(&builder.contest) else { return };
    let Some(ties) = rounds.get(usize::from(round).saturating_sub(1)) else { return };
    for (index, tie) in (1..).zip(ties).filter(|(_, tie)| !tie.is_over && tie.open.is_empty()) {
        let played = of_tie(&builder.contest, (index, round)).filter(|one| one.result().is_some()).count();
        for _ in played..3 {
            if let Some(number) = pair(builder, (index, round), tie) {
                builder.decide_pairing(number, Outcome::Counts(GameResult::Drawn), Why::Unplayed);
            }
        }
    }
}
