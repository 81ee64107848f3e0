//! Gateway intents: which events a session wants.

/// A set of intents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Intents(u64);

impl Intents {
    pub(crate) const GUILDS: Self = Self(1 << 0);
    pub(crate) const GUILD_MESSAGES: Self = Self(1 << 9);
    pub(crate) const GUILD_TYPING: Self = Self(1 << 11);
    pub(crate) const DIRECT_MESSAGES: Self = Self(1 << 12);
    pub(crate) const DIRECT_MESSAGE_TYPING: Self = Self(1 << 14);
    pub(crate) const MESSAGE_CONTENT: Self = Self(1 << 15);
    /// For events that need no intent, such as interactions.
    pub(crate) const ALWAYS: Self = Self(0);
    /// For events that no session receives.
    pub(crate) const NEVER: Self = Self(1 << 63);
    /// Guild members, presences and message content, which Discord must approve; the sandbox never does.
    const PRIVILEGED: u64 = 1 << 1 | 1 << 8 | 1 << 15;
    /// Every bit that has a meaning.
    const KNOWN: u64 = ((1 << 17) - 1) | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25;

    /// Checks the intents of an IDENTIFY; the error is the close code and its reason: 4013 invalid, 4014 disallowed.
    pub(crate) fn of(bits: u64) -> Result<Self, (u16, &'static str)> {
        if bits & !Self::KNOWN != 0 {
            Err((4013, "Invalid intent(s)."))
        } else if bits & Self::PRIVILEGED != 0 {
            Err((4014, "Disallowed intent(s)."))
        } else {
            Ok(Self(bits))
        }
    }

    /// Whether all of `needed` is included.
    pub(crate) const fn contains(self, needed: Self) -> bool {
        self.0 & needed.0 == needed.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn privileged_and_unknown_intents_are_refused() {
        assert_eq!(Intents::of(1 << 15).unwrap_err().0, 4014);
        assert_eq!(Intents::of(1 << 1).unwrap_err().0, 4014);
        assert_eq!(Intents::of(1 << 40).unwrap_err().0, 4013);
        let guilds = Intents::of(1).unwrap();
        assert!(guilds.contains(Intents::GUILDS) && guilds.contains(Intents::ALWAYS));
        assert!(!guilds.contains(Intents::GUILD_MESSAGES) && !guilds.contains(Intents::NEVER));
    }
}
