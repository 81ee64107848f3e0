//! Themes: what happens in a solution, each a fact that follows from the rules.

mod common;
mod damala;
mod damas;
mod rows;

use games::{Action, Effects, Game, Position, Side};
use strum::VariantArray as _;

use crate::{
    puzzle::Step,
    turn::{self, Whole},
};

/// What happens in a solution. Its name is kept wherever themes are stored.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    strum::Display,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Theme {
    /// The last turn wins the game.
    Finish,
    /// The last turn leaves the opponent without a legal action.
    Block,
    /// A turn leaves the opponent no more than two turns to choose from.
    Squeeze,
    /// The first turn neither makes a row nor takes anything.
    Quiet,
    /// A reply takes more than the turn before it took.
    Sacrifice,
    /// A reply takes as much as the turn before it took.
    Trade,
    /// Every reply is the only one.
    Forced,
    /// The solution has three turns or more.
    Long,
    /// It begins while stones are dropped.
    Drops,
    /// It begins with few pieces left.
    Ending,
    /// A turn takes several pieces at once; in Damala, three.
    Chain,
    /// After a turn that makes no row, every reply allows one, and not always the same.
    DoubleThreat,
    /// A move makes two rows at once.
    DoubleRow,
    /// A stone leaves one row and makes another.
    SeeSaw,
    /// A stone leaves a row, and a later turn makes the row again.
    Reopen,
    /// The opponent can't make a row now, which most other turns would allow.
    Guard,
    /// Both sides make rows.
    Race,
    /// A take breaks a row.
    RowBreaker,
    /// A piece of Morris flies to a point that isn't next to its own.
    Flying,
    /// A man becomes a Dama.
    Promotion,
    /// A man becomes a Dama after a sacrifice.
    Breakthrough,
    /// A Dama moves or captures.
    Dama,
    /// A piece that should have captured is removed.
    Huff,
    /// The opponent is made to capture.
    Force,
    /// A marble is gained on the centre.
    Bonus,
    /// Three marbles are moved.
    Stack,
}

impl Theme {
    /// Every theme.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// Its stable name, such as `double-threat`.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// A turn of the solver and the reply, played.
struct Moment {
    before: Position,
    turn: Whole,
    /// What each action of the reply did.
    reply: Vec<Effects>,
    /// Whether each turn of the reply was the only one.
    forced: bool,
}

impl Moment {
    /// The turn's actions with what they did.
    fn actions(&self) -> impl Iterator<Item = (Action, Effects)> {
        self.turn.actions.iter().copied().zip(self.turn.effects.iter().copied())
    }

    /// How many pieces the reply takes.
    fn lost(&self) -> u32 {
        self.reply.iter().map(|effects| effects.taken.len()).sum()
    }
}

/// A solution, played.
struct Line {
    game: Game,
    side: Side,
    moments: Vec<Moment>,
}

impl Line {
    fn play(position: &Position, steps: &[Step]) -> Option<Self> {
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

    fn first(&self) -> Option<&Moment> {
        self.moments.first()
    }

    fn last(&self) -> Option<&Moment> {
        self.moments.last()
    }
}

/// The themes of a solution, in the order of [`Theme::ALL`].
pub(crate) fn of(position: &Position, steps: &[Step]) -> Vec<Theme> {
    let Some(line) = Line::play(position, steps) else { return Vec::new() };
    let has = |&theme: &Theme| {
        common::has(&line, theme)
            || match line.game {
                Game::Dara | Game::Wali | Game::Dala | Game::Morris => rows::has(&line, theme),
                Game::Damas => damas::has(&line, theme),
                Game::Damala => damala::has(&line, theme),
            }
    };
    Theme::ALL.iter().copied().filter(has).collect()
}
