//! How large pictures are.

/// How large a picture is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Size {
    /// About a thousand pixels across: for one position.
    #[default]
    Large,
    /// Half as many, and the same proportions: for many positions in one file.
    Small,
}
