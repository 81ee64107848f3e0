//! Which boards stay in the channel.

use super::*;
use crate::{Boards, Home, mail_channel};

fn keeps(table: &Table, by: u64, boards: Boards) -> Decision {
    decide_event(table, player(by), Event::KeepBoards(boards), now()).expect("allowed")
}

#[test]
fn what_the_players_choose_counts_before_what_the_server_chose() {
    let begun = story("dara:traditional b3", "3d").table;
    for chosen in Boards::ALL {
        assert_eq!(begun.keeps_only_newest(chosen), chosen == Boards::Newest);
    }
    let newest = keeps(&begun, BEN, Boards::Newest);
    let redrawn = Announcement::BoardChanged { game: begun.id(), version: begun.version() };
    assert_eq!(newest.announcements, [redrawn], "no new message");
    assert!(newest.table.keeps_only_newest(Boards::All));
    let all = keeps(&newest.table, ADA, Boards::All).table;
    assert!(!all.keeps_only_newest(Boards::Newest));
    assert_eq!(refused(&begun, CHIDI, Event::KeepBoards(Boards::Newest)), Refusal::NotAPlayer);
}

#[test]
fn where_the_bot_only_answers_and_by_direct_messages_all_boards_stay() {
    let by_mail = |game: StoredGame| StoredGame { channel: mail_channel(game.challenge), ..game };
    let at =
        |home: &str| StoredGame { home: home.parse::<Home>().expect("a home"), ..stored("dara:traditional") };
    for game in [at("private-9"), at("guest-9"), by_mail(at("world")), by_mail(at("9"))] {
        let home = game.home;
        let table = Table::new(game).expect("a table");
        assert!(!table.keeps_only_newest(Boards::Newest), "{home}");
        assert_eq!(refused(&table, ADA, Event::KeepBoards(Boards::Newest)), Refusal::BoardsStay, "{home}");
    }
}
