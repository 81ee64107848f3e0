//! Changes to competitions.
//!
//! Each decision begins with the revision that it was based on. The end of a game, and what happens to a player, raise the
//! revision as well, so that a decision made without them is stale; and they wake the timer, so that another is made.

use jiff::Timestamp;
use play::{
    Competition, CompetitionChange, CompetitionId, GameId, Home, PlayerId, Timer,
    competition::{Entrant, Format, Pairing},
    player::ratings::Category,
};

use super::rows;
use crate::{
    CommitError,
    delivery::timers,
    known,
    sql::{Connection, named_params},
};

/// Applies a change.
pub(crate) fn apply(
    connection: &Connection,
    id: CompetitionId,
    change: &CompetitionChange,
    at: Timestamp,
) -> Result<(), CommitError> {
    match *change {
        CompetitionChange::Open(ref competition) => open(connection, competition),
        CompetitionChange::Revise { revision } => {
            let sql = "UPDATE competitions SET revision = revision + 1 WHERE id = ?1 AND revision = ?2";
            CommitError::stale_unless(connection.execute(sql, (id, revision))? == 1)
        }
        CompetitionChange::SetPhase(phase) => {
            let (name, since, round, until) = rows::phase_columns(phase);
            let sql = "UPDATE competitions SET phase = ?2, since = ?3, round = ?4, until = ?5 WHERE id = ?1";
            Ok(connection.send(sql, (id, name, since, round, until))?)
        }
        CompetitionChange::SetHalt(halt) => {
            let (since, why) = halt.map(|halt| (halt.since, halt.why.to_string())).unzip();
            let sql = "UPDATE competitions SET halted = ?2, halted_why = ?3 WHERE id = ?1";
            Ok(connection.send(sql, (id, since, why))?)
        }
        CompetitionChange::SetChannel(channel) => {
            // A pairing whose game hasn't begun has a message only if no thread could be opened.
            let begun_elsewhere =
                "UPDATE pairings SET message = NULL WHERE competition = ?1 AND game IS NULL";
            connection.send(begun_elsewhere, [id])?;
            let sql = "UPDATE competitions SET channel = ?2, message = NULL WHERE id = ?1";
            Ok(connection.send(sql, (id, channel))?)
        }
        CompetitionChange::SetPlan(ref plan) => {
            let sql = "UPDATE competitions SET plan = ?2 WHERE id = ?1";
            Ok(connection.send(sql, (id, plan.to_string()))?)
        }
        CompetitionChange::Add(entrant) => add(connection, id, entrant),
        CompetitionChange::Remove(player) => {
            let sql = "DELETE FROM entrants WHERE competition = ?1 AND player = ?2";
            CommitError::stale_unless(connection.execute(sql, (id, player))? == 1)
        }
        CompetitionChange::SetEntrant(entrant) => {
            let Entrant { player, joined, rating, division, place, out } = entrant;
            let (out, why) = out.unzip();
            let sql = "UPDATE entrants SET joined = ?3, rating = ?4, division = ?5, place = ?6, out = ?7, out_why = ?8
                WHERE competition = ?1 AND player = ?2";
            let params = (id, player, joined, rating, division, place, out, why);
            CommitError::stale_unless(connection.execute(sql, params)? == 1)
        }
        CompetitionChange::Replace { player, by } => replace(connection, id, player, by, at),
        CompetitionChange::Pair(ref pairing) => pair(connection, id, pairing),
        CompetitionChange::MakeDue { number } => {
            let sql = "UPDATE pairings SET due = TRUE WHERE competition = ?1 AND number = ?2 AND NOT due";
            CommitError::stale_unless(connection.execute(sql, (id, number))? == 1)
        }
        CompetitionChange::Begin { number, game } => {
            let sql = "UPDATE pairings SET game = ?3
                WHERE competition = ?1 AND number = ?2 AND due AND game IS NULL AND outcome IS NULL";
            CommitError::stale_unless(connection.execute(sql, (id, number, game))? == 1)?;
            // Other pairings may be waiting for it to begin.
            wake(connection, &[id], at)
        }
        CompetitionChange::PlayAgain { number } => {
            let sql = "UPDATE pairings SET due = FALSE, game = NULL, message = NULL
                WHERE competition = ?1 AND number = ?2";
            CommitError::stale_unless(connection.execute(sql, (id, number))? == 1)
        }
        CompetitionChange::Decide { number, decided } => {
            let (outcome, why) = rows::decided(decided);
            let sql = "UPDATE pairings SET outcome = ?3, why = ?4 WHERE competition = ?1 AND number = ?2";
            CommitError::stale_unless(connection.execute(sql, (id, number, outcome, why))? == 1)
        }
    }
}

