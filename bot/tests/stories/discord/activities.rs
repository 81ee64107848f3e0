//! Activities, which the operator switches on: Discord adds a command of its own, and refuses to lose it.

use sandbox::{Forged, Response};
use serde_json::json;

use crate::story::Story;

/// The type of the command that launches an activity.
const ENTRY_POINT: u8 = 4;

#[tokio::test]
async fn the_command_that_discord_adds_is_kept_and_answered() {
    let mut story = Story::begin().await;
    let before = story.sandbox.commands().len();
    let added = story.sandbox.switch_activities_on();
    for _ in 0..2 {
        story.stops_the_bot().await;
        story.starts_the_bot().await;
        let all = story.sandbox.commands();
        let launch = all.iter().find(|command| command["type"] == ENTRY_POINT).expect("it is kept");
        assert_eq!((all.len(), &launch["id"], &launch["handler"]), (before + 1, &json!(added), &json!(2)));
    }
    // If the operator has the app handle it, it gets an answer, too.
    let data = json!({ "id": added, "name": "launch", "type": ENTRY_POINT });
    let answer = story.ada.member.forge(story.ada.channel, Forged::command(data)).await.expect("an answer");
    let Response::Answer(answer) = answer else { panic!("choices") };
    let told = answer.message.expect("a message");
    assert!(told.is_ephemeral() && !told.content.is_empty(), "{told:?}");
    story.end().await;
}
