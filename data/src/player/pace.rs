//! What a player's pace is computed from: their last games with other people at a home, however many they have played.

use jiff::SignedDuration;
use play::{
    Home, PlayerId,
    player::pace::{ANSWERED_GAMES, Finish, LAST_ANSWERS, LAST_GAMES, Pace},
};

use crate::Store;

/// How the last games of a player ended for them.
const FINISHES: &str = "SELECT CASE
        WHEN out_why IN ('time', 'left') THEN 'ran-out'
        WHEN why = 'aborted' AND CAST(state -> 'closed' ->> 'seat' AS BIGINT) = results.seat THEN 'ran-out'
        WHEN result = 'aborted' THEN 'void'
        ELSE 'finished' END
    FROM results
    CROSS JOIN finished_games ON finished_games.sequence = results.sequence
    CROSS JOIN games ON games.id = finished_games.game
    CROSS JOIN seats ON seats.game = games.id AND seats.seat = results.seat
    WHERE results.player = ?1 AND results.guild = ?2 AND pairing <> 'computer' ORDER BY results.sequence DESC LIMIT ?3";

/// How long a player took for the turns of their last games. A reply that was ready beforehand took no time and says nothing, and
/// neither does time away.
const ANSWERS: &str = "SELECT answer.at - earlier.at FROM (
        SELECT finished_games.game AS id, results.seat AS own FROM results
        CROSS JOIN finished_games ON finished_games.sequence = results.sequence
        WHERE results.player = ?1 AND results.guild = ?2 AND pairing <> 'computer' ORDER BY results.sequence DESC LIMIT ?3
    ) AS last
    CROSS JOIN actions AS answer ON answer.game = last.id AND answer.seat = last.own
    CROSS JOIN actions AS earlier ON earlier.game = last.id AND earlier.ply = answer.ply - 1
    WHERE earlier.seat <> last.own AND answer.at > earlier.at AND NOT EXISTS (
        SELECT 1 FROM absences WHERE guild = ?2 AND player = ?1 AND starts < answer.at AND ends > earlier.at
    ) LIMIT ?4";

impl Store {
    /// A player's pace at a home; `None` if they have played too little there.
    pub async fn pace(&self, home: Home, player: PlayerId) -> anyhow::Result<Option<Pace>> {
        let games: Vec<Finish> = self.list(FINISHES, (player, home, LAST_GAMES)).await?;
        // Most have played too little, and need no more.
        if Pace::of(&games, Vec::new()).is_none() {
            return Ok(None);
        }
        let answers: Vec<i64> = self.list(ANSWERS, (player, home, ANSWERED_GAMES, LAST_ANSWERS)).await?;
        Ok(Pace::of(&games, answers.into_iter().map(SignedDuration::from_millis).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations;

    #[test]
    fn a_players_last_games_are_found_by_indexes_however_many_there_are() {
        let connection = migrations::sample();
        for sql in [FINISHES, ANSWERS] {
            let plan = migrations::plan(&connection, sql);
            // The last games themselves are few.
            let reads_all = |step: &&String| step.starts_with("SCAN") && !step.starts_with("SCAN last");
            let slow = |step: &String| reads_all(&step) || step.contains("TEMP B-TREE");
            assert!(!plan.iter().any(slow), "{sql}: {plan:?}");
        }
    }
}
