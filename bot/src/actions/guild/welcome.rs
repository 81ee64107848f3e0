//! Shows the manager who uses the bot first in a server what it can do there, once. Discord doesn't say who has added it.

use ui::views;

use crate::app::caller::Caller;

/// A member used the bot in a server where no manager was welcomed.
pub(crate) async fn visited(caller: &Caller) {
    if caller.is_manager()
        && let Err(error) = shows(caller).await
    {
        tracing::warn!("welcoming a manager: {error:#}");
    }
}

async fn shows(caller: &Caller) -> anyhow::Result<()> {
    let Some(guild) = caller.home.server() else { return Ok(()) };
    let app = &caller.app;
    // Taken before it is shown: a second message would be worse than none, as `/settings` shows the same.
    if !app.store.take_welcome(guild).await? {
        return Ok(());
    }
    let view = views::guild::settings::welcome(caller.words().await);
    app.discord.follow_up(&caller.token, caller.player, None, view).await
}
