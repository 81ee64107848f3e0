//! Why a player of the world is reported to the operator.

/// What a player of the world is reported for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum ReportReason {
    /// Their name offends.
    Name,
    /// They seem to let a computer choose their moves.
    Computer,
    /// They let the time run out on purpose.
    Stalling,
    /// Anything else.
    Other,
}

impl ReportReason {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Computer, Self::Stalling, Self::Name, Self::Other];
}
