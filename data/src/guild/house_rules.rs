//! Where a server plays, and its named and default rules.

use anyhow::{Context as _, ensure};
use games::{Game, RuleSet};
use jiff::Timestamp;
use play::{ChannelId, DefaultRules, GuildId, HouseRules, HouseRulesId, RulesName};

use crate::{
    CommitError, Store, known,
    sql::{self, Connection, FromRow, Row},
};

const NAMED: &str = "SELECT id, name, rules, folded FROM house_rules";
const DEFAULTS: &str =
    "SELECT default_rules.game, default_rules.preset, default_rules.house, house_rules.rules
    FROM default_rules LEFT JOIN house_rules
    ON house_rules.id = default_rules.house AND house_rules.guild = default_rules.guild";

impl Store {
    /// The channels in which a server's games may start, by id; none means everywhere.
    pub async fn places(&self, guild: GuildId) -> anyhow::Result<Vec<ChannelId>> {
        self.list("SELECT channel FROM allowed_channels WHERE guild = ?1 ORDER BY channel", [guild]).await
    }

    /// The rules that a server has named, sorted by name.
    pub async fn house_rules(&self, guild: GuildId) -> anyhow::Result<Vec<HouseRules>> {
        self.list(format!("{NAMED} WHERE guild = ?1 ORDER BY folded"), [guild]).await
    }

    /// A server's default rules, for each game that has some of its own.
    pub async fn default_rules(&self, guild: GuildId) -> anyhow::Result<Vec<(Game, DefaultRules)>> {
        let sql = format!("{DEFAULTS} WHERE default_rules.guild = ?1 ORDER BY default_rules.game");
        let defaults = self.list::<GameDefault>(sql, [guild]).await?;
        Ok(defaults.into_iter().map(|GameDefault { game, default, .. }| (game, default)).collect())
    }

    /// The rules of a game in a server when a challenge names none; `None` for the game's own default.
    pub async fn default_rules_of(&self, guild: GuildId, game: Game) -> anyhow::Result<Option<RuleSet>> {
        let sql = format!("{DEFAULTS} WHERE default_rules.guild = ?1 AND default_rules.game = ?2");
        let defaults = self.list::<GameDefault>(sql, (guild, game)).await?;
        Ok(defaults.first().map(|default| default.rules))
    }
}

impl FromRow for HouseRules {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        let number: i64 = row.get(0)?;
        let read = || -> anyhow::Result<Self> {
            let name: RulesName = row.get(1)?;
            ensure!(row.get::<String>(3)? == name.folded(), "its name doesn't match its rules");
            Ok(Self { id: row.get(0)?, name, rules: row.get(2)? })
        };
        Ok(read().with_context(|| format!("can't read house rules {number}"))?)
    }
}

/// A game's default, and the rules that this means.
struct GameDefault {
    game: Game,
    default: DefaultRules,
    rules: RuleSet,
}

impl FromRow for GameDefault {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        let name: String = row.get(0)?;
        let read = || -> anyhow::Result<Self> {
            let (default, rules) = match row.get::<Option<RuleSet>>(1)? {
                Some(rules) => {
                    ensure!(!rules.is_house(), "{rules} isn't a preset");
                    (DefaultRules::Preset(rules), rules)
                }
                None => (DefaultRules::House(row.get(2)?), row.get::<RuleSet>(3)?),
            };
            let game = row.get(0)?;
            ensure!(rules.game() == game, "{rules} belongs to another game");
            Ok(Self { game, default, rules })
        };
        Ok(read().with_context(|| format!("can't read the default rules of {name:?}"))?)
    }
}

/// A channel for games that can be read.
struct Readable;

impl FromRow for Readable {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        let (channel, guild) = (row.get::<ChannelId>(0), row.get::<i64>(1)?.cast_unsigned());
        channel.map_err(|error| error.context(format!("can't read a channel of server {guild}")))?;
        Ok(Self)
    }
}

/// Why rules and channels can't be read, in all servers.
pub(crate) fn unreadable(connection: &Connection) -> sql::Result<Vec<sql::Error>> {
    let mut all = connection.unreadable::<Readable>("SELECT channel, guild FROM allowed_channels")?;
    all.extend(connection.unreadable::<HouseRules>(NAMED)?);
    all.extend(connection.unreadable::<GameDefault>(DEFAULTS)?);
    Ok(all)
}

/// Stores where a server plays.
pub(crate) fn set_places(
    connection: &Connection,
    guild: GuildId,
    channels: &[ChannelId],
    at: Timestamp,
) -> sql::Result<()> {
    known::home(connection, guild, at)?;
    connection.execute("DELETE FROM allowed_channels WHERE guild = ?1", [guild])?;
    for &channel in channels {
        let sql = "INSERT INTO allowed_channels (guild, channel) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
        connection.execute(sql, (guild, channel))?;
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
    known::home(connection, guild, at)?;
    let folded = name.folded();
    let taken = "SELECT 1 FROM house_rules WHERE guild = ?1 AND folded = ?2 AND id IS DISTINCT FROM ?3";
    CommitError::stale_unless(!connection.exists(taken, (guild, &folded, id))?)?;
    let Some(id) = id else {
        let count: usize = connection.one("SELECT count(*) FROM house_rules WHERE guild = ?1", [guild])?;
        CommitError::stale_unless(count < HouseRules::MOST)?;
        let sql = "INSERT INTO house_rules (guild, name, folded, rules) VALUES (?1, ?2, ?3, ?4)";
        connection.execute(sql, (guild, name, &folded, rules))?;
        return Ok(());
    };
    let before = "SELECT rules FROM house_rules WHERE id = ?1 AND guild = ?2";
    let before = connection.find::<RuleSet>(before, (id, guild))?;
    CommitError::stale_unless(before.is_some_and(|before| before.game() == rules.game()))?;
    let sql = "UPDATE house_rules SET name = ?2, folded = ?3, rules = ?4 WHERE id = ?1";
    connection.execute(sql, (id, name, &folded, rules))?;
    Ok(())
}

/// Deletes house rules. Stale if they are gone.
pub(crate) fn delete(connection: &Connection, guild: GuildId, id: HouseRulesId) -> Result<(), CommitError> {
    connection.execute("DELETE FROM default_rules WHERE guild = ?1 AND house = ?2", (guild, id))?;
    let gone = connection.execute("DELETE FROM house_rules WHERE guild = ?1 AND id = ?2", (guild, id))?;
    CommitError::stale_unless(gone == 1)
}

/// Stores the default of a game. Stale if it is house rules that are gone.
pub(crate) fn set_default(
    connection: &Connection,
    guild: GuildId,
    game: Game,
    default: Option<DefaultRules>,
    at: Timestamp,
) -> Result<(), CommitError> {
    known::home(connection, guild, at)?;
    connection.execute("DELETE FROM default_rules WHERE guild = ?1 AND game = ?2", (guild, game))?;
    match default {
        None => Ok(()),
        Some(DefaultRules::Preset(rules)) => {
            let sql = "INSERT INTO default_rules (guild, game, preset) VALUES (?1, ?2, ?3)";
            Ok(connection.execute(sql, (guild, game, rules)).map(drop)?)
        }
        Some(DefaultRules::House(id)) => {
            let sql = "INSERT INTO default_rules (guild, game, house)
                SELECT guild, ?2, id FROM house_rules WHERE guild = ?1 AND id = ?3";
            CommitError::stale_unless(connection.execute(sql, (guild, game, id))? == 1)
        }
    }
}
