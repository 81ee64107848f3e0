//! Faults of incoming events: delivered twice, late, out of order, or with unknown fields.

use std::time::Duration;

use sandbox::NotAnswered;
use serde_json::{Value, json};

use crate::{
    faults::{Faults, story::Story},
    program::game::{is_board, play},
};

pub(crate) fn all(faults: &mut Faults) {
    faults.add("interactions twice", twice());
    faults.add("interactions late", late());
    faults.add("interactions out of order", out_of_order());
    faults.add("unknown fields", unknown_fields());
    faults.add("unknown types", unknown_types());
}

async fn twice() {
    let mut story = Story::begin().await;
    for _ in 0..4 {
        story.faults().deliver_twice();
        assert!(story.somebody_plays().await);
    }
    story.goes_on().await;
    story.end().await;
}

async fn late() {
    let mut story = Story::begin().await;
    for _ in 0..2 {
        story.faults().deliver_late(Duration::from_secs(4));
        assert!(!story.somebody_plays().await);
    }
    story.goes_on().await;
    story.end().await;
}

/// The second player's turn arrives before the first player's, which it answers.
async fn out_of_order() {
    let mut story = Story::begin().await;
    for _ in 0..3 {
        let (rules, channel) = (story.game.record.rules.game(), story.game.channel);
        let (one, first) = story.next();
        story.game.record.actions.push(first);
        let (other, in_reply) = story.next();
        story.faults().deliver_reversed(2);
        let (first, second) =
            tokio::join!(play(&one, channel, rules, first), play(&other, channel, rules, in_reply));
        assert!(is_board(&first.unwrap()));
        // Each is handled on its own: the second is refused as out of turn, unless the first was faster.
        let answer = second.unwrap();
        let told = answer.message.as_ref().unwrap();
        if is_board(&answer) {
            story.game.record.actions.push(in_reply);
        } else {
            assert!(told.content.contains("Not your turn"), "{}", told.content);
        }
        story.goes_on().await;
    }
    story.end().await;
}

/// Discord may add fields at any time.
async fn unknown_fields() {
    let mut story = Story::begin().await;
    story.faults().alter_next(4, adorn);
    for _ in 0..4 {
        assert!(story.somebody_plays().await);
    }
    story.goes_on().await;
    story.end().await;
}

fn adorn(payload: &mut Value) {
    match payload {
        // Maps whose keys are ids stay as they are.
        Value::Object(fields) if !fields.contains_key("id") && !fields.contains_key("type") => {
            fields.values_mut().for_each(adorn);
        }
        Value::Object(fields) => {
            fields.values_mut().for_each(adorn);
            fields.insert("star_sign".to_owned(), json!({ "name": "libra", "stars": [1, 2.5, null] }));
        }
        Value::Array(entries) => entries.iter_mut().for_each(adorn),
        _ => {}
    }
}

async fn unknown_types() {
    let mut story = Story::begin().await;
    story.faults().alter_next(1, |payload| payload["type"] = json!(99));
    assert!(!story.somebody_plays().await);
    story.goes_on().await;
    story.faults().alter_next(1, |payload| payload["data"]["options"][0]["options"][0]["type"] = json!(99));
    story.somebody_plays().await;
    story.goes_on().await;
    // A board with a button of an unknown kind.
    let board = story.sandbox.messages(story.game.channel).pop().unwrap();
    let button = board.button("Play").unwrap();
    for kind in [99, 8] {
        story.faults().alter_next(
            1,
            match kind {
                99 => |payload: &mut Value| payload["data"]["component_type"] = json!(99),
                _ => |payload: &mut Value| payload["data"]["component_type"] = json!(8),
            },
        );
        let answer = story.game.players[0].click(&board, &button).await;
        assert!(matches!(answer, Err(NotAnswered::InTime) | Ok(_)), "{answer:?}");
    }
    story.goes_on().await;
    story.end().await;
}
