//! Every way for a game to end, announced by the message of the last action.

use games::Record;

use crate::{buttons::labels, records, story::Story};

/// Games and the sentences that end them, where `@1` and `@2` are the players.
const ENDED: &[(&str, &str)] = &[
    (
        "wali:adjacent d6 a6 c3 d2 a3 c4 e4 c1 b5 e3 e1 d5 b1 a4 b2 a1 c6 e6 b5-b6 c1-c2 xd6 b1-c1 d5-c5 xe1 e4-e5 \
         b2-b1 e5-d5 e3-e2 xc1 c3-b3 c2-c1 xb6 d5-d4 c1-c2 xa3",
        "**⚪ @2 wins!** ⚫ @1 has too few stones left.",
    ),
    (
        "wali:adjacent c6 d3 b4 b6 a3 a2 b2 a4 d2 d6 e4 e1 a1 c2 d5 b3 c3 b1 a5 c4 e6 e5 c1 d5-d4 c4-c5 d4-d5 c5-c4 \
         e4-e3 c4-c5 e3-e4 c5-c4",
        "**It's a draw**: the same position came up three times.",
    ),
    (
        "wali:adjacent+bound=1 a3 c5 b1 b2 b4 d1 e4 a5 d5 d3 c2 e6 e2 a1 b6 d5-e5 b2-b3",
        "**It's a draw**: too many turns without taking a stone.",
    ),
    (
        "dala:standard d3 c3 d4 c4 b2 c5 xd4 f1 b5 e3 a5 xd3 a3 a6 f4 a4 xa3 e1 b4 xe1 c6 b3 xf1 f1 a3 xc6 e4 b6 f6 \
         c6 xb2 e4-d4 c6-d6 xf4 e3-d3 a3-a2 xd3 f6-e6 a2-a3 xd4",
        "**⚪ @2 wins!** ⚫ @1 has too few stones left.",
    ),
    (
        "damas:ruibal e3-d4 b6-a5 d2-e3 c7-b6 g3-f4 d6-c5 c3-b4 a5xc3 a3-b4 c5xa3 e1-d2 c3xe1 c1-d2 e1xc3xe5xg3xe1 \
         g1-f2 e1xg3 h2xf4 a3xc1 a1-b2 c1xa3 f4-e5 f6xd4xf2",
        "**⚪ @2 wins!** ⚫ @1 has no pieces left.",
    ),
    (
        "damas:ruibal a3-b4 b6-c5 g3-f4 c5xa3 c3-d4 c7-b6 h2-g3 d8-c7 d2-c3 b6-c5 d4xb6xd8 h6-g5 f4xh6 a7-b6 d8xa5 \
         b8-a7 e3-d4 f6-e5 d4xf6xd8 a7-b6 a5xc7xe5 f8-e7 d8xf6",
        "**⚫ @1 wins!** ⚪ @2 can't move.",
    ),
    (
        "damas:ruibal e3-d4 b6-a5 g3-h4 h6-g5 d4-c5 d6-e5 c3-d4 c7-b6 d2-c3 g5-f4 a3-b4 e7-d6 f2-e3 f6-g5 e1-d2 \
         g7-f6 h2-g3 f8-g7 huff:f4 g1-f2 e5-f4 g3xe5 d8-e7 b2-a3 b8-c7 c1-b2 g7-h6 e3-f4 h8-g7 f2-e3",
        "**It's a draw**: no one can move.",
    ),
    (
        "damas:ruibal g3-f4 d6-c5 a3-b4 c5xa3 f4-e5 f6xd4 e3xc5 b6xd4 c3xe5 c7-d6 e5xc7 b8xd6 f2-e3 g7-f6 b2-c3 \
         d8-c7 h2-g3 d6-e5 a1-b2 h8-g7 c3-d4 e5xc3xa1 g3-h4 f6-g5 h4xf6xd8 f8-e7 d8xf6xh8 a1-g7 h8xe5xb8 a7-b6 \
         e1-f2 a3-b2 c1xa3 b6-a5 a3-b4 a5xc3xe1 e3-f4 e1xg3xc7 b8xd6 h6-g5 d6-f4 g5xe3",
        "**It's a draw**: no one has enough left to win.",
    ),
    ("damas:ruibal+bound=1 c3-b4 d6-c5", "**It's a draw**: too many turns without a capture."),
    (
        "damala:standard a3-a4 g5-g4 a4-a3 g4-g5 a3-a4 g5-g4 a4-a3 g4-g5",
        "**It's a draw**: the same position came up three times.",
    ),
    (
        "morris:nine d5 f4 g7 g1 f2 e4 d1 d7 a1 c5 a4 d2 g4 b4 f6 a7 e5 d6",
        "**⚪ @2 wins!** ⚫ @1 can't move.",
    ),
    (
        "morris:morabaraba c4 e3 f4 c5 b2 a1 d6 e4 a7 b4 d1 b6 e5 f6 g1 d2 d3 d5 a4 f2 c3 g4 d7 g7",
        "**It's a draw**: no one can move.",
    ),
    (
        "morris:morabaraba e5 d3 f6 c5 d2 c3 a4 c4 xf6 f2 a1 b4 b6 g1 a7 xd2 g7 f6 e4 d2 d5 e3 xa4 d7 b2 xf2 d6 \
         xf6 a4 xg1 e5-f6 e3-f2 xe4 f6-f4 a1-d1 xb4 f4-e4 b2-b4 xg7 d7-g7 c3-b2 xd6 g7-e3 b6-d6 d5-d7 d6-f6 e3-g4 \
         f2-f4 g4-b6 d3-e3 e4-d5 d1-g1 d5-d1 d2-d3 b6-a1 f4-g4 a1-f4 f6-d6 d7-b6 g4-g7 b6-a1 a7-d7",
        "**It's a draw**: no one has enough left to win.",
    ),
    ("damala:rapid+bound=1 c2-c3 f6-f5", "**It's a draw**: too many turns without a capture."),
];

#[tokio::test]
async fn the_action_that_ends_a_game_tells_how() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    for (record, ending) in ENDED {
        let turns = records::turns(record);
        let (seat, last) = turns.last().expect("an action");
        let almost = records::first(record, turns.len() - 1);
        story.finds_game(&almost, &ada, &ben).await;
        let player = [&ada, &ben][seat.index()];
        let board = player.plays_in(records::game(record), last).await;
        let ending = ending.replace("@1", &ada.mention()).replace("@2", &ben.mention());
        assert!(board.content.contains(&ending), "{}", board.content);
        let opponent = [&ben, &ada][seat.index()];
        assert_eq!(board.mentions, [opponent.member.id()], "he has not seen it: {}", board.content);
        assert_eq!(labels(&board), ["Rematch", "Replay", "Analyse", "Rules", "Share"]);
        let (stored, ended) = story.ended_in(story.games).await;
        let record: Record = record.parse().expect("a record");
        assert_eq!(stored, record.to_string());
        let outcome = record.replay().expect("a legal game").outcome();
        assert_eq!(ended, outcome.map(play::Ending::Rules));
        // In the alt text too.
        let spoken = board.attachments[0].description.clone().unwrap_or_default();
        let how = ending.replace("**", "").replace("⚫ ", "").replace("⚪ ", "");
        let how = how.replace(&ada.mention(), "Black").replace(&ben.mention(), "White");
        assert!(spoken.contains(&how), "{how}: {spoken}");
    }
    story.end().await;
}
