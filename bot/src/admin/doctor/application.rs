//! What the owner has chosen on the application's pages at Discord.

use ui::permissions::Permissions;

use super::{report::Line, servers::named};
use crate::discord::{
    endpoint::{self, PublicKey},
    permissions::{INVITED, invitation},
    survey::{About, Install},
};

/// The flags for privileged intents: presence, members, message content, each also for bots in few servers.
const PRIVILEGED: u64 = 1 << 12 | 1 << 13 | 1 << 14 | 1 << 15 | 1 << 18 | 1 << 19;
/// What an application can be installed for, by Discord's numbers.
const SERVERS: &str = "0";
const USERS: &str = "1";

/// What is right and wrong with the application. Interactions are expected over HTTP if there is a key.
pub(super) fn lines(about: &About, key: Option<&PublicKey>) -> Vec<Line> {
    let mut lines = vec![intents(about)];
    lines.extend(invitations(about));
    lines.push(for_users(about));
    lines.push(interactions(about, key));
    lines
}

fn intents(about: &About) -> Line {
    if about.flags & PRIVILEGED == 0 {
        Line::Fine("intents: no privileged ones, and none are needed".to_owned())
    } else {
        Line::Note(
            "intents: the bot needs no privileged ones: switch them off on the page \"Bot\" of your application".to_owned(),
        )
    }
}

fn installs<'a>(about: &'a About, what: &str) -> Option<&'a Install> {
    about.integration_types_config.as_ref()?.get(what)
}

/// How servers get the bot.
fn invitations(about: &About) -> Vec<Line> {
    let link = invitation(about.id.get());
    let mut lines = Vec::new();
    if about.bot_require_code_grant {
        lines.push(Line::Fix(
            "invitations: no one can add the bot while \"Requires OAuth2 Code Grant\" is on: switch it off on the page \"Bot\" of \
             your application"
                .to_owned(),
        ));
    }
    if !about.bot_public {
        lines.push(Line::Note(
            "invitations: only the application's owner can add the bot, since \"Public Bot\" is off on the page \"Bot\""
                .to_owned(),
        ));
    }
    lines.push(match installs(about, SERVERS) {
        None => Line::Fix(
            "invitations: no server can add the bot: switch on \"Guild Install\" on the page \"Installation\" of your application"
                .to_owned(),
        ),
        Some(Install { oauth2_install_params: None }) => {
            Line::Note(format!("invitations: the application has no install link of its own; this one invites the bot: {link}"))
        }
        Some(Install { oauth2_install_params: Some(asks) }) => {
            let granted = asks.permissions.parse().map_or(Permissions::empty(), Permissions::from_bits_truncate);
            let granted = if granted.contains(Permissions::ADMINISTRATOR) { INVITED } else { granted };
            let scopes = ["bot", "applications.commands"].into_iter();
            let mut lacks: Vec<String> = scopes
                .filter(|scope| !asks.scopes.iter().any(|asked| asked == scope))
                .map(|scope| format!("the scope {scope}"))
                .collect();
            if !granted.contains(INVITED) {
                lacks.push(named(INVITED.difference(granted)));
            }
            if lacks.is_empty() {
                Line::Fine("invitations: the install link asks for what the bot needs".to_owned())
            } else {
                Line::Fix(format!(
                    "invitations: the install link doesn't ask for {}: add it under \"Default Install Settings\" on the page \
                     \"Installation\", or invite the bot with {link}",
                    lacks.join(", ")
                ))
            }
        }
    });
    lines
}

/// Whether people can take the bot along.
fn for_users(about: &About) -> Line {
    if installs(about, USERS).is_some() {
        Line::Fine("user install: people can add the bot to their own apps".to_owned())
    } else {
        Line::Note(
            "user install: people can't add the bot to their own apps. If they should, switch on \"User Install\" on the page \
             \"Installation\""
                .to_owned(),
        )
    }
}

