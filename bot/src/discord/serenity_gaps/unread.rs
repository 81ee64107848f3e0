//! Events that serenity can't read. Interactions among them are read by `mended.rs` and handled like all others; of a channel that
//! is hidden from the bot, whose other fields may be null, it is enough which one has changed.
//!
//! Only serenity's raw handler gets these.

use std::sync::{Arc, Mutex, PoisonError};

use poise::serenity_prelude as serenity;
use serde::Deserialize;

use super::mended;
use crate::discord::interaction::TakeUp;

/// Who goes on with what serenity couldn't read.
#[derive(Clone)]
pub(crate) struct HandsOn {
    /// Takes up interactions.
    pub take_up: TakeUp,
    /// Hears that a channel of a server has changed.
    pub changed: Arc<dyn Fn(serenity::GuildId, serenity::ChannelId) + Send + Sync>,
}

/// What is needed of a channel.
#[derive(Deserialize)]
struct Changed {
    id: serenity::ChannelId,
    guild_id: serenity::GuildId,
}

/// Hands on what serenity couldn't read. Clones share the recipient.
#[derive(Clone, Default)]
pub(crate) struct Unread(Arc<Mutex<Option<HandsOn>>>);

impl Unread {
    /// Hands them on to this from now on, or to no one.
    pub(crate) fn hand_on(&self, to: Option<HandsOn>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = to;
    }

    fn received(&self, event: serenity::UnknownEvent) {
        let to = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let Some(HandsOn { take_up, changed }) = to else { return };
        match event.kind.as_str() {
            "INTERACTION_CREATE" => {
                if let Ok(interaction) = mended::read(event.value) {
                    take_up(interaction);
                } else {
                    tracing::warn!("an interaction from Discord can't be read");
                }
            }
            "CHANNEL_CREATE" | "CHANNEL_UPDATE" => {
                if let Ok(Changed { id, guild_id }) = serde_json::from_value(event.value) {
                    changed(guild_id, id);
                } else {
                    tracing::warn!("a channel from Discord can't be read");
                }
            }
            // Discord has more events than serenity knows.
            kind => tracing::debug!(kind, "an event from Discord isn't known"),
        }
    }
}

#[serenity::async_trait]
impl serenity::RawEventHandler for Unread {
    async fn raw_event(&self, _: serenity::Context, event: serenity::Event) {
        if let serenity::Event::Unknown(event) = event {
            self.received(event);
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn event(kind: &str, id: u64) -> serenity::UnknownEvent {
        let user = json!({ "id": "5", "username": "ada", "discriminator": "0", "avatar": null });
        let message = json!({
            "id": "9", "channel_id": "4", "author": user, "content": "x", "embeds": [], "type": 0,
            "timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": null, "tts": false, "pinned": false,
            "mention_everyone": false, "mentions": [], "mention_roles": [], "attachments": [],
            "components": [{ "type": 1, "components": [{ "type": 99 }] }],
        });
        let sent = json!({
            "id": id.to_string(), "application_id": "2", "type": 2, "channel_id": "4", "user": user, "token": "x",
            "version": 1, "locale": "en-US", "app_permissions": "0", "entitlements": [], "context": 1,
            "authorizing_integration_owners": {}, "attachment_size_limit": 1,
            "data": { "id": "3", "name": "x", "type": 3, "target_id": "9", "resolved": { "messages": { "9": message } } },
        });
        serde_json::from_value(json!({ "t": kind, "d": sent })).unwrap()
    }

    #[test]
    fn interactions_that_serenity_drops_are_handed_on() {
        let (unread, taken) = (Unread::default(), Arc::new(Mutex::new(Vec::new())));
        unread.received(event("INTERACTION_CREATE", 6));
        let into = Arc::clone(&taken);
        let channels = Arc::clone(&taken);
        unread.hand_on(Some(HandsOn {
            take_up: Arc::new(move |interaction| {
                into.lock().unwrap().push(interaction.id().get());
                true
            }),
            changed: Arc::new(move |_, channel| channels.lock().unwrap().push(channel.get())),
        }));
        unread.received(event("INTERACTION_CREATE", 7));
        unread.received(event("MESSAGE_CREATE", 8));
        let mut odd = event("INTERACTION_CREATE", 9);
        odd.value["data"] = json!("x");
        unread.received(odd);
        let hidden = |id: u64| {
            let sent = json!({ "id": id.to_string(), "guild_id": "3", "name": "___hidden___", "nsfw": null });
            serde_json::from_value(json!({ "t": "CHANNEL_UPDATE", "d": sent })).unwrap()
        };
        unread.received(hidden(11));
        unread.hand_on(None);
        unread.received(event("INTERACTION_CREATE", 10));
        unread.received(hidden(12));
        assert_eq!(*taken.lock().unwrap(), [7, 11]);
    }
}
