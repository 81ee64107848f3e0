//! What the buttons about one's data do.

use std::fmt;

use super::{ButtonId, UnknownControl};

/// What somebody wants of his data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Privacy {
    /// All of them, as a file.
    Export,
    /// To know what deleting them means.
    AskToDelete,
    /// To be asked once more.
    AskAgain,
    /// To have them deleted, after he was asked twice.
    Delete,
}

impl fmt::Display for Privacy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Export => "my-data",
            Self::AskToDelete => "ask-delete-data",
            Self::AskAgain => "ask-delete-data-again",
            Self::Delete => "delete-data",
        })
    }
}

impl Privacy {
    /// Reads such a button; `None` where its name is another control's.
    pub(super) fn read(name: &str) -> Option<Result<ButtonId, UnknownControl>> {
        let all = [Self::Export, Self::AskToDelete, Self::AskAgain, Self::Delete];
        all.into_iter().find(|one| one.to_string() == name).map(|one| Ok(ButtonId::Privacy(one)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_control_reads_back() {
        for privacy in [Privacy::Export, Privacy::AskToDelete, Privacy::AskAgain, Privacy::Delete] {
            assert_eq!(privacy.to_string().parse(), Ok(ButtonId::Privacy(privacy)));
        }
        assert_eq!("my-data:1".parse::<ButtonId>(), Err(UnknownControl));
    }
}
