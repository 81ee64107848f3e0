//! Languages: private messages use the reader's, public ones the server's.

use sandbox::Message;
use serde_json::{Value, json};

use crate::{
    player::Player,
    story::{Story, first},
};

/// The choices of `/settings language:…`.
mod chosen {
    pub(super) const AUTOMATIC: u8 = 0;
    pub(super) const ENGLISH: u8 = 1;
    pub(super) const SPANISH: u8 = 2;
    pub(super) const FRENCH: u8 = 3;
    pub(super) const UKRAINIAN: u8 = 4;
}

/// A game's texts in one language, as far as these stories check them.
struct Said {
    language: u8,
    locale: &'static str,
    accept: &'static str,
    play: &'static str,
    begins: &'static str,
    dropped: &'static str,
    question: &'static str,
    not_his_turn: &'static str,
    alt: &'static str,
    resigned: &'static str,
}

const ALL: [Said; 4] = [
    Said {
        language: chosen::ENGLISH,
        locale: "en-GB",
        accept: "Accept",
        play: "Play",
        begins: "the game is on!",
        dropped: "dropped **b3**",
        question: "Where do you want to drop a stone?",
        not_his_turn: "Not your turn yet",
        alt: "Board of 5 files and 6 ranks.",
        resigned: "resigned.",
    },
    Said {
        language: chosen::SPANISH,
        locale: "es-419",
        accept: "Aceptar",
        play: "Jugar",
        begins: "¡empieza la partida!",
        dropped: "colocó una ficha en **b3**",
        question: "¿Dónde quieres colocar una ficha?",
        not_his_turn: "Aún no te toca",
        alt: "Tablero de 5 columnas y 6 filas.",
        resigned: "abandonó.",
    },
    Said {
        language: chosen::FRENCH,
        locale: "fr",
        accept: "Accepter",
        play: "Jouer",
        begins: "la partie commence",
        dropped: "pose en **b3**",
        question: "Où veux-tu poser",
        not_his_turn: "Pas encore à toi",
        alt: "Plateau de 5 colonnes et 6 rangées.",
        resigned: "abandonne.",
    },
    Said {
        language: chosen::UKRAINIAN,
        locale: "uk",
        accept: "Прийняти",
        play: "Грати",
        begins: "партія починається!",
        dropped: "ставить фішку на **b3**",
        question: "Куди поставиш фішку?",
        not_his_turn: "Ще не твій хід",
        alt: "Дошка: вертикалей 5, горизонталей 6.",
        resigned: "здається",
    },
];

impl Said {
    fn in_locale(locale: &str) -> &'static Self {
        ALL.iter().find(|said| said.locale == locale).expect("a language of these stories")
    }
}

/// A message's text with its alt texts.
fn all_of(message: &Message) -> String {
    let alts = message.attachments.iter().filter_map(|file| file.description.clone());
    std::iter::once(message.content.clone()).chain(alts).collect::<Vec<_>>().join("\n")
}

fn says(message: &Message, text: &str) {
    let all = all_of(message);
    assert!(all.contains(text), "{text:?} is not in: {all}");
}

/// A challenge at Dara by `one`, accepted by `other`. Returns the first board.
async fn begins(story: &Story, public: &Said, one: &Player, other: &Player) -> Message {
    let options = json!({ "opponent": other.member.name(), "first": first::ME });
    let challenge = one.slash("dara challenge", options).await;
    let accepted = other.click_for_update(&challenge, public.accept).await;
    let begun = |message: &Message| message.id > accepted.id && message.content.contains(public.begins);
    story.sandbox.wait_for_message(accepted.channel, begun).await.expect("the game is on")
}

