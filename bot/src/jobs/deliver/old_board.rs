//! Deletes boards that were replaced where only the newest stays. One that can't be deleted becomes a line that leads to the
//! newest.

use play::{ChannelId, GameId, MessageId};
use ui::views::{self, View};

use super::delivery_error::{DeliveryError, trouble};
use crate::app::App;

/// Takes an old board away, once the one that replaces it was posted. Doing it again does no harm.
pub(super) async fn goes(
    app: &App,
    game: GameId,
    (channel, message): (ChannelId, MessageId),
) -> Result<(), DeliveryError> {
    let Some(table) = app.store.table(game).await? else { return Ok(()) };
    let newest = app.store.board_message(game).await?;
    let Some(newest) = newest.filter(|newest| *newest > message) else {
        // A game that moves to another channel would be seen nowhere. Once it's over, no other board may come.
        if table.ending().is_some() {
            return Ok(());
        }
        return Err(DeliveryError::Waits(anyhow::anyhow!("the board that replaces it isn't posted yet")));
    };
    let Err(refused) = app.discord.delete(channel, message).await else { return Ok(()) };
    if !refused.verdict.is_final() {
        return Err(trouble(refused, "deleting an old board"));
    }
    let line = views::game::board::replaced(app.words_in(table.stored().home).await, &table, newest);
    let edited = app.discord.edit(channel, message, View::words(line)).await;
    edited.map_err(|failed| trouble(failed, "shortening an old board that can't be deleted"))
}
