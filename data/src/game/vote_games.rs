//! Vote games, and who votes for what in them.
//!
//! A vote is stored by one statement that checks all that it depends on. It changes no other row but the timer of the next count,
//! which is set once: however many vote at once, no one waits for another.

use anyhow::{Context as _, anyhow};
use games::{Action, Record, Recorded};
use jiff::{SignedDuration, Timestamp};
use play::{
    ChannelId, GuildId, Home, MessageId, PlayerId, Timer, VoteGameId,
    game::vote::{BusyVoter, Counted, Vote, VoteChange, VoteGame, counted_at},
};

use crate::{
    CommitError, Store,
    delivery::timers,
    known,
    sql::{self, Connection, FromRow, Row, Unmet, from_columns},
};

const ALL: &str = "SELECT id, guild, channel, by, record, against, hours, quorum, role, started, voted, message, posted, ends, silent,
    why, revision, twin FROM vote_games";
const CAST: &str = "INSERT INTO votes (vote_game, ply, player, turn, at)
    SELECT id, plies, ?3, ?4, ?5 FROM vote_games
    WHERE id = ?1 AND plies = ?2 AND why IS NULL AND posted IS NOT NULL AND ends > ?5
        AND NOT EXISTS (SELECT 1 FROM suspensions WHERE suspensions.guild = vote_games.guild AND suspensions.player = ?3)
    ON CONFLICT (vote_game, ply, player) DO UPDATE SET turn = excluded.turn, at = excluded.at";
const TALLY: &str = "SELECT turn, count(*), max(at) FROM votes WHERE vote_game = ?1 AND ply = ?2
    GROUP BY turn ORDER BY count(*) DESC, min(at), turn";
const COUNT: &str = "SELECT count(*) FROM votes WHERE vote_game = ?1 AND ply = ?2";
const HAS_VOTED: &str = "SELECT EXISTS (SELECT 1 FROM votes WHERE vote_game = ?1 AND player = ?2)";
const BUSY: &str = "SELECT busy.player, name,
        NOT (coalesce(unlisted OR gone, FALSE)
            OR EXISTS (SELECT 1 FROM suspensions WHERE suspensions.guild = ?2 AND suspensions.player = busy.player)
            OR EXISTS (SELECT 1 FROM deletions WHERE deletions.player = busy.player)),
        busy.votes
    FROM (
        SELECT player, count(*) AS votes FROM votes
        WHERE vote_game = ?1 GROUP BY player ORDER BY count(*) DESC, player LIMIT ?3
    ) AS busy
    LEFT JOIN members ON members.guild = ?2 AND members.player = busy.player";
const SOUGHT: &str = "WHERE why IS NULL AND against = 'server:first' AND twin IS NULL AND record = ?1 AND guild <> ?2 AND ends > ?3
    AND guild IN (SELECT id FROM guilds WHERE gone IS NULL) ORDER BY id LIMIT 1";
/// The running games of a server or, without one, of all.
const RUNNING: &str = "why IS NULL AND guild = coalesce(?1, guild)";
const OPEN_OF: &str = "SELECT vote_game, ply, posted FROM votes JOIN vote_games ON vote_games.id = vote_game
    WHERE player = ?2 AND vote_games.guild = ?1 AND plies = ply AND why IS NULL AND posted IS NOT NULL";

/// What members have voted for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The turns, the one with the most votes first, and of equals the one with the earliest.
    pub turns: Vec<Counted>,
    /// When the last vote was cast.
    pub last: Option<Timestamp>,
}

impl Tally {
    /// How many have voted.
    pub fn votes(&self) -> usize {
        self.turns.iter().map(|turn| turn.votes).sum()
    }
}

impl Store {
    /// Takes the number of a new vote game.
    pub async fn new_vote_game_id(&self) -> anyhow::Result<VoteGameId> {
        self.new_id("vote_games").await
    }

    /// A vote game.
    pub async fn vote_game(&self, game: VoteGameId) -> anyhow::Result<Option<VoteGame>> {
        self.find(format!("{ALL} WHERE id = ?1"), [game]).await
    }

    /// The vote game that is running in a channel.
    pub async fn vote_game_in(&self, guild: GuildId, channel: ChannelId) -> anyhow::Result<Option<VoteGame>> {
        self.find(format!("{ALL} WHERE guild = ?1 AND channel = ?2 AND why IS NULL"), (guild, channel)).await
    }

