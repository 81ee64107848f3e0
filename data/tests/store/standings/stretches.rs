//! Finished games a stretch at a time: whichever list and wherever it begins, as if the whole list had been counted out.

use games::Side;
use play::{
    GameId, PlayerId,
    paging::{History, Stretch},
    player::ratings::Category,
};

use super::played::{Finish, dara, play};
use crate::support::{ADA, BEN, Home, id, player};

const CHIDI: u64 = 13;
const DEDE: u64 = 14;
const GAMES: u64 = 9;

/// The numbers of a whole list, the newest first.
async fn whole(home: &Home, by: Option<PlayerId>, of: Option<Category>) -> Vec<GameId> {
    numbers(&home.store.history(id(1001), by, of, Stretch::Newest, 99).await.expect("readable"))
}

fn numbers(history: &History) -> Vec<GameId> {
    history.games.iter().map(|finished| finished.game).collect()
}

#[tokio::test]
async fn every_stretch_of_every_list_is_where_it_should_be() {
    let Some(home) = Home::new() else { return };
    for number in 1..=GAMES {
        let second = number.cast_signed() * 60;
        match number % 3 {
            0 => {
                play(&home, &[ADA, BEN, CHIDI, DEDE], "none", Finish::Loses(Side::First), second).await;
            }
            1 => {
                play(&home, &[ADA, BEN], "none", Finish::Agreed, second).await;
            }
            _ => {
                play(&home, &[CHIDI, BEN], "none", Finish::Loses(Side::Second), second).await;
            }
        }
    }
    let teams: Category = "damala:teams".parse().expect("a category");
    let lists = [
        (None, None, 9),
        (None, Some(dara()), 6),
        (Some(player(BEN)), None, 9),
        (Some(player(ADA)), Some(dara()), 3),
        (Some(player(DEDE)), None, 3),
        (Some(player(DEDE)), Some(dara()), 0),
        (Some(player(ADA)), Some(teams), 3),
    ];
    for (by, of, count) in lists {
        let whole = whole(&home, by, of).await;
        assert_eq!(whole.len(), count, "{by:?} {of:?}");
        for (edge, limit) in (1..=GAMES).flat_map(|edge| [1, 2, 4].map(|limit| (id::<GameId>(edge), limit))) {
            // Games end in the order of their numbers here.
            let start = whole.iter().take_while(|&&game| game >= edge).count();
            let before =
                home.store.history(id(1001), by, of, Stretch::Before(edge), limit).await.expect("readable");
            let expected: Vec<_> = whole.iter().copied().skip(start).take(limit).collect();
            assert_eq!(numbers(&before), expected, "before {edge} of {whole:?}");
            assert_eq!((before.newer, before.older), (start > 0, start + limit < whole.len()));
            let newer = whole.iter().take_while(|&&game| game > edge).count();
            let after =
                home.store.history(id(1001), by, of, Stretch::After(edge), limit).await.expect("readable");
            let start = newer.saturating_sub(limit);
            let expected: Vec<_> = whole.iter().copied().skip(start).take(limit).collect();
            assert_eq!(numbers(&after), expected, "after {edge} of {whole:?}");
            assert_eq!((after.newer, after.older), (start > 0, start + limit < whole.len()));
        }
    }
}

#[tokio::test]
async fn a_game_that_the_server_has_not_finished_is_no_edge() {
    let Some(home) = Home::new() else { return };
    for second in 1..4 {
        play(&home, &[ADA, BEN], "none", Finish::Agreed, second).await;
    }
    let newest = home.store.history(id(1001), None, None, Stretch::Newest, 2).await.expect("readable");
    for stretch in [Stretch::Before(id(99)), Stretch::After(id(99))] {
        assert_eq!(home.store.history(id(1001), None, None, stretch, 2).await.expect("readable"), newest);
    }
    let elsewhere =
        home.store.history(id(1002), None, None, Stretch::Before(id(2)), 2).await.expect("readable");
    assert_eq!(elsewhere, History::default(), "the game is of another server");
}
