//! A player's pace, as far as others see it.

use data::Store;
use play::{Home, PlayerId, player::pace::Pace};

/// The pace of a player at a home. Of someone who isn't listed there, or has left, others see nothing. It is only said beside
/// something else, so what can't be read is left out.
pub(crate) async fn shown(store: &Store, home: Home, player: PlayerId) -> Option<Pace> {
    let read = async {
        let member = store.member(home, player).await?;
        if member.listed && !member.gone { store.pace(home, player).await } else { Ok(None) }
    };
    read.await.unwrap_or_else(|error: anyhow::Error| {
        tracing::error!("leaving out a player's pace: {error:#}");
        None
    })
}
