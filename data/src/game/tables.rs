//! Games with their seats and actions, replayed into a [`Table`].
//!
//! Lists use partial indexes of what is running, so they cost the same however many games have ended. A
//! player's running games are found by `seats.playing`, which the integrity check compares with the games.

use std::ops::RangeInclusive;

use anyhow::{Context as _, bail};
use games::{Game, Seat};
use jiff::Timestamp;
use play::{
    ChannelId, ForfeitReason, GameId, GivenUp, Home, MessageId, Player, PlayerId, Seating, Table, Terms,
    game::{fair_play::Running, matches::InMatch, table::StoredGame},
};

use crate::{
    CommitError, Store, columns,
    game::replays,
    sql::{self, Connection, FromColumn as _, FromRow, Row, from_columns},
};

/// The columns a [`Table`] is read from. Seats are joined into one text, so that one row holds everything:
/// `11`, or `11/1/24/left` for the first to give up, after 24 actions, by leaving; `level:3` for the computer.
macro_rules! select {
    ($which:literal) => {
        concat!(
            "SELECT id, guild, channel, parent_channel, parent_message, record, started, since, ended IS NOT NULL, ",
            "challenge, terms, revision, state, match_game, match_number, match_first, match_second, ",
            "(SELECT string_agg(who, ' ') FROM (",
            "SELECT seat, concat_ws('/', player, out, out_ply, out_why) AS who FROM seats WHERE game = games.id ",
            "UNION ALL SELECT seat, 'level:' || level FROM computer_seats WHERE game = games.id ORDER BY seat) AS seated) ",
            "FROM games ",
            $which
        )
    };
}

pub(crate) const RUNNING: &str = select!("WHERE channel = ?1 AND ended IS NULL");
/// The running game of a channel, if the channel was lost.
const CUT_OFF: &str = select!("WHERE channel = ?1 AND ended IS NULL AND (state ->> 'cut_off') IS NOT NULL");
const OVER: &str = select!("WHERE channel = ?1 AND ended IS NOT NULL ORDER BY ended DESC, id DESC LIMIT 1");
const OVER_IN: &str =
    select!("WHERE channel = ?1 AND ended IS NOT NULL ORDER BY ended DESC, id DESC LIMIT ?2");
pub(crate) const FIND: &str = select!("WHERE id = ?1");
/// Most recently moved first.
const RUNNING_IN_GUILD: &str =
    select!("WHERE guild = ?1 AND ended IS NULL ORDER BY since DESC, id DESC LIMIT ?2 OFFSET ?3");
/// The longest waiting first, without those played by direct messages, which have no channel of their own.
const WAITING_IN_GUILD: &str = select!(
    "WHERE guild = ?1 AND ended IS NULL AND since <= ?2 AND channel <> challenge ORDER BY since, id LIMIT ?3"
);
const COUNT_IN_GUILD: &str = "SELECT count(*) FROM games WHERE guild = ?1 AND ended IS NULL";
/// Those that have waited longest first, without those the player gave up.
pub(crate) const RUNNING_OF: &str = select!(
    "WHERE guild = ?1 AND id IN (SELECT game FROM seats WHERE player = ?2 AND playing) ORDER BY since, id"
);
/// Those that have waited longest first, wherever they are played.
const RUNNING_EVERYWHERE: &str =
    select!("WHERE id IN (SELECT game FROM seats WHERE player = ?1 AND playing) ORDER BY since, id");
/// Running games without the computer, by the number of their actions, and vote games.
const RUNNING_BETWEEN_MEMBERS: &str = "SELECT id, record, terms FROM games
    WHERE ended IS NULL AND plies BETWEEN ?1 AND ?2 AND record LIKE ?3
        AND NOT EXISTS (SELECT 1 FROM computer_seats WHERE game = games.id)
    UNION ALL SELECT CAST(NULL AS BIGINT), record, CAST(NULL AS TEXT) FROM vote_games
    WHERE why IS NULL AND against NOT LIKE 'computer:%' AND plies BETWEEN ?1 AND ?2 AND record LIKE ?3";
/// Running vote games without the computer in which a player has voted.
const RUNNING_VOTED_IN: &str = "SELECT CAST(NULL AS BIGINT), record, CAST(NULL AS TEXT) FROM vote_games
    WHERE why IS NULL AND against NOT LIKE 'computer:%' AND id IN (SELECT vote_game FROM votes WHERE player = ?1)";
