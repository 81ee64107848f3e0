//! Challenges and their slots.
//!
//! A writer names the revision of the challenge it saw. When two players join at once, the second is stale and
//! has to look again.

use anyhow::{Context as _, anyhow, bail, ensure};
use jiff::Timestamp;
use play::{Challenge, ChallengeId, ChallengeState, ChannelId, GameId, GuildId, MessageId, PlayerId, Slot};

use crate::{
    CommitError,
    columns::{self, Sql},
    known,
    row_by_row::read_each,
    sql::{self, Connection, OptionalExtension as _, Params, Row, named_params},
    tables,
};

/// Stores a new open challenge.
pub(crate) fn open(connection: &Connection, challenge: &Challenge) -> Result<(), CommitError> {
    known::guild(connection, challenge.guild, challenge.created)?;
    connection
        .prepare_cached(
            "INSERT INTO challenges
             (id, guild, channel, message, revision, rules, terms, rematch_of, first, place, created, expires, state)
             VALUES
             (:id, :guild, :channel, :message, :revision, :rules, :terms, :rematch_of, :first, :place, :created, :expires,
              'open')",
        )?
        .execute(named_params! {
            ":id": Sql(challenge.id),
            ":guild": Sql(challenge.guild),
            ":channel": Sql(challenge.channel),
            ":message": challenge.message.map(Sql),
            ":revision": challenge.revision,
            ":rules": Sql(challenge.rules),
            ":terms": Sql(challenge.terms),
            ":rematch_of": challenge.rematch_of.map(Sql),
            ":first": Sql(challenge.first),
            ":place": Sql(challenge.place),
            ":created": Sql(challenge.created),
            ":expires": Sql(challenge.expires),
        })
        .map_err(rematch_open)?;
    for (number, (_, slot)) in challenge.slots().enumerate() {
        if let Slot::Computer(level) = slot {
            connection
                .prepare_cached(
                    "INSERT INTO computer_slots (challenge, slot, level) VALUES (?1, ?2 + 1, ?3)",
                )?
                .execute((Sql(challenge.id), Sql(number), level.number()))?;
            continue;
        }
        let (player, joined) = place(connection, slot, challenge.created)?;
        connection
            .prepare_cached(
                "INSERT INTO challenge_slots (challenge, slot, player, joined) VALUES (?1, ?2 + 1, ?3, ?4)",
            )?
            .execute((Sql(challenge.id), Sql(number), player, joined))?;
    }
    Ok(())
}

/// Besides its key, the table has one unique index: one open rematch per game.
fn rematch_open(error: sql::Error) -> CommitError {
    if error.is_unique_violation() { CommitError::Stale } else { error.into() }
}

/// The columns of a slot: the player, and whether they have joined.
fn place(connection: &Connection, slot: Slot, at: Timestamp) -> sql::Result<(Option<Sql<PlayerId>>, bool)> {
    if let Some(player) = slot.player() {
        known::player(connection, player, at)?;
    }
    Ok((slot.player().map(Sql), matches!(slot, Slot::Joined(_))))
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
    let counted = connection
        .prepare_cached(
            "UPDATE challenges SET revision = revision + 1 WHERE id = ?1 AND revision = ?2 AND state = 'open'",
        )?
        .execute((Sql(challenge), revision))?;
    if counted != 1 {
        return Err(CommitError::Stale);
    }
    let (player, joined) = place(connection, to, at)?;
    // Slots are numbered from 1, and the challenger's is never changed.
    let changed = connection
        .prepare_cached(
            "UPDATE challenge_slots SET player = ?3, joined = ?4 WHERE challenge = ?1 AND slot = ?2 + 2",
        )?
        .execute((Sql(challenge), Sql(slot), player, joined))?;
    if changed == 1 { Ok(()) } else { Err(anyhow!("challenge {challenge} has no such seat").into()) }
}

