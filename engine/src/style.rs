//! Whether the engine plays as well as it can, or as its first version did.

/// How positions are judged and searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// As well as the engine can.
    #[default]
    Full,
    /// As the first version did, for comparison: alpha-beta with a table and a quiet search, and a count of material, rows
    /// and mobility.
    Baseline,
}
