//! Slash commands and menu entries. They read what was typed; buttons share the rest.

mod at_table;
mod away;
pub(crate) mod challenge;
mod competition;
pub(crate) mod complete;
mod game_choice;
mod label;
mod lists;
mod localized;
mod members;
mod moderation;
mod moves;
mod panels;
mod puzzle;
mod records;
mod rules;
mod running_game;
mod season;
mod seek;
mod suggest;
mod terms;
mod vote;

use games::Game;
use poise::serenity_prelude::{CreateCommand, InstallationContext, InteractionContext, Permissions};
use ui::{
    failure::{Failure, Refusal},
    texts::Texts,
};

#[cfg(test)]
pub(crate) use self::localized::{Typed, typed};
use crate::handlers::context::{Command, Context};

/// All commands, with names and descriptions in all languages. Without the `world`, none offers a choice between here and there.
pub(crate) fn all(texts: &Texts, world: bool) -> Vec<Command> {
    let mut all = bare();
    if !world {
        for command in &mut all {
            command.parameters.retain(|option| option.name != "where");
        }
    }
    localized::localize(&mut all, texts);
    all
}

/// The commands as Discord registers them. poise alone would leave out the localized names of menu entries.
pub(crate) fn registered(commands: &[Command]) -> Vec<CreateCommand> {
    let written = commands.iter().filter_map(Command::create_as_slash_command);
    let in_menus = commands.iter().filter_map(|command| {
        let names = command.name_localizations.iter();
        let menu = command.create_as_context_menu_command()?;
        Some(names.fold(menu, |menu, (locale, name)| menu.name_localized(locale.as_ref(), name.as_ref())))
    });
    written.chain(in_menus).collect()
}

/// The keys of the texts that describe commands.
#[cfg(test)]
pub(crate) fn keys() -> std::collections::BTreeSet<String> {
    localized::keys(&bare())
}

/// The commands of a server that has the bot. All others can be used anywhere, by users who have installed the bot for themselves.
const OF_SERVERS: [&str; 8] =
    ["move-game", "moderation", "settings", "season", "league", "tournament", "ladder", "vote"];
const ANY_INSTALLATION: [InstallationContext; 2] = [InstallationContext::Guild, InstallationContext::User];
const ANYWHERE: [InteractionContext; 3] =
    [InteractionContext::Guild, InteractionContext::BotDm, InteractionContext::PrivateChannel];

/// All commands, before they are localized.
#[expect(clippy::large_stack_arrays, reason = "made once, at the start")]
fn bare() -> Vec<Command> {
    let common = [
        challenge::play(),
        seek::seek(),
        puzzle::puzzle(),
        lists::games(),
        lists::watch(),
        lists::leaderboard(),
        panels::preferences(),
        panels::privacy(),
        members::profile(),
        members::versus(),
        moderation::move_game(),
        Command {
            default_member_permissions: Permissions::MANAGE_MESSAGES,
            ..parent(
                "moderation",
                vec![
                    moderation::end_game(),
                    moderation::withdraw_challenge(),
                    moderation::suspend(),
                    moderation::reinstate(),
                    moderation::log(),
                ],
            )
        },
        members::block(),
        members::unblock(),
        parent("away", vec![away::start(), away::back(), away::cancel(), away::show()]),
        records::replay(),
        records::analysis(),
        lists::history(),
        records::export(),
        records::import(),
        panels::settings(),
        parent("season", vec![season::show(), season::close()]),
        parent(
            competition::LEAGUE,
            vec![
                competition::show(),
                competition::open_league(),
                competition::change_league(),
                competition::manage(),
            ],
        ),
        parent(
            "tournament",
            vec![
                competition::show(),
                competition::open_tournament(),
                competition::change_tournament(),
                competition::manage(),
            ],
        ),
        competition::ladder(),
        parent("vote", vec![vote::start(), vote::show(), vote::stop()]),
        panels::help(),
        challenge::challenge_member(),
        members::member_profile(),
        records::board_on_message(),
    ];
    let all = Game::ALL.iter().map(|&game| of_game(game)).chain(common);
    all.map(|command| {
        let (installed, used) = if OF_SERVERS.contains(&command.name.as_ref()) {
            (vec![InstallationContext::Guild], vec![InteractionContext::Guild])
        } else {
            (ANY_INSTALLATION.to_vec(), ANYWHERE.to_vec())
        };
        Command { install_context: Some(installed), interaction_context: Some(used), ..command }
    })
    .collect()
}

/// A group of commands, which can't be used by itself: Discord's clients always send a subcommand.
fn parent(name: &'static str, subcommands: Vec<Command>) -> Command {
    #[poise::command(slash_command)]
    #[expect(clippy::unused_async, reason = "poise calls commands as futures; this one is only their parent")]
    async fn parent(_: Context<'_>) -> Result<(), Failure> {
        Err(Refusal::UnknownButton.into())
    }
    Command { name: name.into(), subcommands, subcommand_required: true, ..parent() }
}

/// The command of a game, such as `/dara` or `/damas`. A subcommand of several games is the same function under each.
fn of_game(game: Game) -> Command {
    let mut begun = Command { name: "challenge".into(), ..challenge::play() };
    begun.parameters.retain(|option| match option.name.as_ref() {
        "game" => false,
        "partner" | "second_opponent" => challenge::has_teams(game),
        _ => true,
    });
    let played = match game {
        Game::Damas => vec![moves::move_path(), moves::huff(), moves::force()],
        Game::Damala => vec![moves::move_path()],
        // All others drop, step and take.
        Game::Dara | Game::Dala | Game::Wali | Game::Morris => {
            vec![moves::drop(), moves::step(), moves::take()]
        }
    };
    let at_any_table = vec![
        at_table::premove(),
        at_table::board(),
        at_table::offer(),
        at_table::resume(),
        at_table::give_time(),
        at_table::resign(),
        at_table::rematch(),
        at_table::hint(),
        at_table::rules(),
        at_table::practice(),
    ];
    let taught = if lessons::of(game).len() > 0 { vec![at_table::lessons()] } else { Vec::new() };
    parent(game.name(), [vec![begun], played, at_any_table, taught].into_iter().flatten().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_says_where_it_can_be_used_and_what_is_a_servers_stays_there() {
        let mut of_servers = Vec::new();
        for command in bare() {
            let name = command.name.clone().into_owned();
            match (command.install_context.as_deref(), command.interaction_context.as_deref()) {
                (Some([InstallationContext::Guild]), Some([InteractionContext::Guild])) => {
                    of_servers.push(name);
                }
                (Some(installed), Some(used)) => {
                    assert_eq!((installed, used), (&ANY_INSTALLATION[..], &ANYWHERE[..]), "{name}");
                }
                _ => panic!("{name} doesn't say where it can be used"),
            }
            assert!(!command.guild_only, "{}: replaced by the contexts", command.name);
        }
        of_servers.sort_unstable();
        assert_eq!(
            of_servers,
            ["ladder", "league", "moderation", "move-game", "season", "settings", "tournament", "vote"],
            "compare OF_SERVERS"
        );
    }
}
