//! Forms with several fields: competitions put together, games imported, and what no form offers.

use jiff::SignedDuration;
use sandbox::{Answer, Forged, Message, Modal, Response};
use serde_json::{Value, json};

use crate::{
    buttons::beside, discord::anywhere::paired, members::privacy::deletes, player::Player, records,
    story::Story,
};

const LEAGUE: &str = "league create";
const TOURNAMENT: &str = "tournament create";

/// The form that a command opens.
async fn form(player: &Player, command: &str, options: Value) -> Modal {
    let answer = player.try_slash(command, options).await.expect("an answer");
    answer.modal.unwrap_or_else(|| panic!("/{command} opens no form: {:?}", answer.message))
}

async fn submits(player: &Player, form: &Modal, values: Value, files: &[(&str, &[u8])]) -> Answer {
    player.member.submit_form(form, &values, files).await.expect("an answer")
}

/// What is shown once a form was filled in.
async fn fills(player: &Player, form: &Modal, values: Value) -> Message {
    let answer = submits(player, form, values, &[]).await;
    answer.message.or(answer.updated).expect("a message")
}

fn labels(form: &Modal) -> Vec<&str> {
    let fields = form.components.as_array().expect("fields");
    fields.iter().map(|field| field["label"].as_str().expect("a label")).collect()
}

/// What is selected at first in a list of a form.
fn selected<'a>(form: &'a Modal, id: &str) -> &'a str {
    let fields = form.components.as_array().expect("fields").iter().map(|field| &field["component"]);
    let field = fields.into_iter().find(|field| field["custom_id"] == id).expect("the field");
    let mut options = field["options"].as_array().expect("options").iter();
    options.find(|option| option["default"] == true).expect("one")["value"].as_str().expect("a value")
}

fn stored(story: &Story) -> Vec<i64> {
    story.rows().numbers("SELECT count(*) FROM competitions")
}

