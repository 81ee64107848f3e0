//! What the buttons about one's data do.

use super::parts::buttons;

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

buttons! { Privacy
    "my-data" () { Self::Export }
    "ask-delete-data" () { Self::AskToDelete }
    "ask-delete-data-again" () { Self::AskAgain }
    "delete-data" () { Self::Delete }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::button_id::{ButtonId, UnknownButton};

    #[test]
    fn every_control_reads_back() {
        for privacy in [Privacy::Export, Privacy::AskToDelete, Privacy::AskAgain, Privacy::Delete] {
            assert_eq!(privacy.to_string().parse(), Ok(ButtonId::Privacy(privacy)));
        }
        assert_eq!("my-data:1".parse::<ButtonId>(), Err(UnknownButton));
    }
}
