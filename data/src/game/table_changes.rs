//! Changes to games. Each names the state that its decision saw, and is stale when the game has moved on.
//!
//! `seats.playing` is written here and nowhere else: when a game starts, a seat is given up, and a game ends.

use games::{Action, Seat};
use jiff::Timestamp;
use play::{
    ChannelId, Ending, GameId, GivenUp, Player,
    game::table::{StoredGame, TableState},
};

use crate::{
    CommitError,
    game::{ending_columns::EndingColumns, guesses},
    known,
    player::absences,
    sql::{self, Connection, Unmet, named_params},
};

/// Stores a new game. Refused if a game is running in its channel or its number in a match is taken. Stale if
/// it was decided while a player's absence at `at` was different: an absence changes the games that exist when
/// it begins and ends, and would miss this one.
pub(crate) fn start(connection: &Connection, game: &StoredGame, at: Timestamp) -> Result<(), CommitError> {
    if let Some(played) = game.in_match {
        let taken = "SELECT 1 FROM games WHERE match_game = ?1 AND match_number = ?2";
        CommitError::stale_unless(!connection.exists(taken, (played.first, played.number))?)?;
    }
    if game.terms.away {
        for (seat, seated) in Seat::ALL.into_iter().zip(game.seats.players()) {
            let Player::Member(player) = *seated else { continue };
            let decided = game.state.away().iter().find(|away| away.seat == seat).map(|away| away.until);
            CommitError::stale_unless(absences::now(connection, game.home, player, at)? == decided)?;
        }
    }
    known::home(connection, game.home, game.started)?;
    let sql = "INSERT INTO games
        (id, challenge, guild, channel, parent_channel, parent_message, record, started, since, terms, revision,
         state, match_game, match_number, match_first, match_second)
        VALUES
        (:id, :challenge, :guild, :channel, :parent_channel, :parent_message, :record, :started, :since, :terms,
         :revision, :state, :match_game, :match_number, :match_first, :match_second)";
    let params = named_params! {
        ":id": game.id,
        ":challenge": game.challenge,
        ":guild": game.home,
        ":channel": game.channel,
        ":parent_channel": game.thread_of.map(|(channel, _)| channel),
        ":parent_message": game.thread_of.map(|(_, message)| message),
        ":record": game.record.to_string(),
        ":started": game.started,
        ":since": game.since,
        ":terms": game.terms,
        ":revision": game.revision,
        ":state": &game.state,
        ":match_game": game.in_match.map(|played| played.first),
        ":match_number": game.in_match.map(|played| played.number),
        ":match_first": game.in_match.map(|played| played.score[0]),
        ":match_second": game.in_match.map(|played| played.score[1]),
    };
    connection.execute(sql, params).map_err(channel_busy)?;
    for (seat, seated) in Seat::ALL.into_iter().zip(game.seats.players()) {
        match *seated {
            Player::Member(player) => {
                known::player(connection, player, game.started)?;
                let sql = "INSERT INTO seats (game, seat, player, playing) VALUES (?1, ?2, ?3, TRUE)";
                connection.send(sql, (game.id, seat, player))?;
            }
            Player::Computer(level) => {
                let sql = "INSERT INTO computer_seats (game, seat, level) VALUES (?1, ?2, ?3)";
                connection.send(sql, (game.id, seat, level.number()))?;
            }
        }
    }
    Ok(())
}

/// The only unique index a game can violate here: one running game per channel.
fn channel_busy(error: sql::Error) -> CommitError {
    if error.is_unique_violation() { CommitError::ChannelBusy } else { error.into() }
}

/// Stores the state beside a game's record. Stale unless the game is running and at `revision`.
pub(crate) fn update_state(
    connection: &Connection,
    game: GameId,
    revision: u32,
    since: Timestamp,
    state: &TableState,
) -> sql::Result<()> {
    let sql = "UPDATE games SET revision = revision + 1, since = ?3, state = ?4
             WHERE id = ?1 AND revision = ?2 AND ended IS NULL";
    connection.change(sql, (game, revision, since, state), Unmet::Stale)
}