const COUNT_OF: &str = "SELECT count(*) FROM games WHERE guild = ?1
    AND id IN (SELECT game FROM seats WHERE player = ?2 AND playing)";
/// The next games after the one with an id.
const AFTER: &str = select!("WHERE id > ?1 ORDER BY id LIMIT ?2");
/// How many games are in memory at once while all are read.
const PORTION: i64 = 1_000;

/// Shows the row of every game to `work`, in order of id.
pub(crate) fn for_all(
    connection: &Connection,
    mut work: impl FnMut(&Row<'_>) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let mut statement = connection.prepare(AFTER)?;
    let mut last = 0_i64;
    loop {
        let before = last;
        let mut rows = statement.query((before, PORTION))?;
        while let Some(row) = rows.next()? {
            last = row.get(0)?;
            work(&row)?;
        }
        if last == before {
            return Ok(());
        }
    }
}

impl Store {
    /// The game with this id.
    pub async fn table(&self, game: GameId) -> anyhow::Result<Option<Table>> {
        self.find(FIND, [game]).await
    }

    /// The running game in a channel.
    pub async fn running_in(&self, channel: ChannelId) -> anyhow::Result<Option<Table>> {
        self.find(RUNNING, [channel]).await
    }

    /// The running game in a channel that was lost. Called after every interaction, so other games are not even
    /// replayed.
    pub async fn cut_off_in(&self, channel: ChannelId) -> anyhow::Result<Option<Table>> {
        self.find(CUT_OFF, [channel]).await
    }

    /// The running game in a channel, or else the one that ended there last.
    pub async fn latest_in(&self, channel: ChannelId) -> anyhow::Result<Option<Table>> {
        self.read(move |connection| match connection.find(RUNNING, [channel])? {
            Some(table) => Ok(Some(table)),
            None => connection.find(OVER, [channel]),
        })
        .await
    }

    /// At most `limit` games that ended in a channel, the latest first.
    pub async fn games_over_in(&self, channel: ChannelId, limit: usize) -> anyhow::Result<Vec<Table>> {
        self.list(OVER_IN, (channel, limit)).await
    }

    /// At most `limit` running games that have been waiting for a player since `until` or longer, the longest
    /// first. Pass the last one of a page as `after` to get the next page.
    pub async fn silent_games(
        &self,
        until: Timestamp,
        after: Option<Silent>,
        limit: usize,
    ) -> anyhow::Result<Vec<Silent>> {
        let (since, game) = after.map(|Silent { since, game }| (since, game)).unzip();
        self.list(SILENT, (until, since, game, limit)).await
    }

    /// The running games of a server in which a player is playing (and has not given up), the longest silent
    /// first.
    pub async fn running_games_of(&self, home: Home, player: PlayerId) -> anyhow::Result<Vec<Table>> {
        self.list(RUNNING_OF, (home, player)).await
    }

    /// The running games of all servers in which a player is playing, the longest silent first.
    pub async fn running_games_everywhere(&self, player: PlayerId) -> anyhow::Result<Vec<Table>> {
        self.list(RUNNING_EVERYWHERE, [player]).await
    }

    /// What has been played in all running games between members, of one game and with a number of actions.
    pub async fn running_between_members(
        &self,
        game: Game,
        actions: RangeInclusive<usize>,
    ) -> anyhow::Result<Vec<Running>> {
        let (least, most) = actions.into_inner();
        self.list(RUNNING_BETWEEN_MEMBERS, (least, most, format!("{game}:%"))).await
    }

    /// What has been played in the running vote games between members in which a player has voted.
    pub async fn running_voted_in(&self, player: PlayerId) -> anyhow::Result<Vec<Running>> {
        self.list(RUNNING_VOTED_IN, [player]).await
    }

    /// How many running games of a server each of `players` is playing in.
    pub async fn count_running_games_of(
        &self,
        home: Home,
        players: impl IntoIterator<Item = PlayerId>,
    ) -> anyhow::Result<Vec<(PlayerId, usize)>> {
        let players: Vec<PlayerId> = players.into_iter().collect();
        self.read(move |connection| {
            let count = |&player| Ok((player, connection.one(COUNT_OF, (home, player))?));
            players.iter().map(count).collect()
        })
        .await
    }

    /// At most `limit` running games of a server, after the first `offset`, the most recently moved first.
    pub async fn running_games_in(
        &self,
        home: Home,
        limit: usize,
        offset: usize,
    ) -> anyhow::Result<Vec<Table>> {
        self.list(RUNNING_IN_GUILD, (home, limit, offset)).await
    }

    /// At most `limit` running games of a server, those first that have waited longest for a player, at least since `until`.
    pub async fn longest_waiting_in(
        &self,
        home: Home,
        until: Timestamp,
        limit: usize,
    ) -> anyhow::Result<Vec<Table>> {
        self.list(WAITING_IN_GUILD, (home, until, limit)).await
    }

    /// How many games are running in a server.
    pub async fn count_running_games_in(&self, home: Home) -> anyhow::Result<usize> {
        self.one(COUNT_IN_GUILD, [home]).await
    }

    /// When a game ended; `None` if it is running or does not exist.
    pub async fn ended(&self, game: GameId) -> anyhow::Result<Option<Timestamp>> {
        Ok(self.find("SELECT ended FROM games WHERE id = ?1", [game]).await?.flatten())
    }

    /// The newest game in a channel whose newest board or whose challenge a message shows.
    pub async fn game_of_message(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> anyhow::Result<Option<GameId>> {
        // Two halves, so that each uses an index.
        let sql = "SELECT id FROM (
                SELECT id, board, challenge FROM games WHERE channel = ?1 AND ended IS NULL
                UNION ALL
                SELECT id, board, challenge FROM games WHERE channel = ?1 AND ended IS NOT NULL
            ) AS game
            WHERE board = ?2 OR EXISTS (SELECT 1 FROM challenges WHERE id = game.challenge AND message = ?2)
            ORDER BY id DESC LIMIT 1";
        self.find(sql, (channel, message)).await
    }
}

/// Stale if one of `players` is playing in more than `games` running games of `guild`.
pub(crate) fn at_most(
    connection: &Connection,
    home: Home,
    players: &[PlayerId],
    games: usize,
) -> Result<(), CommitError> {
    players.iter().try_for_each(|&player| {
        CommitError::stale_unless(connection.one::<usize>(COUNT_OF, (home, player))? <= games)
    })
}

impl FromRow for Running {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        let terms: Option<Terms> = row.get(2)?;
        Ok(Self { game: row.get(0)?, record: row.get(1)?, rated: terms.is_some_and(|terms| terms.rated) })
    }
}

