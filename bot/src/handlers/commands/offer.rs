//! `/dara offer draw`

use play::table::{Event, OfferKind};

use crate::{
    actions::turn,
    discord::interaction::Interaction,
    handlers::context::{Context, respond, table_here},
};
use ui::failure::Failure;

/// What to offer, as an option.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum OfferChoice {
    Draw,
    Takeback,
    Pause,
    Abort,
}

/// Offer a draw, a takeback, a pause or to call off the game of this channel
#[poise::command(slash_command)]
pub(super) async fn offer(ctx: Context<'_>, what: OfferChoice) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    let table = table_here(ctx, app, &interaction).await?;
    let kind = match what {
        OfferChoice::Draw => OfferKind::Draw,
        OfferChoice::Takeback => OfferKind::Takeback,
        OfferChoice::Pause => OfferKind::Pause,
        OfferChoice::Abort => OfferKind::Abort,
    };
    respond(ctx, &interaction, turn::play(app, &interaction, &table, Event::Offer(kind)).await?).await
}
