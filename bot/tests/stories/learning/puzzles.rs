//! `/puzzle`: positions that a player solves in private, by tapping, for a rating.

use games::{Action, Game, Square};
use puzzles::{Goal, Judgement, Puzzle};
use sandbox::{Forged, Message, Response};
use serde_json::json;

use crate::{
    buttons::{choices, labels},
    game::panel_games::next_tap,
    members::privacy::deletes,
    player::Player,
    story::Story,
};

/// A puzzle that doesn't come with the program, after a game of twenty turns.
pub(crate) const FOUND: &str = "1000\tquiet\tmorris:nine a1 d6 d1 d7\tg1 xd7";

/// Opens a puzzle by command.
pub(crate) async fn opens(player: &Player, options: serde_json::Value) -> Message {
    let shown = player.slash("puzzle", options).await;
    assert!(shown.is_ephemeral() && shown.attachments.len() == 1 && shown.mentions.is_empty(), "{shown:?}");
    shown
}

/// Taps the actions of a turn. Returns what is shown then.
pub(crate) async fn taps(player: &Player, shown: &Message, turn: &[Action]) -> Message {
    let mut shown = shown.clone();
    for &action in turn {
        let mut chosen = 0;
        let squares = action.squares().len().max(1);
        while chosen < squares {
            let labels = labels(&shown);
            let next = next_tap(action, chosen, &labels);
            let next = next.unwrap_or_else(|| panic!("{action} after {chosen} squares: {labels:?}"));
            let tapped = next.split(' ').filter(|word| word.parse::<Square>().is_ok()).count();
            shown = player.click_for_update(&shown, &next).await;
            assert!(shown.is_ephemeral() && shown.attachments.len() == 1, "{shown:?}");
            chosen = match tapped {
                // A rank, or "stop here".
                0 if next.len() == 1 => chosen,
                0 => squares,
                tapped => chosen + tapped,
            };
        }
    }
    shown
}

/// A turn of one action that doesn't solve a step.
pub(crate) fn wrong_turn(puzzle: &Puzzle, step: usize) -> Vec<Action> {
    let mut engine = engine::Engine::new();
    let position = puzzle.position(step);
    let one = |action: &Action| position.clone().play(*action).is_ok_and(|effects| effects.ends_turn);
    let mut turns = position.legal_actions().into_iter().filter(one).map(|action| vec![action]);
    let found = turns.find(|turn| match puzzles::check(puzzle, step, turn, &mut engine) {
        Ok(Judgement::Wrong { refutation }) => !refutation.is_empty(),
        Ok(Judgement::Right | Judgement::Solved { .. }) | Err(_) => false,
    });
    found.expect("a wrong turn")
}

/// Solves what is shown, to the end.
pub(crate) async fn solves(player: &Player, shown: &Message, puzzle: &Puzzle) -> Message {
    let mut shown = shown.clone();
    for (number, step) in puzzle.steps().iter().enumerate() {
        shown = taps(player, &shown, &step.turn).await;
        let told =
            if number + 1 < puzzle.steps().len() { "is right. Now find the next move." } else { "✅ **" };
        assert!(shown.content.contains(told), "{}", shown.content);
    }
    let goes_on = shown.content.contains("The game might go on: ");
    assert_eq!(goes_on, puzzle.goal() == Goal::Decide, "unless the game is won: {}", shown.content);
    shown
}

#[tokio::test]
async fn puzzles_of_every_game_are_solved_by_taps() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let (before, public) = (story.stored().await, story.sandbox.messages(story.games).len());
    for (number, &game) in
        Game::ALL.iter().enumerate().filter(|(_, game)| !puzzles::shipped(**game).is_empty())
    {
        let mut shown = opens(ada, json!({ "game": number })).await;
        for solved in 1..=2_u32 {
            let puzzle = story.puzzle_in(&shown).await.puzzle;
            assert_eq!(puzzle.record().rules.game(), game);
            assert!(shown.content.contains("ind the only"), "{}", shown.content);
            let over = solves(ada, &shown, &puzzle).await;
            assert!(over.content.contains("✅ **Solved.**"), "{}", over.content);
            assert!(over.content.contains("puzzle rating: 1"), "{}", over.content);
            assert!(over.content.contains("From a game of the computer against itself"), "{}", over.content);
            let standing = story.puzzle_standing(ada, game).await.expect("rated");
            assert_eq!((standing.tried, standing.solved), (solved, solved));
            assert_eq!(labels(&over), ["Next puzzle", "Solve it again", "Share"]);
            shown = ada.click_for_update(&over, "Next puzzle").await;
        }
    }
    assert_eq!(story.stored().await, before, "no game, no challenge");
    assert_eq!(story.sandbox.messages(story.games).len(), public, "no one sees it");
    let profile = ada.slash("profile", json!({})).await;
    assert!(profile.content.contains("Dara **1"), "{}", profile.content);
    let posted = story.ben.slash("profile", json!({ "member": "ada" })).await;
    assert!(!posted.content.contains("🧩"), "{}", posted.content);
    story.end().await;
}

