//! A second, independent client: twilight connects, receives events, responds, and understands everything it is sent.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::time::Duration;

use sandbox::{Config, Id, Sandbox};
use serde_json::json;
use twilight_gateway::{ConfigBuilder, EventTypeFlags, Intents, Shard, ShardId, StreamExt as _};
use twilight_http::Client;
use twilight_http::client::InteractionClient;
use twilight_model::application::command::{Command, CommandType};
use twilight_model::application::interaction::application_command::{CommandData, CommandOptionValue};
use twilight_model::application::interaction::{Interaction, InteractionData, InteractionType};
use twilight_model::channel::ChannelType;
use twilight_model::channel::message::component::{
    ActionRow, Button, ButtonStyle, Component, TextInput, TextInputStyle,
};
use twilight_model::channel::message::{Embed, MessageFlags};
use twilight_model::gateway::event::Event;
use twilight_model::http::attachment::Attachment;
use twilight_model::http::interaction::{
    InteractionResponse, InteractionResponseData, InteractionResponseType,
};
use twilight_model::id::Id as TwilightId;
use twilight_model::id::marker::{ApplicationMarker, ChannelMarker, UserMarker};

/// A connected bot based on twilight.
struct Bot {
    shard: Shard,
    http: Client,
    application: TwilightId<ApplicationMarker>,
}

impl Bot {
    async fn connect(sandbox: &Sandbox, intents: Intents) -> Self {
        let authority = sandbox.url().trim_start_matches("http://").to_owned();
        let http = Client::builder().token(sandbox.token()).proxy(authority, true).ratelimiter(None).build();
        let application = http.current_user_application().await.unwrap().model().await.unwrap().id;
        let gateway = http.gateway().await.unwrap().model().await.unwrap().url;
        let config = ConfigBuilder::new(sandbox.token(), intents).proxy_url(gateway).build();
        let mut shard = Shard::with_config(ShardId::ONE, config);
        let Event::Ready(ready) = next(&mut shard).await else { panic!("READY comes first") };
        assert_eq!(ready.application.id, application);
        assert!(ready.user.bot);
        Self { shard, http, application }
    }

    fn interactions(&self) -> InteractionClient<'_> {
        self.http.interaction(self.application)
    }

    /// The next interaction.
    async fn interaction(&mut self) -> Interaction {
        loop {
            if let Event::InteractionCreate(interaction) = next(&mut self.shard).await {
                return interaction.0;
            }
        }
    }

    async fn respond(&self, to: &Interaction, kind: InteractionResponseType, data: InteractionResponseData) {
        let response = InteractionResponse { kind, data: Some(data) };
        self.interactions().create_response(to.id, &to.token, &response).await.unwrap();
    }
}

/// The next gateway event. One that twilight cannot parse fails the test.
async fn next(shard: &mut Shard) -> Event {
    loop {
        let event =
            tokio::time::timeout(Duration::from_secs(20), shard.next_event(EventTypeFlags::all())).await;
        match event.expect("an event in time").expect("the gateway goes on").expect("an event that parses") {
            Event::GatewayHello(_) | Event::GatewayHeartbeatAck => {}
            event => return event,
        }
    }
}

async fn start() -> Sandbox {
    Sandbox::start(Config { welcome: Some("Type /hello".to_owned()), ..Config::default() }).await.unwrap()
}

fn channel(id: Id) -> TwilightId<ChannelMarker> {
    TwilightId::new(id.get())
}

fn user(id: Id) -> TwilightId<UserMarker> {
    TwilightId::new(id.get())
}

fn hello() -> Command {
    let command = json!({
        "type": 1, "name": "hello", "description": "Says hello", "version": "1", "options": [
            { "type": 1, "name": "to", "description": "To someone", "options": [
                { "type": 6, "name": "who", "description": "Who", "required": true },
                { "type": 3, "name": "word", "description": "Which word", "autocomplete": true },
                { "type": 4, "name": "times", "description": "How often", "min_value": 1, "max_value": 3 },
            ] },
        ],
    });
    serde_json::from_value(command).unwrap()
}

