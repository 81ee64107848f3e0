//! Announcements are due until they are settled, and what is of no use any more is forgotten.

use data::{Answers, Pruned, Token, Unit};
use jiff::SignedDuration;
use play::{Announcement, BoardCause};

use crate::support::{Home, at, game, id, play, seen, turn, unit};

const MINUTE: i64 = 60;
const DAY: i64 = 24 * 60 * MINUTE;

fn board(version: u32) -> Announcement {
    Announcement::Board { game: id(1), version, how: BoardCause::LastTurn, by: None }
}

#[tokio::test]
async fn what_is_due_is_told_in_order_until_it_is_settled() {
    let Some(home) = Home::new() else { return };
    let told = Unit { announcements: (0..4).map(board).collect(), ..unit(0) };
    let ids = home.store.commit(told).await.expect("stored");
    let due = async |store: &data::Store| store.due().await.expect("readable");
    assert_eq!(due(&home.store).await.iter().map(|due| due.id).collect::<Vec<_>>(), ids);

    home.store.delivered(ids[0]).await.expect("stored");
    home.store.put_off(ids[1], at(30)).await.expect("stored");
    home.store.put_off(ids[1], at(90)).await.expect("stored");
    home.store.give_up(ids[2], "the channel is gone").await.expect("stored");
    let left = due(&home.store).await;
    assert_eq!(left.iter().map(|due| due.announcement).collect::<Vec<_>>(), [board(1), board(3)]);
    assert_eq!((left[0].attempts, left[0].not_before), (2, at(90)));
    assert_eq!((left[1].attempts, left[1].not_before), (0, at(0)));

    // What is settled stays so.
    home.store.put_off(ids[0], at(99)).await.expect("stored");
    home.store.delivered(ids[2]).await.expect("stored");
    home.store.give_up(ids[0], "too late").await.expect("stored");
    assert_eq!(due(&home.another()).await, left);
}

#[tokio::test]
async fn the_first_announcement_of_a_unit_answers_its_interaction() {
    let Some(home) = Home::new() else { return };
    let unit = Unit { interaction: Some(seen(900)), announcements: vec![board(0), board(1)], ..unit(0) };
    let ids = home.store.commit(unit.clone()).await.expect("stored");
    let due = home.store.due().await.expect("readable");
    let answers = Answers { interaction: 900, token: Token::new("token-of-900".into()) };
    assert_eq!(due[0].answers, Some(answers));
    assert_eq!(due[1].answers, None);

    // One that is answered otherwise has no token to remember.
    let mut silent = Unit { announcements: vec![board(2)], ..unit };
    silent.interaction = Some(data::Seen { id: 901, token: None });
    home.store.commit(silent).await.expect("stored");
    assert_eq!(home.store.due().await.expect("readable")[2].answers, None);

    home.store.delivered(ids[0]).await.expect("stored");
    assert_eq!(home.column("SELECT count(token) FROM announcements"), ["0"]);
}

#[tokio::test]
async fn a_token_is_never_printed() {
    let Some(home) = Home::new() else { return };
    let unit = Unit { interaction: Some(seen(900)), announcements: vec![board(0)], ..unit(0) };
    let printed = format!("{unit:?}");
    home.store.commit(unit).await.expect("stored");
    let printed = format!("{printed} {:?} {:?}", home.store.due().await.expect("readable"), home.store);
    assert!(!printed.contains("token-of-900"), "{printed}");
}

#[tokio::test]
async fn tokens_are_forgotten_after_a_quarter_of_an_hour_and_the_rest_after_a_day() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    let table = home.store.table(game).await.expect("readable").expect("there");
    let first = Unit { interaction: Some(seen(900)), ..play(&table, "b3", 10) };
    let ids = home.store.commit(first.clone()).await.expect("stored");
    let due = home.store.due().await.expect("readable").len();

    assert_eq!(home.store.prune(at(10 + 15 * MINUTE)).await.expect("pruned"), Pruned::default());
    let pruned = home.store.prune(at(11 + 15 * MINUTE)).await.expect("pruned");
    assert_eq!(pruned, Pruned { tokens: 1, ..Pruned::default() });
    let left = home.store.due().await.expect("readable");
    assert_eq!(left.len(), due, "still to be told");
    assert!(left.iter().all(|due| due.answers.is_none()));

    home.store.delivered(ids[0]).await.expect("stored");
    assert_eq!(home.store.prune(at(10 + DAY)).await.expect("pruned"), Pruned::default());
    let again = home.store.commit(first.clone()).await;
    assert!(matches!(again, Err(data::CommitError::SeenBefore)), "{again:?}");
    let pruned = home.store.prune(at(11 + DAY)).await.expect("pruned");
    assert_eq!(pruned, Pruned { interactions: 1, announcements: 1, ..Pruned::default() });
    assert_eq!(home.store.due().await.expect("readable").len(), due - 1, "what is due is kept");
}

#[tokio::test]
async fn the_number_of_an_announcement_is_never_used_again() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    let ids = turn(&home.store, game, "b3", 10).await.expect("stored");
    for due in home.store.due().await.expect("readable") {
        home.store.delivered(due.id).await.expect("stored");
    }
    let later = at(10).saturating_add(SignedDuration::from_hours(48)).expect("within the calendar");
    assert_eq!(home.store.prune(later).await.expect("pruned").announcements, 4);
    let next = turn(&home.store, game, "c4", 20).await.expect("stored");
    assert!(next > ids, "{next:?} after {ids:?}");
}

#[tokio::test]
async fn one_that_cannot_be_read_does_not_keep_the_others_from_being_told() {
    let Some(home) = Home::new() else { return };
    let told = Unit { announcements: vec![board(0), board(1)], ..unit(0) };
    let ids = home.store.commit(told).await.expect("stored");
    home.by_hand(&format!("UPDATE announcements SET what = '{{}}' WHERE id = {}", ids[0].get()));
    let due = home.store.due().await.expect("readable");
    assert_eq!(due.iter().map(|due| due.id).collect::<Vec<_>>(), ids[1..]);
    assert_eq!(home.store.integrity().expect("checked").len(), 1);
}

#[tokio::test]
async fn what_is_released_while_it_is_being_refused_is_tried_again_soon() {
    let Some(home) = Home::new() else { return };
    let server = play::Home::Server(id(9));
    home.store.commit(Unit { announcements: vec![board(0)], ..unit(0) }).await.expect("stored");
    let due = async || home.store.due().await.expect("readable").swap_remove(0);
    let hours = |hours: i64| at(hours * 60 * MINUTE);
    let first = due().await;
    assert_eq!(home.store.owe(&first, server, hours(6), vec![], at(0)).await.expect("stored"), hours(6));
    // An attempt begins, a permission is granted, and then Discord's refusal of that attempt arrives.
    let tried = due().await;
    assert!(home.store.release_owed(server, at(100)).await.expect("stored"));
    assert_eq!(home.store.owe(&tried, server, hours(7), vec![], at(101)).await.expect("stored"), at(116));
    assert_eq!(due().await.not_before, at(116));
    // The next refusal counts as usual.
    assert_eq!(
        home.store.owe(&due().await, server, hours(8), vec![], at(116)).await.expect("stored"),
        hours(8)
    );
}
