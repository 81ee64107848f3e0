//! Seeks, and which of them fit together. However many there are, those with the nearest ratings are found by an index.

use games::Seat;
use play::{
    Home, PlayerId,
    challenge::seek::{Candidate, LAST_GAMES, Seek, Sought},
    player::ratings::Category,
};

use crate::{
    CommitError, Store, known,
    sql::{self, Connection, from_columns},
};

/// How many candidates are looked up above a rating, and how many below.
const EACH_SIDE: usize = 20;

/// The nearest seeks above and below a rating in which each side accepts the other's rating, and neither has blocked the other.
pub(crate) const FITTING: &str = "SELECT challenge, player, rating, pace FROM (
        SELECT * FROM (
            SELECT seeks.challenge, player, rating, pace FROM seeks
            CROSS JOIN challenge_slots ON challenge_slots.challenge = seeks.challenge
            WHERE guild = ?1 AND rules = ?2 AND terms = ?3 AND lets_run_out = ?4 AND rating >= ?5 AND rating <= ?5 + ?6
                AND slot = 1 AND player <> ?7 AND rating - ?5 <= coalesce(spread, 10000)
                AND NOT EXISTS (SELECT 1 FROM blocks WHERE by = ?7 AND blocked = player)
                AND NOT EXISTS (SELECT 1 FROM blocks WHERE by = player AND blocked = ?7)
            ORDER BY rating, seeks.challenge LIMIT ?8 OFFSET ?9
        ) AS above
        UNION ALL SELECT * FROM (
            SELECT seeks.challenge, player, rating, pace FROM seeks
            CROSS JOIN challenge_slots ON challenge_slots.challenge = seeks.challenge
            WHERE guild = ?1 AND rules = ?2 AND terms = ?3 AND lets_run_out = ?4 AND rating < ?5 AND rating >= ?5 - ?6
                AND slot = 1 AND player <> ?7 AND ?5 - rating <= coalesce(spread, 10000)
                AND NOT EXISTS (SELECT 1 FROM blocks WHERE by = ?7 AND blocked = player)
                AND NOT EXISTS (SELECT 1 FROM blocks WHERE by = player AND blocked = ?7)
            ORDER BY rating DESC, seeks.challenge LIMIT ?8 OFFSET ?9
        ) AS below
    ) AS near
    ORDER BY abs(rating - ?5), challenge";

// By the games themselves: one that was called off before a move has no result.
const RECENT: &str = "SELECT others.player FROM seats AS mine
    CROSS JOIN games ON games.id = mine.game
    CROSS JOIN seats AS others ON others.game = mine.game
    WHERE mine.player = ?1 AND guild = ?2 AND others.player <> ?1
    ORDER BY mine.game DESC LIMIT ?3";
const LAST_SEAT: &str =
    "SELECT seat FROM results WHERE player = ?1 AND guild = ?2 AND opponent = ?3 AND category = ?4
    ORDER BY sequence DESC LIMIT 1";
const RAN_OUT: &str = "SELECT EXISTS (
        SELECT 1 FROM seats WHERE seats.game = finished_games.game AND seats.player = ?1 AND out_why = 'time'
    ) FROM results JOIN finished_games ON finished_games.sequence = results.sequence
    WHERE results.player = ?1 AND results.guild = ?2 ORDER BY results.sequence DESC LIMIT ?3";
const RATING: &str =
    "SELECT CAST(round(rating) AS BIGINT) FROM ratings WHERE guild = ?1 AND category = ?2 AND player = ?3";

from_columns! { Candidate { challenge, player, rating, pace } }

impl Store {
    /// The other seeks that fit, the nearest rating first, in portions that are counted from 0; none once there are no more.
    pub async fn seeks_for(
        &self,
        home: Home,
        player: PlayerId,
        sought: Sought,
        portion: usize,
    ) -> anyhow::Result<Vec<Candidate>> {
        let Sought { rules, terms, rating, spread, lets_run_out, pace: _ } = sought;
        let spread = spread.unwrap_or(10_000);
        let skip = portion * EACH_SIDE;
        self.list(FITTING, (home, rules, terms, lets_run_out, rating, spread, player, EACH_SIDE, skip)).await
    }

