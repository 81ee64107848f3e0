//! Which servers have their week told, and the games it tells of, in portions.

use jiff::Timestamp;
use play::{
    ChallengeId, ChannelId, GuildId, Home, PlayerId,
    game::guessing::Guesser,
    guild::{
        standings::GameResult,
        week::{EndedFor, EndedGame, PlayedIn, RatedFor, WeekSettings},
    },
    mail_channel,
    player::ratings::Rating,
};

use crate::{
    CommitError, Store, known,
    sql::{self, Connection, FromRow, Row, from_columns},
};

const SETTINGS: &str = "SELECT channel, weekday, hour, zone FROM week_settings";
/// Whether a member may not be named where everyone of the server reads it, given their row of `members` if they have one.
macro_rules! hidden {
    ($player:literal) => {
        concat!(
            "(coalesce(unlisted OR gone, FALSE)",
            " OR EXISTS (SELECT 1 FROM suspensions WHERE suspensions.guild = ?1 AND suspensions.player = ",
            $player,
            ") OR EXISTS (SELECT 1 FROM deletions WHERE deletions.player = ",
            $player,
            "))"
        )
    };
}
/// A row for each member of the games of a portion, the newest first. A game without members has one row.
const ENDED: &str = concat!(
    "SELECT finished.sequence, games.ended, finished.game, finished.category, games.plies, games.challenge, games.channel,
        games.parent_channel, EXISTS (SELECT 1 FROM computer_seats WHERE computer_seats.game = finished.game),
        results.player, results.result, results.before, results.rating, results.deviation, NOT ",
    hidden!("results.player"),
    " FROM (
        SELECT sequence, game, category FROM finished_games
        WHERE guild = ?1 AND sequence < ?2 ORDER BY sequence DESC LIMIT ?3
    ) AS finished
    JOIN games ON games.id = finished.game
    LEFT JOIN seats ON seats.game = finished.game
    LEFT JOIN results ON results.player = seats.player AND results.guild = ?1 AND results.sequence = finished.sequence
    LEFT JOIN members ON members.guild = ?1 AND members.player = results.player
    ORDER BY finished.sequence DESC, seats.seat"
);
/// Who guessed most turns right. Only those count who may be named, so that others don't take their places.
const GUESSERS: &str = concat!(
    "SELECT week.player, name, TRUE, hits, made FROM (
        SELECT player, count(*) FILTER (WHERE hit) AS hits, count(*) AS made
        FROM guesses WHERE guild = ?1 AND at > ?2 AND at <= ?3 AND hit IS NOT NULL GROUP BY player
    ) AS week
    LEFT JOIN members ON members.guild = ?1 AND members.player = week.player
    WHERE hits > 0 AND NOT ",
    hidden!("week.player"),
    " ORDER BY hits DESC, made, week.player LIMIT ?4"
);
const NAME: &str = concat!(
    "SELECT name, NOT ",
    hidden!("?2"),
    " FROM (SELECT 1 AS one) AS once LEFT JOIN members ON members.guild = ?1 AND members.player = ?2"
);

/// A game that ended, and where it is in the order in which they did.
#[derive(Clone, Debug, PartialEq)]
pub struct EndedRow {
    /// Its position.
    pub sequence: i64,
    /// When it ended.
    pub at: Timestamp,
    /// The game.
    pub ended: EndedGame,
}

/// When the week of a server was told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WeekTold {
    /// Until when it was told last.
    pub told: Option<Timestamp>,
    /// The same, once that is posted or nothing was to be told.
    pub posted: Option<Timestamp>,
}

from_columns! { WeekTold { told, posted } }

impl Store {
    /// Where and when a server's week is told; `None` if it isn't.
    pub async fn week_settings(&self, guild: GuildId) -> anyhow::Result<Option<WeekSettings>> {
        self.read(move |connection| settings(connection, guild)).await
    }

    /// What a server's managers last chose for it, on or off.
    pub async fn week_chosen(&self, guild: GuildId) -> anyhow::Result<Option<WeekSettings>> {
        self.find(format!("{SETTINGS} WHERE guild = ?1"), [guild]).await
    }

    /// When a server's week was told.
    pub async fn week_told(&self, guild: GuildId) -> anyhow::Result<WeekTold> {
        let found = self.find("SELECT told, posted FROM week_settings WHERE guild = ?1", [guild]).await?;
        Ok(found.unwrap_or_default())
    }

    /// Notes that what was told until then is posted, or that nothing was to be told.
    pub async fn set_week_posted(&self, guild: GuildId, until: Timestamp) -> Result<(), CommitError> {
        let sql = "UPDATE week_settings SET posted = ?2
            WHERE guild = ?1 AND told >= ?2 AND (posted IS NULL OR posted < ?2)";
        self.write_row(sql, (guild, until)).await
    }

    /// At most `limit` games of a server that ended before the one at a position, the newest first. They are those of which the
    /// week is told in `channel`.
    pub async fn games_ended_before(
        &self,
        (guild, channel): (GuildId, ChannelId),
        position: Option<i64>,
        limit: usize,
    ) -> anyhow::Result<Vec<EndedRow>> {
        self.read(move |connection| ended(connection, (guild, channel), position, limit)).await
    }

    /// The members who guessed most turns right in a server after one time and up to another, of those who may be named where everyone
    /// reads it. The best come first.
    pub async fn best_guessers(
        &self,
        guild: GuildId,
        (after, until): (Timestamp, Timestamp),
        limit: usize,
    ) -> anyhow::Result<Vec<Guesser>> {
        self.list(GUESSERS, (guild, after, until, limit)).await
    }