/// A short game in public, between two players with languages of their own.
async fn plays(story: &Story, public: &Said, locales: [&str; 2]) {
    let (one, other) = (&story.ada, &story.ben);
    for (player, locale) in [one, other].into_iter().zip(locales) {
        player.member.speak(locale);
    }
    let [his, theirs] = locales.map(Said::in_locale);
    let board = begins(story, public, one, other).await;
    says(&board, public.alt);
    let panel = one.click_for_message(&board, public.play).await;
    assert!(panel.is_ephemeral());
    says(&panel, his.question);
    says(&other.click_for_message(&board, public.play).await, theirs.not_his_turn);
    let board = one.slash("dara drop", json!({ "square": "b3" })).await;
    assert!(!board.is_ephemeral());
    says(&board, public.dropped);
    says(&board, public.alt);
    says(&one.slash("dara board", json!({})).await, his.alt);
    let told = story.refused(one.slash("dara drop", json!({ "square": "c3" }))).await;
    assert!(told.contains(his.not_his_turn), "{told}");
    let question = other.asks_to_resign("dara").await;
    let [resign, _] = labels(&question)[..] else { panic!("two buttons: {question:?}") };
    let over = other.click_for_message(&question, resign).await;
    says(&over, public.resigned);
}

fn labels(message: &Message) -> Vec<&str> {
    let rows = message.components.as_array().into_iter().flatten();
    let buttons = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    buttons.filter_map(|button| button["label"].as_str()).collect()
}

#[tokio::test]
async fn a_short_game_in_each_language() {
    let story = Story::begin().await;
    for (at, public) in ALL.iter().enumerate() {
        story.ada.slash("settings", json!({ "language": public.language })).await;
        let others = [1, 2].map(|more| ALL[(at + more) % ALL.len()].locale);
        plays(&story, public, others).await;
    }
    story.end().await;
}

#[tokio::test]
async fn without_a_setting_the_language_is_the_one_of_the_server_on_discord() {
    let story = Story::begin().await;
    story.sandbox.set_guild_locale("uk");
    let public = Said::in_locale("uk");
    plays(&story, public, ["fr", "en-GB"]).await;
    let now = story.ada.slash("settings", json!({})).await;
    says(&now, "ukrainien");
    // The server's choice takes precedence, and can be reset.
    for (language, locale) in [(chosen::FRENCH, "fr"), (chosen::AUTOMATIC, "uk")] {
        story.ada.slash("settings", json!({ "language": language })).await;
        plays(&story, Said::in_locale(locale), ["uk", "es-419"]).await;
    }
    // For an unsupported language, the bot uses English.
    story.sandbox.set_guild_locale("de");
    plays(&story, Said::in_locale("en-GB"), ["uk", "es-419"]).await;
    story.end().await;
}

#[tokio::test]
async fn public_messages_use_the_servers_language_and_direct_ones_the_readers() {
    let story = Story::begin().await;
    story.sandbox.set_guild_locale("fr");
    let (ada, ben) = (&story.ada, &story.ben);
    story.prefers(ben, "Direct message").await;
    ben.member.speak("es-ES");
    begins(&story, Said::in_locale("fr"), ada, ben).await;
    ada.slash("dara drop", json!({ "square": "b3" })).await;
    let channel = story.direct(ben);
    let direct = story.sandbox.wait_for_message(channel, |message| !message.attachments.is_empty()).await;
    says(&direct.expect("a direct message"), "**Te toca** contra");
    story.end().await;
}

/// The command or option with this name.
fn named<'a>(list: &'a Value, name: &str) -> &'a Value {
    let found = list.as_array().into_iter().flatten().find(|one| one["name"] == name);
    found.unwrap_or_else(|| panic!("no {name} in {list}"))
}

#[tokio::test]
async fn discord_lists_commands_in_every_language() {
    let story = Story::begin().await;
    let requests = story.sandbox.requests();
    let registered = requests
        .iter()
        .find(|request| request.method == "PUT" && request.path.ends_with("/commands"))
        .expect("a request");
    let commands = &registered.body;
    let dara = named(commands, "dara");
    assert!(
        dara["name_localizations"].as_object().is_none_or(serde_json::Map::is_empty),
        "a game's own name"
    );
    let drop = named(&dara["options"], "drop");
    for (locale, name) in [("es-ES", "colocar"), ("es-419", "colocar"), ("fr", "poser"), ("uk", "поставити")]
    {
        assert_eq!(drop["name_localizations"][locale], name);
        assert!(
            drop["description_localizations"][locale].is_string()
                && dara["description_localizations"][locale].is_string()
        );
    }
    let first = named(&named(&dara["options"], "challenge")["options"], "first");
    let by_lot = first["choices"][0]["name_localizations"]["fr"].as_str().expect("a name");
    assert!(by_lot.contains("sort"), "{by_lot}");
    story.end().await;
}
