//! Show the rules of a game: in short, or in full.

use games::RuleSet;
use ui::views;

use crate::{
    actions::reply::Reply,
    app::{App, server_settings},
    discord::{answer::Answer, interaction::Interaction},
};

/// The short page.
pub(super) fn in_short(app: &App, interaction: &Interaction, rules: RuleSet) -> Reply {
    let name = interaction.guild().ok().and_then(|guild| server_settings::name_of(app, guild, rules));
    let view =
        views::rules::short(app.words_for(interaction), app.look_for(interaction), rules, name.as_ref());
    Reply::private(view)
}

/// All of them, with their sources, in place of the short page.
pub(super) fn in_full(app: &App, interaction: &Interaction, rules: RuleSet) -> Reply {
    let name = interaction.guild().ok().and_then(|guild| server_settings::name_of(app, guild, rules));
    let view =
        views::rules::view(app.words_for(interaction), app.look_for(interaction), rules, name.as_ref());
    Reply::new(if interaction.in_private { Answer::Update(view) } else { Answer::Private(view) })
}
