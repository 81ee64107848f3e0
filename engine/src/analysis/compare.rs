//! Comparing two lines: what is wrong with one of them.

use games::{Flying, Game, Outcome, Position, Setting, Side};

use super::{
    lines::{Happened, Left, Story, row_is_certain},
    prospects::row_squares,
    reason::Reason,
};

/// A chance in thousandths from which a game is being won.
const WINNING: u16 = 700;
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
    } else if good_turn.drop.is_some() && bad_reply.is_some_and(|reply| reply.drop == good_turn.drop) {
        Reason::LeftSquare
    } else {
        match u8::try_from(row_squares_ahead(side, good) - row_squares_ahead(side, bad)) {
            Ok(squares @ 1..) => Reason::FewerRowSquares { squares },
            _ => Reason::Worse,
        }
    }
}

/// At the end of a line, on how many more squares a side could make a row than its opponent.
fn row_squares_ahead(side: Side, story: &Story) -> i64 {
    let counts = story.turns.last().map_or([0; 2], |turn| row_squares(&turn.after)).map(i64::from);
    counts[side.index()] - counts[side.opponent().index()]
}

#[cfg(test)]
mod tests;
