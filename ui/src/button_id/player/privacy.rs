//! The buttons for one's own data.

use crate::button_id::parts::buttons;

/// What to do with one's own data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Privacy {
    /// Send all of it as a file.
    Export,
    /// Ask for confirmation before deleting it.
    AskToDelete,
    /// Ask again.
    AskAgain,
    /// Delete it, after both questions.
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