    /// Those of these members who may be named where everyone of the server reads it, with their names if they are known.
    pub async fn named_in_public(
        &self,
        guild: GuildId,
        players: impl IntoIterator<Item = PlayerId>,
    ) -> anyhow::Result<Vec<(PlayerId, Option<String>)>> {
        let players: Vec<PlayerId> = players.into_iter().filter(|player| !player.is_former()).collect();
        self.read(move |connection| {
            let mut named = Vec::with_capacity(players.len());
            for &player in &players {
                let (name, may_be) =
                    connection.one::<(Option<String>, bool)>(NAME, (Home::from(guild), player))?;
                named.extend(may_be.then_some((player, name)));
            }
            Ok(named)
        })
        .await
    }
}

/// What a row of [`ENDED`] says of a game, and of one of its members.
struct OfMember {
    sequence: i64,
    at: Timestamp,
    /// Where it was played, but for whether that is where the week is told.
    played: (ChallengeId, ChannelId, Option<ChannelId>),
    ended: EndedGame,
    member: Option<EndedFor>,
}

fn ended(
    connection: &Connection,
    (guild, channel): (GuildId, ChannelId),
    position: Option<i64>,
    limit: usize,
) -> sql::Result<Vec<EndedRow>> {
    let mut games: Vec<EndedRow> = Vec::with_capacity(limit);
    let before = position.unwrap_or(i64::MAX);
    for row in connection.list::<OfMember>(ENDED, (guild, before, limit))? {
        if games.last().is_none_or(|last| last.sequence != row.sequence) {
            let (challenge, played, parent) = row.played;
            let played = if played == mail_channel(challenge) {
                PlayedIn::Mail
            } else if played == channel || parent == Some(channel) {
                PlayedIn::Here
            } else {
                PlayedIn::Elsewhere
            };
            let ended = EndedGame { played, ..row.ended };
            games.push(EndedRow { sequence: row.sequence, at: row.at, ended });
        }
        if let Some(game) = games.last_mut() {
            game.ended.players.extend(row.member);
        }
    }
    Ok(games)
}

impl FromRow for OfMember {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        let (player, result): (Option<PlayerId>, Option<GameResult>) = (row.get(9)?, row.get(10)?);
        let (before, after): (Option<f64>, Option<f64>) = (row.get(11)?, row.get(12)?);
        let (deviation, may_be_named): (Option<f64>, bool) = (row.get(13)?, row.get(14)?);
        let rated = before.zip(after).zip(deviation).map(|((before, after), deviation)| RatedFor {
            before,
            after,
            is_provisional: Rating::is_provisional_at(deviation),
        });
        let member = player.zip(result).map(|(player, result)| EndedFor {
            player,
            is_listed: may_be_named && !player.is_former(),
            result,
            rated,
        });
        let ended = EndedGame {
            game: row.get(2)?,
            category: row.get(3)?,
            players: Vec::with_capacity(2),
            with_computer: row.get(8)?,
            played: PlayedIn::Elsewhere,
            actions: row.get(4)?,
        };
        let channels = (row.get(5)?, row.get(6)?, row.get(7)?);
        Ok(Self { sequence: row.get(0)?, at: row.get(1)?, played: channels, ended, member })
    }
}

fn settings(connection: &Connection, guild: GuildId) -> sql::Result<Option<WeekSettings>> {
    connection.find(&format!("{SETTINGS} WHERE guild = ?1 AND is_on"), [guild])
}

/// Has the week told, changes where and when, or ends it, which keeps what was chosen.
pub(crate) fn set(
    connection: &Connection,
    guild: GuildId,
    settings: Option<WeekSettings>,
    at: Timestamp,
) -> sql::Result<()> {
    known::home(connection, guild, at)?;
    let Some(WeekSettings { channel, of: weekday, hour, zone }) = settings else {
        let off = "UPDATE week_settings SET is_on = FALSE WHERE guild = ?1";
        return connection.execute(off, [guild]).map(drop);
    };
    let sql = "INSERT INTO week_settings (guild, channel, weekday, hour, zone) VALUES (?1, ?2, ?3, ?4, ?5)
        ON CONFLICT (guild) DO UPDATE SET channel = ?2, weekday = ?3, hour = ?4, zone = ?5, is_on = TRUE";
    connection.execute(sql, (guild, channel, weekday, hour, zone)).map(drop)
}

/// Notes until when the week is told. Stale if its managers changed something, or it was told meanwhile.
pub(crate) fn tell(
    connection: &Connection,
    guild: GuildId,
    expected: WeekSettings,
    until: Timestamp,
) -> Result<(), CommitError> {
    if settings(connection, guild)? != Some(expected) {
        return Err(CommitError::Stale);
    }
    let sql = "UPDATE week_settings SET told = ?2 WHERE guild = ?1 AND (told IS NULL OR told < ?2)";
    CommitError::stale_unless(connection.execute(sql, (guild, until))? == 1)
}

/// What can't be read of settings.
pub(crate) fn unreadable(connection: &Connection) -> sql::Result<Vec<sql::Error>> {
    let mut errors = connection.unreadable::<WeekSettings>(SETTINGS)?;
    errors.extend(connection.unreadable::<WeekTold>("SELECT told, posted FROM week_settings")?);
    Ok(errors)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations;

    #[test]
    fn the_games_of_a_portion_are_found_among_all() {
        let plan = migrations::plan(&migrations::sample(), ENDED).join("; ");
        assert!(plan.contains("finished_games_by_guild"), "{plan}");
        assert!(!plan.contains("SCAN finished_games") && !plan.contains("SCAN games"), "{plan}");
    }

    #[test]
    fn the_guesses_of_a_week_are_found_among_all() {
        let plan = migrations::plan(&migrations::sample(), GUESSERS).join("; ");
        assert!(plan.contains("guesses_by_time") && !plan.contains("SCAN guesses"), "{plan}");
    }
}
