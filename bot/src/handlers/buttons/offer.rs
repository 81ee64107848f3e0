//! Offer something, or answer what was offered.

use anyhow::Context as _;
use play::{Announcement, GameId, News, PlayerId, Refusal, Table, table, table::OfferKind};
use ui::{
    button_id::OfferStep,
    failure::{self, Failure},
    views,
};

use crate::{
    actions::reply::{FollowUp, Reply},
    actions::{lookup, offers, turn},
    app::App,
    discord::{
        answer::Answer,
        interaction::{Delivery, Interaction},
    },
};

/// Which offer a button is about.
#[derive(Clone, Copy, Debug)]
pub(super) struct Of {
    pub game: GameId,
    pub version: u32,
    pub kind: OfferKind,
}

pub(super) async fn press(
    app: &App,
    interaction: &Interaction,
    of: Of,
    step: OfferStep,
) -> Result<Reply, Failure> {
    let (table, kind) = (lookup::table(app, interaction, of.game)?, of.kind);
    let event = match step {
        OfferStep::Make => table::Event::Offer(kind),
        OfferStep::Accept => table::Event::Accept(kind),
        OfferStep::Decline | OfferStep::Withdraw => table::Event::Decline(kind),
    };
    if table.ending().is_none() && table.version() != of.version {
        let gone = if step == OfferStep::Make { Refusal::Stale } else { Refusal::NoOffer { kind } };
        return Err(gone.into());
    }
    let offerer = table.offer(kind).and_then(|offer| table.player(offer.by)?.member());
    if let Some(by) = offerer
        && by != interaction.player
        && step == OfferStep::Withdraw
        && table.seat(interaction.player).is_some()
    {
        return Err(failure::Refusal::OthersOffer { kind, by }.into());
    }
    match offerer {
        // Where he pressed the button of what everybody sees.
        Some(by)
            if !interaction.in_private
                && interaction.is_on_message
                && interaction.channel == table.stored().channel =>
        {
            answer(app, interaction, &table, event, Answered { kind, by, step }).await
        }
        _ => turn::play(app, interaction, &table, event).await,
    }
}

/// What somebody says to an offer.
struct Answered {
    kind: OfferKind,
    /// Who made it.
    by: PlayerId,
    step: OfferStep,
}

/// Answers by a button of the offer's message, which says so.
async fn answer(
    app: &App,
    interaction: &Interaction,
    table: &Table,
    event: table::Event,
    answered: Answered,
) -> Result<Reply, Failure> {
    let Answered { kind, by, step } = answered;
    let words = app.words_in(table.stored().guild);
    let (stored, board) = turn::decide(app, interaction, Delivery::ByReply, table, &event).await?;
    let offers = offers::settle(app, interaction.player, &stored.table, &event, interaction.message);
    let step = if by == interaction.player { OfferStep::Withdraw } else { step };
    let first = stored.due.first().map(|(_, first)| *first);
    let view = match first {
        Some(Announcement::News { news: News::Agreed { .. }, .. }) => {
            views::offer::view(words, &stored.table, kind, by)
        }
        _ => views::offer::answered(words, kind, by, step, interaction.player),
    };
    // What was agreed or withdrawn is all that is to be announced, and the offer's message says it.
    let says_all =
        matches!(first, Some(Announcement::News { news: News::Agreed { .. } | News::Withdrawn { .. }, .. }));
    let reply = if says_all {
        turn::announcing(&stored, Answer::Rewrite(view))
    } else {
        let message = interaction.message.context("a pressed button without its message")?;
        let rewrite = FollowUp::Rewrite { channel: interaction.channel, message, view: Box::new(view) };
        turn::shown(app, &stored, board)?.then(rewrite)
    };
    Ok(reply.then(FollowUp::RefreshOffers(Box::new(offers))))
}
