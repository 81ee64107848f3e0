//! Where a server plays, and its named and default rules.

use anyhow::Context as _;
use games::{Game, RuleSet};
use jiff::Timestamp;
use play::{ChannelId, DefaultRules, GuildId, HouseRules, HouseRulesId, RulesName};

use crate::{
    CommitError,
    columns::Sql,
    known,
    row_by_row::{read_each, readable},
    sql::{self, Connection, OptionalExtension as _, Row},
};

/// The channels in which a server's games may start, by id; none means everywhere.
pub(crate) fn places(connection: &Connection, guild: GuildId) -> anyhow::Result<Vec<ChannelId>> {
    let sql = "SELECT channel FROM allowed_channels WHERE guild = ?1 ORDER BY channel";
    Ok(readable(read_each(connection, sql, [Sql(guild)], |row| Ok(row.get::<_, Sql<ChannelId>>(0)?.0))?))
}

/// The rules that a server has named, sorted by name.
pub(crate) fn named(connection: &Connection, guild: GuildId) -> anyhow::Result<Vec<HouseRules>> {
    let sql = "SELECT id, name, rules, folded FROM house_rules WHERE guild = ?1 ORDER BY folded";
    Ok(readable(read_each(connection, sql, [Sql(guild)], read)?))
}

/// A server's default rules, for each game that has some of its own.
pub(crate) fn defaults(connection: &Connection, guild: GuildId) -> anyhow::Result<Vec<(Game, DefaultRules)>> {
    let sql = format!("{DEFAULTS} WHERE default_rules.guild = ?1 ORDER BY default_rules.game");
    let defaults = readable(read_each(connection, &sql, [Sql(guild)], read_default)?);
    Ok(defaults.into_iter().map(|(game, default, _)| (game, default)).collect())
}

/// The rules of a game in a server when a challenge names none; `None` for the game's own default.
pub(crate) fn default_of(
    connection: &Connection,
    guild: GuildId,
    game: Game,
) -> anyhow::Result<Option<RuleSet>> {
    let sql = format!("{DEFAULTS} WHERE default_rules.guild = ?1 AND default_rules.game = ?2");
    let defaults = readable(read_each(connection, &sql, (Sql(guild), Sql(game)), read_default)?);
    Ok(defaults.into_iter().next().map(|(_, _, rules)| rules))
}

const DEFAULTS: &str =
    "SELECT default_rules.game, default_rules.preset, default_rules.house, house_rules.rules
    FROM default_rules LEFT JOIN house_rules
    ON house_rules.id = default_rules.house AND house_rules.guild = default_rules.guild";

fn read(row: &Row<'_>) -> anyhow::Result<HouseRules> {
    let number: i64 = row.get(0)?;
    let read = || -> anyhow::Result<HouseRules> {
        let name = row.get::<_, Sql<RulesName>>(1)?.0;
        anyhow::ensure!(row.get::<_, String>(3)? == name.folded(), "its name doesn't match its rules");
        Ok(HouseRules { id: row.get::<_, Sql<_>>(0)?.0, name, rules: row.get::<_, Sql<_>>(2)?.0 })
    };
    read().with_context(|| format!("can't read house rules {number}"))
}

/// A game, its default, and the rules that this means.
fn read_default(row: &Row<'_>) -> anyhow::Result<(Game, DefaultRules, RuleSet)> {
    let game: String = row.get(0)?;
    let read = || -> anyhow::Result<_> {
        let (default, rules) = match row.get::<_, Option<Sql<RuleSet>>>(1)? {
            Some(Sql(rules)) => {
                anyhow::ensure!(!rules.is_house(), "{rules} isn't a preset");
                (DefaultRules::Preset(rules), rules)
            }
            None => (DefaultRules::House(row.get::<_, Sql<_>>(2)?.0), row.get::<_, Sql<RuleSet>>(3)?.0),
        };
        let game = row.get::<_, Sql<Game>>(0)?.0;
        anyhow::ensure!(rules.game() == game, "{rules} belongs to another game");
        Ok((game, default, rules))
    };
    read().with_context(|| format!("can't read the default rules of {game:?}"))
}

/// Everything that cannot be read, in all servers.
pub(crate) fn unreadable(connection: &Connection) -> anyhow::Result<Vec<anyhow::Error>> {
    let places = read_each(connection, "SELECT channel, guild FROM allowed_channels", (), |row| {
        let read = row.get::<_, Sql<ChannelId>>(0);
        read.map(drop).with_context(|| format!("can't read a channel of server {:?}", row.get::<_, i64>(1)))
    })?;
    let rules = read_each(connection, "SELECT id, name, rules, folded FROM house_rules", (), read)?;
    let defaults = read_each(connection, DEFAULTS, (), read_default)?;
    let places = places.into_iter().filter_map(Result::err);
    let rules = rules.into_iter().filter_map(Result::err);
    Ok(places.chain(rules).chain(defaults.into_iter().filter_map(Result::err)).collect())
}

