//! What players choose for themselves, noted for the judgement.

use std::sync::PoisonError;

use sandbox::{Id, Message};
use serde_json::json;

use super::Story;
use crate::{judge, player::Player};

impl Story {
    /// A player presses a button of `/preferences`; what they are then.
    pub(crate) async fn prefers(&self, player: &Player, button: &str) -> Message {
        {
            let mut wishes = self.wishes.lock().unwrap_or_else(PoisonError::into_inner);
            let id = player.member.id().to_string();
            if ["Direct message", "Once a day"].contains(&button) {
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

    /// The conversation of a player with the bot.
    pub(crate) fn direct(&self, player: &Player) -> Id {
        self.sandbox.direct_channel(&player.member).expect("a conversation")
    }

    /// What all have chosen so far, and their conversations with the bot.
    pub(super) fn wishes(&self) -> judge::Wishes {
        let mut wishes = self.wishes.lock().unwrap_or_else(PoisonError::into_inner).clone();
        for player in [&self.ada, &self.ben, &self.chidi, &self.dede, &self.eve] {
            wishes.direct.insert(self.direct(player).to_string(), player.member.id().to_string());
        }
        wishes
    }
}
