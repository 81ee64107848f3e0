//! Challenges and their slots.
//!
//! A writer names the revision of the challenge it saw. When two players join at once, the second is stale and
//! has to look again.

use anyhow::{Context as _, anyhow, bail, ensure};
use jiff::Timestamp;
use play::{Challenge, ChallengeId, ChallengeState, ChannelId, GameId, Home, MessageId, PlayerId, Slot};

use crate::{
    CommitError, Store, columns, known,
    sql::{self, Connection, FromRow, Row, named_params},
};

/// Stores a new open challenge.
pub(crate) fn open(connection: &Connection, challenge: &Challenge) -> Result<(), CommitError> {
    known::home(connection, challenge.home, challenge.created)?;
    let sql = "INSERT INTO challenges
        (id, guild, channel, message, revision, rules, terms, rematch_of, first, place, created, expires, state)
        VALUES
        (:id, :guild, :channel, :message, :revision, :rules, :terms, :rematch_of, :first, :place, :created, :expires, 'open')";
    let params = named_params! {
        ":id": challenge.id,
        ":guild": challenge.home,
        ":channel": challenge.channel,
        ":message": challenge.message,
        ":revision": challenge.revision,
        ":rules": challenge.rules,
        ":terms": challenge.terms,
        ":rematch_of": challenge.rematch_of,
        ":first": challenge.first,
        ":place": challenge.place,
        ":created": challenge.created,
        ":expires": challenge.expires,
    };
    connection.execute(sql, params).map_err(rematch_open)?;
    for (number, (_, slot)) in challenge.slots().enumerate() {
        if let Slot::Computer(level) = slot {
            let sql = "INSERT INTO computer_slots (challenge, slot, level) VALUES (?1, ?2 + 1, ?3)";
            connection.execute(sql, (challenge.id, number, level.number()))?;
            continue;
        }
        let (player, joined) = place(connection, slot, challenge.created)?;
        let sql = "INSERT INTO challenge_slots (challenge, slot, player, joined) VALUES (?1, ?2 + 1, ?3, ?4)";
        connection.execute(sql, (challenge.id, number, player, joined))?;
    }
    Ok(())
}

/// Besides its key, the table has one unique index: one open rematch per game.
fn rematch_open(error: sql::Error) -> CommitError {
    if error.is_unique_violation() { CommitError::Stale } else { error.into() }
}

/// The columns of a slot: the player, and whether they have joined.
fn place(connection: &Connection, slot: Slot, at: Timestamp) -> sql::Result<(Option<PlayerId>, bool)> {
    if let Some(player) = slot.player() {
        known::player(connection, player, at)?;
    }
    Ok((slot.player(), matches!(slot, Slot::Joined(_))))
}

/// Changes a slot other than the challenger's. Stale unless the challenge is open and at `revision`.
pub(crate) fn set_slot(
    connection: &Connection,
    challenge: ChallengeId,
    revision: u32,
    slot: usize,
    to: Slot,
    at: Timestamp,
) -> Result<(), CommitError> {
    let sql =
        "UPDATE challenges SET revision = revision + 1 WHERE id = ?1 AND revision = ?2 AND state = 'open'";
    CommitError::stale_unless(connection.execute(sql, (challenge, revision))? == 1)?;
    let (player, joined) = place(connection, to, at)?;
    // Slots are numbered from 1, and the challenger's is never changed.
    let sql = "UPDATE challenge_slots SET player = ?3, joined = ?4 WHERE challenge = ?1 AND slot = ?2 + 2";
    let changed = connection.execute(sql, (challenge, slot, player, joined))?;
    if changed == 1 { Ok(()) } else { Err(anyhow!("challenge {challenge} has no such seat").into()) }
}

/// Closes an open challenge. Stale if it is closed.
pub(crate) fn close(
    connection: &Connection,
    challenge: ChallengeId,
    state: ChallengeState,
    at: Timestamp,
) -> Result<(), CommitError> {
    // A challenge that moderators removed is stored as withdrawn, with a column that says who did it.
    let by_moderators = state == ChallengeState::Removed;
    let stored = if by_moderators { ChallengeState::Withdrawn } else { state };
    let sql =
        "UPDATE challenges SET state = ?2, by_moderators = ?3, closed = ?4 WHERE id = ?1 AND state = 'open'";
    CommitError::stale_unless(connection.execute(sql, (challenge, stored, by_moderators, at))? == 1)?;
    Ok(connection.send("DELETE FROM seeks WHERE challenge = ?1", [challenge])?)
}

pub(crate) const OF_GUILD: &str = "WHERE state = 'open' AND guild = ?1 ORDER BY id";
pub(crate) const REMATCH: &str = "WHERE state = 'open' AND rematch_of = ?1";
const NEWEST_OF_GUILD: &str = "WHERE state = 'open' AND guild = ?1 ORDER BY id DESC LIMIT ?2";