async fn a_league_is_put_together(story: Story) {
    let ada = &story.ada;
    let asked = form(ada, LEAGUE, json!({ "game": 0 })).await;
    assert_eq!(asked.title, "New league: Dara");
    assert_eq!(labels(&asked), ["Rules", "Clock", "A season lasts", "Players in a division", "First day"]);
    let preview = fills(ada, &asked, json!({ "size": "5", "days": "30", "clock": "3d" })).await;
    assert!(preview.is_ephemeral(), "{preview:?}");
    for said in ["It isn't open yet.", "**Dara** · League · Dara (traditional)", "about 5 players", "30 days"]
    {
        assert!(preview.content.contains(said), "{said}: {}", preview.content);
    }
    assert_eq!(stored(&story), [0], "nothing is stored before it is opened");
    assert_eq!(story.due().await, 0);

    // The form shows what was chosen, and the preview changes with it.
    let again = ada.click(&preview, "Change").await.modal.expect("the form");
    assert_eq!(["size", "days", "clock"].map(|id| selected(&again, id)), ["5", "30", "3d"]);
    let preview = fills(ada, &again, json!({ "days": "14", "rules": "preset:dara:niger" })).await;
    assert!(
        preview.content.contains("14 days") && preview.content.contains("Dara (Niger)"),
        "{}",
        preview.content
    );
    let open = preview.button("Open it").expect("the button");
    let opened = ada.click_for_update(&preview, "Open it").await;
    assert!(opened.content.contains("is open. People can join in"), "{}", opened.content);
    let plan = story.contest(story.newest_competition().await).await.competition.plan;
    assert_eq!((plan.days.get(), plan.rules.to_string().as_str()), (14, "dara:niger"));
    assert!(matches!(plan.format, play::competition::Format::League { size, .. } if size.get() == 5));
    let starts = plan.begins.at.expect("a date").duration_since(story.now());
    assert!(starts > SignedDuration::from_hours(48) && starts <= SignedDuration::from_hours(72), "{starts}");

    // The button works once, also for a client that kept it.
    let Ok(Response::Answer(answer)) = ada.member.forge(ada.channel, Forged::click(&opened, &open)).await
    else {
        panic!("no answer")
    };
    assert!(answer.message.is_some_and(|told| told.is_ephemeral()));
    assert_eq!(stored(&story), [1]);
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn a_league_is_put_together_in_one_form() {
    a_league_is_put_together(Story::begin().await).await;
}

#[tokio::test]
async fn a_league_is_put_together_over_http() {
    a_league_is_put_together(Story::begin_over_http().await).await;
}

#[tokio::test]
async fn a_proposal_is_opened_once_however_often_it_is_pressed() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let asked = form(ada, TOURNAMENT, json!({ "game": 0, "kind": 0 })).await;
    assert_eq!(labels(&asked), ["Rules", "Clock", "A round lasts", "Rounds", "First day"]);
    let preview = fills(ada, &asked, json!({})).await;
    assert!(
        preview.content.contains("Swiss tournament") && preview.content.contains("5 rounds"),
        "{}",
        preview.content
    );
    let presses = futures::future::join_all((0..4).map(|_| ada.try_click(&preview, "Open it"))).await;
    assert!(presses.iter().all(Result::is_ok), "{presses:?}");
    assert_eq!(stored(&story), [1]);

    // A knock-out asks whether boards come as direct messages.
    let asked = form(ada, TOURNAMENT, json!({ "game": 0, "kind": 1 })).await;
    let preview = fills(ada, &asked, json!({ "by-mail": true })).await;
    assert!(preview.content.contains("boards as direct messages"), "{}", preview.content);
    let dropped = ada.click_for_update(&preview, "Not now").await;
    assert!(dropped.button("Open it").is_none(), "{dropped:?}");
    assert_eq!(stored(&story), [1]);
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn only_organizers_see_the_form() {
    let story = Story::begin().await;
    let ben = &story.ben;
    for (command, options) in [(LEAGUE, json!({ "game": 0 })), (TOURNAMENT, json!({ "game": 0, "kind": 1 }))]
    {
        let told = story.refused(ben.slash(command, options)).await;
        assert!(told.starts_with("Only this server's managers"), "{told}");
    }
    // Nor is what they send by hand taken.
    let asked = form(&story.ada, LEAGUE, json!({ "game": 0 })).await;
    let preview = fills(&story.ada, &asked, json!({})).await;
    let open = preview.button("Open it").expect("the button");
    for (message, told) in [(&preview, "Only"), (&story.finds_old_message(&["more:1"]).await, "")] {
        let by = if told.is_empty() { &story.ada } else { ben };
        let Ok(Response::Answer(answer)) = by.member.forge(by.channel, Forged::click(message, &open)).await
        else {
            panic!("no answer")
        };
        let message = answer.message.expect("a refusal");
        assert!(message.is_ephemeral() && message.content.starts_with(told), "{}", message.content);
        assert_eq!(stored(&story), [0]);
    }
    story.end().await;
}

/// Sends a form by hand, and returns the one sentence it is answered with.
async fn forges(story: &Story, control: &str, parts: Value) -> String {
    let data = json!({ "custom_id": control, "components": parts, "resolved": {} });
    let forged = story.ada.member.forge(story.games, Forged::form(None, data)).await.expect("an answer");
    let Response::Answer(answer) = forged else { panic!("choices") };
    let told = answer.message.expect("a refusal");
    assert!(told.is_ephemeral() && told.content.lines().count() == 1, "{}", told.content);
    assert!(!told.content.contains("Sorry, that broke"), "{}", told.content);
    told.content
}

/// What the form of a report sends.
fn report(reason: &str, words: &str) -> Value {
    let labelled = |inner: Value| json!({ "type": 18, "id": 1, "component": inner });
    json!([
        labelled(json!({ "type": 21, "id": 2, "custom_id": "reason", "value": reason })),
        labelled(json!({ "type": 4, "id": 2, "custom_id": "words", "value": words })),
    ])
}

/// Sends the form about the opponent of the first game. Returns the answer.
async fn sends_report(by: &Player, parts: Value) -> String {
    let data = json!({ "custom_id": "report:1", "components": parts, "resolved": {} });
    let forged = by.member.forge(by.channel, Forged::form(None, data)).await.expect("an answer");
    let Response::Answer(answer) = forged else { panic!("choices") };
    answer.message.expect("words").content
}

#[tokio::test]
async fn a_report_that_is_sent_eight_times_at_once_is_stored_once() {
    let story = Story::begin().await;
    let [first, second] = paired(&story).await;
    let sent = ["name", "computer", "stalling", "other"].repeat(2);
    let sent = sent.into_iter().map(|reason| sends_report(&first, report(reason, "Eight times")));
    let told = futures::future::join_all(sent).await;
    assert!(told.iter().all(|told| told.contains("You've reported")), "{told:?}");
    assert_eq!(story.rows().numbers("SELECT count(*) FROM reports"), [1]);
    // The opponent's own is another.
    assert!(sends_report(&second, report("other", "")).await.contains("You've reported"));
    assert_eq!(story.rows().numbers("SELECT count(*) FROM reports"), [2]);
    story.end().await;
}

#[tokio::test]
async fn data_that_are_deleted_while_a_report_is_written_are_not_in_it() {
    let story = Story::begin().await;
    let [first, second] = paired(&story).await;
    let rows = |player: &Player| {
        let id = player.member.id();
        story.rows().numbers(&format!("SELECT count(*) FROM seats WHERE player = {id}"))
    };
    // The one who is reported, and then the one who reports.
    for (deleted, by) in [(&first, &second), (&second, &second)] {
        deletes(deleted).await;
        story.until("all to be deleted", async || rows(deleted) == [0]).await;
        let told = sends_report(by, report("other", "")).await;
        assert!(!told.contains("You've reported") && !told.contains("Sorry, that broke"), "{told}");
        assert_eq!(story.rows().numbers("SELECT count(*) FROM reports"), [0], "{told}");
    }
    story.end().await;
}

#[tokio::test]
async fn a_report_says_one_of_the_reasons_and_is_about_an_opponent() {
    let story = Story::begin().await;
    let [first, _] = paired(&story).await;
    let forged = sends_report;
    for parts in [report("rudeness", ""), report("", "Slow"), report("other", &"x".repeat(101)), json!([])] {
        assert!(forged(&first, parts).await.contains("couldn't read one of the options"));
    }
    let told = forged(&story.chidi, report("other", "")).await;
    assert!(!told.contains("You've reported"), "{told}");
    assert_eq!(story.rows().numbers("SELECT count(*) FROM reports"), [0]);
    assert!(forged(&first, report("other", " ")).await.contains("You've reported"));
    story.end().await;
}

#[tokio::test]
async fn what_no_form_offers_is_refused_in_one_sentence() {
    let story = Story::begin().await;
    let labelled = |id: &str, value: &Value| {
        let field = if value.is_array() { "values" } else { "value" };
        let inner =
            json!({ "type": if value.is_array() { 3 } else { 4 }, "id": 2, "custom_id": id, field: value });
        json!({ "type": 18, "id": 1, "component": inner })
    };
    let good = [
        ("rules", json!(["preset:dara:niger"])),
        ("clock", json!(["3d"])),
        ("days", json!(["30"])),
        ("size", json!(["8"])),
        (
            "starts",
            json!([story
                .now()
                .to_zoned(jiff::tz::TimeZone::UTC)
                .date()
                .tomorrow()
                .expect("a day")
                .to_string()]),
        ),
    ];
    let filled = |change: Option<(&str, Value)>| -> Value {
        let fields = good.iter().map(|(id, value)| match &change {
            Some((changed, value)) if changed == id => labelled(id, value),
            _ => labelled(id, value),
        });
        fields.collect()
    };
    for (id, wrong) in [
        ("rules", json!(["preset:wali:adjacent"])),
        ("rules", json!(["preset:dara:chess"])),
        ("rules", json!(["house:999"])),
        ("rules", json!([])),
        ("clock", json!(["none"])),
        ("clock", json!(["1s"])),
        ("days", json!(["0"])),
        ("days", json!(["100000"])),
        ("days", json!(["30", "60"])),
        ("days", json!("thirty")),
        ("size", json!(["3"])),
        ("size", json!(["300"])),
        ("starts", json!(["2001-01-01"])),
        ("starts", json!(["someday"])),
        ("starts", json!(null)),
    ] {
        forges(&story, "league-form:league:dara", filled(Some((id, wrong)))).await;
        assert_eq!(stored(&story), [0]);
    }
    forges(&story, "league-form:league:dara", json!([])).await;
    forges(&story, "league-form:ladder:dara", filled(None)).await;
    forges(&story, "import", json!([{ "type": 10, "id": 1 }])).await;
    // A form can't be answered with a form.
    let proposal = "league-edit:league-8:60:3d:29400000:preset:dara:niger";
    forges(&story, proposal, json!([labelled("size", &json!(["8"]))])).await;
    story.end().await;
}

#[tokio::test]
async fn a_form_from_before_the_update_still_submits() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let panel = ada.slash("settings", json!({})).await;
    let list = ada.chooses(&panel, "House rules").await;
    let draft = ada.chooses(&list, "Dara").await;
    let option = ada.chooses(&draft, "What a row takes").await;
    let draft = ada.chooses(&option, "A row takes any enemy stone.").await;
    let form = ada.click(&draft, "Save as").await.modal.expect("a form");
    assert_eq!(form.components[0]["type"], 18, "a label: {form:?}");
    // As the bot opened it before: a text input in a row.
    let input = json!({ "type": 4, "id": 2, "custom_id": "line", "value": "Yard" });
    let data = json!({
        "custom_id": form.custom_id, "components": [{ "type": 1, "id": 1, "components": [input] }], "resolved": {},
    });
    let forged = ada.member.forge(ada.channel, Forged::form(Some(draft.id), data)).await.expect("an answer");
    let Response::Answer(answer) = forged else { panic!("choices") };
    assert!(answer.updated.expect("the panel").content.contains("Yard"));
    story.end().await;
}