/// Stores where a server plays.
pub(crate) fn set_places(
    connection: &Connection,
    guild: GuildId,
    channels: &[ChannelId],
    at: Timestamp,
) -> sql::Result<()> {
    known::guild(connection, guild, at)?;
    connection.prepare_cached("DELETE FROM allowed_channels WHERE guild = ?1")?.execute([Sql(guild)])?;
    let mut insert = connection.prepare_cached(
        "INSERT INTO allowed_channels (guild, channel) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
    )?;
    for &channel in channels {
        insert.execute((Sql(guild), Sql(channel)))?;
    }
    Ok(())
}

/// Stores rules under a name. Stale if the name is taken, there are too many, or the rules to change are gone
/// or belong to another game.
pub(crate) fn save(
    connection: &Connection,
    guild: GuildId,
    id: Option<HouseRulesId>,
    name: &RulesName,
    rules: RuleSet,
    at: Timestamp,
) -> Result<(), CommitError> {
    known::guild(connection, guild, at)?;
    let folded = name.folded();
    let taken = connection
        .prepare_cached(
            "SELECT 1 FROM house_rules WHERE guild = ?1 AND folded = ?2 AND id IS DISTINCT FROM ?3",
        )?
        .exists((Sql(guild), &folded, id.map(Sql)))?;
    if taken {
        return Err(CommitError::Stale);
    }
    let Some(id) = id else {
        let full: bool = connection
            .prepare_cached("SELECT count(*) >= ?2 FROM house_rules WHERE guild = ?1")?
            .query_row((Sql(guild), Sql(HouseRules::MOST)), |row| row.get(0))?;
        if full {
            return Err(CommitError::Stale);
        }
        connection
            .prepare_cached("INSERT INTO house_rules (guild, name, folded, rules) VALUES (?1, ?2, ?3, ?4)")?
            .execute((Sql(guild), Sql(name.clone()), &folded, Sql(rules)))?;
        return Ok(());
    };
    let before = connection
        .prepare_cached("SELECT rules FROM house_rules WHERE id = ?1 AND guild = ?2")?
        .query_row((Sql(id), Sql(guild)), |row| row.get::<_, Sql<RuleSet>>(0))
        .optional()?;
    if before.is_none_or(|before| before.0.game() != rules.game()) {
        return Err(CommitError::Stale);
    }
    connection
        .prepare_cached("UPDATE house_rules SET name = ?2, folded = ?3, rules = ?4 WHERE id = ?1")?
        .execute((Sql(id), Sql(name.clone()), &folded, Sql(rules)))?;
    Ok(())
}

/// Deletes house rules. Stale if they are gone.
pub(crate) fn delete(connection: &Connection, guild: GuildId, id: HouseRulesId) -> Result<(), CommitError> {
    connection
        .prepare_cached("DELETE FROM default_rules WHERE guild = ?1 AND house = ?2")?
        .execute((Sql(guild), Sql(id)))?;
    let gone = connection
        .prepare_cached("DELETE FROM house_rules WHERE guild = ?1 AND id = ?2")?
        .execute((Sql(guild), Sql(id)))?;
    if gone == 1 { Ok(()) } else { Err(CommitError::Stale) }
}

/// Stores the default of a game. Stale if it is house rules that are gone.
pub(crate) fn set_default(
    connection: &Connection,
    guild: GuildId,
    game: Game,
    default: Option<DefaultRules>,
    at: Timestamp,
) -> Result<(), CommitError> {
    known::guild(connection, guild, at)?;
    connection
        .prepare_cached("DELETE FROM default_rules WHERE guild = ?1 AND game = ?2")?
        .execute((Sql(guild), Sql(game)))?;
    match default {
        None => {}
        Some(DefaultRules::Preset(rules)) => {
            connection
                .prepare_cached("INSERT INTO default_rules (guild, game, preset) VALUES (?1, ?2, ?3)")?
                .execute((Sql(guild), Sql(game), Sql(rules)))?;
        }
        Some(DefaultRules::House(id)) => {
            let stored = connection
                .prepare_cached(
                    "INSERT INTO default_rules (guild, game, house)
                     SELECT guild, ?2, id FROM house_rules WHERE guild = ?1 AND id = ?3",
                )?
                .execute((Sql(guild), Sql(game), Sql(id)))?;
            if stored == 0 {
                return Err(CommitError::Stale);
            }
        }
    }
    Ok(())
}
