//! Whether the bot may do what it has to do where games are played.

use std::collections::BTreeMap;

use play::{ChannelId, GuildId, Language};
use serde_json::Value;
use ui::{permissions::Permissions, texts::Texts, views::permission};

use super::{
    commands,
    report::{Line, Report},
    setup::Setup,
};
use crate::discord::{
    channel_access::Place,
    permissions::invitation,
    survey::{Member, Survey},
};

/// How many servers are looked at, each with four requests.
const MOST_SERVERS: usize = 50;
/// How many channels of a server are looked at, each with a request.
const MOST_CHANNELS: usize = 25;

/// Looks at the servers, those where games are played first.
pub(super) async fn look(
    survey: &Survey,
    setup: &Setup<'_>,
    played_in: &[(GuildId, ChannelId)],
    report: &mut Report,
) {
    let mut servers = match survey.servers().await {
        Ok(servers) => servers,
        Err(error) => return report.line(Line::Fix(format!("servers: {error:#}"))),
    };
    let link = invitation(survey.about.id.get());
    if let Some(guild) = setup.guild.filter(|guild| servers.iter().all(|server| server.id != *guild)) {
        report.line(Line::Fix(format!(
            "servers: the bot isn't in {guild}, the server of DISCORD_GUILD_ID: check the number, and invite the bot with {link}"
        )));
    } else if servers.is_empty() {
        report.line(Line::Fix(format!("servers: the bot is in none: invite it with {link}")));
    }
    let mut channels: BTreeMap<GuildId, Vec<ChannelId>> = BTreeMap::new();
    for &(guild, channel) in played_in {
        channels.entry(guild).or_default().push(channel);
    }
    servers.sort_by_key(|server| !channels.contains_key(&server.id));
    for server in servers.iter().take(MOST_SERVERS) {
        let channels = channels.get(&server.id).map_or(&[][..], Vec::as_slice);
        let lines = of_server(survey, setup, server, channels).await;
        report.lines(lines.unwrap_or_else(|error| vec![Line::Fix(format!("{}: {error:#}", called(server)))]));
    }
    if let Some(others) = servers.len().checked_sub(MOST_SERVERS).filter(|others| *others > 0) {
        report.line(Line::Note(format!("servers: {others} more weren't looked at")));
    }
}

/// A server in a line. Its name is shown so that it can't forge others.
fn called(server: &Member) -> String {
    format!("server {:?} ({})", server.name, server.id)
}

async fn of_server(
    survey: &Survey,
    setup: &Setup<'_>,
    server: &Member,
    channels: &[ChannelId],
) -> anyhow::Result<Vec<Line>> {
    let own = survey.commands(Some(server.id)).await?;
    let mut lines: Vec<Line> = of_commands(survey, setup, server, own.as_deref()).into_iter().collect();
    if channels.is_empty() {
        lines.push(of_any_channel(server, &survey.text_channels(server.id).await?));
        return Ok(lines);
    }
    let mut fine = 0;
    for &channel in channels.iter().take(MOST_CHANNELS) {
        match of_channel(server, channel, survey.lacks(server.id, channel).await?.as_ref()) {
            Some(line) => lines.push(line),
            None => fine += 1,
        }
    }
    if fine > 0 {
        lines.push(Line::Fine(format!("{}: games can go on in {fine} of their channels", called(server))));
    }
    Ok(lines)
}

/// What is wrong with the commands that are registered for a server alone.
fn of_commands(survey: &Survey, setup: &Setup<'_>, server: &Member, own: Option<&[Value]>) -> Option<Line> {
    let application = survey.about.id;
    let called = called(server);
    match own {
        None => Some(Line::Fix(format!(
            "{called}: it can't have the bot's commands, since the bot was invited without the scope applications.commands: invite \
             it again with {}",
            invitation(application.get())
        ))),
        Some(there) if setup.guild.is_none() && commands::shares(&setup.commands, there) => {
            let id = server.id;
            Some(Line::Fix(format!(
                "{called}: its members see commands twice, since it still has those of a DISCORD_GUILD_ID from earlier. This removes \
                 them: curl -X PUT -H \"Authorization: Bot $DISCORD_TOKEN\" -H 'Content-Type: application/json' -d '[]' \
                 https://discord.com/api/v10/applications/{application}/guilds/{id}/commands"
            )))
        }
        Some(_) => None,
    }
}

