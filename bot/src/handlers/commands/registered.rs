//! What Discord is told about the commands at the start.

use poise::serenity_prelude::CreateCommand;

use crate::handlers::context::Command;

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
