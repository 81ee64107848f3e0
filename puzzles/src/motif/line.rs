//! A solution, played, as motifs are found in it.

use games::{Action, Effects, Game, Position, Side};

use crate::{
    step::Step,
    turn::{self, Whole},
};

/// A turn of the solver and the reply, played.
pub(super) struct Moment {
    pub(super) before: Position,
    pub(super) turn: Whole,
    /// What each action of the reply did.
    pub(super) reply: Vec<Effects>,
    /// Whether each turn of the reply was the only one.
    pub(super) forced: bool,
}

impl Moment {
    /// The turn's actions with what they did.
    pub(super) fn actions(&self) -> impl Iterator<Item = (Action, Effects)> {
        self.turn.actions.iter().copied().zip(self.turn.effects.iter().copied())
    }

    /// How many pieces the reply takes.
    pub(super) fn lost(&self) -> u32 {
        self.reply.iter().map(|effects| effects.taken.len()).sum()
    }
}

/// A solution, played.
pub(super) struct Line {
    pub(super) game: Game,
    /// The solver's.
    pub(super) side: Side,
    pub(super) moments: Vec<Moment>,
}

impl Line {
    pub(super) fn play(position: &Position, steps: &[Step]) -> Option<Self> {
        let side = position.to_act()?.side();
        let mut position = position.clone();
        let mut moments = Vec::new();
        for step in steps {
            let turn = turn::whole(&position, &step.turn)?;
            let before = std::mem::replace(&mut position, turn.after.clone());
            let (mut reply, mut forced, mut begins) = (Vec::new(), true, true);
            for &action in &step.reply {
                forced &= !begins || turn::count(&position) == 1;
                let played = turn::play(&mut position, action).ok()?;
                begins = played.ends_turn;
                reply.push(played.effects);
            }
            moments.push(Moment { before, turn, reply, forced });
        }
        Some(Self { game: position.rules().game(), side, moments })
    }

    pub(super) fn first(&self) -> Option<&Moment> {
        self.moments.first()
    }

    pub(super) fn last(&self) -> Option<&Moment> {
        self.moments.last()
    }
}