impl FromRow for Table {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        let id = row.get(0).context("can't read a game's number")?;
        Ok(replay(id, row).with_context(|| format!("can't read game {id}"))?)
    }
}

fn replay(id: GameId, row: &Row<'_>) -> anyhow::Result<Table> {
    let parent_channel: Option<ChannelId> = row.get(3)?;
    let parent_message: Option<MessageId> = row.get(4)?;
    let over: bool = row.get(8)?;
    let record = row.get_ref(5)?.as_str()?;
    let replayed = if over { replays::once(id, record)? } else { replays::replay(id, record)? };
    let (challenge, home, channel) = (row.get(9)?, row.get(1)?, row.get(2)?);
    let (terms, in_match, seats) =
        (row.get(10)?, in_match(row)?, seating(row.get_ref(17)?.as_str_or_null()?.unwrap_or_default())?);
    let (started, since, revision, state) = (row.get(6)?, row.get(7)?, row.get(11)?, row.get(12)?);
    let table = Table::from_replayed(replayed, |record| StoredGame {
        id,
        challenge,
        home,
        channel,
        thread_of: parent_channel.zip(parent_message),
        terms,
        in_match,
        seats,
        record,
        started,
        since,
        revision,
        state,
    })?;
    match (over, table.ending()) {
        (true, None) => bail!("it's over, but neither by its record nor by resignation"),
        (false, Some(ending)) => bail!("it's running, but should have ended: {ending:?}"),
        _ => Ok(table),
    }
}

/// The first game of the match of the game in a row, even if the game itself cannot be read.
pub(crate) fn match_of(row: &Row<'_>) -> Option<GameId> {
    row.get(13).ok()?
}

fn in_match(row: &Row<'_>) -> anyhow::Result<Option<InMatch>> {
    let Some(first) = row.get::<Option<GameId>>(13)? else { return Ok(None) };
    Ok(Some(InMatch { first, number: row.get(14)?, score: [row.get(15)?, row.get(16)?] }))
}

