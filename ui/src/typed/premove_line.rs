//! A line of premoves, played out from the table's position.

use games::{Action, Effects, Position, Seat};
use play::{PlayerId, Refusal, Table};

use crate::button_id::premoves::LineSteps;

/// A line as far as it is legal, and the position that it leads to.
#[derive(Debug)]
pub struct PremoveLine<'a> {
    table: &'a Table,
    position: Position,
    did: Vec<Effects>,
}

impl<'a> PremoveLine<'a> {
    /// Follows a button's steps; `None` if they are illegal, which means forged or from another version.
    pub fn along(table: &'a Table, steps: &LineSteps) -> Option<Self> {
        let mut walk = Self { table, position: table.position().clone(), did: Vec::new() };
        for number in steps.numbers() {
            let action = *walk.position.legal_actions().get(number)?;
            walk.did.push(walk.position.play(action).ok()?);
        }
        Some(walk)
    }

    /// Follows a stored line.
    pub fn of(table: &'a Table, line: &[Action]) -> Self {
        let mut position = table.position().clone();
        let did = line.iter().map_while(|&action| position.play(action).ok()).collect();
        Self { table, position, did }
    }

    /// The table where it starts.
    pub const fn table(&self) -> &'a Table {
        self.table
    }

    /// The position that it leads to.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The effects of its actions.
    pub fn did(&self) -> &[Effects] {
        &self.did
    }

    /// Its actions.
    pub fn actions(&self) -> Vec<Action> {
        self.did.iter().map(|did| did.action).collect()
    }

    /// The effects of the last turn's actions, including those played before the line starts.
    pub fn last_turn(&self) -> Vec<Effects> {
        let mut turn: Vec<Effects> = self.table.last_turn().to_vec();
        for did in &self.did {
            if turn.last().is_some_and(|last| last.ends_turn) {
                turn.clear();
            }
            turn.push(*did);
        }
        turn
    }

    /// Whether `player` plays this seat.
    pub fn is_played_by(&self, player: PlayerId, seat: Option<Seat>) -> bool {
        seat.is_some_and(|seat| self.table.seats(player).contains(seat))
    }

    /// Whether the line contains an action of `player`; without one it is pointless.
    pub fn answers(&self, player: PlayerId) -> bool {
        self.did.iter().any(|did| self.is_played_by(player, Some(did.by)))
    }

    /// Whether the line is complete: `player` has just ended a turn, or the game is over.
    pub fn is_whole(&self, player: PlayerId) -> bool {
        let Some(last) = self.did.last() else { return false };
        let to_act = self.position.to_act();
        to_act.is_none() || self.is_played_by(player, Some(last.by)) && !self.is_played_by(player, to_act)
    }
}

/// Refuses a player who isn't waiting for others.
pub fn may_look(table: &Table, player: PlayerId) -> Result<(), Refusal> {
    if table.seat(player).is_none() {
        return Err(Refusal::NotAPlayer);
    }
    if let Some(ending) = table.ending() {
        return Err(Refusal::GameOver(ending));
    }
    if table.seats(player).is_empty() {
        return Err(Refusal::GaveUp);
    }
    if table.is_against_computer() {
        return Err(Refusal::PremoveAgainstComputer);
    }
    if table.is_to_act(player) { Err(Refusal::PremoveOnOwnTurn) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::views::example;

    #[test]
    fn a_line_is_walked_by_the_numbers_of_its_actions() {
        let table = example::up_to(24);
        let legal = table.position().legal_actions();
        let at = |action: &str| legal.iter().position(|one| one.to_string() == action).unwrap();
        let row = LineSteps::default().then(at("b2-c2")).unwrap();
        let walk = PremoveLine::along(&table, &row.then(0).unwrap()).unwrap();
        assert_eq!(walk.actions().len(), 2);
        assert_eq!(walk.last_turn().len(), 2, "the move and its take are one turn");
        let [one, other] = [1_u64, 2].map(|number| PlayerId::try_from(number).unwrap());
        assert!(walk.is_whole(one) && walk.answers(one) && !walk.answers(other) && !walk.is_whole(other));
        let walk = PremoveLine::along(&table, &row).unwrap();
        assert!(!walk.is_whole(one), "their take is due");
        assert!(PremoveLine::along(&table, &LineSteps::default().then(900).unwrap()).is_none());
        let line = ["b2-c2", "xa1", "xa1"].map(|action| action.parse().unwrap());
        assert_eq!(PremoveLine::of(&table, &line).actions(), line[..2]);
    }
}