    /// The vote games that are running in a server, the oldest first.
    pub async fn running_vote_games(&self, guild: GuildId, most: usize) -> anyhow::Result<Vec<VoteGame>> {
        self.list(format!("{ALL} WHERE guild = ?1 AND why IS NULL ORDER BY id LIMIT ?2"), (guild, most)).await
    }

    /// The game of another server with this record that has sought an opponent for the longest.
    pub async fn sought_vote_game(
        &self,
        record: Record,
        guild: GuildId,
        now: Timestamp,
    ) -> anyhow::Result<Option<VoteGame>> {
        self.find(format!("{ALL} {SOUGHT}"), (record, guild, now)).await
    }

    /// What members have voted for after so many actions.
    pub async fn tally(&self, game: VoteGameId, ply: u32) -> anyhow::Result<Tally> {
        self.read(move |connection| tally(connection, game, ply)).await
    }

    /// How many have voted after so many actions.
    pub async fn count_votes(&self, game: VoteGameId, ply: u32) -> anyhow::Result<usize> {
        self.one(COUNT, (game, ply)).await
    }

    /// What a member has voted for after so many actions.
    pub async fn own_vote(
        &self,
        game: VoteGameId,
        ply: u32,
        player: PlayerId,
    ) -> anyhow::Result<Option<Vec<Action>>> {
        let sql = "SELECT turn FROM votes WHERE vote_game = ?1 AND ply = ?2 AND player = ?3";
        Ok(self.find::<Turn>(sql, (game, ply, player)).await?.map(|turn| turn.0))
    }

    /// Whether a player has voted in a game.
    pub async fn has_voted(&self, game: VoteGameId, player: PlayerId) -> anyhow::Result<bool> {
        self.one(HAS_VOTED, (game, player)).await
    }

    /// At most `limit` of those who took part in the most votes, in no particular order.
    pub async fn busy_voters(
        &self,
        game: VoteGameId,
        guild: GuildId,
        limit: usize,
    ) -> anyhow::Result<Vec<BusyVoter>> {
        self.list(BUSY, (game, guild, limit)).await
    }

    /// Everyone who has voted in a game.
    pub async fn voters(&self, game: VoteGameId) -> anyhow::Result<Vec<PlayerId>> {
        self.list("SELECT DISTINCT player FROM votes WHERE vote_game = ?1", [game]).await
    }

    /// Notes the post of the vote after so many actions, from when on it has its time.
    pub async fn set_vote_message(
        &self,
        game: VoteGameId,
        ply: u32,
        message: MessageId,
        at: Timestamp,
    ) -> Result<(), CommitError> {
        self.write(move |connection| Ok(posted(connection, game, ply, message, at)?)).await
    }
}

from_columns! { BusyVoter { player, name, listed, votes } }

fn tally(connection: &Connection, game: VoteGameId, ply: u32) -> sql::Result<Tally> {
    let mut tally = Tally::default();
    for (Turn(turn), votes, last) in connection.list_whole::<(Turn, usize, Timestamp)>(TALLY, (game, ply))? {
        tally.turns.push(Counted { turn, votes });
        tally.last = tally.last.max(Some(last));
    }
    Ok(tally)
}

fn posted(
    connection: &Connection,
    game: VoteGameId,
    ply: u32,
    message: MessageId,
    at: Timestamp,
) -> sql::Result<()> {
    let sql = format!("{ALL} WHERE id = ?1 AND plies = ?2 AND why IS NULL AND posted IS NULL");
    let Some(game) = connection.find::<VoteGame>(&sql, (game, ply))? else { return Ok(()) };
    // While another server votes, no time runs.
    if !Recorded::load(&game.record).is_ok_and(|board| game.votes_about(board.position())) {
        return Ok(());
    }
    let ends = at.saturating_add(game.length()).unwrap_or(Timestamp::MAX);
    let sql =
        "UPDATE vote_games SET message = ?2, posted = ?3, ends = ?4, revision = revision + 1 WHERE id = ?1";
    connection.send(sql, (game.id, message, at, ends))?;
    // Until when it goes on is said with the first count.
    timers::set(connection, Timer::VoteCount(game.id), Some(counted_at(at, at)))?;
    timers::set(connection, Timer::Vote(game.id), Some(ends))
}

