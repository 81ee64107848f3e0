//! The whole database checked: the file, the references, and every game replayed. For the operator; it takes a while.

use anyhow::{Context as _, anyhow};
use games::Action;
use jiff::Timestamp;
use play::{Challenge, GameId};
use rusqlite::Connection;

use crate::{announcements, challenges, columns::Sql, noted::Noted, tables};

/// Something that is not as it must be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The file itself is damaged.
    #[error("damaged file: {0}")]
    File(String),
    /// A row refers to one that does not exist.
    #[error("a row of {table} refers to one of {parent} that does not exist")]
    Reference {
        /// The table of the row.
        table: String,
        /// The table that it refers to.
        parent: String,
    },
    /// A game cannot be rebuilt.
    #[error("{0}")]
    Game(String),
    /// What is noted of a game is not what its record says.
    #[error("game {game}: noted are {noted}, its record says {replayed}")]
    Noted {
        /// Which game.
        game: GameId,
        /// The columns of the game.
        noted: String,
        /// What they should be.
        replayed: String,
    },
    /// A game cannot wait since the time that is noted.
    #[error("game {game} waits since {since}, when nothing happened in it")]
    Since {
        /// Which game.
        game: GameId,
        /// What is noted.
        since: Timestamp,
    },
    /// The actions of a game are others than those of its record.
    #[error("game {game}: its actions are not those of its record, {record}")]
    Actions {
        /// Which game.
        game: GameId,
        /// Its record.
        record: String,
    },
    /// Something else cannot be read.
    #[error("{0}")]
    Row(String),
}

/// Everything that is wrong.
pub(crate) fn check(connection: &Connection) -> anyhow::Result<Vec<Fault>> {
    let mut faults = Vec::new();
    file(connection, &mut faults).context("the file cannot be checked")?;
    references(connection, &mut faults).context("the references cannot be checked")?;
    games(connection, &mut faults).context("the games cannot be checked")?;
    rows(connection, &mut faults).context("what is open cannot be checked")?;
    Ok(faults)
}

fn file(connection: &Connection, faults: &mut Vec<Fault>) -> rusqlite::Result<()> {
    let mut statement = connection.prepare("PRAGMA integrity_check")?;
    let verdicts: Vec<String> = statement.query_map((), |row| row.get(0))?.collect::<Result<_, _>>()?;
    faults.extend(verdicts.into_iter().filter(|verdict| verdict != "ok").map(Fault::File));
    Ok(())
}

fn references(connection: &Connection, faults: &mut Vec<Fault>) -> rusqlite::Result<()> {
    let mut statement = connection.prepare("PRAGMA foreign_key_check")?;
    let broken =
        statement.query_map((), |row| Ok(Fault::Reference { table: row.get(0)?, parent: row.get(2)? }))?;
    for fault in broken {
        faults.push(fault?);
    }
    Ok(())
}

/// Whether it is the time of a game's last action, of a giving up since then or, before the first action, of its beginning.
const HAPPENED: &str = "SELECT 1 FROM games WHERE id = ?1 AND ?3 IN (
    SELECT coalesce((SELECT at FROM actions WHERE game = ?1 AND ply = ?2 - 1), games.started)
    UNION SELECT out_at FROM seats WHERE game = ?1 AND out_ply = ?2
)";

fn games(connection: &Connection, faults: &mut Vec<Fault>) -> rusqlite::Result<()> {
    let mut statement = connection.prepare(tables::ALL)?;
    let mut noted = connection.prepare("SELECT plies, why, winner FROM games WHERE id = ?1")?;
    let mut happened = connection.prepare(HAPPENED)?;
    let mut actions = connection.prepare("SELECT action FROM actions WHERE game = ?1 ORDER BY ply")?;
    let mut rows = statement.query(())?;
    while let Some(row) = rows.next()? {
        let table = match tables::read(row) {
            Ok(table) => table,
            Err(error) => {
                faults.push(Fault::Game(format!("{error:#}")));
                continue;
            }
        };
        let game = table.id();
        let replayed = Noted::of(&table);
        let noted = noted.query_row([Sql(game)], Noted::read)?;
        if noted != replayed {
            let [noted, replayed] = [noted, replayed].map(|columns| format!("{columns:?}"));
            faults.push(Fault::Noted { game, noted, replayed });
        }
        let actions: Vec<String> =
            actions.query_map([Sql(game)], |row| row.get(0))?.collect::<Result<_, _>>()?;
        if !table.setup().record.actions.iter().map(Action::to_string).eq(actions) {
            faults.push(Fault::Actions { game, record: table.setup().record.to_string() });
        }
        let since = table.setup().since;
        if !happened.exists((Sql(game), table.ply(), Sql(since)))? {
            faults.push(Fault::Since { game, since });
        }
    }
    Ok(())
}