async fn a_game_is_imported(story: Story) {
    let eve = &story.eve;
    let form = form(eve, "import", json!({})).await;
    assert_eq!(form.components[0]["component"]["file_types"], json!([".txt", ".json"]));
    let record = records::TRADITIONAL;
    let file = [("games.txt", record.as_bytes())];
    let by_file = submits(eve, &form, json!({ "file": ["0"] }), &file).await.message.expect("the game");
    let typed = fills(eve, &form, json!({ "record": record })).await;
    for shown in [&by_file, &typed] {
        assert!(shown.is_ephemeral() && shown.content.starts_with("**Imported game**"), "{}", shown.content);
    }
    // Discord looks at the name of a file only: anything may be in it.
    for (values, bytes, told) in [
        (json!({ "file": ["0"] }), &[0xff, 0xfe, 0, 1][..], "That file isn't text."),
        (json!({ "file": ["0"] }), b"hello", "Nothing was imported."),
        (json!({ "file": ["0"], "record": record }), record.as_bytes(), "Add either a `file`"),
    ] {
        let refused = submits(eve, &form, values, &[("games.txt", bytes)]).await.message.expect("words");
        assert!(refused.is_ephemeral() && refused.content.contains(told), "{told}: {}", refused.content);
    }
    let nothing = fills(eve, &form, json!({})).await;
    let told = &nothing.content;
    assert!(told.starts_with("Add either a `file`") && told.contains("`dara:traditional b3 c4`"), "{told}");
    // Discord's clients take no other files.
    assert!(eve.member.submit_form(&form, &json!({ "file": ["0"] }), &[("a.png", b"x")]).await.is_err());
    story.end().await;
}