#[tokio::test]
async fn a_wrong_turn_is_refuted_and_only_the_first_try_counts() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let shown = opens(ada, json!({ "game": 0 })).await;
    let stored = story.puzzle_in(&shown).await;
    let turn = wrong_turn(&stored.puzzle, 0);
    let wrong = taps(ada, &shown, &turn).await;
    assert!(wrong.content.contains("isn't the one. The best reply to it:"), "{}", wrong.content);
    assert!(wrong.content.contains("puzzle rating: 1500? → 1"), "{}", wrong.content);
    assert_ne!(wrong.attachments[0].description, shown.attachments[0].description, "the refutation is shown");
    assert_eq!(labels(&wrong), ["Try again", "Show solution", "Next puzzle"]);
    let standing = story.puzzle_standing(ada, Game::Dara).await.expect("rated");
    assert!(standing.rating.value() < 1_500.0 && (standing.tried, standing.solved) == (1, 0), "{standing:?}");
    let rated = story.puzzle(stored.id).await.expect("there").rating;
    assert!(rated.value() > stored.rating.value(), "the puzzle has won");

    let again = ada.click_for_update(&wrong, "Try again").await;
    assert_eq!(labels(&again), labels(&shown));
    let wrong = taps(ada, &again, &turn).await;
    assert!(wrong.content.contains("only your first try counts"), "{}", wrong.content);
    let again = ada.click_for_update(&wrong, "Try again").await;
    let over = solves(ada, &again, &stored.puzzle).await;
    assert!(over.content.contains("✅ **Solved** after 2 wrong tries."), "{}", over.content);
    assert!(over.content.contains("only your first try counts"), "{}", over.content);
    assert_eq!(story.puzzle_standing(ada, Game::Dara).await, Some(standing));
    assert_eq!(story.puzzle(stored.id).await.expect("there").rating, rated);
    story.end().await;
}

#[tokio::test]
async fn the_solution_ends_the_try_and_can_be_played_afterwards_for_nothing() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let shown = opens(ada, json!({ "game": 0, "theme": "double-threat" })).await;
    assert!(shown.content.contains("(double threat)"), "{}", shown.content);
    let stored = story.puzzle_in(&shown).await;
    let solution = if labels(&shown).contains(&"Show solution".to_owned()) {
        ada.click_for_update(&shown, "Show solution").await
    } else {
        ada.chooses(&shown, "Show solution").await
    };
    let first = stored.puzzle.steps()[0].turn[0].squares()[0];
    assert!(solution.content.contains("**The solution:**\n- "), "{}", solution.content);
    assert!(solution.content.contains(&first.to_string()), "{}", solution.content);
    assert!(solution.content.contains("puzzle rating: 1500? → 1"), "{}", solution.content);
    let again = ada.click_for_update(&solution, "Solve it again").await;
    assert!(
        again.content.contains("You've seen this puzzle before, so it doesn't count."),
        "{}",
        again.content
    );
    let over = solves(ada, &again, &stored.puzzle).await;
    assert!(over.content.contains("✅ **That's the solution.**"), "{}", over.content);
    let attempt = story.attempt(ada, stored.id).await.expect("an attempt");
    assert!(attempt.gave_up && attempt.solved.is_none(), "{attempt:?}");
    let next = ada.click_for_update(&over, "Next puzzle").await;
    let next_puzzle = story.puzzle_in(&next).await;
    assert!(next_puzzle.id != stored.id && next.content.contains("(double threat)"), "{}", next.content);
    story.end().await;
}

