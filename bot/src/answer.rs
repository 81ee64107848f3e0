//! How a view reaches Discord: as the answer to an interaction, or as a message of its own.

mod public;

use play::{MessageId, PlayerId};
use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton, CreateEmbed,
    CreateInteractionResponse, CreateInteractionResponseMessage, CreateMessage, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, EditMessage, InteractionId, UserId,
};

use crate::{
    app::App,
    asked::Asked,
    plain::plain,
    views::{Button, Choice, Details, File, Offers, Picture, Select, Tone, View},
};

/// The first answer to an interaction.
pub(crate) enum Answer {
    /// A message that everybody in the channel sees.
    Public(View),
    /// A message that only the one who asked sees.
    Private(View),
    /// The message whose button was pressed becomes this.
    Update(View),
}

impl App {
    /// Answers an interaction: one request to Discord.
    pub(crate) async fn answer(&self, asked: &Asked, answer: Answer) -> anyhow::Result<()> {
        self.answer_with_message(asked, answer).await.map(drop)
    }

    /// The same. The message that everybody sees then, where the answer is one and Discord tells its number.
    pub(crate) async fn answer_with_message(
        &self,
        asked: &Asked,
        answer: Answer,
    ) -> anyhow::Result<Option<MessageId>> {
        self.send(asked.id, asked.token.reveal(), answer).await
    }

    /// Answers one whose sender is not known to be a member of a server.
    pub(crate) async fn answer_to(
        &self,
        id: InteractionId,
        token: &str,
        answer: Answer,
    ) -> anyhow::Result<()> {
        self.send(id, token, answer).await.map(drop)
    }

    async fn send(
        &self,
        id: InteractionId,
        token: &str,
        answer: Answer,
    ) -> anyhow::Result<Option<MessageId>> {
        let sent = self.send_now(id, token, answer).await;
        if sent.is_ok() {
            self.metrics.answered(id.get(), self.clock.awake());
        }
        sent
    }

    async fn send_now(
        &self,
        id: InteractionId,
        token: &str,
        answer: Answer,
    ) -> anyhow::Result<Option<MessageId>> {
        let response = match answer {
            Answer::Public(view) => return self.send_to_all(id, token, view).await,
            Answer::Private(view) => CreateInteractionResponse::Message(response(view).ephemeral(true)),
            Answer::Update(view) => {
                // Naming the files, even none, lets go of the picture that was there.
                let files = files(view.pictures.clone(), view.files.clone());
                CreateInteractionResponse::UpdateMessage(response(view).files(files))
            }
        };
        serenity::Builder::execute(response, &self.http, (id, token)).await.map_err(plain)?;
        Ok(None)
    }
}

fn response(view: View) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new()
        .content(view.text)
        .files(files(view.pictures, view.files))
        .embeds(view.details.map(embed).into_iter().collect())
        .components(rows(view.selects, view.buttons))
        .allowed_mentions(pings(&view.pings))
}

/// A message of its own. `nonce` lets Discord recognise it when it is sent again.
pub(crate) fn message(view: View, nonce: String) -> CreateMessage {
    CreateMessage::new()
        .content(view.text)
        .files(files(view.pictures, view.files))
        .embeds(view.details.map(embed).into_iter().collect())
        .components(rows(view.selects, view.buttons))
        .allowed_mentions(pings(&view.pings))
        .nonce(serenity::Nonce::String(nonce))
        .enforce_nonce(true)
}

/// An old message that becomes something without a picture.
pub(crate) fn edit(view: View) -> EditMessage {
    EditMessage::new()
        .content(view.text)
        .components(rows(view.selects, view.buttons))
        .allowed_mentions(pings(&view.pings))
}

fn files(pictures: Vec<Picture>, files: Vec<File>) -> Vec<CreateAttachment> {
    let file = |(number, picture): (usize, Picture)| {
        let name = if number == 1 { "board.png".to_owned() } else { format!("board-{number}.png") };
        CreateAttachment::bytes(picture.png, name).description(picture.alt)
    };
    let others =
        files.into_iter().map(|file| CreateAttachment::bytes(file.bytes, file.name).description(file.alt));
    (1..).zip(pictures).map(file).chain(others).collect()
}

fn embed(details: Details) -> CreateEmbed {
    CreateEmbed::new().title(details.title).description(details.text)
}

fn pings(players: &[PlayerId]) -> CreateAllowedMentions {
    let users = players.iter().filter(|player| !player.is_former());
    CreateAllowedMentions::new().users(users.map(|player| UserId::new(player.get())))
}

fn rows(selects: Vec<Select>, rows: Vec<Vec<Button>>) -> Vec<CreateActionRow> {
    let selects = selects.into_iter().enumerate().map(|(number, one)| select(number, one));
    let buttons = rows
        .into_iter()
        .filter(|row| !row.is_empty())
        .map(|row| CreateActionRow::Buttons(row.into_iter().map(button).collect()));
    selects.chain(buttons).collect()
}

fn select(number: usize, select: Select) -> CreateActionRow {
    let menu = match select.offers {
        // Each option carries what it does; the select's own id has to differ from others alone.
        Offers::Controls(choices) => CreateSelectMenu::new(
            format!("choose:{number}"),
            CreateSelectMenuKind::String { options: choices.into_iter().map(choice).collect() },
        ),
        Offers::Member(control) => {
            CreateSelectMenu::new(control.to_string(), CreateSelectMenuKind::User { default_users: None })
        }
    };
    CreateActionRow::SelectMenu(menu.placeholder(select.placeholder))
}

fn choice(choice: Choice) -> CreateSelectMenuOption {
    let option = CreateSelectMenuOption::new(choice.label, choice.control.to_string())
        .default_selection(choice.current);
    match choice.about {
        Some(about) => option.description(about),
        None => option,
    }
}

fn button(button: Button) -> CreateButton {
    let style = match button.tone {
        Tone::Primary => ButtonStyle::Primary,
        Tone::Plain => ButtonStyle::Secondary,
        Tone::Good => ButtonStyle::Success,
        Tone::Danger => ButtonStyle::Danger,
    };
    CreateButton::new(button.control.to_string()).label(button.label).style(style).disabled(button.disabled)
}
