//! What a text mentions, and who is really pinged.

use serde_json::Value;

use crate::judge::mentions::Allowed;
use crate::snowflake::Id;
use crate::world::World;
use crate::world::message::Pinged;

/// Mentions found in a text.
#[derive(Debug, Default, PartialEq, Eq)]
struct Mentions {
    users: Vec<Id>,
    roles: Vec<Id>,
    everyone: bool,
}

impl World {
    /// Who a text pings: mentioned users and roles that exist and that the sender allows. `may_ping_all` says whether the
    /// author may ping `@everyone` and roles that are not mentionable.
    pub(crate) fn pinged(&self, text: &str, allowed: &Allowed, may_ping_all: bool) -> Pinged {
        let found = mentions(text);
        let users = found.users.into_iter();
        let roles = found.roles.into_iter().filter(|id| {
            self.guild.role(*id).is_some_and(|role| role.mentionable || may_ping_all) && *id != self.guild.id
        });
        Pinged {
            users: users.filter(|id| self.person(*id).is_some() && allowed.users.includes(*id)).collect(),
            roles: roles.filter(|id| allowed.roles.includes(*id)).collect(),
            everyone: found.everyone && allowed.everyone && may_ping_all,
        }
    }
}

/// All text of a message: its content and that of its components.
pub(crate) fn text_of(content: &str, components: &[Value]) -> String {
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
