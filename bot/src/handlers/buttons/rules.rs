//! Show the rules of a game: in short, or in full.

use games::RuleSet;
use play::RulesName;
use ui::views;

use crate::{
    actions::reply::Reply,
    app::{App, server_settings},
    discord::{answer::Answer, interaction::Interaction},
};

/// The short page.
pub(super) async fn in_short(app: &App, interaction: &Interaction, rules: RuleSet) -> Reply {
    let name = name(app, interaction, rules).await;
    let view = views::rules::short(
        app.words_for(interaction).await,
        app.look_for(interaction).await,
        rules,
        name.as_ref(),
    );
    Reply::private(view)
}

/// All of them, with their sources, in place of the short page.
pub(super) async fn in_full(app: &App, interaction: &Interaction, rules: RuleSet) -> Reply {
    let name = name(app, interaction, rules).await;
    let view = views::rules::view(
        app.words_for(interaction).await,
        app.look_for(interaction).await,
        rules,
        name.as_ref(),
    );
    Reply::new(if interaction.in_private { Answer::Update(view) } else { Answer::Private(view) })
}

/// The server's name for the rules.
async fn name(app: &App, interaction: &Interaction, rules: RuleSet) -> Option<RulesName> {
    server_settings::name_of(app, interaction.guild().ok()?, rules).await
}
