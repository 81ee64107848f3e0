//! Imported files, as the store answers for them.

use jiff::{SignedDuration, Timestamp};
use play::PlayerId;

use crate::{CommitError, Store, imported_files};

/// Looks in quicker succession are noted as one, so that stepping through a game writes nothing.
const NOTED: SignedDuration = SignedDuration::from_mins(1);

impl Store {
    /// Keeps a file of games that a player has imported. Returns the name by which they find it again.
    pub async fn save_imported_file(
        &self,
        player: PlayerId,
        text: impl Into<String>,
        at: Timestamp,
    ) -> Result<u64, CommitError> {
        let text = text.into();
        let hash = imported_files::hash(&text);
        self.write(move |connection| Ok(imported_files::save(connection, player, &text, at)?)).await?;
        Ok(hash)
    }

    /// A player's imported file, if it is still kept. Notes that they look at it. Needs a runtime with a timer.
    pub async fn imported_file(
        &self,
        player: PlayerId,
        name: u64,
        at: Timestamp,
    ) -> anyhow::Result<Option<String>> {
        let found = self.read(move |connection| Ok(imported_files::find(connection, player, name)?)).await?;
        let Some((text, looked_at)) = found else { return Ok(None) };
        if !(SignedDuration::ZERO..NOTED).contains(&at.duration_since(looked_at)) {
            let looked = self
                .write_unhurried(move |connection| {
                    Ok(imported_files::look_at(connection, player, name, at).map(drop)?)
                })
                .await;
            if let Err(error) = looked {
                tracing::warn!("noting that an imported file was looked at: {error:#}");
            }
        }
        Ok(Some(text))
    }
}