/// Closes an open challenge. Stale if it is closed.
pub(crate) fn close(
    connection: &Connection,
    challenge: ChallengeId,
    state: ChallengeState,
    at: Timestamp,
) -> Result<(), CommitError> {
    // Moderators withdraw a challenge too, which a column of its own notes.
    let by_moderators = state == ChallengeState::Removed;
    let stored = Sql(if by_moderators { ChallengeState::Withdrawn } else { state });
    let closed = connection
        .prepare_cached(
            "UPDATE challenges SET state = ?2, by_moderators = ?3, closed = ?4 WHERE id = ?1 AND state = 'open'",
        )?
        .execute((Sql(challenge), stored, by_moderators, Sql(at)))?;
    if closed == 1 { Ok(()) } else { Err(CommitError::Stale) }
}

/// Stores which message shows a challenge.
pub(crate) fn set_message(
    connection: &Connection,
    challenge: ChallengeId,
    message: MessageId,
) -> sql::Result<usize> {
    connection
        .prepare_cached("UPDATE challenges SET message = ?2 WHERE id = ?1")?
        .execute((Sql(challenge), Sql(message)))
}

const OF_GUILD: &str = "WHERE state = 'open' AND guild = ?1 ORDER BY id";

// By the index of open ones: a player's slots include every challenge that ever was.
const EVERYWHERE: &str = "INDEXED BY challenges_by_guild WHERE state = 'open'
    AND EXISTS (SELECT 1 FROM challenge_slots WHERE challenge = challenges.id AND player = ?1) ORDER BY id";

const WITH: &str = "INDEXED BY challenges_by_guild WHERE state = 'open'
    AND EXISTS (SELECT 1 FROM challenge_slots WHERE challenge = challenges.id AND player = ?1)
    AND EXISTS (SELECT 1 FROM challenge_slots WHERE challenge = challenges.id AND player = ?2) ORDER BY id";

/// The challenge with this id.
pub(crate) fn find(connection: &Connection, id: ChallengeId) -> anyhow::Result<Option<Challenge>> {
    connection
        .prepare_cached(&select("WHERE id = ?1"))?
        .query_row([Sql(id)], |row| Ok(read(row)))
        .optional()
        .context("can't read the challenges")?
        .transpose()
}

/// All open challenges, the oldest first.
pub(crate) fn open_anywhere(connection: &Connection) -> anyhow::Result<Vec<anyhow::Result<Challenge>>> {
    list(connection, "WHERE state = 'open' ORDER BY id", ())
}

/// The open challenges in which `player` has a slot, the oldest first.
pub(crate) fn open_everywhere(
    connection: &Connection,
    player: PlayerId,
) -> anyhow::Result<Vec<anyhow::Result<Challenge>>> {
    list(connection, EVERYWHERE, [Sql(player)])
}

/// The open rematch of `game`.
pub(crate) fn rematch_of(connection: &Connection, game: GameId) -> anyhow::Result<Option<Challenge>> {
    list(connection, "WHERE state = 'open' AND rematch_of = ?1", [Sql(game)])?.pop().transpose()
}

/// The open challenges made in `channel`, the oldest first.
pub(crate) fn open_in(
    connection: &Connection,
    channel: ChannelId,
) -> anyhow::Result<Vec<anyhow::Result<Challenge>>> {
    list(connection, "WHERE state = 'open' AND channel = ?1 ORDER BY id", [Sql(channel)])
}

/// The open challenges of `guild`, the oldest first.
pub(crate) fn open_in_guild(
    connection: &Connection,
    guild: GuildId,
) -> anyhow::Result<Vec<anyhow::Result<Challenge>>> {
    list(connection, OF_GUILD, [Sql(guild)])
}

/// The open challenges of all servers in which both players have slots, the oldest first.
pub(crate) fn open_with(
    connection: &Connection,
    one: PlayerId,
    other: PlayerId,
) -> anyhow::Result<Vec<anyhow::Result<Challenge>>> {
    list(connection, WITH, (Sql(one), Sql(other)))
}

/// Stale if `challenger` has more than `limit` open challenges in `channel`.
pub(crate) fn at_most(
    connection: &Connection,
    channel: ChannelId,
    challenger: PlayerId,
    limit: usize,
) -> Result<(), CommitError> {
    let within: bool = connection
        .prepare_cached(
            "SELECT count(*) <= ?3 FROM challenges JOIN challenge_slots ON challenge = id AND slot = 1
             WHERE state = 'open' AND channel = ?1 AND player = ?2",
        )?
        .query_row((Sql(channel), Sql(challenger), Sql(limit)), |row| row.get(0))?;
    if within { Ok(()) } else { Err(CommitError::Stale) }
}