/// Makes a change. `at` is when it was decided.
pub(crate) fn apply(connection: &Connection, change: &VoteChange, at: Timestamp) -> Result<(), CommitError> {
    match change {
        VoteChange::Open(game) => open(connection, game)?,
        VoteChange::Set(game) => set(connection, game)?,
        VoteChange::Cast(vote) => cast(connection, vote, at)?,
        VoteChange::Check { game, ply, votes, last } => {
            let now = tally(connection, *game, *ply)?;
            CommitError::stale_unless(now.votes() == *votes && now.last == *last)?;
        }
    }
    Ok(())
}

/// Adds a game. Stale if one is running in its channel.
fn open(connection: &Connection, game: &VoteGame) -> sql::Result<()> {
    known::home(connection, game.guild, game.started)?;
    known::player(connection, game.by, game.started)?;
    let sql = "INSERT INTO vote_games
            (id, guild, channel, by, record, plies, against, hours, quorum, role, started, ends, twin, silent, revision)
        SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, 0, 0
        WHERE NOT EXISTS (SELECT 1 FROM vote_games WHERE guild = ?2 AND channel = ?3 AND why IS NULL)";
    let params = (
        game.id,
        game.guild,
        game.channel,
        game.by,
        game.record.clone(),
        game.ply(),
        game.against.to_string(),
        game.hours,
        game.quorum,
        game.role,
        game.started,
        game.ends,
        game.twin,
    );
    connection.change(sql, params, Unmet::Stale)
}

/// Changes a game. Stale unless nothing else has changed it since.
fn set(connection: &Connection, game: &VoteGame) -> sql::Result<()> {
    let sql = "UPDATE vote_games SET record = ?3, plies = ?4, voted = ?5, message = ?6, posted = ?7, ends = ?8, silent = ?9,
            why = ?10, twin = ?11, revision = ?2
        WHERE id = ?1 AND revision = ?2 - 1 AND why IS NULL";
    let (message, posted) = game.posted.unzip();
    let params = (
        game.id,
        game.revision,
        game.record.clone(),
        game.ply(),
        game.voted,
        message,
        posted,
        game.ends,
        game.silent,
        game.over.map(|over| over.to_string()),
        game.twin,
    );
    connection.change(sql, params, Unmet::Stale)
}

/// Stores a vote, in place of the one before. Stale unless the vote goes on, or if the member is suspended.
fn cast(connection: &Connection, vote: &Vote, at: Timestamp) -> sql::Result<()> {
    known::player(connection, vote.player, at)?;
    connection.change(CAST, (vote.game, vote.ply, vote.player, written(&vote.turn), at), Unmet::Stale)?;
    let posted: Option<Timestamp> =
        connection.find("SELECT posted FROM vote_games WHERE id = ?1 AND posted IS NOT NULL", [vote.game])?;
    posted.map_or(Ok(()), |posted| count_soon(connection, vote.game, posted, at))
}

/// Gives running votes of a server, or of all, so much more time, and has it said in their posts.
pub(crate) fn put_back(
    connection: &Connection,
    guild: Option<GuildId>,
    by: SignedDuration,
    now: Timestamp,
) -> sql::Result<()> {
    for (game, ends, is_posted) in connection.list_whole::<(VoteGameId, Timestamp, bool)>(
        &format!("SELECT id, ends, posted IS NOT NULL FROM vote_games WHERE {RUNNING} ORDER BY id"),
        [guild],
    )? {
        let ends = ends.saturating_add(by).unwrap_or(Timestamp::MAX);
        let sql = "UPDATE vote_games SET ends = ?2, revision = revision + 1 WHERE id = ?1";
        connection.send(sql, (game, ends))?;
        timers::set(connection, Timer::Vote(game), Some(ends))?;
        if is_posted {
            timers::set(connection, Timer::VoteCount(game), Some(now))?;
        }
    }
    Ok(())
}

/// Drops what a player has voted for in a server where the vote goes on.
pub(crate) fn drop_open_of(
    connection: &Connection,
    home: Home,
    player: PlayerId,
    at: Timestamp,
) -> sql::Result<()> {
    for (game, ply, posted) in
        connection.list_whole::<(VoteGameId, u32, Timestamp)>(OPEN_OF, (home, player))?
    {
        let sql = "DELETE FROM votes WHERE vote_game = ?1 AND ply = ?2 AND player = ?3";
        connection.send(sql, (game, ply, player))?;
        count_soon(connection, game, posted, at)?;
    }
    Ok(())
}

