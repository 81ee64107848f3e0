//! What a line gains that can be seen on the board: a row and its take, two pieces, a blockade, the win.

use games::{Action, Effects, Game, Illegal, Outcome, PieceKind, Position, Seat, Side};

use crate::turn::{self, PlayedAction};

/// What a Dama is worth, in men.
const DAMA: i32 = 3;

/// What a line has gained so far.
#[derive(Clone, Debug)]
pub(crate) struct Gain {
    position: Position,
    side: Side,
    /// The pieces that the side has gained, less those it has lost.
    balance: i32,
    /// Whether the opponent was skipped for lack of a legal action.
    blocked: bool,
}

impl Gain {
    /// Nothing so far.
    pub(crate) const fn none(position: Position, side: Side) -> Self {
        Self { position, side, balance: 0, blocked: false }
    }

    /// The position that the line has led to.
    pub(crate) const fn position(&self) -> &Position {
        &self.position
    }

    /// Plays one more action.
    pub(crate) fn play(&mut self, action: Action) -> Result<PlayedAction, Illegal> {
        let before = self.position.clone();
        let played = turn::play(&mut self.position, action)?;
        self.count(&before, &played.effects);
        Ok(played)
    }

    /// The gain after more actions; `None` if one of them isn't legal.
    pub(crate) fn after(&self, actions: impl IntoIterator<Item = Action>) -> Option<Self> {
        let mut gain = self.clone();
        actions.into_iter().all(|action| gain.play(action).is_ok()).then_some(gain)
    }

    fn count(&mut self, before: &Position, effects: &Effects) {
        let sign = |seat: Seat| if seat.side() == self.side { 1 } else { -1 };
        let taken = before.pieces().filter(|(square, _)| effects.taken.contains(*square));
        let lost: i32 = taken.map(|(_, piece)| sign(piece.seat) * worth(piece.kind)).sum();
        let promoted = if effects.promoted { DAMA - 1 } else { 0 };
        let bonus = i32::from(effects.bonus.is_some());
        self.balance += sign(effects.by) * (promoted + bonus) - lost;
        self.blocked |= effects.skipped.iter().any(|seat| seat.side() != self.side);
    }

    /// Whether it can be seen.
    pub(crate) fn is_visible(&self) -> bool {
        self.worth() >= visible(self.position.rules().game())
    }

    /// How much it is, to compare with what it was.
    pub(crate) fn worth(&self) -> i32 {
        match self.position.outcome() {
            Some(Outcome::Win { side, .. }) if side == self.side => i32::MAX,
            Some(Outcome::Win { .. }) => i32::MIN,
            Some(Outcome::Draw(_)) | None if self.blocked => i32::MAX,
            Some(Outcome::Draw(_)) | None => self.balance,
        }
    }
}

/// What a piece is worth, in men.
const fn worth(kind: PieceKind) -> i32 {
    match kind {
        PieceKind::Stone | PieceKind::Man | PieceKind::Marble => 1,
        PieceKind::Dama => DAMA,
    }
}

/// How many pieces have to be gained. A take in the games with rows has cost the opponent a row as well; where pieces are
/// captured all the time, one more of them is easily overlooked.
const fn visible(game: Game) -> i32 {
    match game {
        Game::Dara | Game::Wali | Game::Dala | Game::Morris => 1,
        Game::Damas | Game::Damala => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(record: &str, line: &str) -> (i32, bool) {
        let position: Position = record.parse().unwrap();
        let side = position.to_act().unwrap().side();
        let line = line.split(' ').map(|action| action.parse().unwrap());
        let gain = Gain::none(position, side).after(line).unwrap();
        (gain.worth(), gain.is_visible())
    }

    #[test]
    fn a_row_and_its_take_are_seen_until_the_opponent_takes_too() {
        assert_eq!(after("morris:nine a1 d6 d1 d7", "a7"), (0, false));
        assert_eq!(after("morris:nine a1 d6 d1 d7", "g1 xd7"), (1, true));
        assert_eq!(after("morris:nine a1 d6 d1 d7", "a4 d5 xa1"), (-1, false));
        assert_eq!(after("morris:nine a1 d6 d1 d7 b2 b4", "g1 xb4 d5 xb2"), (0, false));
    }

    #[test]
    fn one_man_is_not_much_but_two_and_a_dama_are() {
        assert_eq!(after("damas:ruibal c3-d4 f6-e5", "d4xf6"), (1, false));
        assert_eq!(after("damas:ruibal c3-d4 f6-e5", "d4xf6 g7xe5"), (0, false));
        let given = "damas:ruibal a3-b4 d6-e5 c3-d4 e5xc3 b2xd4 e7-d6 c1-b2 b6-c5";
        assert_eq!(after(given, "d4xb6 a7xc5xa3xc1"), (1 - 3 - 2, false));
        assert_eq!(after(&format!("{given} d4xb6"), "a7xc5xa3xc1"), (3 + 2, true));
    }

    #[test]
    fn the_win_is_the_most() {
        let last = "damas:ruibal a3-b4 b6-c5 b2-a3 d6-e5 e3-d4 c7-d6 huff:c5 g3-f4 b8-c7 b4-c5 e5xg3 h2xf4 d6xb4 c3xa5 \
                    a7-b6 d2-e3 e7-d6 d4-e5 f6xd4 e3xc5xa7 f8-e7 a3-b4 c7-b6 f2-g3 huff:a5 g7-f6 g3-h4 b6-a5 a7-b8 \
                    h8-g7 force a5xc3 b8xe5xb2 f6-e5 b2xg7 h8xf6 h4-g5 f6xh4 f4-e5 e7-d6 e5xc7 d8xb6 a1-b2 b6-c5 \
                    c1-d2 h4-g3 b2-a3 g3-h2 d2-c3 h6-g5 c3-d4 c5xe3 a3-b4 e3-d2 e1xc3 g5-h4 b4-c5 h4-g3 c3-d4 \
                    g3-f2 g1xe3 h2-g1 d4-e5 g1xd4xf6 c5-b6 f6-e5 b6-a7";
        assert_eq!(after(last, "e5-b8"), (i32::MAX, true));
    }
}
