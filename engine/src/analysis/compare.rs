//! Comparing two lines: what is wrong with one of them.

use games::{Flying, Game, Outcome, Position, Setting, Side};

use super::{
    lines::{Happened, Left, Story, row_is_certain},
    prospects::row_squares,
    reason::Reason,
};

/// A chance in thousandths from which a game is being won.
const WINNING: u16 = 700;
/// How many moves less are worth mentioning.
const FEWER: u8 = 3;
/// How few pieces fly in Morris.
const FLY: u32 = 3;

/// A line, and the chance to win at its beginning that it gives the side that plays first, in thousandths.
#[derive(Clone, Copy, Debug)]
pub(super) struct Valued<'a> {
    pub(super) story: &'a Story,
    pub(super) chance: u16,
}

/// Why the first turn of `played` is worse than that of `best`, both by `side`.
pub(super) fn reason(start: &Position, side: Side, played: Valued<'_>, best: Valued<'_>) -> Reason {
    let (Valued { story: bad, chance: bad_chance }, Valued { story: good, chance: good_chance }) =
        (played, best);
    let opponent = side.opponent();
    let (Some(bad_turn), Some(good_turn)) = (bad.turn(0), good.turn(0)) else { return Reason::Worse };
    let drawn = matches!(bad_turn.after.outcome(), Some(Outcome::Draw(_)));
    if drawn && good_chance >= WINNING {
        return Reason::DrewWon;
    }
    if good_chance == 1_000 {
        return Reason::MissedWin { turns: good.wins_in(side) };
    }
    if bad.blocks(side) && !good.blocks(side) {
        return Reason::Blocked;
    }
    if bad_chance == 0 {
        return Reason::AllowedWin { turns: bad.wins_in(opponent) };
    }
    let (bad_reply, good_reply) = (bad.reply_to(side), good.reply_to(side));
    let only_bad = |is: &dyn Fn(&Happened) -> bool| bad_reply.is_some_and(is) && !good_reply.is_some_and(is);
    if only_bad(&|reply| reply.huffs) {
        return Reason::Huffed;
    }
    let flies = start.rules().settings().contains(&Setting::Flying(Flying::Allowed));
    let frees = |turn: &Happened| turn.taken > 0 && turn.left[opponent.index()].pieces == FLY;
    if flies && frees(bad_turn) && !frees(good_turn) {
        return Reason::FreedFlyer;
    }
    let game = start.rules().game();
    if matches!(game, Game::Dara | Game::Wali | Game::Dala | Game::Morris) {
        if good_turn.row && !bad_turn.row {
            return Reason::MissedRow;
        }
        if only_bad(&|reply| reply.row) {
            return Reason::AllowedRow;
        }
        if row_is_certain(&good_turn.after) && !row_is_certain(&bad_turn.after) {
            return Reason::MissedDoubleRow;
        }
        if only_bad(&|reply| !reply.row && row_is_certain(&reply.after)) {
            return Reason::AllowedDoubleRow;
        }
    }
    let (Some([bad_own, bad_other]), Some([good_own, good_other])) = (bad.left(side), good.left(side)) else {
        return Reason::Worse;
    };
    if bad_own.damas < good_own.damas && bad_own.damas < Left::of(start)[side.index()].damas {
        return Reason::LostDama;
    }
    let loses = i64::from(bad_own.lost) - i64::from(good_own.lost);
    let misses = i64::from(good_other.lost) - i64::from(bad_other.lost);
    if let Ok(pieces @ 1..) = u8::try_from(loses + misses) {
        return if loses >= misses {
            Reason::LostPieces { pieces }
        } else {
            Reason::MissedCapture { pieces }
        };
    }
    if bad_other.damas > good_other.damas {
        Reason::AllowedDama
    } else if bad_own.damas < good_own.damas {
        Reason::MissedDama
    } else if bad_other.gained > good_other.gained {
        Reason::AllowedMarble
    } else if bad_own.gained < good_own.gained {
        Reason::MissedMarble
    } else if let Some(reply) = bad_reply.filter(|reply| reply.drop.is_some() && reply.drop == good_turn.drop)
    {
        left_square(start, side, [bad_turn, good_turn], reply)
    } else {
        row_squares_apart(side, bad, good).or_else(|| fewer_moves(side, bad, good)).unwrap_or(Reason::Worse)
    }
}

/// What the best square was good for, on which the opponent drops a piece next.
fn left_square(start: &Position, side: Side, [bad, good]: [&Happened; 2], reply: &Happened) -> Reason {
    let (own, other) = (side.index(), side.opponent().index());
    let prepares = |by: usize, before: &Position, after: &Position| {
        row_squares(after)[by].saturating_sub(row_squares(before)[by])
    };
    let missed = prepares(own, start, &good.after);
    let allowed = prepares(other, &bad.after, &reply.after);
    match (missed, allowed) {
        (0, 0) => Reason::LeftSquare,
        _ if missed > allowed => Reason::MissedPair,
        _ => Reason::AllowedPair,
    }
}

/// On how many fewer squares the player can make a row at the end of a line than at the end of the best one, and on how many
/// more the opponent.
fn row_squares_apart(side: Side, bad: &Story, good: &Story) -> Option<Reason> {
    let squares = |story: &Story| story.turns.last().map(|turn| row_squares(&turn.after).map(i64::from));
    let (bad, good) = (squares(bad)?, squares(good)?);
    let fewer = good[side.index()] - bad[side.index()];
    let more = bad[side.opponent().index()] - good[side.opponent().index()];
    if fewer + more < 1 {
        None
    } else if fewer >= more {
        u8::try_from(fewer).ok().map(|squares| Reason::FewerRowSquares { squares })
    } else {
        u8::try_from(more).ok().map(|squares| Reason::MoreRowSquares { squares })
    }
}

/// How many fewer moves the player has to choose from.
fn fewer_moves(side: Side, bad: &Story, good: &Story) -> Option<Reason> {
    let fewer = good.moves_of(side)?.saturating_sub(bad.moves_of(side)?);
    u8::try_from(fewer).ok().filter(|&moves| moves >= FEWER).map(|moves| Reason::FewerMoves { moves })
}

#[cfg(test)]
mod tests;
