//! Whole games through the panel: every action is pressed square by square.

use games::{Action, Game, Square};
use sandbox::Message;

use crate::{
    buttons::labels,
    player::Player,
    records::{self, rules},
    story::Story,
};

#[tokio::test]
async fn dara() {
    through_the_panel(records::TRADITIONAL, 3, "wins!").await;
}

#[tokio::test]
async fn wali() {
    through_the_panel(records::WALI_PROST, 3, "wins!").await;
}

#[tokio::test]
async fn dala() {
    through_the_panel(records::DALA, 3, "wins!").await;
}

#[tokio::test]
async fn morris() {
    through_the_panel(records::MORRIS, 3, "wins!").await;
}

#[tokio::test]
async fn damas() {
    through_the_panel(records::DAMAS, 4, "wins!").await;
}

#[tokio::test]
async fn damala() {
    through_the_panel(records::DAMALA, 4, "wins!").await;
}

#[tokio::test]
async fn damala_in_teams() {
    through_the_panel(records::DAMALA_TEAMS, 5, "win").await;
}

/// Plays a whole game with at most `most` presses per action, including the one that opens the panel.
async fn through_the_panel(record: &str, most: usize, ending: &str) {
    let story = Story::begin().await;
    let players = story.players(record);
    let mut board = story.begins(&players, rules(record)).await;
    let (begun, mut requests) = (story.sandbox.request_count(), Vec::new());
    let turns = records::turns(record);
    let mut next_step: Option<Message> = None;
    for (at, (seat, action)) in turns.iter().enumerate() {
        let player = &players[seat.index()];
        let opens = usize::from(next_step.is_none());
        let opened = match next_step.take() {
            Some(panel) => panel,
            None => player.click_for_message(&board, "Play").await,
        };
        assert!(opened.is_ephemeral() && opened.attachments.len() == 1, "{opened:?}");
        let taps;
        (board, taps) = tapped(player, &opened, action).await;
        assert!(!board.is_ephemeral(), "{}", board.content);
        assert!(taps + opens <= most, "{} taps for {action}", taps + opens);
        requests.extend(vec!["POST callback"; taps + opens]);
        // After a row, the panel goes on to the take.
        if turns.get(at + 1).is_some_and(|(next, _)| next == seat) {
            requests.push("PATCH messages");
            let made = begun + requests.len() as u64;
            story.until("the next step", async || story.sandbox.request_count() == made).await;
            next_step = player.sees().into_iter().find(|seen| seen.id == opened.id);
        } else {
            player.waits_until_gone(&opened).await;
            requests.push("DELETE messages");
        }
        assert_eq!(story.sandbox.request_count(), begun + requests.len() as u64, "{action}");
    }
    assert_eq!(story.requests_since(begun), requests, "one a tap, and one to close the panel or to go on");
    assert!(board.content.contains(ending), "{}", board.content);
    story.end().await;
}

/// Chooses an action in an open panel. Returns the public board, and the number of presses.
async fn tapped(player: &Player, opened: &Message, action: &str) -> (Message, usize) {
    let action: Action = action.parse().expect("an action");
    let (mut panel, mut chosen) = (opened.clone(), 0);
    for taps in 1.. {
        let labels = labels(&panel);
        let next = next_tap(action, chosen, &labels);
        let next = next.unwrap_or_else(|| panic!("{action} after {chosen} squares: {labels:?}"));
        let answer = player.click(&panel, &next).await;
        if let Some(board) = answer.message {
            return (board, taps);
        }
        panel = answer.updated.expect("a panel");
        chosen += usize::from(next.len() > 1);
    }
    unreachable!("an action has an end")
}

/// The next press: the rest of the path, the next square, its rank, or "stop here". Squares that must follow aren't
/// asked for.
pub(crate) fn next_tap(action: Action, chosen: usize, labels: &[String]) -> Option<String> {
    let squares: Vec<String> = action.squares().iter().map(Square::to_string).collect();
    let after = |chosen: usize| {
        let rest = squares.get(chosen..).unwrap_or_default();
        match (action, rest.first()) {
            (Action::Force, _) => vec!["Force the capture".to_owned()],
            (Action::Huff(square), _) => vec![format!("Huff {square}")],
            (_, None) => vec!["Stop here".to_owned()],
            (_, Some(next)) => {
                let arrows = ["↑", "↓", "←", "→"].map(|arrow| format!("{next} {arrow}"));
                let one = vec![next.clone()];
                [vec![rest.join(" → ")], one, arrows.to_vec(), vec![next[1..].to_owned()]].concat()
            }
        }
    };
    // On a board, a label ends with the piece on the square, which may be chosen already.
    let bare = |label: &str| label.trim_end_matches(['⚫', '⚪', ' ']).to_owned();
    let on_the_board = labels.iter().any(|label| label.contains(['⚫', '⚪']));
    let of = if on_the_board && chosen > 0 { chosen + 1 } else { squares.len() + 1 };
    let wanted = (chosen..of).flat_map(after);
    wanted.into_iter().find_map(|wanted| labels.iter().find(|label| bare(label) == wanted)).cloned()
}

/// In each game, a first choice is undone and another is possible.
#[tokio::test]
async fn going_back_is_possible() {
    for &game in Game::ALL {
        let story = Story::begin().await;
        let board =
            story.begins(&[story.ada.clone(), story.ben.clone()], &game.default_rules().to_string()).await;
        let opened = story.ada.click_for_message(&board, "Play").await;
        let first = labels(&opened).first().cloned().expect("a button");
        let chosen = story.ada.click(&opened, &first).await;
        // If nothing is left to choose, it is played.
        if let Some(chosen) = chosen.updated {
            let back = story.ada.click_for_update(&chosen, "Back").await;
            assert_eq!((labels(&back), back.content), (labels(&opened), opened.content.clone()), "{game}");
        }
        story.end().await;
    }
}