/// What is still in use besides games. A challenge that is full is not open: nobody could begin its game.
fn rows(connection: &Connection, faults: &mut Vec<Fault>) -> anyhow::Result<()> {
    let full = |challenge: &Challenge| challenge.joined().count() == challenge.slots().count();
    let challenges = challenges::expired(connection, Timestamp::MAX)?.into_iter();
    let challenges = challenges.filter_map(|challenge| match challenge {
        Ok(challenge) if full(&challenge) => {
            Some(anyhow!("challenge {} is full, and still open", challenge.id))
        }
        Ok(_) => None,
        Err(error) => Some(error),
    });
    let announcements = announcements::due(connection)?.into_iter().filter_map(Result::err);
    faults.extend(challenges.chain(announcements).map(|error| Fault::Row(format!("{error:#}"))));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations;

    #[test]
    fn a_row_that_cannot_be_read_is_named() {
        let mut connection = Connection::open_in_memory().expect("in memory");
        migrations::migrate(&mut connection).expect("migrated");
        connection.execute_batch(include_str!("../migrations/samples/v2.sql")).expect("rows");
        assert_eq!(check(&connection).expect("checked"), []);
        connection
            .execute_batch(
                "UPDATE challenges SET rules = 'chess:blitz' WHERE id = 6;
                 UPDATE announcements SET what = '{\"kind\":\"fanfare\"}' WHERE id = 3;",
            )
            .expect("changed by hand");
        let said = check(&connection).expect("checked").iter().map(Fault::to_string).collect::<Vec<_>>();
        let [challenge, announcement] = said.as_slice() else { panic!("{said:?}") };
        assert!(challenge.starts_with("challenge 6 cannot be read"), "{challenge}");
        assert!(announcement.starts_with("announcement 3 cannot be read"), "{announcement}");
    }

    #[test]
    fn what_a_challenge_or_a_game_could_never_have_come_to_is_named() {
        for (change, fault) in [
            (
                "DELETE FROM challenge_slots WHERE challenge = 6",
                "challenge 6 cannot be read: it has no challenger",
            ),
            (
                "DELETE FROM challenge_slots WHERE challenge = 6 AND slot = 2",
                "challenge 6 cannot be read: it has 1 places",
            ),
            (
                "UPDATE challenge_slots SET player = 12, joined = 1 WHERE challenge = 6 AND slot = 2",
                "challenge 6 is full",
            ),
            ("UPDATE games SET since = 1 WHERE id = 2", "game 2 waits since 1970-01-01T00:00:00.001Z"),
            (
                "UPDATE seats SET out = 2, out_ply = 2, out_why = 'left', out_at = 5 WHERE game = 1 AND seat = 2",
                "game 1 cannot be read: seat 2 cannot have been given up after 2 actions",
            ),
            ("UPDATE seats SET out_ply = 1 WHERE game = 1 AND seat = 1", "game 1 cannot be read"),
        ] {
            let mut connection = Connection::open_in_memory().expect("in memory");
            migrations::migrate(&mut connection).expect("migrated");
            connection.execute_batch(include_str!("../migrations/samples/v2.sql")).expect("rows");
            connection.execute_batch(change).expect("changed by hand");
            let said = check(&connection).expect("checked").iter().map(Fault::to_string).collect::<Vec<_>>();
            assert!(matches!(said.as_slice(), [one] if one.starts_with(fault)), "{change}: {said:?}");
        }
    }
}
