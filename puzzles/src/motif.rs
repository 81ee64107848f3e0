//! Motifs: what happens in a solution, each a fact that follows from the rules.

mod common;
mod damala;
mod damas;
mod find;
mod line;
mod rows;

pub(crate) use find::of;

use strum::VariantArray as _;

/// What happens in a solution. Its name is kept wherever motifs are stored.
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
pub enum Motif {
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
    /// After a first turn that makes no row, the opponent can't make one either, which most other turns would allow.
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

impl Motif {
    /// Every motif.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// Its stable name, such as `double-threat`.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
