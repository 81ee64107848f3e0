//! Whether the engine plays as it is, or as it began.

/// How positions are judged and searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// As well as the engine can.
    #[default]
    Full,
    /// As the engine began, to measure it by: alpha-beta with a table and a quiet search, and a count of material, rows
    /// and mobility.
    Baseline,
}
