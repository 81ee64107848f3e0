//! Offences that may be claimed, and captures that were.

use super::{ply::DamasPly, situation::Situation, squares};
use crate::{Path, Stage, bits::Bits};

/// An offence that is open to a claim (S002: "no lo hace por descuido u otro motivo"). **Decided:** only the very next
/// action can claim it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Claim {
    /// The pieces that should have captured, where they are now.
    pub(super) offenders: Bits,
    /// What `force` restores.
    pub(super) before: Situation,
    /// What `force` takes back.
    pub(super) played: DamasPly,
}

/// What the next player is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pending {
    /// A turn of their own, with a claim before it if the opponent has offended.
    Turn(Option<Claim>),
    /// A complete capture. If they had stopped short, it begins with these squares.
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
    /// The offence of playing `played` while `legal` was legal, if it is one.
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

    /// The squares of the capture that stopped short, if that was the offence.
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
