//! The bracket of a knock-out, as far as it was played.

use tournament::{
    GameResult, Pairing as Pair,
    knock_out::{KnockOut, Tie, TieEnd, TieState},
};

use super::{Contest, Pairing, Phase};
use crate::PlayerId;

/// The rounds of a knock-out so far, the first one first.
pub fn rounds(contest: &Contest) -> Vec<Vec<TieSoFar>> {
    so_far(contest).map(|(rounds, _)| rounds).unwrap_or_default()
}

/// Who has won a knock-out.
pub fn champion(contest: &Contest) -> Option<PlayerId> {
    so_far(contest)?.1.winner()
}

/// A tie of a round as far as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TieSoFar {
    /// The better seed, or who has a bye.
    pub better: PlayerId,
    /// The worse seed; `None` for a bye.
    pub worse: Option<PlayerId>,
    /// The half-points of each.
    pub points: (u32, u32),
    /// Who goes on, once that is known.
    pub winner: Option<PlayerId>,
    /// Whether it is over. Without a winner, both have left.
    pub is_over: bool,
    /// Its open pairings.
    pub open: Vec<u32>,
}

/// The rounds so far, and the bracket from the current round on. `None` before the knock-out begins.
pub(super) fn so_far(contest: &Contest) -> Option<(Vec<Vec<TieSoFar>>, KnockOut<PlayerId>)> {
    let until = match contest.competition.phase {
        Phase::Joining => return None,
        Phase::Running { round, .. } => round,
        Phase::Over { .. } | Phase::CalledOff { .. } => u16::MAX,
    };
    let mut bracket = KnockOut::new(&contest.rated()).ok()?;
    let mut rounds = Vec::new();
    for round in 1..=until {
        if bracket.is_over() {
            break;
        }
        let ties: Vec<_> =
            (1..).zip(bracket.round()).map(|(tie, pair)| tie_so_far(contest, (tie, round), pair)).collect();
        let ends: Vec<_> = ties.iter().filter(|tie| tie.worse.is_some()).filter_map(end).collect();
        rounds.push(ties);
        match bracket.next(&ends) {
            Ok(next) => bracket = next,
            Err(_) => break,
        }
    }
    Some((rounds, bracket))
}

/// How a tie ended, if it's over.
fn end(tie: &TieSoFar) -> Option<TieEnd<PlayerId>> {
    tie.is_over.then_some(match tie.winner {
        Some(winner) => TieEnd::Winner(winner),
        None => TieEnd::Neither(tie.better),
    })
}

fn tie_so_far(contest: &Contest, place: (u16, u16), pair: Pair<PlayerId>) -> TieSoFar {
    let (better, worse) = match pair {
        Pair::Bye(player) => {
            let points = (0, 0);
            return TieSoFar {
                better: player,
                worse: None,
                points,
                winner: Some(player),
                is_over: true,
                open: Vec::new(),
            };
        }
        Pair::Game { first, second } => (first, second),
    };
    let games = || of_tie(contest, place);
    let mut counted: Vec<_> =
        games().filter_map(|pairing| Some((pairing.first, pairing.result()?))).collect();
    // A game that was annulled may have been played again after the next one.
    counted.sort_by_key(|&(first, _)| first != better);
    let results: Vec<GameResult> = counted.iter().map(|&(_, result)| result).collect();
    let open: Vec<u32> = games().filter(|pairing| pairing.is_open()).map(|pairing| pairing.number).collect();
    let is_out = |player| contest.entrant(player).is_none_or(|entrant| entrant.out.is_some());
    // Managers can correct an early game after a third was played, which then decides nothing.
    let enough =
        (0..=results.len()).rev().find_map(|count| Tie::after(better, worse, results.get(..count)?).ok());
    let tie = enough.unwrap_or_else(|| Tie::new(better, worse));
    let points = |player: PlayerId| {
        let own = counted
            .iter()
            .map(|&(first, result)| if first == player { result.first() } else { result.second() });
        own.map(tournament::Points::halves).sum()
    };
    let state = match tie.state() {
        TieState::Won(winner) => Some(Some(winner)),
        TieState::Due { .. } => match (is_out(better), is_out(worse)) {
            (true, true) => Some(None),
            (true, false) => Some(Some(worse)),
            (false, true) => Some(Some(better)),
            (false, false) => None,
        },
    };
    TieSoFar {
        better,
        worse: Some(worse),
        points: (points(better), points(worse)),
        winner: state.flatten(),
        is_over: state.is_some(),
        open,
    }
}

pub(super) fn of_tie(contest: &Contest, (tie, round): (u16, u16)) -> impl Iterator<Item = &Pairing> {
    contest.pairings.iter().filter(move |pairing| (pairing.division, pairing.round) == (tie, round))
}
