//! Buttons of those who look after a server: house rules, moderation and settings.

pub(super) mod house_rules;
pub(super) mod moderation;
pub(super) mod settings;
