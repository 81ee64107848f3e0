//! Commands in messages become mentions that can be clicked, once Discord has told their ids.
//!
//! Discord shows a mention under the command's plain name, in every language, and one that is written with a localized
//! name can't be clicked. So only names that are the same in the reader's language become mentions: a text in another
//! language keeps its own names as code.

use std::collections::BTreeMap;

use poise::serenity_prelude as serenity;
use serenity::{CommandOption, CommandOptionType, CommandType};

/// Discord's limit for the text of a message, in UTF-16 units.
const ROOM: usize = 2_000;

/// The mention of each command by what is typed for it, such as `dara challenge`.
#[derive(Debug, Default)]
pub(crate) struct CommandMentions(BTreeMap<String, String>);

impl CommandMentions {
    /// Of the registered commands. A command with commands below it can't be used itself.
    pub(crate) fn new(registered: &[serenity::Command]) -> Self {
        let typed = registered.iter().filter(|command| command.kind == CommandType::ChatInput);
        let mentions = typed.flat_map(|command| {
            let mention = |path: String| (path.clone(), format!("</{path}:{}>", command.id));
            leaves(&command.name, &command.options).into_iter().map(mention)
        });
        Self(mentions.collect())
    }

    /// The text with its commands as mentions, if it still fits into a message.
    pub(crate) fn in_text(&self, text: String) -> String {
        if self.0.is_empty() || !text.contains("`/") {
            return text;
        }
        let mut linked = String::with_capacity(text.len() + 64);
        for (number, part) in text.split('`').enumerate() {
            let is_code = number % 2 == 1;
            match part.strip_prefix('/').filter(|_| is_code).and_then(|path| self.0.get(path)) {
                Some(mention) => linked.push_str(mention),
                None if is_code => linked.extend(["`", part, "`"]),
                None => linked.push_str(part),
            }
        }
        // Code fences and stray backticks come in odd numbers of parts.
        let whole = text.matches('`').count().is_multiple_of(2) && !text.contains("```");
        if whole && linked.encode_utf16().count() <= ROOM { linked } else { text }
    }
}

/// What can be typed for a command and those below it.
fn leaves(path: &str, options: &[CommandOption]) -> Vec<String> {
    let below = options.iter().filter(|option| {
        matches!(option.kind, CommandOptionType::SubCommand | CommandOptionType::SubCommandGroup)
    });
    let leaves: Vec<String> =
        below.flat_map(|option| leaves(&format!("{path} {}", option.name), &option.options)).collect();
    if leaves.is_empty() { vec![path.to_owned()] } else { leaves }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mentions() -> CommandMentions {
        let command = |id: u64, name: &str, below: &[&str]| {
            let options: Vec<_> = below
                .iter()
                .map(|name| serde_json::json!({ "type": 1, "name": name, "description": "x" }))
                .collect();
            serde_json::from_value(serde_json::json!({
                "id": id.to_string(), "type": 1, "application_id": "1", "name": name, "description": "x",
                "options": options, "version": "1", "default_member_permissions": null,
            }))
            .unwrap()
        };
        CommandMentions::new(&[command(7, "play", &[]), command(8, "dara", &["challenge", "board"])])
    }

    #[test]
    fn a_command_is_a_mention_and_an_example_stays_code() {
        let check = |text: &str, expect: &str| assert_eq!(mentions().in_text(text.to_owned()), expect);
        check("Start one with `/play`.", "Start one with </play:7>.");
        check("`/dara board`, `/dara drop b3`", "</dara board:8>, `/dara drop b3`");
        check("`/dara` and `b3`", "`/dara` and `b3`");
        check("`/jugar`", "`/jugar`");
        check("```\n`/play`\n```", "```\n`/play`\n```");
        check("`/play", "`/play");
    }

    #[test]
    fn a_text_that_would_be_too_long_stays_as_it_is() {
        let text = format!("{}`/play`", "x".repeat(ROOM - 8));
        assert_eq!(mentions().in_text(text.clone()), text);
    }
}