/// What is wrong with a channel where games are played.
fn of_channel(server: &Member, channel: ChannelId, place: Option<&Place>) -> Option<Line> {
    let called = called(server);
    match place {
        None => Some(Line::Fix(format!(
            "{called}: the bot can't see channel {channel}, where games are played: let it see the channel, or choose others with \
             /settings"
        ))),
        Some(Place { name, lacks }) if !lacks.is_empty() => Some(Line::Fix(format!(
            "{called}: in {name:?}, where games are played, the bot lacks {}: grant it to the bot's role, or in the channel's \
             permissions",
            named(*lacks)
        ))),
        Some(_) => None,
    }
}

/// Whether games could be played in a server where none are yet.
fn of_any_channel(server: &Member, channels: &[Place]) -> Line {
    let called = called(server);
    let usable = channels.iter().filter(|place| place.lacks.is_empty()).count();
    match channels.iter().min_by_key(|place| place.lacks.iter().count()) {
        None => {
            Line::Fix(format!("{called}: the bot sees no text channel: let its role see those for games"))
        }
        Some(Place { lacks, .. }) if usable == 0 => Line::Fix(format!(
            "{called}: no channel can take games, as the bot lacks {}: grant it to the bot's role",
            named(*lacks)
        )),
        Some(_) => Line::Fine(format!(
            "{called}: games can be played in {usable} of the {} channels the bot sees",
            channels.len()
        )),
    }
}

/// Permissions by the names that Discord's pages have for them.
pub(super) fn named(permissions: Permissions) -> String {
    // Without texts, the program would not have started.
    Texts::load().map_or_else(
        |_| format!("{permissions:?}"),
        |texts| permission::names(texts.of(Language::English), permissions).replace("**", ""),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn server() -> Member {
        Member { id: GuildId::try_from(7).unwrap(), name: "Chess\nclub".to_owned() }
    }

    fn place(lacks: Permissions) -> Place {
        Place { name: "games".to_owned(), lacks }
    }

    #[test]
    fn a_channel_with_games_needs_all_of_it() {
        let channel = ChannelId::try_from(9).unwrap();
        assert_eq!(of_channel(&server(), channel, Some(&place(Permissions::empty()))), None);
        let Some(Line::Fix(text)) = of_channel(&server(), channel, Some(&place(Permissions::ATTACH_FILES)))
        else {
            panic!("a fault")
        };
        assert!(text.contains("in \"games\", where games are played, the bot lacks Attach Files"), "{text}");
        assert!(text.starts_with("server \"Chess\\nclub\" (7): "), "a name can't forge lines: {text}");
        assert!(matches!(of_channel(&server(), channel, None), Some(Line::Fix(_))));
    }

    #[test]
    fn elsewhere_one_channel_is_enough() {
        let (post, none) = (Permissions::SEND_MESSAGES, Permissions::empty());
        assert!(matches!(of_any_channel(&server(), &[]), Line::Fix(_)));
        let Line::Fine(text) = of_any_channel(&server(), &[place(post), place(none)]) else { panic!("fine") };
        assert!(text.contains("in 1 of the 2 channels"), "{text}");
        let both = [place(post.union(Permissions::ATTACH_FILES)), place(post)];
        let Line::Fix(text) = of_any_channel(&server(), &both) else { panic!("a fault") };
        assert!(text.contains("lacks Send Messages: grant"), "{text}");
    }
}
