//! Traces of a player in the database files.

use super::Story;
use crate::player::Player;

impl Story {
    /// Whether anything is stored about the server.
    pub(crate) async fn has_server(&self) -> bool {
        !self.store.guilds().await.expect("a store").is_empty()
    }

    /// Waits until no trace of a player is left in the database and its journal, in any of SQLite's number formats.
    pub(crate) async fn is_wiped(&self, player: &Player) {
        let id = player.member.id().get();
        let key = (0..8).rev().map(|byte| ((id >> (8 + 7 * byte)) & 0x7f) as u8 | 0x80);
        let traces: Vec<Vec<u8>> = vec![
            id.to_string().into_bytes(),
            id.to_be_bytes().to_vec(),
            id.to_be_bytes()[1..].to_vec(),
            key.chain([id.to_le_bytes()[0]]).collect(),
        ];
        let folder = self.folder.path();
        let holds =
            |file: &[u8]| traces.iter().any(|trace| file.windows(trace.len()).any(|window| window == trace));
        let clean = async || {
            let files =
                std::fs::read_dir(folder).expect("readable").map(|entry| entry.expect("readable").path());
            files.into_iter().all(|path| !holds(&std::fs::read(path).unwrap_or_default()))
        };
        self.until("the files to hold nothing of a player", clean).await;
    }
}
