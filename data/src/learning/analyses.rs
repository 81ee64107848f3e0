//! Analyses of finished games: each is done once, a portion at a time, by whichever worker takes it, and then stored for good.

use engine::analysis::{GameAnalysis, Progress};
use jiff::Timestamp;
use play::{
    GameId, PlayerId,
    learning::analysis_queue::{self, Waiting},
};

use crate::{
    CommitError, Store, Token, known,
    sql::{self, Connection, FromRow, Row, from_columns},
};

/// How many waiting analyses are considered when the next one is chosen.
const CONSIDERED: usize = 500;

/// An analysis of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoredAnalysis {
    /// It is in progress, or in the queue.
    Waiting {
        /// How many turns have been analysed.
        done: usize,
    },
    /// It is done.
    Done(GameAnalysis),
}

/// A player waiting for an analysis, and the answer that shows them its progress.
#[derive(Clone, Debug)]
pub struct AnalysisReader {
    /// The player.
    pub player: PlayerId,
    /// The token for editing that answer.
    pub token: Token,
    /// Whether the answer is made of components.
    pub components: bool,
    /// The language of their client.
    pub locale: String,
}

/// An analysis that this worker has taken, so that no other does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenAnalysis {
    /// The game.
    pub game: GameId,
    /// The first who asked for it and is still waiting.
    pub player: Option<PlayerId>,
    /// What has been found, if anything.
    pub progress: Option<Progress>,
}

impl Store {
    /// The analysis of a game, if one was asked for.
    pub async fn analysis(&self, game: GameId) -> anyhow::Result<Option<StoredAnalysis>> {
        self.find("SELECT progress, result FROM analyses WHERE game = ?1", [game]).await
    }

    /// Queues a game for analysis unless it is queued or done already, and notes who is waiting. Where they see it is noted once they
    /// have an answer: see [`Store::analysis_answered`]. `false`, and nothing happens, if they are waiting for `most` others.
    pub async fn ask_for_analysis(
        &self,
        game: GameId,
        reader: AnalysisReader,
        most: usize,
        at: Timestamp,
    ) -> Result<bool, CommitError> {
        self.write(move |connection| {
            let player = reader.player;
            if connection.exists("SELECT 1 FROM analyses WHERE game = ?1 AND result IS NOT NULL", [game])? {
                return Ok(true);
            }
            let others = "SELECT count(*) FROM analysis_readers WHERE player = ?1 AND game <> ?2";
            if connection.one::<usize>(others, (player, game))? >= most {
                return Ok(false);
            }
            known::player(connection, player, at)?;
            let sql = "INSERT INTO analyses (game, asked) VALUES (?1, ?2) ON CONFLICT (game) DO NOTHING";
            connection.execute(sql, (game, at))?;
            wait(connection, game, &reader, None, at)?;
            Ok(true)
        })
        .await
    }

    /// Notes that someone who waits for an analysis has an answer, which can be edited from now on.
    pub async fn analysis_answered(
        &self,
        game: GameId,
        reader: AnalysisReader,
        at: Timestamp,
    ) -> Result<(), CommitError> {
        self.write(move |connection| {
            // It may have been dropped, if it can't be done.
            if !connection.exists("SELECT 1 FROM analyses WHERE game = ?1", [game])? {
                return Ok(());
            }
            known::player(connection, reader.player, at)?;
            wait(connection, game, &reader, Some(reader.token.reveal()), at)
        })
        .await
    }

    /// Takes the analysis that is due next, so that until `until` no other worker does; `None` if there is none.
    pub async fn take_analysis(
        &self,
        now: Timestamp,
        until: Timestamp,
    ) -> Result<Option<TakenAnalysis>, CommitError> {
        self.write(move |connection| {
            let waiting = connection.list::<Waiting>(WAITING, [CONSIDERED])?;
            let Some(game) = analysis_queue::next(&waiting, now) else { return Ok(None) };
            let sql = "UPDATE analyses SET worked = ?2, taken_until = ?3 WHERE game = ?1";
            connection.execute(sql, (game, now, until))?;
            let player = waiting.iter().find(|one| one.game == game).and_then(|one| one.player);
            let progress = connection.one::<Option<String>>(PROGRESS, [game])?;
            // Unreadable progress starts over.
            let progress = progress.and_then(|progress| serde_json::from_str(&progress).ok());
            Ok(Some(TakenAnalysis { game, player, progress }))
        })
        .await
    }

    /// Stores an analysis's progress, and lets other workers take it.
    pub async fn save_analysis(&self, game: GameId, progress: &Progress) -> Result<(), CommitError> {
        let sql = "UPDATE analyses SET progress = ?2, taken_until = NULL WHERE game = ?1 AND result IS NULL";
        self.write_row(sql, (game, written(progress)?)).await
    }

    /// Stores what an analysis has found, which never changes again.
    pub async fn finish_analysis(&self, game: GameId, found: &GameAnalysis) -> Result<(), CommitError> {
        let found = written(found)?;
        self.write(move |connection| {
            let sql = "UPDATE analyses SET result = ?2, progress = NULL, taken_until = NULL WHERE game = ?1";
            connection.execute(sql, (game, &found))?;
            // Players whose answers can no longer be edited find it with the button.
            connection.execute("DELETE FROM analysis_readers WHERE game = ?1 AND token IS NULL", [game])?;
            Ok(())
        })
        .await
    }

