//! `/settings`

use anyhow::Context as _;
use play::{Change, House};
use poise::serenity_prelude::Permissions;

use super::{
    Context, member_may,
    terms::{self, clocks},
};
use crate::{
    answer::Answer,
    app::Told,
    asked::Asked,
    failure::{Failure, Refusal},
    views,
};

/// How games are played in this server unless players say otherwise (for those who manage it)
#[poise::command(
    slash_command,
    guild_only,
    install_context = "Guild",
    interaction_context = "Guild",
    default_member_permissions = "MANAGE_GUILD"
)]
pub(super) async fn settings(
    ctx: Context<'_>,
    #[description = "The time for turns where a challenge does not say it"]
    #[autocomplete = "clocks"]
    #[max_length = 100]
    clock: Option<String>,
    #[description = "For how many days a year a player can be away, while his clocks stand"]
    #[min = 0]
    #[max = 366]
    away_days: Option<u16>,
) -> Result<(), Failure> {
    let app = ctx.data();
    let asked = Asked::by_command(ctx.interaction)?;
    // A server's managers can let others see the command; that alone lets nobody change a setting.
    if !member_may(ctx.interaction, Permissions::MANAGE_GUILD) {
        return Err(Refusal::OnlyForManagers.into());
    }
    let guild = asked.guild()?;
    let before = app.house(guild).context("looking how a server plays")?;
    let clock = clock.map(terms::clock).transpose()?;
    let house =
        House { clock: clock.unwrap_or(before.clock), away_days: away_days.unwrap_or(before.away_days) };
    let changed = clock.is_some() || away_days.is_some();
    if changed {
        app.commit(&asked, Told::ByThemselves, vec![Change::SetHouse { guild, house }], Vec::new()).await?;
    }
    let view = views::settings::view(app.texts.for_locale(&asked.locale), house, changed);
    Ok(app.answer(&asked, Answer::Private(view)).await.context("showing a server's settings")?)
}
