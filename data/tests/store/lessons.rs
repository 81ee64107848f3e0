//! Which lessons a player has done.

use std::collections::BTreeSet;

use games::Game;
use lessons::LessonId;

use crate::support::{ADA, BEN, Home, at, id};

fn lesson(name: &str) -> LessonId {
    name.parse().expect("a lesson")
}

#[tokio::test]
async fn lessons_that_are_done_outlive_the_program_and_go_with_their_player() {
    let Some(home) = Home::new() else { return };
    for name in ["dara-row", "dara-take", "dara-row", "morris-mill"] {
        home.store.finish_lesson(id(ADA), lesson(name), at(1)).await.expect("stored");
    }
    let home = home.reopened().await;
    let done = async |player, game| home.store.lessons_done(id(player), game).await.expect("readable");
    assert_eq!(done(ADA, Game::Dara).await, BTreeSet::from(["row", "take"]));
    assert_eq!(done(ADA, Game::Morris).await, BTreeSet::from(["mill"]));
    assert_eq!((done(ADA, Game::Wali).await, done(BEN, Game::Dara).await), Default::default());
    assert_eq!(home.store.integrity().expect("checked"), []);
    home.store.forget(id(ADA)).await.expect("forgotten");
    assert_eq!(done(ADA, Game::Dara).await, BTreeSet::new());
}