#[tokio::test]
async fn the_guild_is_complete() {
    let sandbox = start().await;
    let mut bot = Bot::connect(&sandbox, Intents::GUILDS | Intents::GUILD_MESSAGES).await;
    let Event::GuildCreate(guild) = next(&mut bot.shard).await else { panic!("GUILD_CREATE comes next") };
    let twilight_model::gateway::payload::incoming::GuildCreate::Available(guild) = *guild else {
        panic!("the guild is available")
    };
    assert_eq!(guild.id.get(), sandbox.guild().get());
    let names: Vec<_> = guild.channels.iter().filter_map(|channel| channel.name.as_deref()).collect();
    assert_eq!(names, ["games", "lounge"]);
    assert_eq!(guild.member_count, Some(6));
    let mut roles = guild.roles.clone();
    roles.sort_by_key(|role| role.position);
    let names: Vec<_> = roles.iter().map(|role| role.name.as_str()).collect();
    assert_eq!(names, ["@everyone", "Bot", "Board gamers", "Organizers"]);
    assert_eq!(bot.http.guild(guild.id).await.unwrap().model().await.unwrap().name, "Sandbox");
    assert!(
        bot.http
            .guild_member(guild.id, user(sandbox.member("ada").id()))
            .await
            .unwrap()
            .model()
            .await
            .is_ok()
    );
    assert_eq!(bot.http.guild_channels(guild.id).await.unwrap().models().await.unwrap().len(), 2);
    assert_eq!(bot.http.roles(guild.id).await.unwrap().models().await.unwrap().len(), 4);
    let welcome =
        bot.http.channel_messages(channel(sandbox.channel("games"))).await.unwrap().models().await.unwrap();
    assert_eq!(welcome[0].content, "Type /hello");
    assert_eq!(sandbox.violations(), []);
}

#[tokio::test]
async fn a_command_is_registered_autocompleted_used_and_answered() {
    let sandbox = start().await;
    let games = sandbox.channel("games");
    let (ada, ben) = (sandbox.member("ada"), sandbox.member("ben"));
    let mut bot = Bot::connect(&sandbox, Intents::GUILDS).await;
    let registered =
        bot.interactions().set_global_commands(&[hello()]).await.unwrap().models().await.unwrap();
    assert_eq!(registered[0].kind, CommandType::ChatInput);
    sandbox.ready().await.unwrap();

    let typing = tokio::spawn({
        let ada = ada.clone();
        async move { ada.autocomplete(games, "hello to", json!({ "who": "ben" }), "word", "sa").await }
    });
    let interaction = bot.interaction().await;
    assert_eq!(interaction.kind, InteractionType::ApplicationCommandAutocomplete);
    let Some(InteractionData::ApplicationCommand(data)) = &interaction.data else { panic!("a command") };
    let CommandOptionValue::SubCommand(options) = &data.options[0].value else { panic!("a sub-command") };
    assert!(options.iter().any(|option| matches!(&option.value,
        CommandOptionValue::Focused(typed, _) if typed == "sa")));
    let choices = serde_json::from_value(json!([{ "name": "Sannu", "value": "sannu" }])).unwrap();
    let data = InteractionResponseData { choices: Some(choices), ..Default::default() };
    bot.respond(&interaction, InteractionResponseType::ApplicationCommandAutocompleteResult, data).await;
    assert_eq!(typing.await.unwrap().unwrap()[0].name, "Sannu");

    let used = tokio::spawn({
        let ada = ada.clone();
        async move { ada.slash(games, "hello to", json!({ "who": "ben", "word": "sannu", "times": 2 })).await }
    });
    let interaction = bot.interaction().await;
    assert_eq!(interaction.author_id().unwrap().get(), ada.id().get());
    assert_eq!(interaction.guild_id.unwrap().get(), sandbox.guild().get());
    let Some(InteractionData::ApplicationCommand(data)) = &interaction.data else { panic!("a command") };
    let resolved = data.resolved.as_ref().unwrap();
    assert_eq!(resolved.users[&user(ben.id())].name, "ben");
    assert!(resolved.members.contains_key(&user(ben.id())));
    let bytes = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x02\0\0\0\x03".to_vec();
    let mut picture = Attachment::from_bytes("board.png".to_owned(), bytes, 0);
    picture.description("a picture".to_owned());
    let data = InteractionResponseData {
        content: Some(format!("Sannu {} {}", ben.mention(), ada.mention())),
        allowed_mentions: Some(twilight_model::channel::message::AllowedMentions {
            users: vec![user(ben.id())],
            ..Default::default()
        }),
        attachments: Some(vec![picture]),
        ..Default::default()
    };
    bot.respond(&interaction, InteractionResponseType::ChannelMessageWithSource, data).await;
    let answer = used.await.unwrap().unwrap();
    let message = answer.message.unwrap();
    assert_eq!(message.mentions, [ben.id()], "only users that the bot allowed");
    assert_eq!(message.attachments[0].description.as_deref(), Some("a picture"));
    assert_eq!(message.attachments[0].pixels, Some((2, 3)));
    assert_eq!(message.attachments[0].bytes().len(), 24);
    let original = bot.interactions().response(&interaction.token).await.unwrap().model().await.unwrap();
    assert_eq!(original.id.get(), message.id.get());
    assert_eq!(original.interaction_metadata.unwrap().user.name, "ada");
    assert_eq!(original.attachments[0].width, Some(2));
    assert_eq!(sandbox.messages(games).len(), 2, "the welcome and the answer");
    assert_eq!(sandbox.violations(), []);
}