/// Has the number of votes said, unless it's about to be.
fn count_soon(
    connection: &Connection,
    game: VoteGameId,
    posted: Timestamp,
    at: Timestamp,
) -> sql::Result<()> {
    let sql = "INSERT INTO timers (what, at) VALUES (?1, ?2) ON CONFLICT (what) DO NOTHING";
    connection.send(sql, (Timer::VoteCount(game), counted_at(posted, at)))
}

/// Actions with spaces between them.
fn written(turn: &[Action]) -> String {
    turn.iter().map(Action::to_string).collect::<Vec<_>>().join(" ")
}

/// A turn as it is stored.
struct Turn(Vec<Action>);

impl crate::sql::FromColumn for Turn {
    fn from_column(value: rusqlite::types::ValueRef<'_>) -> rusqlite::types::FromSqlResult<Self> {
        let read: Result<Vec<Action>, _> = value.as_str()?.split(' ').map(str::parse::<Action>).collect();
        read.map(Self).map_err(|error| rusqlite::types::FromSqlError::Other(Box::new(error)))
    }
}

impl FromRow for VoteGame {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        let id: VoteGameId = row.get(0)?;
        let read = || -> anyhow::Result<Self> {
            let message: Option<MessageId> = row.get(11)?;
            let posted: Option<Timestamp> = row.get(12)?;
            let over: Option<String> = row.get(15)?;
            Ok(Self {
                id,
                guild: row.get(1)?,
                channel: row.get(2)?,
                by: row.get(3)?,
                record: row.get(4)?,
                against: row.get::<String>(5)?.parse()?,
                hours: row.get(6)?,
                quorum: row.get(7)?,
                role: row.get(8)?,
                started: row.get(9)?,
                voted: row.get(10)?,
                posted: message.zip(posted),
                ends: row.get(13)?,
                silent: row.get(14)?,
                over: over
                    .map(|over| over.parse().map_err(|_| anyhow!("no way for a game to end: {over:?}")))
                    .transpose()?,
                revision: row.get(16)?,
                twin: row.get(17)?,
            })
        };
        Ok(read().with_context(|| format!("can't read vote game {id}"))?)
    }
}

/// What a check finds.
#[derive(Default)]
pub(crate) struct Checked {
    /// The running games, and when their votes end.
    pub(crate) running: Vec<(VoteGameId, Timestamp)>,
    /// What is wrong with games and votes.
    pub(crate) faults: Vec<anyhow::Error>,
}

/// Checks all games and votes.
pub(crate) fn checked(connection: &Connection) -> sql::Result<Checked> {
    let Checked { mut running, mut faults } = Checked::default();
    for game in connection.each::<VoteGame>(&format!("{ALL} ORDER BY id"), ())? {
        match game {
            Ok(game) => {
                if game.over.is_none() {
                    running.push((game.id, game.ends));
                }
                if Recorded::load(&game.record).is_err() {
                    faults.push(anyhow!("vote game {} can't be replayed", game.id));
                }
            }
            Err(error) => faults.push(error.into()),
        }
    }
    faults.extend(
        connection.unreadable::<Turn>("SELECT turn FROM votes")?.into_iter().map(anyhow::Error::from),
    );
    let beyond =
        "SELECT DISTINCT vote_game FROM votes JOIN vote_games ON vote_games.id = vote_game WHERE ply > plies";
    for game in connection.list_whole::<VoteGameId>(beyond, ())? {
        faults.push(anyhow!("vote game {game} has votes about positions that it hasn't reached"));
    }
    Ok(Checked { running, faults })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations;

    #[test]
    fn votes_are_counted_by_an_index() {
        for (sql, index) in [
            (TALLY, "PRIMARY KEY"),
            (COUNT, "PRIMARY KEY"),
            (OPEN_OF, "votes_by_player"),
            (HAS_VOTED, "votes_by_player"),
        ] {
            let plan = migrations::plan(&migrations::sample(), sql);
            assert!(plan.iter().any(|step| step.contains(index)), "{sql}: {plan:?}");
        }
    }
}