#[tokio::test]
async fn a_found_puzzle_is_shown_in_its_server_and_names_its_players_in_the_end() {
    let mut story = Story::begin().await;
    let (ada, ben, chidi) = (story.ada.clone(), story.ben.clone(), story.chidi.clone());
    story.finds_named(&ada, "Ada").await;
    story.finds_named(&ben, "Ben").await;
    let game = story.finds_game_over(story.lounge, "morris:nine a1 d6 d1 d7", &ada, &ben).await;
    story.finds_puzzle(game, FOUND).await;
    // There are enough others of about her rating, so it is found by its number.
    let [found] = story.rows().numbers("SELECT id FROM puzzles WHERE guild IS NOT NULL")[..] else {
        panic!("one puzzle")
    };
    let button = format!("puzzle:{found}:any:1");
    let old = story.finds_old_message(&[&button]).await;
    let shown = chidi.click_for_message(&old, "Old 0").await;
    assert!(shown.is_ephemeral() && !shown.content.contains("Ada"), "{}", shown.content);
    let stored = story.puzzle_in(&shown).await;
    let over = solves(&chidi, &shown, &stored.puzzle).await;
    assert!(
        over.content.contains(&format!("From game {game} on this server: Ada – Ben")),
        "{}",
        over.content
    );
    assert!(over.mentions.is_empty() && labels(&over).contains(&format!("Replay {game}")), "{over:?}");

    // In another place, it isn't shown.
    let direct = chidi.goes_to(story.direct(&chidi));
    let own = opens(&direct, json!({ "game": 5 })).await;
    let forged = direct.member.forge(direct.channel, Forged::click(&own, &button)).await;
    let Ok(Response::Answer(answer)) = forged else { panic!("no answer: {forged:?}") };
    let told = answer.message.expect("a message").content;
    assert!(told.starts_with("This puzzle isn't shown here."), "{told}");

    // Ben doesn't want his games to be puzzles, and changes his mind.
    let old = story.finds_old_message(&[&button]).await;
    let preferences = ben.slash("preferences", json!({})).await;
    assert!(preferences.content.contains("**Your games may become puzzles**"), "{}", preferences.content);
    let without = ben.click_for_update(&preferences, "No puzzles from my games").await;
    assert!(without.content.contains("**Your games** never become puzzles."), "{}", without.content);
    let told = story.refused(async { chidi.click_for_message(&old, "Old 0").await }).await;
    assert!(told.starts_with("This puzzle isn't shown here."), "{told}");
    ben.click_for_update(&without, "Allow puzzles from games").await;
    let shown = chidi.click_for_message(&old, "Old 0").await;
    assert!(shown.content.starts_with("**Puzzle "), "{}", shown.content);

    // With his data, it goes for good.
    deletes(&ben).await;
    let told = story.refused(async { chidi.click_for_message(&old, "Old 0").await }).await;
    assert!(told.starts_with("This puzzle isn't shown here."), "{told}");
    story.end().await;
}

#[tokio::test]
async fn what_players_solve_is_exported_and_deleted() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let shown = opens(ada, json!({ "game": 1 })).await;
    let stored = story.puzzle_in(&shown).await;
    solves(ada, &shown, &stored.puzzle).await;
    assert_eq!(story.rows().numbers("SELECT count(*) FROM puzzle_attempts"), [1]);
    deletes(ada).await;
    story
        .until("all is deleted", async || {
            story.rows().numbers("SELECT count(*) FROM puzzle_attempts") == [0]
                && story.rows().numbers("SELECT count(*) FROM puzzle_ratings") == [0]
        })
        .await;
    story.end().await;
}

#[tokio::test]
async fn old_buttons_go_on_and_forged_ones_are_refused() {
    let mut story = Story::begin().await;
    let ada = story.ada.clone();
    // Opened once, so that there are puzzles.
    let shown = opens(&ada, json!({ "game": 0, "theme": "long" })).await;
    let stored = story.puzzle_in(&shown).await;
    let number = stored.id;
    let steps = stored.puzzle.steps();
    assert!(steps.len() >= 3, "{}", stored.puzzle);
    for forged in [
        format!("puzzle:{number}:any:2"),
        format!("puzzle-solution:{number}:any:2"),
        format!("puzzle-pick:{number}:any:3::a1"),
        format!("puzzle:{number}:any:9"),
        format!("puzzle-pick:{number}:any:1:a1.a2.a3:a1"),
        format!("puzzle-pick:{number}:any:1::a1a1a1"),
        format!("puzzle-stop:{number}:any:1::"),
        "puzzle:999999:any:1".to_owned(),
    ] {
        let old = story.finds_old_message(&[&forged]).await;
        let told = story.refused(async { ada.click_for_message(&old, "Old 0").await }).await;
        assert!(
            told.contains("button") || told.starts_with("This puzzle isn't shown here."),
            "{forged}: {told}"
        );
    }
    // After a restart, the same message goes on.
    let second = taps(&ada, &shown, &steps[0].turn).await;
    story.stops_the_bot().await;
    story.starts_the_bot().await;
    let third = taps(&ada, &second, &steps[1].turn).await;
    // A button of a step that was found already plays that step again.
    let open = format!("puzzle:{number}:any:2");
    let old = story.finds_old_message(&[&open]).await;
    let back = ada.click_for_message(&old, "Old 0").await;
    assert_eq!(labels(&back), labels(&second));
    let mut over = third;
    for step in &steps[2..] {
        over = taps(&ada, &over, &step.turn).await;
    }
    assert!(over.content.contains("✅ **Solved.**"), "{}", over.content);
    story.end().await;
}

