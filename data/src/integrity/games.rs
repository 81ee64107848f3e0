//! Games: replayed, and compared with their columns.

use games::Action;
use play::{Table, Timer};

use super::{fault::Fault, matches::Matches, timers::Timers};
use crate::{
    game::{ending_columns::EndingColumns, tables},
    progress::{Report, Stage, Steps},
    sql::{self, Connection, FromRow as _},
};

/// Whether a time is no earlier than the game's last action, or than its start if there is none.
const HAPPENED: &str = "SELECT 1 FROM games WHERE id = ?1 AND
    ?3 >= coalesce((SELECT at FROM actions WHERE game = ?1 AND ply = ?2 - 1), games.started)";

/// The seats whose `playing` is wrong.
const PLAYING: &str = "SELECT game, seat, playing FROM seats JOIN games ON games.id = seats.game
    WHERE playing <> (ended IS NULL AND out IS NULL)";

/// Checks every game.
pub(super) fn check(
    connection: &Connection,
    timers: &mut Timers,
    faults: &mut Vec<Fault>,
    report: Report<'_>,
) -> anyhow::Result<()> {
    let total: i64 = connection.one("SELECT count(*) FROM games", ())?;
    let mut steps = Steps::start(Stage::Games, total.unsigned_abs(), report);
    let mut matches = Matches::default();
    let mut noted = connection.prepare("SELECT plies, why, winner FROM games WHERE id = ?1")?;
    let mut happened = connection.prepare(HAPPENED)?;
    let mut actions = connection.prepare("SELECT action FROM actions WHERE game = ?1 ORDER BY ply")?;
    tables::for_all(connection, |row| {
        steps.advance();
        let table = match Table::from_row(row) {
            Ok(table) => table,
            Err(error) => {
                faults.push(Fault::Game(format!("{error:#}")));
                matches.give_up(tables::match_of(row));
                return Ok(());
            }
        };
        let game = table.id();
        let replayed = EndingColumns::of(&table);
        let noted: EndingColumns = noted.one([game])?;
        if noted != replayed {
            let [noted, replayed] = [noted, replayed].map(|columns| format!("{columns:?}"));
            faults.push(Fault::EndingColumns { game, noted, replayed });
        }
        let actions: Vec<String> = actions.list_whole([game])?;
        if !table.stored().record.actions.iter().map(Action::to_string).eq(actions) {
            faults.push(Fault::Actions { game, record: table.stored().record.to_string() });
        }
        let since = table.stored().since;
        if !happened.exists((game, table.ply(), since))? {
            faults.push(Fault::Since { game, since });
        }
        if table.owes_computer_turn() {
            timers.expect_from(Timer::Game(game), table.due(), faults);
        } else {
            timers.expect(Timer::Game(game), table.due(), faults);
        }
        matches.follow(&table, faults);
        Ok(())
    })?;
    playing(connection, faults)?;
    matches.end(connection, faults)
}

/// Even in games that cannot be read, since the number of a player's games is limited.
fn playing(connection: &Connection, faults: &mut Vec<Fault>) -> sql::Result<()> {
    let wrong = connection.list_whole(PLAYING, ())?;
    faults.extend(wrong.into_iter().map(|(game, seat, noted)| Fault::Playing { game, seat, noted }));
    Ok(())
}
