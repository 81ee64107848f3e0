//! Whether Discord has the commands of this version.

use play::GuildId;
use serde_json::Value;

use super::report::Line;
use crate::discord::survey::Survey;

/// The type of a command that launches an activity, which Discord adds.
const ENTRY_POINT: u64 = 4;
/// What Discord leaves out when it lists commands.
const TRANSLATED: [&str; 2] = ["name_localizations", "description_localizations"];

/// Asks for the commands where the bot registers them.
pub(super) async fn lines(
    survey: &Survey,
    guild: Option<GuildId>,
    own: &[Value],
) -> anyhow::Result<Vec<Line>> {
    let everywhere = survey.commands(None).await?.unwrap_or_default();
    let mut lines = Vec::new();
    match guild {
        None => lines.push(registered(own, &everywhere, "everywhere")),
        Some(guild) => {
            // A server without the scope is told of with the servers.
            if let Some(there) = survey.commands(Some(guild)).await? {
                lines.push(registered(own, &there, "in the server of DISCORD_GUILD_ID"));
            }
            if shares(own, &everywhere) {
                lines.push(Line::Fix(
                    "commands: members of the server of DISCORD_GUILD_ID see them twice, as they are registered everywhere, too: \
                     leave DISCORD_GUILD_ID empty"
                        .to_owned(),
                ));
            }
        }
    }
    let launches = everywhere.iter().any(is_entry_point);
    lines.push(Line::Fine(if launches {
        "entry point: Discord's command that launches an activity is there, and is kept".to_owned()
    } else {
        "entry point: none, since activities are switched off".to_owned()
    }));
    Ok(lines)
}

/// Whether some of the bot's commands are among these.
pub(super) fn shares(own: &[Value], there: &[Value]) -> bool {
    there.iter().any(|one| own.iter().any(|own| is_called_like(own, one)))
}

fn registered(own: &[Value], there: &[Value], place: &str) -> Line {
    let ours: Vec<&Value> = there.iter().filter(|one| !is_entry_point(one)).collect();
    let stale = own.iter().filter(|own| !ours.iter().any(|one| is_same(own, one))).count();
    let unknown = ours.iter().filter(|one| !own.iter().any(|own| is_called_like(own, one))).count();
    if ours.is_empty() {
        Line::Fix(format!("commands: none are registered {place} yet: start the bot, which registers them"))
    } else if stale + unknown == 0 {
        Line::Fine(format!("commands: all {} are registered {place}", own.len()))
    } else {
        Line::Fix(format!(
            "commands: those registered {place} are of another version ({} differ): start the bot again, which registers its own",
            stale.max(unknown)
        ))
    }
}

fn is_entry_point(command: &Value) -> bool {
    command["type"] == ENTRY_POINT
}

fn is_called_like(own: &Value, other: &Value) -> bool {
    let kind = |command: &Value| command["type"].as_u64().unwrap_or(1);
    own["name"] == other["name"] && kind(own) == kind(other)
}

/// Whether Discord has what was sent. It leaves out or adds what is empty, and has fields of its own.
fn is_same(sent: &Value, there: &Value) -> bool {
    match (sent, there) {
        (sent, there) if is_blank(sent) => is_blank(there),
        (Value::Object(sent), there) => sent
            .iter()
            .filter(|(name, _)| !TRANSLATED.contains(&name.as_str()))
            .all(|(name, value)| is_same(value, &there[name.as_str()])),
        (Value::Array(sent), Value::Array(there)) => {
            let has = |one: &Value, at: usize| {
                // Contexts come in any order.
                if one.is_number() { there.contains(one) } else { is_same(one, &there[at]) }
            };
            sent.len() == there.len() && sent.iter().enumerate().all(|(at, one)| has(one, at))
        }
        (Value::Number(sent), Value::Number(there)) => {
            // The largest lose a little as they are written and read with a decimal point.
            let both = sent.as_f64().zip(there.as_f64());
            both.is_some_and(|(sent, there)| (sent - there).abs() <= sent.abs() * 1e-12)
        }
        (sent, there) => sent == there,
    }
}

fn is_blank(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::Array(values) => values.is_empty(),
        Value::Object(fields) => fields.is_empty(),
        // Menu entries have no description.
        Value::String(text) => text.is_empty(),
        Value::Bool(true) | Value::Number(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn discords_own_additions_make_no_difference() {
        let option = json!({ "type": 3, "name": "move", "description": "Your move", "required": false, "min_length": 1,
            "max_value": 9_007_199_254_740_991_u64 });
        let sent = json!({
            "type": 1, "name": "play", "description": "Play", "name_localizations": { "fr": "jouer" },
            "options": [option], "contexts": [0, 1, 2], "nsfw": false,
        });
        let mut there = json!({
            "id": "5", "application_id": "12", "version": "6", "type": 1, "name": "play", "description": "Play",
            "name_localizations": null, "contexts": [2, 0, 1], "default_member_permissions": null,
            "options": [{ "type": 3, "name": "move", "description": "Your move", "min_length": 1.0,
                "max_value": 9_007_199_254_740_990.0 }],
        });
        let launch = json!({ "type": 4, "name": "launch" });
        assert!(is_same(
            &json!({ "type": 2, "name": "Profile", "description": "" }),
            &json!({ "type": 2, "name": "Profile" })
        ));
        let told = |there: &[&Value]| {
            let there: Vec<Value> = there.iter().map(|&one| one.clone()).collect();
            registered(std::slice::from_ref(&sent), &there, "everywhere")
        };
        assert_eq!(
            told(&[&there, &launch]),
            Line::Fine("commands: all 1 are registered everywhere".to_owned())
        );
        let says = |there: &[&Value], says: &str| {
            let Line::Fix(text) = told(there) else { panic!("{there:?}") };
            assert!(text.contains(says), "{text}");
        };
        says(&[&launch], "none are registered everywhere yet: start the bot");
        says(&[&there, &json!({ "type": 1, "name": "go" })], "of another version (1 differ)");
        there["options"][0]["description"] = json!("Your old move");
        says(&[&there], "of another version (1 differ)");
        there["options"] = json!([]);
        says(&[&there], "of another version (1 differ)");
    }
}
