//! Players' preferences, for judging pings and direct messages.

use std::sync::PoisonError;

use sandbox::{Id, Message};
use serde_json::json;

use super::Story;
use crate::{judge, player::Player};

impl Story {
    /// A player presses a button of `/preferences`. Returns the preferences afterwards.
    pub(crate) async fn prefers(&self, player: &Player, button: &str) -> Message {
        {
            let mut wishes = self.wishes.lock().unwrap_or_else(PoisonError::into_inner);
            let id = player.member.id().to_string();
            if ["Direct message", "My turn: one message"].contains(&button) {
                wishes.written_to.insert(id.clone());
            }
            wishes.unpinged.insert(id);
        }
        let shown = player.slash("preferences", json!({})).await;
        if shown.button(button).is_some() {
            player.click_for_update(&shown, button).await
        } else {
            player.chooses_with(&shown, button).await
        }
    }

    /// A player may get direct messages without having asked for them, since they play where the bot can't post.
    pub(crate) fn may_be_written_to(&self, player: &Player) {
        let mut wishes = self.wishes.lock().unwrap_or_else(PoisonError::into_inner);
        wishes.written_to.insert(player.member.id().to_string());
        wishes.direct.insert(self.direct(player).to_string(), player.member.id().to_string());
    }

    /// The direct message channel of a player.
    pub(crate) fn direct(&self, player: &Player) -> Id {
        self.sandbox.direct_channel(&player.member).expect("a conversation")
    }

    /// All choices so far, with the direct message channels.
    pub(super) fn wishes(&self) -> judge::Wishes {
        let mut wishes = self.wishes.lock().unwrap_or_else(PoisonError::into_inner).clone();
        for player in [&self.ada, &self.ben, &self.chidi, &self.dede, &self.eve] {
            wishes.direct.insert(self.direct(player).to_string(), player.member.id().to_string());
        }
        wishes
    }
}
