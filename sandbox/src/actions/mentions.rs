//! What a text mentions, and who is really pinged.

use serde_json::Value;

use crate::judge::mentions::Allowed;
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::world::World;
use crate::world::message::{Message, Pinged};
use crate::world::permissions::Permissions;

/// Mentions found in a text.
#[derive(Debug, Default, PartialEq, Eq)]
struct Mentions {
    users: Vec<Id>,
    roles: Vec<Id>,
    everyone: bool,
}

impl World {
    /// Who a message pings: mentioned users and roles that exist and that the sender allows.
    pub(crate) fn pinged(&self, message: &Message, allowed: &Allowed) -> Result<Pinged, Refusal> {
        // Including `@everyone` and roles that are not mentionable.
        let place = self.channel(message.channel)?;
        let by_bot = message.author == self.bot();
        let may = if by_bot { self.app_permissions(place) } else { self.permissions(message.author, place) };
        let may_ping_all = may.contains(Permissions::MENTION_EVERYONE);
        let found = mentions(&text_of(&message.content, &message.components));
        let users = found.users.into_iter();
        let roles = found.roles.into_iter().filter(|id| {
            self.guild.role(*id).is_some_and(|role| role.mentionable || may_ping_all) && *id != self.guild.id
        });
        Ok(Pinged {
            users: users.filter(|id| self.person(*id).is_some() && allowed.users.includes(*id)).collect(),
            roles: roles.filter(|id| allowed.roles.includes(*id)).collect(),
            everyone: found.everyone && allowed.everyone && may_ping_all,
        })
    }
}

/// All text of a message: its content and its components'.
fn text_of(content: &str, components: &[Value]) -> String {
    let mut text = content.to_owned();
    for part in components {
        if part["type"] == 10 {
            text.push('\n');
            text.push_str(part["content"].as_str().unwrap_or_default());
        }
        if let Some(inner) = part["components"].as_array() {
            text.push_str(&text_of("\n", inner));
        }
    }
    text
}

/// Finds `<@1>`, `<@!1>`, `<@&1>`, `@everyone` and `@here`, outside of code.
fn mentions(text: &str) -> Mentions {
    let mut found = Mentions::default();
    // Every second piece between backticks is code.
    for block in text.split("```").step_by(2) {
        for prose in block.split('`').step_by(2) {
            found.everyone |= prose.contains("@everyone") || prose.contains("@here");
            for piece in prose.split("<@").skip(1) {
                let Some((inside, _)) = piece.split_once('>') else { continue };
                let (list, number) = match inside.strip_prefix('&') {
                    Some(number) => (&mut found.roles, number),
                    None => (&mut found.users, inside.strip_prefix('!').unwrap_or(inside)),
                };
                let id = number.parse().ok().filter(|id| !list.contains(id));
                list.extend(id);
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn mentions_in_code_do_not_count() {
        let found = mentions("<@1> <@!2>, <@&3> <@1> `<@4>` ```<@5> @everyone``` <@x>");
        assert_eq!(found.users, [Id::new(1), Id::new(2)]);
        assert_eq!(found.roles, [Id::new(3)]);
        assert!(!found.everyone && mentions("hi @here").everyone);
    }

    #[test]
    fn the_text_of_components_counts() {
        let parts = [json!({ "type": 17, "components": [{ "type": 10, "content": "<@1>" }] })];
        assert_eq!(mentions(&text_of("", &parts)).users, [Id::new(1)]);
    }
}