// Wherever they are. By the index of open ones: a player's slots include every challenge that ever was.
const EVERYWHERE: &str = "INDEXED BY challenges_by_guild WHERE state = 'open'
    AND EXISTS (SELECT 1 FROM challenge_slots WHERE challenge = challenges.id AND player = ?1) ORDER BY id";

const WITH: &str = "INDEXED BY challenges_by_guild WHERE state = 'open'
    AND EXISTS (SELECT 1 FROM challenge_slots WHERE challenge = challenges.id AND player = ?1)
    AND EXISTS (SELECT 1 FROM challenge_slots WHERE challenge = challenges.id AND player = ?2) ORDER BY id";

// Those in which the player has a slot, and the newest with an open slot.
const CONCERNING: &str = "WHERE id IN (
        SELECT id FROM challenges INDEXED BY challenges_by_guild WHERE state = 'open' AND guild = ?1
            AND EXISTS (SELECT 1 FROM challenge_slots WHERE challenge = id AND player = ?2)
        ORDER BY id DESC LIMIT ?3)
    OR id IN (
        SELECT id FROM challenges INDEXED BY challenges_by_guild WHERE state = 'open' AND guild = ?1
            AND EXISTS (SELECT 1 FROM challenge_slots WHERE challenge = id AND player IS NULL)
        ORDER BY id DESC LIMIT ?3)
    ORDER BY id";

const MADE_IN_GUILD: &str = "SELECT count(*) FROM challenges INDEXED BY challenges_by_guild
    JOIN challenge_slots ON challenge = id AND slot = 1 WHERE state = 'open' AND guild = ?1 AND player = ?2";

const JOINED_IN_GUILD: &str = "SELECT EXISTS (SELECT 1 FROM challenges INDEXED BY challenges_by_guild
    JOIN challenge_slots ON challenge = id WHERE state = 'open' AND guild = ?1 AND player = ?2 AND joined)";

impl Store {
    /// The challenge with this id.
    pub async fn challenge(&self, challenge: ChallengeId) -> anyhow::Result<Option<Challenge>> {
        self.find(select("WHERE id = ?1"), [challenge]).await
    }

    /// The open challenges made in a channel, the oldest first.
    pub async fn open_challenges_in(&self, channel: ChannelId) -> anyhow::Result<Vec<Challenge>> {
        self.list(select("WHERE state = 'open' AND channel = ?1 ORDER BY id"), [channel]).await
    }

    /// The open challenges of a server, the oldest first.
    pub async fn open_challenges_of(&self, home: Home) -> anyhow::Result<Vec<Challenge>> {
        self.list(select(OF_GUILD), [home]).await
    }

    /// Open challenges of a server that may concern a player, the oldest first: the newest `most` in which they
    /// have a slot, and the newest `most` with an open slot.
    pub async fn open_challenges_concerning(
        &self,
        home: Home,
        player: PlayerId,
        most: usize,
    ) -> anyhow::Result<Vec<Challenge>> {
        self.list(select(CONCERNING), (home, player, most)).await
    }

    /// The newest open challenges of a server, the newest first.
    pub async fn newest_open_challenges_of(&self, home: Home, most: usize) -> anyhow::Result<Vec<Challenge>> {
        self.list(select(NEWEST_OF_GUILD), (home, most)).await
    }

    /// The open challenges of all servers in which a player has a slot, the oldest first.
    pub async fn open_challenges_everywhere(&self, player: PlayerId) -> anyhow::Result<Vec<Challenge>> {
        self.list(select(EVERYWHERE), [player]).await
    }

    /// The open challenges of all servers in which both players have slots, the oldest first.
    pub async fn open_challenges_with(
        &self,
        one: PlayerId,
        other: PlayerId,
    ) -> anyhow::Result<Vec<Challenge>> {
        self.list(select(WITH), (one, other)).await
    }

    /// How many open challenges of a server a player has made.
    pub async fn count_open_challenges_by(&self, home: Home, player: PlayerId) -> anyhow::Result<usize> {
        self.one(MADE_IN_GUILD, (home, player)).await
    }

    /// Whether a player has made or joined an open challenge of a server.
    pub async fn has_joined_challenge(&self, home: Home, player: PlayerId) -> anyhow::Result<bool> {
        self.one(JOINED_IN_GUILD, (home, player)).await
    }

    /// The open rematch of a game.
    pub async fn rematch_of(&self, game: GameId) -> anyhow::Result<Option<Challenge>> {
        self.find(select(REMATCH), [game]).await
    }

    /// Stores which message shows a challenge.
    pub async fn set_challenge_message(
        &self,
        challenge: ChallengeId,
        message: MessageId,
    ) -> Result<(), CommitError> {
        self.write_row("UPDATE challenges SET message = ?2 WHERE id = ?1", (challenge, message)).await
    }
}

