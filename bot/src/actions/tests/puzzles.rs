//! Buttons of puzzles.

use games::Game;
use play::learning::puzzle::AttemptOf;
use ui::{
    button_id::puzzle::{PuzzleAt, PuzzleControl, Series},
    failure::Refusal,
};

use super::server::{ADA, LOUNGE, Server, done, id, refused};
use crate::actions::learning::puzzle;

#[tokio::test]
async fn a_forged_solution_button_is_no_first_try() {
    let server = Server::new();
    server.app.store.add_shipped_puzzles(Game::Dala).await.unwrap();
    let at = PuzzleAt { puzzle: id(1), series: Series::Any, step: 0 };
    let press = async |control| puzzle::press(&server.by(ADA, LOUNGE), control).await;
    let home = id::<play::GuildId>(1).into();
    let attempt = async || {
        let of = AttemptOf { player: id(ADA), puzzle: id(1), home, daily: false };
        server.app.store.puzzle_attempt(of).await.unwrap()
    };
    assert_eq!(refused(press(PuzzleControl::Solution(at)).await), Refusal::UnknownButton);
    assert_eq!(attempt().await, None);
    done(press(PuzzleControl::Open(at)).await);
    done(press(PuzzleControl::Solution(at)).await);
    assert!(attempt().await.is_some_and(|attempt| attempt.gave_up));
}