/// The next use of a context menu command.
async fn chosen(bot: &mut Bot) -> (Interaction, CommandData) {
    let interaction = bot.interaction().await;
    let Some(InteractionData::ApplicationCommand(data)) = interaction.data.clone() else {
        panic!("a command")
    };
    (interaction, *data)
}

#[tokio::test]
async fn menu_commands_know_the_user_or_message_they_are_used_on() {
    let sandbox = start().await;
    let games = sandbox.channel("games");
    let (ada, ben) = (sandbox.member("ada"), sandbox.member("ben"));
    let mut bot = Bot::connect(&sandbox, Intents::GUILDS).await;
    let menu = |kind: u8, name: &str, french: &str| -> Command {
        let command = json!({
            "type": kind, "name": name, "name_localizations": { "fr": french }, "description": "", "version": "1",
        });
        serde_json::from_value(command).unwrap()
    };
    let wanted = [menu(2, "Challenge to a game", "Défier"), menu(3, "Show as text", "Montrer le texte")];
    let registered = bot.interactions().set_global_commands(&wanted).await.unwrap().models().await.unwrap();
    assert_eq!(
        registered.iter().map(|one| one.kind).collect::<Vec<_>>(),
        [CommandType::User, CommandType::Message]
    );
    sandbox.ready().await.unwrap();
    let answer =
        |text: &str| InteractionResponseData { content: Some(text.to_owned()), ..Default::default() };
    let kind = InteractionResponseType::ChannelMessageWithSource;

    let used = tokio::spawn({
        let (ada, ben) = (ada.clone(), ben.id());
        async move { ada.choose_on_user(games, "Challenge to a game", ben).await }
    });
    let (interaction, data) = chosen(&mut bot).await;
    assert_eq!((data.kind, data.target_id.unwrap().get()), (CommandType::User, ben.id().get()));
    assert!(data.options.is_empty() && data.name == "Challenge to a game");
    let resolved = data.resolved.unwrap();
    assert_eq!(resolved.users[&user(ben.id())].name, "ben");
    assert!(resolved.members.contains_key(&user(ben.id())));
    bot.respond(&interaction, kind, answer("Which game?")).await;
    let shown = used.await.unwrap().unwrap().message.unwrap().id;

    let used = tokio::spawn({
        let ada = ada.clone();
        async move { ada.choose_on_message("Show as text", shown).await }
    });
    let (interaction, data) = chosen(&mut bot).await;
    let target = data.target_id.unwrap();
    assert_eq!((data.kind, target.get()), (CommandType::Message, shown.get()));
    let resolved = data.resolved.unwrap();
    let message = &resolved.messages[&target.cast()];
    assert_eq!((message.content.as_str(), message.author.id.get()), ("Which game?", sandbox.bot().get()));
    assert!(resolved.users.is_empty() && resolved.members.is_empty());
    bot.respond(&interaction, kind, answer("A text")).await;
    assert!(used.await.unwrap().is_ok());
    // twilight recognises both as responses to context menu commands.
    let read = bot.http.channel_messages(channel(games)).await.unwrap().models().await.unwrap();
    assert_eq!(read.len(), 3);
    assert_eq!(sandbox.violations(), []);
}