/// Stores a new competition. Stale if the server has a ladder of that game already.
fn open(connection: &Connection, competition: &Competition) -> Result<(), CommitError> {
    let Competition { plan, opened, .. } = competition;
    known::home(connection, competition.guild, *opened)?;
    known::player(connection, competition.manager, *opened)?;
    let (phase, since, round, until) = rows::phase_columns(competition.phase);
    let ladder_of = (plan.format == Format::Ladder).then(|| Category::of(plan.rules));
    let sql = "INSERT INTO competitions
        (id, guild, channel, message, manager, plan, ladder_of, season, after, opened, phase, since, round, until, revision)
        VALUES (:id, :guild, :channel, :message, :manager, :plan, :ladder_of, :season, :after, :opened, :phase, :since,
            :round, :until, :revision)";
    let params = named_params! {
        ":id": competition.id,
        ":guild": competition.guild,
        ":channel": competition.channel,
        ":message": competition.message,
        ":manager": competition.manager,
        ":plan": plan.to_string(),
        ":ladder_of": ladder_of,
        ":season": competition.season,
        ":after": competition.after,
        ":opened": opened,
        ":phase": phase,
        ":since": since,
        ":round": round,
        ":until": until,
        ":revision": competition.revision,
    };
    match connection.execute(sql, params) {
        Err(error) if error.is_unique_violation() => Err(CommitError::Stale),
        done => Ok(done.map(drop)?),
    }
}

fn add(connection: &Connection, id: CompetitionId, entrant: Entrant) -> Result<(), CommitError> {
    let Entrant { player, joined, rating, division, place, out } = entrant;
    known::player(connection, player, joined)?;
    let (out, why) = out.unzip();
    let sql = "INSERT INTO entrants (competition, player, joined, rating, division, place, out, out_why)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT DO NOTHING";
    let added = connection.execute(sql, (id, player, joined, rating, division, place, out, why))?;
    CommitError::stale_unless(added == 1)
}

fn replace(
    connection: &Connection,
    id: CompetitionId,
    player: PlayerId,
    by: PlayerId,
    at: Timestamp,
) -> Result<(), CommitError> {
    known::player(connection, by, at)?;
    let entrant = "UPDATE entrants SET player = ?3 WHERE competition = ?1 AND player = ?2";
    CommitError::stale_unless(connection.execute(entrant, (id, player, by))? == 1)?;
    for sql in [
        "UPDATE pairings SET first = ?3 WHERE competition = ?1 AND first = ?2",
        "UPDATE pairings SET second = ?3 WHERE competition = ?1 AND second = ?2",
    ] {
        connection.send(sql, (id, player, by))?;
    }
    Ok(())
}

fn pair(connection: &Connection, id: CompetitionId, pairing: &Pairing) -> Result<(), CommitError> {
    let &Pairing { number, division, round, first, second, is_due, game, decided } = pairing;
    let (outcome, why) = rows::decided(decided);
    let sql =
        "INSERT INTO pairings (competition, number, division, round, first, second, due, game, outcome, why)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)";
    let game = game.map(|game| game.id);
    Ok(connection.send(sql, (id, number, division, round, first, second, is_due, game, outcome, why))?)
}

/// Wakes the competition that a finished game belongs to.
pub(crate) fn game_ended(connection: &Connection, game: GameId, at: Timestamp) -> Result<(), CommitError> {
    let of_game: Vec<CompetitionId> =
        connection.list("SELECT competition FROM pairings WHERE game = ?1", [game])?;
    wake(connection, &of_game, at)
}

/// Wakes a player's competitions in a server, after something happened to the player.
pub(crate) fn player_changed(
    connection: &Connection,
    home: Home,
    player: PlayerId,
    at: Timestamp,
) -> Result<(), CommitError> {
    let sql = "SELECT competition FROM entrants JOIN competitions ON competitions.id = competition
        WHERE player = ?1 AND out IS NULL AND guild = ?2";
    wake(connection, &connection.list::<CompetitionId>(sql, (player, home))?, at)
}

/// Wakes all competitions of a player, after something happened to the player.
pub(crate) fn player_gone(
    connection: &Connection,
    player: PlayerId,
    at: Timestamp,
) -> Result<(), CommitError> {
    let sql = "SELECT competition FROM entrants WHERE player = ?1 AND out IS NULL";
    wake(connection, &connection.list::<CompetitionId>(sql, [player])?, at)
}

/// Makes the timers of unfinished competitions due, and decisions based on earlier revisions stale.
fn wake(connection: &Connection, ids: &[CompetitionId], at: Timestamp) -> Result<(), CommitError> {
    for &id in ids {
        let raised = "UPDATE competitions SET revision = revision + 1
            WHERE id = ?1 AND phase IN ('joining', 'running')";
        if connection.execute(raised, [id])? == 1 {
            timers::set(connection, Timer::Competition(id), Some(at))?;
        }
    }
    Ok(())
}
