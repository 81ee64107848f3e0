//! The computer's turns.
//!
//! After every decision, [`answer`] adds the computer's turn if there is one, so that one message shows both. If all engines
//! are busy, or the program dies, the turn is owed: the game's timer is due, and the job `computer` plays it.

use std::time::{Duration, Instant};

use anyhow::Context as _;
use engine::{Strength, Thought};
use games::Action;
use play::{
    Level, PlayerId, Refusal, Table,
    game::table::{self, Decision},
};
use ui::failure::Failure;

use crate::{
    actions::game::fair_play,
    app::{App, thinking::Purpose},
};

/// How long an answer to a member waits for free engines: longer than one thought takes, and short enough that the thought that
/// begins then still comes within the three seconds that Discord waits.
pub(crate) const PATIENCE: Duration = Duration::from_secs(1);
/// The most turns of the computer in one message: with four seats, three of them.
const MOST: usize = 3;
/// Up to this chance to win, the computer agrees to a draw.
const EVEN_ENOUGH: f64 = 0.52;

/// The decision, and after it the turns of the computer for which there is time. The message shows what was played after
/// the action `from`.
pub(crate) async fn answer(app: &App, mut decision: Decision, from: u32) -> Decision {
    let begun = Instant::now();
    for _ in 0..MOST {
        match next_turn(app, &decision.table, PATIENCE.saturating_sub(begun.elapsed())).await {
            Ok(Some(next)) => decision = decision.then_computer(next, from),
            Ok(None) => break,
            // The member's own move counts all the same; the job `computer` tries this turn again.
            Err(error) => {
                tracing::error!(game = %decision.table.id(), "the computer's turn: {error:#}");
                break;
            }
        }
        if begun.elapsed() > PATIENCE {
            break;
        }
    }
    decision
}

/// Refuses a draw that the computer doesn't agree to. That it does says how good a position is, so it's advice.
pub(crate) async fn agrees_to_draw(app: &App, table: &Table, by: PlayerId) -> Result<(), Failure> {
    let Some(seat) = table.to_act() else { return Ok(()) };
    if table.computers().is_empty() {
        return Ok(());
    }
    fair_play::on_board(app, by, &table.stored().record).await?;
    let Some(thought) = best(app, table, by).await? else {
        return Err(ui::failure::Refusal::ComputerBusy.into());
    };
    let agrees = table.computers().iter().all(|computer| {
        is_even_enough(if computer.side() == seat.side() { thought.win } else { 1.0 - thought.win })
    });
    if agrees { Ok(()) } else { Err(Refusal::ComputerPlaysOn.into()) }
}

/// Whether the computer agrees to a draw with this chance to win.
fn is_even_enough(win: f64) -> bool {
    win <= EVEN_ENOUGH
}

/// A good turn in a position, and what the engine thinks of it, for this member; `None` if the bot is busy.
pub(crate) async fn best(app: &App, table: &Table, member: PlayerId) -> Result<Option<Thought>, Failure> {
    let (record, best, purpose) =
        (table.stored().record.clone(), engine::Strength::BEST, Purpose::Advice(member));
    Ok(app.thinking.think(record, best, 0, purpose, PATIENCE).await.context("judging a position")?)
}

/// The computer's next turn at a table, decided; `None` if it isn't to act, or no engine is free.
pub(crate) async fn next_turn(
    app: &App,
    table: &Table,
    patience: Duration,
) -> anyhow::Result<Option<Decision>> {
    let Some(level) = table.computer_to_act().filter(|_| table.owes_computer_turn()) else { return Ok(None) };
    let strength = strength(app, table, level).await?;
    let Some(turn) = turn(app, table, strength, patience).await? else { return Ok(None) };
    let is_lowered = strength.number() < level.number();
    let play = if is_lowered { table::play_computer_lowered } else { table::play_computer };
    let decision = play(table, &turn, app.clock.now());
    let decision = decision.with_context(|| format!("the engine's turn in game {}", table.id()))?;
    Ok(Some(decision))
}

async fn turn(
    app: &App,
    table: &Table,
    strength: Strength,
    patience: Duration,
) -> anyhow::Result<Option<Vec<Action>>> {
    let record = table.stored().record.clone();
    let Some(member) = table.members().next() else { return Ok(None) };
    // Two games that begin alike needn't go on alike.
    let (seed, purpose) = (table.id().get(), Purpose::Turn(member));
    let thought = app.thinking.think(record, strength, seed, purpose, patience).await?;
    Ok(thought.map(|thought| thought.turn))
}

/// How well the computer plays: the weakest where its turn would show someone what to play in a running game.
pub(crate) async fn strength(app: &App, table: &Table, level: Level) -> anyhow::Result<Strength> {
    let strength = Strength::new(level.number()).context("a level that the engine doesn't know")?;
    let helps = fair_play::helps_on_board(app, table.members(), &table.stored().record).await?;
    Ok(if helps { Strength::ALL[0] } else { strength })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_plays_on_once_it_is_a_little_better() {
        assert!(is_even_enough(0.0) && is_even_enough(0.5) && is_even_enough(0.52));
        assert!(!is_even_enough(0.521) && !is_even_enough(1.0));
    }
}