#[tokio::test]
async fn a_game_is_imported_by_a_form() {
    a_game_is_imported(Story::begin().await).await;
}

#[tokio::test]
async fn a_game_is_imported_by_a_form_over_http() {
    a_game_is_imported(Story::begin_over_http().await).await;
}

#[tokio::test]
async fn several_leagues_are_listed_with_a_button_each() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    for name in ["Autumn", "*Spring*"] {
        ada.slash(LEAGUE, json!({ "game": 0, "name": name })).await;
    }
    story.tells_all().await;
    let listed = ben.slash("league show", json!({})).await;
    assert!(listed.is_ephemeral() && listed.content.contains(r"\*Spring\*"), "{}", listed.content);
    let buttons: Vec<_> = beside(&listed).into_iter().map(|(label, _)| label).collect();
    assert_eq!(buttons, ["Open", "Open"]);
    let shown = ben.click_for_update(&listed, "Open").await;
    assert!(shown.content.contains(r"\*Spring\*"), "the newest comes first: {}", shown.content);
    let tools = ada.slash("league manage", json!({})).await;
    let buttons: Vec<_> = beside(&tools).into_iter().map(|(label, _)| label).collect();
    assert_eq!(buttons, ["Manage", "Manage"]);
    let told = story.refused(ben.slash("league manage", json!({}))).await;
    assert!(told.starts_with("Only"), "{told}");
    story.tells_all().await;
    story.end().await;
}