/// Whether interactions arrive where they are expected.
fn interactions(about: &About, key: Option<&PublicKey>) -> Line {
    let is_known = |key: &PublicKey| about.verify_key.parse().is_ok_and(|known: PublicKey| known == *key);
    match (key, &about.interactions_endpoint_url) {
        (None, None) => Line::Fine("interactions: they arrive over the gateway".to_owned()),
        (None, Some(_)) => Line::Fix(format!("interactions: {}", endpoint::POSTED_ELSEWHERE)),
        (Some(key), _) if !is_known(key) => Line::Fix(format!("interactions: {}", endpoint::OTHER_KEY)),
        (Some(_), None) => Line::Fix(format!("interactions: {}", endpoint::NOT_ENTERED)),
        (Some(_), Some(url)) => Line::Fine(format!("interactions: Discord posts them to {url:?}")),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    const KEY: &str = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";

    fn about(changed: &Value) -> About {
        let mut about = json!({
            "id": "12", "name": "Dara", "verify_key": KEY, "interactions_endpoint_url": null,
            "integration_types_config": {
                "0": { "oauth2_install_params": {
                    "scopes": ["bot", "applications.commands"], "permissions": INVITED.bits().to_string(),
                } },
                "1": {},
            },
        });
        let fields = changed.as_object().unwrap().clone();
        about.as_object_mut().unwrap().extend(fields);
        serde_json::from_value(about).unwrap()
    }

    fn wrong(changed: &Value, key: Option<&str>) -> Vec<Line> {
        let key = key.map(|key| key.parse().unwrap());
        let lines = lines(&about(changed), key.as_ref());
        lines.into_iter().filter(|line| !matches!(line, Line::Fine(_))).collect()
    }

    #[test]
    fn what_is_well_is_not_complained_about() {
        assert_eq!(wrong(&json!({}), None), []);
        assert_eq!(wrong(&json!({ "interactions_endpoint_url": "https://dara.example.org" }), Some(KEY)), []);
        let administrator = json!({ "0": { "oauth2_install_params": {
            "scopes": ["bot", "applications.commands"], "permissions": "8",
        } }, "1": {} });
        assert_eq!(wrong(&json!({ "integration_types_config": administrator }), None), []);
    }

    #[test]
    fn every_fault_of_the_application_is_told_with_what_to_do() {
        let link = |scopes: &[&str], permissions: &str| {
            let asks = json!({ "scopes": scopes, "permissions": permissions });
            json!({ "integration_types_config": { "0": { "oauth2_install_params": asks }, "1": {} } })
        };
        let other = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c";
        for (changed, key, is_fault, says) in [
            (json!({ "flags": 1 << 19 }), None, false, "switch them off on the page \"Bot\""),
            (json!({ "bot_require_code_grant": true }), None, true, "\"Requires OAuth2 Code Grant\" is on"),
            (json!({ "bot_public": false }), None, false, "only the application's owner"),
            (json!({ "integration_types_config": { "1": {} } }), None, true, "switch on \"Guild Install\""),
            (
                json!({ "integration_types_config": { "0": {}, "1": {} } }),
                None,
                false,
                "this one invites the bot: https://",
            ),
            (link(&["bot"], "309237681152"), None, true, "doesn't ask for the scope applications.commands"),
            (link(&["bot", "applications.commands"], "3072"), None, true, "Attach Files"),
            (json!({ "interactions_endpoint_url": "https://x.example" }), None, true, "clear that field"),
            (json!({}), Some(KEY), true, "enter its address"),
            (json!({}), Some(other), true, "isn't the public key of this bot's application"),
        ] {
            let [told] = &wrong(&changed, key)[..] else { panic!("{changed}: {:?}", wrong(&changed, key)) };
            let (Line::Fix(text) | Line::Note(text) | Line::Fine(text)) = told;
            assert!(text.contains(says), "{changed}: {text}");
            assert_eq!(matches!(told, Line::Fix(_)), is_fault, "{text}");
        }
        let none = wrong(&json!({ "integration_types_config": null }), None);
        assert_eq!(none.len(), 2, "{none:?}");
    }
}