/// All open challenges, the oldest first.
pub(crate) fn open_anywhere(connection: &Connection) -> sql::Result<Vec<sql::Result<Challenge>>> {
    connection.each(&select("WHERE state = 'open' ORDER BY id"), ())
}

/// Whether an open challenge of any server brings two players together. One that can't be read can't be joined either.
pub(crate) fn bring_together(connection: &Connection, one: PlayerId, other: PlayerId) -> sql::Result<bool> {
    let open = connection.list::<Challenge>(&select(WITH), (one, other))?;
    Ok(open.iter().any(|challenge| challenge.brings_together(one, other)))
}

/// Stale if `challenger` has more than `limit` open challenges in `channel`, or more than `in_guild` in `guild`.
pub(crate) fn at_most(
    connection: &Connection,
    (channel, limit): (ChannelId, usize),
    (home, in_guild): (Home, usize),
    challenger: PlayerId,
) -> Result<(), CommitError> {
    let sql = "SELECT count(*) FROM challenges JOIN challenge_slots ON challenge = id AND slot = 1
        WHERE state = 'open' AND channel = ?1 AND player = ?2";
    CommitError::stale_unless(connection.one::<usize>(sql, (channel, challenger))? <= limit)?;
    CommitError::stale_unless(connection.one::<usize>(MADE_IN_GUILD, (home, challenger))? <= in_guild)
}

/// The columns a [`Challenge`] is read from. Slots are joined into one text, so that one row holds everything:
/// `-` is open, `11` invited, `11+` joined, `level:3` the computer's.
pub(crate) fn select(which: &str) -> String {
    format!(
        "SELECT id, guild, channel, message, revision, rules, first, place, created, expires,
             CASE WHEN by_moderators THEN 'removed' ELSE state END, terms, rematch_of, (
             SELECT string_agg(place, ' ') FROM (
                 SELECT slot, coalesce(player || CASE WHEN joined THEN '+' ELSE '' END, '-') AS place
                 FROM challenge_slots WHERE challenge = challenges.id
                 UNION ALL SELECT slot, 'level:' || level FROM computer_slots WHERE challenge = challenges.id
                 ORDER BY slot
             ) AS slots
         )
         FROM challenges {which}"
    )
}

impl FromRow for Challenge {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        let id = row.get(0).context("can't read a challenge's number")?;
        Ok(whole(id, row).with_context(|| format!("can't read challenge {id}"))?)
    }
}

fn whole(id: ChallengeId, row: &Row<'_>) -> anyhow::Result<Challenge> {
    let mut slots = slots(row.get_ref(13)?.as_str_or_null()?.unwrap_or_default());
    let Some(Slot::Joined(challenger)) = slots.next().transpose()? else { bail!("it has no challenger") };
    let challenge = Challenge {
        id,
        home: row.get(1)?,
        channel: row.get(2)?,
        message: row.get(3)?,
        challenger,
        others: slots.collect::<Result<_, _>>()?,
        revision: row.get(4)?,
        rules: row.get(5)?,
        first: row.get(6)?,
        place: row.get(7)?,
        created: row.get(8)?,
        expires: row.get(9)?,
        state: row.get(10)?,
        terms: row.get(11)?,
        rematch_of: row.get(12)?,
    };
    let (found, wanted) = (challenge.slots().count(), challenge.rules.seats());
    ensure!(found == wanted, "it has {found} seats where its rules have {wanted}");
    Ok(challenge)
}

fn slots(text: &str) -> impl Iterator<Item = anyhow::Result<Slot>> {
    text.split_terminator(' ').map(|place| {
        if let Some(level) = place.strip_prefix("level:") {
            return Ok(Slot::Computer(level.parse()?));
        }
        Ok(match (place, place.strip_suffix('+')) {
            ("-", _) => Slot::Open,
            (_, Some(player)) => Slot::Joined(columns::player(player)?),
            (player, None) => Slot::Invited(columns::player(player)?),
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations;

    #[test]
    fn the_open_challenges_of_a_server_are_found_by_their_index() {
        let connection = migrations::sample();
        let plan = migrations::plan(&connection, &select(OF_GUILD));
        assert!(plan.iter().any(|step| step.contains("challenges_by_guild")), "{plan:?}");
        for which in [EVERYWHERE, WITH, CONCERNING, NEWEST_OF_GUILD] {
            let plan = migrations::plan(&connection, &select(which));
            assert!(plan.iter().any(|step| step.contains("challenges_by_guild")), "{plan:?}");
        }
        for counted in [MADE_IN_GUILD, JOINED_IN_GUILD] {
            let plan = migrations::plan(&connection, counted);
            assert!(plan.iter().any(|step| step.contains("challenges_by_guild")), "{plan:?}");
            assert!(!plan.iter().any(|step| step.starts_with("SCAN challenge_slots")), "{plan:?}");
        }
    }
}