fn button(id: &str) -> Component {
    Component::Button(Button {
        id: None,
        custom_id: Some(id.to_owned()),
        disabled: false,
        emoji: None,
        label: Some(id.to_uppercase()),
        style: ButtonStyle::Primary,
        url: None,
        sku_id: None,
    })
}

/// Posts a message with the buttons `form` and `panel` in #games.
async fn post_buttons(bot: &Bot, sandbox: &Sandbox) -> sandbox::Message {
    let games = sandbox.channel("games");
    let rows =
        [Component::ActionRow(ActionRow { id: None, components: vec![button("form"), button("panel")] })];
    let post = bot.http.create_message(channel(games)).content("Choose").components(&rows);
    post.embeds(&[embed("Title")]).await.unwrap().model().await.unwrap();
    sandbox.messages(games).pop().unwrap()
}

#[tokio::test]
async fn buttons_open_modals_and_edit_messages() {
    let sandbox = start().await;
    let ada = sandbox.member("ada");
    let mut bot = Bot::connect(&sandbox, Intents::GUILDS | Intents::GUILD_MESSAGES).await;
    let message = post_buttons(&bot, &sandbox).await;
    let told = loop {
        if let Event::MessageCreate(message) = next(&mut bot.shard).await {
            break message;
        }
    };
    assert_eq!((told.id.get(), told.components.len()), (message.id.get(), 1));
    let clicked = tokio::spawn({
        let (ada, message, form) = (ada.clone(), message.id, message.button("form").unwrap());
        async move { ada.click(message, &form).await }
    });
    let interaction = bot.interaction().await;
    assert_eq!(interaction.message.as_ref().unwrap().id, told.id);
    let input = TextInput {
        id: None,
        custom_id: "name".to_owned(),
        #[allow(deprecated)]
        label: Some("Your name".to_owned()),
        max_length: Some(20),
        min_length: Some(2),
        placeholder: None,
        required: Some(true),
        style: TextInputStyle::Short,
        value: None,
    };
    let row = Component::ActionRow(ActionRow { id: None, components: vec![Component::TextInput(input)] });
    let data = InteractionResponseData {
        custom_id: Some("ask".to_owned()),
        title: Some("Who are you?".to_owned()),
        components: Some(vec![row]),
        ..Default::default()
    };
    bot.respond(&interaction, InteractionResponseType::Modal, data).await;
    let modal = clicked.await.unwrap().unwrap().modal.unwrap();
    assert_eq!(modal.title, "Who are you?");
    assert!(ada.submit(&modal, &[("name", "A")]).await.is_err(), "too short for the form");

    let sent = tokio::spawn({
        let (ada, modal) = (ada.clone(), modal.clone());
        async move { ada.submit(&modal, &[("name", "Ada")]).await }
    });
    let interaction = bot.interaction().await;
    assert_eq!(interaction.kind, InteractionType::ModalSubmit);
    assert!(matches!(&interaction.data, Some(InteractionData::ModalSubmit(data)) if data.custom_id == "ask"));
    let data = InteractionResponseData { content: Some("Ada it is".to_owned()), ..Default::default() };
    bot.respond(&interaction, InteractionResponseType::UpdateMessage, data).await;
    assert_eq!(sent.await.unwrap().unwrap().updated.unwrap().content, "Ada it is");
    assert_eq!(sandbox.violations(), []);
}