#[tokio::test]
async fn without_a_game_it_is_the_one_that_was_played_last() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let rules = |shown: &Message| shown.content.split([':', '(']).nth(1).map(|name| name.trim().to_owned());
    assert_eq!(rules(&opens(&ada, json!({})).await).as_deref(), Some("Dara"));
    ada.slash("morris practice", json!({})).await;
    assert_eq!(rules(&opens(&ada, json!({})).await).as_deref(), Some("Morris"));
    story.finds_game_over(story.lounge, "wali:prost b3", &ada, &ben).await;
    assert_eq!(
        rules(&opens(&story.chidi, json!({})).await).as_deref(),
        Some("Wali"),
        "this server's favourite"
    );
    let direct = ada.goes_to(story.direct(&ada));
    let shown = opens(&direct, json!({ "game": 2 })).await;
    assert!(shown.content.contains("Dala"), "{}", shown.content);
    story.end().await;
}

#[tokio::test]
async fn what_cannot_be_solved_is_refused_with_what_can_be() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let told = story.refused(async { ada.slash("puzzle", json!({ "theme": "luck" })).await }).await;
    assert_eq!(told, "`luck` isn't a puzzle theme. Choose one from the list.");
    let told =
        story.refused(async { ada.slash("puzzle", json!({ "game": 0, "theme": "flying" })).await }).await;
    assert!(told.starts_with("No Dara puzzle has the theme “flying”."), "{told}");
    let offered = ada.is_offered("puzzle", json!({ "game": 5 }), "theme", "").await;
    assert!(offered.iter().any(|choice| choice.name == "double threat"), "{offered:?}");
    assert!(!offered.iter().any(|choice| choice.name == "flying"), "there are too few: {offered:?}");
    let typed = ada.slash("puzzle", json!({ "theme": "Double threat" })).await;
    assert!(typed.content.contains("(double threat)"), "{}", typed.content);
    story.end().await;
}

#[tokio::test]
async fn no_puzzle_comes_twice_before_all_have_come() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let of_motif = puzzles::shipped(Game::Dala).iter();
    let few = of_motif.filter(|puzzle| puzzle.motifs().contains(&puzzles::Motif::SeeSaw)).count();
    let mut seen = std::collections::BTreeSet::new();
    for number in 0..few + 3 {
        let shown = opens(ada, json!({ "game": 2, "theme": "see-saw" })).await;
        let puzzle = story.puzzle_in(&shown).await;
        assert!(seen.insert(puzzle.id), "{}", shown.content);
        // Those without the motif don't pretend to have it.
        assert_eq!(shown.content.contains("(see-saw)"), number < few, "{}", shown.content);
    }
    story.end().await;
}

#[tokio::test]
async fn house_rules_are_told_before_anything_is_to_be_found() {
    let story = Story::begin().await;
    let ada = &story.ada;
    for _ in 0..puzzles::shipped(Game::Damala).len() {
        let shown = opens(ada, json!({ "game": 4 })).await;
        let is_house = story.puzzle_in(&shown).await.puzzle.record().rules.is_house();
        assert_eq!(shown.content.contains("📜 Same as"), is_house, "{}", shown.content);
    }
    story.end().await;
}

#[tokio::test]
async fn it_is_said_in_every_language() {
    let story = Story::begin().await;
    let ada = &story.ada;
    for (locale, title, task) in [
        ("es-ES", "**Problema ", "Encuentra la única jugada"),
        ("fr", "**Problème ", "Trouve l’unique coup"),
        ("uk", "**Задача ", "Знайди єдиний"),
    ] {
        ada.member.speak(locale);
        let shown = opens(ada, json!({ "game": 0 })).await;
        assert!(shown.content.starts_with(title) && shown.content.contains(task), "{}", shown.content);
        assert!(!choices(&shown).is_empty() || labels(&shown).len() > 5, "{}", shown.content);
    }
    story.end().await;
}