const MADE_IN_GUILD: &str = "SELECT count(*) FROM challenges INDEXED BY challenges_by_guild
    JOIN challenge_slots ON challenge = id AND slot = 1 WHERE state = 'open' AND guild = ?1 AND player = ?2";

/// How many open challenges of `guild` a player has made.
pub(crate) fn count_made_by(
    connection: &Connection,
    guild: GuildId,
    player: PlayerId,
) -> anyhow::Result<usize> {
    tables::count(connection, MADE_IN_GUILD, (Sql(guild), Sql(player)))
}

const JOINED_IN_GUILD: &str = "SELECT EXISTS (SELECT 1 FROM challenges INDEXED BY challenges_by_guild
    JOIN challenge_slots ON challenge = id WHERE state = 'open' AND guild = ?1 AND player = ?2 AND joined)";

/// Whether a player has a joined slot, as challenger or not, in an open challenge of `guild`.
pub(crate) fn has_joined(connection: &Connection, guild: GuildId, player: PlayerId) -> sql::Result<bool> {
    connection.prepare_cached(JOINED_IN_GUILD)?.query_row((Sql(guild), Sql(player)), |row| row.get(0))
}

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

/// Open challenges of `guild` that may concern a player, the oldest first: the newest `most` in which they have
/// a slot, and the newest `most` with an open slot.
pub(crate) fn concerning(
    connection: &Connection,
    guild: GuildId,
    player: PlayerId,
    most: usize,
) -> anyhow::Result<Vec<anyhow::Result<Challenge>>> {
    list(connection, CONCERNING, (Sql(guild), Sql(player), Sql(most)))
}

const NEWEST_OF_GUILD: &str = "WHERE state = 'open' AND guild = ?1 ORDER BY id DESC LIMIT ?2";

/// The newest open challenges of `guild`, the newest first.
pub(crate) fn newest_in_guild(
    connection: &Connection,
    guild: GuildId,
    most: usize,
) -> anyhow::Result<Vec<anyhow::Result<Challenge>>> {
    list(connection, NEWEST_OF_GUILD, (Sql(guild), Sql(most)))
}

fn list(
    connection: &Connection,
    which: &str,
    params: impl Params,
) -> anyhow::Result<Vec<anyhow::Result<Challenge>>> {
    read_each(connection, &select(which), params, read)
}

/// The columns a [`Challenge`] is read from. Slots are joined into one text, so that one row holds everything:
/// `-` is open, `11` invited, `11+` joined, `level:3` the computer's.
fn select(which: &str) -> String {
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

fn read(row: &Row<'_>) -> anyhow::Result<Challenge> {
    let id = row.get::<_, Sql<ChallengeId>>(0).context("can't read a challenge's number")?.0;
    whole(id, row).with_context(|| format!("can't read challenge {id}"))
}

fn whole(id: ChallengeId, row: &Row<'_>) -> anyhow::Result<Challenge> {
    let mut slots = slots(row.get_ref(13)?.as_str_or_null()?.unwrap_or_default());
    let Some(Slot::Joined(challenger)) = slots.next().transpose()? else { bail!("it has no challenger") };
    let challenge = Challenge {
        id,
        guild: row.get::<_, Sql<_>>(1)?.0,
        channel: row.get::<_, Sql<_>>(2)?.0,
        message: row.get::<_, Option<Sql<_>>>(3)?.map(|Sql(message)| message),
        challenger,
        others: slots.collect::<Result<_, _>>()?,
        revision: row.get(4)?,
        rules: row.get::<_, Sql<_>>(5)?.0,
        first: row.get::<_, Sql<_>>(6)?.0,
        place: row.get::<_, Sql<_>>(7)?.0,
        created: row.get::<_, Sql<_>>(8)?.0,
        expires: row.get::<_, Sql<_>>(9)?.0,
        state: row.get::<_, Sql<_>>(10)?.0,
        terms: row.get::<_, Sql<_>>(11)?.0,
        rematch_of: row.get::<_, Option<Sql<_>>>(12)?.map(|Sql(game)| game),
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
