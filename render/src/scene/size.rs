//! Sizes of pictures.

/// How large a picture is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Size {
    /// About a thousand pixels wide, for a single position.
    #[default]
    Large,
    /// Half that width, with the same proportions, for many positions in one file.
    Small,
}