    /// Drops an analysis that can't be done. It can be asked for again.
    pub async fn drop_analysis(&self, game: GameId) -> Result<(), CommitError> {
        self.write(move |connection| {
            connection.execute("DELETE FROM analysis_readers WHERE game = ?1", [game])?;
            connection.execute("DELETE FROM analyses WHERE game = ?1 AND result IS NULL", [game])?;
            Ok(())
        })
        .await
    }

    /// Frees analyses taken by an earlier run of this program. Does nothing where they may be another worker's: those
    /// expire.
    pub async fn release_analyses(&self) -> Result<(), CommitError> {
        if self.may_have_other_workers() {
            return Ok(());
        }
        self.write_row("UPDATE analyses SET taken_until = NULL WHERE taken_until IS NOT NULL", ()).await
    }

    /// The players waiting for an analysis whose answers can still be edited.
    pub async fn analysis_readers(&self, game: GameId) -> anyhow::Result<Vec<AnalysisReader>> {
        let sql = "SELECT player, token, components, locale FROM analysis_readers
            WHERE game = ?1 AND token IS NOT NULL ORDER BY asked, player";
        self.list(sql, [game]).await
    }

    /// The players who haven't been told yet that their analysis is done, and when they asked.
    pub async fn analyses_to_tell(&self) -> anyhow::Result<Vec<(GameId, Timestamp, AnalysisReader)>> {
        let sql = "SELECT player, token, components, locale, analyses.game, analysis_readers.asked
            FROM analysis_readers JOIN analyses ON analyses.game = analysis_readers.game
            WHERE result IS NOT NULL AND token IS NOT NULL ORDER BY analysis_readers.asked, player";
        let rows = self.list::<Untold>(sql, ()).await?;
        Ok(rows.into_iter().map(|Untold { game, asked, reader }| (game, asked, reader)).collect())
    }

    /// Removes a player from those waiting for an analysis.
    pub async fn forget_analysis_reader(&self, game: GameId, player: PlayerId) -> Result<(), CommitError> {
        self.write_row("DELETE FROM analysis_readers WHERE game = ?1 AND player = ?2", (game, player)).await
    }
}

/// Stores that someone waits for an analysis, and by what their answer can be edited, if it is there.
fn wait(
    connection: &Connection,
    game: GameId,
    reader: &AnalysisReader,
    token: Option<&str>,
    at: Timestamp,
) -> Result<(), CommitError> {
    let AnalysisReader { player, components, locale, .. } = reader;
    let sql = "INSERT INTO analysis_readers (game, player, asked, token, components, locale)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)
        ON CONFLICT (game, player) DO UPDATE SET asked = ?3, token = ?4, components = ?5, locale = ?6";
    connection.execute(sql, (game, *player, at, token, *components, locale))?;
    Ok(())
}

const WAITING: &str = "SELECT game, (
        SELECT player FROM analysis_readers WHERE analysis_readers.game = analyses.game ORDER BY asked, player LIMIT 1
    ), worked, taken_until
    FROM analyses WHERE result IS NULL ORDER BY asked, game LIMIT ?1";
const PROGRESS: &str = "SELECT progress FROM analyses WHERE game = ?1";

from_columns! { Waiting { game, player, worked, taken_until } }

impl FromRow for AnalysisReader {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        let token: String = row.get(1)?;
        Ok(Self {
            player: row.get(0)?,
            token: Token::new(token),
            components: row.get(2)?,
            locale: row.get(3)?,
        })
    }
}

/// A player who hasn't been told yet that their analysis is done.
struct Untold {
    game: GameId,
    asked: Timestamp,
    reader: AnalysisReader,
}

impl FromRow for Untold {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        Ok(Self { game: row.get(4)?, asked: row.get(5)?, reader: AnalysisReader::from_row(row)? })
    }
}

impl FromRow for StoredAnalysis {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        if let Some(result) = row.get::<Option<String>>(1)? {
            return Ok(Self::Done(serde_json::from_str(&result).map_err(anyhow::Error::from)?));
        }
        let Some(progress) = row.get::<Option<String>>(0)? else { return Ok(Self::Waiting { done: 0 }) };
        let progress: Progress = serde_json::from_str(&progress).map_err(anyhow::Error::from)?;
        Ok(Self::Waiting { done: progress.done() })
    }
}

fn written(found: &impl serde::Serialize) -> Result<String, CommitError> {
    serde_json::to_string(found).map_err(|error| CommitError::Other(error.into()))
}

/// Forgets tokens of answers that can no longer be edited. Returns how many.
pub(crate) fn prune_tokens(connection: &Connection, before: Timestamp) -> sql::Result<usize> {
    let told = "DELETE FROM analysis_readers WHERE asked < ?1
        AND game IN (SELECT game FROM analyses WHERE result IS NOT NULL)";
    connection.execute(told, [before])?;
    connection
        .execute("UPDATE analysis_readers SET token = NULL WHERE token IS NOT NULL AND asked < ?1", [before])
}

/// What is wrong with analyses.
pub(crate) fn faults(connection: &Connection) -> sql::Result<Vec<anyhow::Error>> {
    let mut faults: Vec<anyhow::Error> = Vec::new();
    let all = connection.each::<StoredAnalysis>("SELECT progress, result FROM analyses", ())?;
    faults.extend(all.into_iter().filter_map(Result::err).map(anyhow::Error::from));
    let running =
        "SELECT analyses.game FROM analyses JOIN games ON games.id = analyses.game WHERE ended IS NULL";
    for game in connection.list_whole::<GameId>(running, ())? {
        faults.push(anyhow::anyhow!("game {game} is being analysed, but it is running"));
    }
    Ok(faults)
}