#[tokio::test]
async fn an_ephemeral_panel_is_deleted_by_its_own_button() {
    let sandbox = start().await;
    let games = sandbox.channel("games");
    let ada = sandbox.member("ada");
    let mut bot = Bot::connect(&sandbox, Intents::GUILDS).await;
    let message = post_buttons(&bot, &sandbox).await;
    let clicked = tokio::spawn({
        let (ada, message) = (ada.clone(), message.id);
        async move { ada.click(message, "panel").await }
    });
    let interaction = bot.interaction().await;
    let data = InteractionResponseData {
        content: Some("For you alone".to_owned()),
        flags: Some(MessageFlags::EPHEMERAL),
        components: Some(vec![Component::ActionRow(ActionRow {
            id: None,
            components: vec![button("close")],
        })]),
        ..Default::default()
    };
    bot.respond(&interaction, InteractionResponseType::ChannelMessageWithSource, data).await;
    let panel = clicked.await.unwrap().unwrap().message.unwrap();
    assert!(panel.is_ephemeral());
    assert!(ada.sees(games).iter().any(|seen| seen.id == panel.id));
    assert!(!sandbox.member("ben").sees(games).iter().any(|seen| seen.id == panel.id));

    // The click's own token deletes the panel by its id.
    let clicked = tokio::spawn({
        let (ada, panel) = (ada.clone(), panel.id);
        async move { ada.click(panel, "close").await }
    });
    let interaction = bot.interaction().await;
    bot.respond(
        &interaction,
        InteractionResponseType::ChannelMessageWithSource,
        InteractionResponseData { content: Some("Done".to_owned()), ..Default::default() },
    )
    .await;
    clicked.await.unwrap().unwrap();
    bot.interactions().delete_followup(&interaction.token, TwilightId::new(panel.id.get())).await.unwrap();
    assert!(!ada.sees(games).iter().any(|seen| seen.id == panel.id));
    let follow_up = bot.interactions().create_followup(&interaction.token).content("More").await.unwrap();
    assert_eq!(follow_up.model().await.unwrap().content, "More");
    assert_eq!(sandbox.violations(), []);
}

fn embed(title: &str) -> Embed {
    serde_json::from_value(json!({ "title": title, "type": "rich", "fields": [] })).unwrap()
}

#[tokio::test]
async fn threads_and_direct_messages_work() {
    let sandbox = start().await;
    let games = sandbox.channel("games");
    let ben = sandbox.member("ben");
    let mut bot = Bot::connect(&sandbox, Intents::GUILDS | Intents::DIRECT_MESSAGES).await;
    let thread = bot
        .http
        .create_thread(channel(games), "A game", ChannelType::PublicThread)
        .await
        .unwrap()
        .model()
        .await
        .unwrap();
    let told = loop {
        if let Event::ThreadCreate(thread) = next(&mut bot.shard).await {
            break thread;
        }
    };
    assert_eq!(told.id, thread.id);
    assert_eq!(sandbox.channel("A game").get(), thread.id.get());
    bot.http.add_thread_member(thread.id, user(ben.id())).await.unwrap();
    let text = format!("Come, {}", ben.mention());
    bot.http.create_message(thread.id).content(&text).await.unwrap().model().await.unwrap();
    let members = bot.http.thread_members(thread.id).await.unwrap().models().await.unwrap();
    assert_eq!(members.len(), 2);
    bot.http.update_thread(thread.id).archived(true).await.unwrap();

    let direct = bot.http.create_private_channel(user(ben.id())).await.unwrap().model().await.unwrap();
    assert_eq!(direct.kind, ChannelType::Private);
    let sent = bot.http.create_message(direct.id).content("Your turn").await.unwrap().model().await.unwrap();
    let told = loop {
        if let Event::MessageCreate(message) = next(&mut bot.shard).await {
            break message;
        }
    };
    assert_eq!((told.id, told.guild_id), (sent.id, None));
    assert_eq!(sandbox.violations(), []);
    ben.take_direct_messages(false);
    let refused = bot.http.create_message(direct.id).content("Your turn").await.unwrap_err();
    assert!(refused.to_string().contains("403"), "{refused}");
    assert_eq!(sandbox.take_violations()[0].code, 50007);
    assert!(sandbox.violations().is_empty(), "they were taken");
}