fn seating(text: &str) -> anyhow::Result<Seating> {
    let (mut players, mut given_up) = (Vec::new(), Vec::new());
    for (seat, column) in Seat::ALL.into_iter().zip(text.split_terminator(' ')) {
        if let Some(level) = column.strip_prefix("level:") {
            players.push(Player::Computer(level.parse()?));
            continue;
        }
        let mut parts = column.split('/');
        match [(); 4].map(|()| parts.next()) {
            [Some(player), None, ..] => players.push(Player::Member(columns::player(player)?)),
            [Some(player), Some(number), Some(ply), Some(why)] => {
                players.push(Player::Member(columns::player(player)?));
                let why = ForfeitReason::from_column(why.into())?;
                given_up.push((number.parse::<u8>()?, GivenUp { seat, ply: ply.parse()?, why }));
            }
            _ => bail!("seat {column:?} is neither a player nor one who gave up"),
        }
    }
    given_up.sort_unstable_by_key(|&(number, _)| number);
    let mut seating = Seating::new(players);
    for (_, out) in given_up {
        seating.give_up(out)?;
    }
    Ok(seating)
}

/// A running game that is waiting for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Silent {
    /// Since when.
    pub since: Timestamp,
    /// The game.
    pub game: GameId,
}

pub(crate) const SILENT: &str = "SELECT since, id FROM games
    WHERE ended IS NULL AND since <= ?1
    AND (since, id) > (coalesce(CAST(?2 AS BIGINT), -9223372036854775807), coalesce(CAST(?3 AS BIGINT), 0))
    ORDER BY since, id LIMIT ?4";

from_columns! { Silent { since, game } }

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations;

    fn second_game() -> GameId {
        GameId::try_from(2).expect("an id")
    }

    #[test]
    fn a_row_that_cannot_be_is_an_error_that_names_the_game() {
        for (change, said) in [
            ("UPDATE games SET record = 'dara:niger a1 zz' WHERE id = 2", "\"dara:niger a1 zz\": token 2"),
            ("UPDATE games SET record = 'dara:niger a1 a1' WHERE id = 2", "can't replay game 2"),
            ("DELETE FROM seats WHERE game = 2 AND seat = 2", "1 players"),
            ("DELETE FROM seats WHERE game = 2", "0 players"),
            ("UPDATE games SET record = '' WHERE id = 2", "\"\": token 0"),
            ("UPDATE games SET channel = 0 WHERE id = 2", "0"),
            ("UPDATE games SET started = 9223372036854775807 WHERE id = 2", "9223372036854775807"),
            ("UPDATE games SET ended = 5, why = 'stones', winner = 1 WHERE id = 2", "it's over, but"),
            ("UPDATE games SET state = '{\"dropped\":[7]}' WHERE id = 2", "there is no seat 7"),
            ("UPDATE games SET terms = '3d' WHERE id = 2", "game 2 has clocks that it cannot have"),
            ("UPDATE games SET terms = 'soon' WHERE id = 2", "not the terms of a game"),
        ] {
            let file = migrations::sample();
            let connection = crate::sql::Connection::from(&file);
            connection.execute_batch(change).expect("changed by hand");
            let error =
                format!("{:#}", connection.find::<Table>(FIND, [second_game()]).expect_err("not readable"));
            assert!(error.contains("game 2") && error.contains(said), "{change}: {error}");
            let faults = crate::integrity::check(&connection).expect("checked");
            assert!(faults.iter().any(|fault| fault.to_string().contains(said)), "{change}: {faults:?}");
        }
    }

    #[test]
    fn a_game_is_found_by_indexes_alone() {
        let file = migrations::sample();
        let lists = [RUNNING_IN_GUILD, COUNT_IN_GUILD];
        for sql in [RUNNING, CUT_OFF, OVER, OVER_IN, FIND, SILENT].into_iter().chain(lists) {
            let plan = migrations::plan(&file, sql);
            let quick = |step: &String| !step.starts_with("SCAN games") && !step.contains("TEMP B-TREE");
            assert!(plan.iter().all(quick), "{plan:?}");
            // However many games are over.
            let running =
                plan.iter().any(|step| step.contains("games USING") && step.contains("games_by_guild"));
            assert_eq!(running, lists.contains(&sql), "{plan:?}");
        }
    }

    #[test]
    fn the_games_that_a_player_plays_in_are_found_among_those_alone() {
        let file = migrations::sample();
        for sql in [RUNNING_OF, RUNNING_EVERYWHERE, COUNT_OF] {
            let plan = migrations::plan(&file, sql);
            let has = |wanted: &str| plan.iter().any(|step| step.contains(wanted));
            assert!(has("SEARCH games USING INTEGER PRIMARY KEY (rowid=?)"), "{plan:?}");
            assert!(has("seats_playing (player=?)"), "{plan:?}");
        }
    }
}
