//! Which lessons a player has gone through.

use std::collections::BTreeSet;

use games::Game;
use jiff::Timestamp;
use lessons::LessonId;
use play::PlayerId;

use crate::{CommitError, Store, known};

impl Store {
    /// The names of the lessons of a game that a player has finished, without those that this version no longer has.
    pub async fn lessons_done(&self, player: PlayerId, game: Game) -> anyhow::Result<BTreeSet<&'static str>> {
        let sql = "SELECT lesson FROM lessons_done WHERE player = ?1";
        let names: Vec<String> = self.list(sql, (player,)).await?;
        let done: Vec<LessonId> = names.iter().filter_map(|name| name.parse().ok()).collect();
        Ok(done.into_iter().filter(|lesson| lesson.game() == game).map(LessonId::name).collect())
    }

    /// Notes that a player has finished a lesson. Only the first time is stored.
    pub async fn finish_lesson(
        &self,
        player: PlayerId,
        lesson: LessonId,
        at: Timestamp,
    ) -> Result<(), CommitError> {
        self.write(move |connection| {
            known::player(connection, player, at)?;
            let sql = "INSERT INTO lessons_done (player, lesson, at) VALUES (?1, ?2, ?3)
                ON CONFLICT (player, lesson) DO NOTHING";
            connection.send(sql, (player, lesson.to_string(), at))?;
            Ok(())
        })
        .await
    }
}