    /// The opponents of a player's last `limit` games, the newest first.
    pub async fn recent_opponents(
        &self,
        home: Home,
        player: PlayerId,
        limit: usize,
    ) -> anyhow::Result<Vec<PlayerId>> {
        self.list(RECENT, (player, home, limit)).await
    }

    /// The seat of a player in the last game of this kind against another.
    pub async fn last_seat(
        &self,
        home: Home,
        player: PlayerId,
        opponent: PlayerId,
        category: Category,
    ) -> anyhow::Result<Option<Seat>> {
        self.find(LAST_SEAT, (player, home, opponent, category)).await
    }

    /// Whether the player ran out of time in each of their last games, newest first.
    pub async fn ran_out(&self, home: Home, player: PlayerId) -> anyhow::Result<Vec<bool>> {
        self.list(RAN_OUT, (player, home, LAST_GAMES)).await
    }

    /// A player's rating, if they have one.
    pub async fn rating(
        &self,
        home: Home,
        category: Category,
        player: PlayerId,
    ) -> anyhow::Result<Option<i32>> {
        self.find(RATING, (home, category, player)).await
    }

    /// How far from the seeker's an opponent's rating may be; `None` unless it is an open seek.
    pub async fn seek(&self, challenge: play::ChallengeId) -> anyhow::Result<Option<Seek>> {
        let sql = "SELECT challenge, rating, spread, lets_run_out, pace FROM seeks WHERE challenge = ?1";
        self.find(sql, [challenge]).await
    }
}

from_columns! { Seek { challenge, rating, spread, lets_run_out, pace } }

/// The seeks of a player at one home. By the player's places, since others seek at the same moment.
const OF_PLAYER: &str = "challenge_slots CROSS JOIN seeks ON seeks.challenge = challenge_slots.challenge
    WHERE player = ?1 AND slot = 1 AND guild = ?2";

/// Stores a seek beside its challenge.
pub(crate) fn open(connection: &Connection, seek: &Seek) -> Result<(), CommitError> {
    let sql = "INSERT INTO seeks (challenge, guild, rules, terms, rating, spread, lets_run_out, pace)
        SELECT id, guild, rules, terms, ?2, ?3, ?4, ?5 FROM challenges WHERE id = ?1 AND state = 'open'";
    let Seek { challenge, rating, spread, lets_run_out, pace } = *seek;
    let stored: sql::Result<usize> = connection.execute(sql, (challenge, rating, spread, lets_run_out, pace));
    CommitError::stale_unless(stored? == 1)
}

/// Stale if a player has more seeks than this at a home, or two by which they seek the same.
pub(crate) fn at_most(
    connection: &Connection,
    home: Home,
    player: PlayerId,
    most: usize,
) -> Result<(), CommitError> {
    known::hold(connection, player)?;
    let count = format!("SELECT count(*) FROM {OF_PLAYER}");
    CommitError::stale_unless(connection.one::<usize>(&count, (player, home))? <= most)?;
    let same = format!("SELECT 1 FROM {OF_PLAYER} GROUP BY rules, terms HAVING count(*) > 1");
    CommitError::stale_unless(!connection.exists(&same, (player, home))?)
}

/// Why seeks can't be read.
pub(crate) fn unreadable(connection: &Connection) -> sql::Result<Vec<sql::Error>> {
    connection.unreadable::<Seek>("SELECT challenge, rating, spread, lets_run_out, pace FROM seeks")
}

/// Seeks that contradict their challenge, by which players would be paired wrongly or not at all.
pub(crate) fn misplaced(connection: &Connection) -> anyhow::Result<Vec<anyhow::Error>> {
    let sql = "SELECT challenge FROM seeks WHERE NOT EXISTS (
            SELECT 1 FROM challenges
            WHERE id = challenge AND state = 'open' AND challenges.guild = seeks.guild
                AND challenges.rules = seeks.rules AND challenges.terms = seeks.terms
        ) ORDER BY challenge";
    let wrong: Vec<play::ChallengeId> = connection.list_whole(sql, ())?;
    Ok(wrong
        .into_iter()
        .map(|challenge| anyhow::anyhow!("the seek of challenge {challenge} isn't one"))
        .collect())
}