/// Removes the actions from ply `to` on. Stale unless the game is running and has exactly `from` actions.
pub(crate) fn take_back(
    connection: &Connection,
    game: GameId,
    from: u32,
    to: u32,
) -> Result<(), CommitError> {
    let record: Option<String> = connection.find(
        "SELECT record FROM games WHERE id = ?1 AND plies = ?2 AND plies > ?3 AND ended IS NULL",
        (game, from, to),
    )?;
    let record = record.ok_or(CommitError::Stale)?;
    // The rule set, and the actions that remain.
    let left = record.split_ascii_whitespace().take(to as usize + 1).collect::<Vec<_>>().join(" ");
    connection.send("UPDATE games SET plies = ?2, record = ?3 WHERE id = ?1", (game, to, left))?;
    connection.send("DELETE FROM actions WHERE game = ?1 AND ply >= ?2", (game, to))?;
    guesses::take_back(connection, game, to)?;
    Ok(())
}

/// Moves a running game to another channel, unless a game is running there.
pub(crate) fn move_to(connection: &Connection, game: GameId, channel: ChannelId) -> Result<(), CommitError> {
    let moved = connection
        .execute(
            "UPDATE games SET channel = ?2, parent_channel = NULL, parent_message = NULL, board = NULL
             WHERE id = ?1 AND ended IS NULL",
            (game, channel),
        )
        .map_err(channel_busy)?;
    CommitError::stale_unless(moved == 1)
}

/// Appends an action. Stale unless the game is running and has exactly `ply` actions.
pub(crate) fn append(
    connection: &Connection,
    game: GameId,
    ply: u32,
    seat: Seat,
    action: Action,
    at: Timestamp,
) -> sql::Result<()> {
    let sql = "UPDATE games SET plies = plies + 1, record = record || ' ' || ?3
             WHERE id = ?1 AND plies = ?2 AND ended IS NULL";
    connection.change(sql, (game, ply, action), Unmet::Stale)?;
    let sql = "INSERT INTO actions (game, ply, seat, action, at) VALUES (?1, ?2, ?3, ?4, ?5)";
    connection.send(sql, (game, ply, seat, action, at))?;
    guesses::settle(connection, game, ply, action, at)
}

/// Gives up a seat. Stale unless the game is running, has the plies that `out` names, and exactly `before`
/// seats were given up.
pub(crate) fn give_up(
    connection: &Connection,
    game: GameId,
    before: usize,
    out: GivenUp,
    at: Timestamp,
) -> Result<(), CommitError> {
    let goes_on = connection.exists(
        "SELECT 1 FROM games WHERE id = ?1 AND plies = ?2 AND ended IS NULL
             AND (SELECT count(out) FROM seats WHERE game = ?1) = ?3",
        (game, out.ply, before),
    )?;
    CommitError::stale_unless(goes_on)?;
    let given_up = connection.execute(
        "UPDATE seats SET out = ?3 + 1, out_ply = ?4, out_why = ?5, out_at = ?6, playing = FALSE
             WHERE game = ?1 AND seat = ?2 AND out IS NULL",
        (game, out.seat, before, out.ply, out.why, at),
    )?;
    CommitError::stale_unless(given_up == 1)
}

/// Ends a game. Stale unless it is running and has exactly `ply` actions.
pub(crate) fn end(
    connection: &Connection,
    game: GameId,
    ply: u32,
    ending: Ending,
    at: Timestamp,
) -> sql::Result<()> {
    let noted = EndingColumns::new(ply, Some(ending));
    let sql = "UPDATE games SET ended = ?3, why = ?4, winner = ?5
             WHERE id = ?1 AND plies = ?2 AND ended IS NULL";
    connection.change(sql, (game, noted.plies, at, noted.why, noted.winner), Unmet::Stale)?;
    connection.send("UPDATE seats SET playing = FALSE WHERE game = ?1 AND playing", [game])?;
    guesses::end(connection, game, ending.is_void())
}
