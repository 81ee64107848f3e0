//! What is due beside a plain turn: an offence that may be claimed, and a capture that was.

use super::{ply::DamasPly, situation::Situation, squares};
use crate::{Path, Stage, bits::Bits};

/// An offence (S002: "no lo hace por descuido u otro motivo"). **Decided:** it can be claimed by the very next
/// action only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Claim {
    /// The pieces that should have captured, where they stand now.
    pub(super) offenders: Bits,
    /// What `force` goes back to.
    pub(super) before: Situation,
    /// What it takes back.
    pub(super) played: DamasPly,
}

/// What the player to act is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pending {
    /// His turn; or a claim before it, where the opponent has offended.
    Turn(Option<Claim>),
    /// A complete capture: one that begins with these squares, where he had stopped short there.
    Capture(Option<Path>),
}

impl Pending {
    pub(super) const fn stage(&self) -> Stage {
        match self {
            Self::Turn(_) => Stage::Move,
            Self::Capture(_) => Stage::Capture,
        }
    }

    /// The offence that is open to a claim.
    pub(super) const fn claim(&self) -> Option<&Claim> {
        match self {
            Self::Turn(claim) => claim.as_ref(),
            Self::Capture(_) => None,
        }
    }
}

impl Claim {
    /// The offence that lies in playing `played`, if any, where `legal` were the legal actions.
    pub(super) fn against(before: Situation, legal: &[DamasPly], played: DamasPly) -> Option<Self> {
        let offenders = match played {
            DamasPly::Capture(capture) if capture.goes_on => capture.to,
            DamasPly::Step { from, to } => {
                let could = legal.iter().fold(0, |all, ply| match ply {
                    DamasPly::Capture(capture) => all | capture.from,
                    _ => all,
                });
                if could & from == 0 { could } else { could & !from | to }
            }
            _ => 0,
        };
        (offenders != 0).then_some(Self { offenders, before, played })
    }

    /// Where the capture stopped short that `force` obliges to complete.
    pub(super) const fn begun(&self) -> Option<Path> {
        match self.played {
            DamasPly::Capture(capture) => Some(capture.path),
            _ => None,
        }
    }

    /// The huffs, in the order of their text.
    pub(super) fn huffs(&self) -> impl Iterator<Item = DamasPly> {
        squares::each(self.offenders).map(DamasPly::Huff)
    }
}
