//! Turns a view into what Discord takes: the answer to an interaction, or a message.

use anyhow::Context as _;
use play::{MessageId, PlayerId};
use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, ChannelType, CreateActionRow, CreateAllowedMentions, CreateAttachment,
    CreateAutocompleteResponse, CreateButton, CreateEmbed, CreateInteractionResponse,
    CreateInteractionResponseMessage, CreateMessage, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, EditAttachments, EditMessage, InteractionId, UserId,
};
use ui::views::{Attachment, Button, Choice, Details, Form, Offers, Picture, Select, Tone, View};

use crate::discord::{
    redact::plain,
    serenity_gaps::{
        callback::{Body, Callbacks, Sent},
        components_v2::{self, MessageForm, Seen},
        forms,
    },
};

/// The start of a list's `custom_id`, when the chosen value says what to do.
pub(crate) const CHOOSE: &str = "choose";
/// The most channels that can be chosen in a list.
pub(crate) const MOST_CHANNELS: u8 = 25;
/// The channels where messages can be written, or whose posts are channels themselves.
const PLACES: [ChannelType; 4] =
    [ChannelType::Text, ChannelType::News, ChannelType::Voice, ChannelType::Forum];

/// The channels where a message can be posted.
const POSTED_IN: [ChannelType; 4] =
    [ChannelType::Text, ChannelType::News, ChannelType::Voice, ChannelType::PublicThread];

/// The first answer to an interaction.
pub(crate) enum Answer {
    /// A message that everyone in the channel sees.
    Public(View),
    /// A message that only the caller sees.
    Private(View),
    /// The caller's own message, whose button was pressed, becomes this. Under a public message they get one of their
    /// own: no button may rewrite a message that doesn't have it.
    Update(View),
    /// The message whose button was pressed becomes this, even if it is public. If it doesn't have that button, the
    /// caller is told the same in words, and the delivery edits the message that has it.
    Rewrite(View),
    /// A form that only the caller sees. It can't follow another form.
    Form(Form),
    /// Nothing visible. Only buttons, lists and forms on messages can be answered like this.
    Nothing,
    /// No suggestions.
    NoChoices,
}

/// Discord's error code for a message that no longer exists.
const UNKNOWN_MESSAGE: i64 = 10_008;

/// Whether only one member sees a message.
pub(super) fn is_private(message: &serenity::Message) -> bool {
    message.flags.is_some_and(|flags| flags.contains(serenity::MessageFlags::EPHEMERAL))
}

/// What an answer to an interaction needs to know.
#[derive(Clone, Copy)]
pub(crate) struct To<'a> {
    /// The interaction.
    pub id: InteractionId,
    /// Its token.
    pub token: &'a str,
    /// Who used it.
    pub reader: Option<PlayerId>,
    /// The form of the message that it came from.
    pub form: MessageForm,
}

/// Sends the first answer to an interaction. Returns the public message it became, if Discord reveals it.
pub(crate) async fn send(
    http: &serenity::Http,
    callbacks: &Callbacks,
    to: To<'_>,
    answer: Answer,
) -> anyhow::Result<Option<MessageId>> {
    let To { id, token, form, .. } = to;
    let is_public = matches!(answer, Answer::Public(_));
    let fallback = if let Answer::Update(view) = &answer { Some(view.clone()) } else { None };
    let sent = match (callbacks.send(id, token, &body(answer, form)?).await, fallback) {
        // A double click: the first press has closed the panel, but this one needs an answer too.
        (Err(refused), Some(view)) if refused.code() == Some(UNKNOWN_MESSAGE) => {
            callbacks.send(id, token, &body(Answer::Private(view), MessageForm::Classic)?).await
        }
        (sent, _) => sent,
    };
    match sent? {
        Sent::Accepted(message) => Ok(message.filter(|_| is_public)),
        // The message exists, only its id got lost.
        Sent::Before if is_public => {
            let message = http.get_original_interaction_response(token).await.map_err(plain);
            Ok(message.ok().and_then(|message| message.id.get().try_into().ok()))
        }
        Sent::Before => Ok(None),
    }
}

/// Shows the caller another private message below the answer, or changes one that they have, which
/// keeps its form.
pub(crate) async fn follow_up(
    (http, callbacks): (&serenity::Http, &Callbacks),
    token: &str,
    message: Option<(MessageId, MessageForm)>,
    view: View,
) -> anyhow::Result<()> {
    if components_v2::needed(&view) || message.is_some_and(|(_, form)| form == MessageForm::Components) {
        let message = message.map(|(message, _)| message.to_string());
        return send_parts((http, callbacks), token, message.as_deref(), view).await;
    }
    let message = message.map(|(message, _)| serenity::MessageId::new(message.get()));
    let sent = serenity::Builder::execute(below(view).ephemeral(true), http, (message, token));
    sent.await.map(drop).map_err(plain)
}

/// Edits the answer to an interaction, which keeps its form.
pub(super) async fn edit_answer(
    (http, callbacks): (&serenity::Http, &Callbacks),
    token: &str,
    form: MessageForm,
    view: View,
) -> anyhow::Result<()> {
    if components_v2::needed(&view) || form == MessageForm::Components {
        return send_parts((http, callbacks), token, Some("@original"), view).await;
    }
    let view = joined(view.without_lists());
    let files = files(view.pictures, view.files);
    let edit = serenity::EditInteractionResponse::new()
        .attachments(files.into_iter().fold(EditAttachments::new(), EditAttachments::add))
        .content(view.text)
        .embeds(view.details.map(embed).into_iter().collect())
        .components(rows(view.selects, view.buttons))
        .allowed_mentions(pings(&view.pings));
    serenity::Builder::execute(edit, http, token).await.map(drop).map_err(plain)
}

/// Shows the caller another private message made of components, or changes the `message` that they have.
async fn send_parts(
    (http, callbacks): (&serenity::Http, &Callbacks),
    token: &str,
    message: Option<&str>,
    view: View,
) -> anyhow::Result<()> {
    let application = http.application_id().context("the application isn't known yet")?;
    let (data, files) = in_parts(view, Seen::Privately)?;
    let data = if message.is_some() { components_v2::edit(data) } else { data };
    Ok(callbacks.send_more((application, token), message, &Body::of(data, files)).await?)
}

/// Posts a message that everyone sees below the answer.
pub(super) async fn post_by_token(
    http: &serenity::Http,
    token: &str,
    view: View,
) -> serenity::Result<serenity::Message> {
    serenity::Builder::execute(below(view), http, (None, token)).await
}

/// A message below the answer.
fn below(view: View) -> serenity::CreateInteractionResponseFollowup {
    let view = joined(view.without_lists());
    serenity::CreateInteractionResponseFollowup::new()
        .content(view.text)
        .files(files(view.pictures, view.files))
        .embeds(view.details.map(embed).into_iter().collect())
        .components(rows(view.selects, view.buttons))
        .allowed_mentions(pings(&view.pings))
}

/// The answer, for an interaction from a message of this form.
fn body(answer: Answer, form: MessageForm) -> anyhow::Result<Body> {
    let (kind, seen, view) = match answer {
        Answer::Public(view) if components_v2::needed(&view) => (NEW, Seen::ByAll, view),
        Answer::Private(view) if components_v2::needed(&view) => (NEW, Seen::Privately, view),
        Answer::Update(view) | Answer::Rewrite(view)
            if form == MessageForm::Components || components_v2::needed(&view) =>
        {
            (UPDATE, Seen::ByAll, view)
        }
        answer => return classic(answer),
    };
    let (data, files) = in_parts(view, seen)?;
    let data = if kind == UPDATE { components_v2::edit(data) } else { data };
    Ok(Body::of(serde_json::json!({ "type": kind, "data": data }), files))
}

/// Discord's type of an answer that is a new message.
const NEW: u8 = 4;
/// Discord's type of an answer that changes the message with the button.
const UPDATE: u8 = 7;

/// A view as a message made of components, and its files.
fn in_parts(view: View, seen: Seen) -> anyhow::Result<(serde_json::Value, Vec<CreateAttachment>)> {
    let view = if view.lists_fit() { view } else { view.without_lists() };
    let mut view = joined(view);
    let buttons = rows(Vec::new(), std::mem::take(&mut view.buttons));
    let menus = rows(std::mem::take(&mut view.selects), Vec::new());
    let (pings, pictures) = (pings(&view.pings), view.pictures.clone());
    let files = files(pictures, std::mem::take(&mut view.files));
    let data = components_v2::message(&view, &files, (buttons, menus), &pings, seen, button)?;
    Ok((data, files))
}

fn classic(answer: Answer) -> anyhow::Result<Body> {
    let with_files =
        |view: View, shape: fn(CreateInteractionResponseMessage) -> CreateInteractionResponse| {
            let (message, files) = response(view);
            Body::new(&shape(message), files)
        };
    match answer {
        Answer::Public(view) => with_files(view, CreateInteractionResponse::Message),
        Answer::Private(view) => {
            with_files(view, |message| CreateInteractionResponse::Message(message.ephemeral(true)))
        }
        // Listing its files, even none, removes the old picture.
        Answer::Update(view) | Answer::Rewrite(view) => {
            with_files(view, CreateInteractionResponse::UpdateMessage)
        }
        Answer::Form(form) => Ok(Body::of(forms::answer(form), Vec::new())),
        Answer::Nothing => Body::new(&CreateInteractionResponse::Acknowledge, Vec::new()),
        Answer::NoChoices => {
            let none = CreateAutocompleteResponse::new();
            Body::new(&CreateInteractionResponse::Autocomplete(none), Vec::new())
        }
    }
}

/// The message of an answer, and its files.
fn response(view: View) -> (CreateInteractionResponseMessage, Vec<CreateAttachment>) {
    let view = joined(view.without_lists());
    let files = files(view.pictures, view.files);
    let message = CreateInteractionResponseMessage::new()
        .content(view.text)
        .files(files.iter().map(without_content))
        .embeds(view.details.map(embed).into_iter().collect())
        .components(rows(view.selects, view.buttons))
        .allowed_mentions(pings(&view.pings));
    (message, files)
}

/// A file as the JSON names it; its content is sent beside that.
fn without_content(file: &CreateAttachment) -> CreateAttachment {
    let mut named = CreateAttachment::bytes(Vec::new(), file.filename.clone());
    named.description.clone_from(&file.description);
    named
}

/// A message of its own. `nonce` lets Discord recognise a second attempt.
pub(crate) fn message(view: View, nonce: String) -> CreateMessage {
    let view = joined(view.without_lists());
    let role = view.role.map(|role| serenity::RoleId::new(role.get()));
    CreateMessage::new()
        .content(view.text)
        .files(files(view.pictures, view.files))
        .embeds(view.details.map(embed).into_iter().collect())
        .components(rows(view.selects, view.buttons))
        .allowed_mentions(pings(&view.pings).roles(role))
        .nonce(serenity::Nonce::String(nonce))
        .enforce_nonce(true)
}

/// An old message, which shows these pictures and no others.
pub(crate) fn edit(view: View) -> EditMessage {
    let view = view.without_lists();
    let pictures = files(view.pictures, view.files);
    EditMessage::new()
        .attachments(pictures.into_iter().fold(EditAttachments::new(), EditAttachments::add))
        .content(view.text)
        .components(rows(view.selects, view.buttons))
        .allowed_mentions(pings(&view.pings))
}

fn files(pictures: Vec<Picture>, files: Vec<Attachment>) -> Vec<CreateAttachment> {
    let file = |(number, picture): (usize, Picture)| {
        let name = if number == 1 { "board.png".to_owned() } else { format!("board-{number}.png") };
        CreateAttachment::bytes(picture.png, name).description(picture.alt)
    };
    let others =
        files.into_iter().map(|file| CreateAttachment::bytes(file.bytes, file.name).description(file.alt));
    (1..).zip(pictures).map(file).chain(others).collect()
}

fn embed(details: Details) -> CreateEmbed {
    let embed = CreateEmbed::new().description(details.text);
    if details.title.is_empty() { embed } else { embed.title(details.title) }
}

fn pings(players: &[PlayerId]) -> CreateAllowedMentions {
    let users = players.iter().filter(|player| !player.is_former());
    CreateAllowedMentions::new().users(users.map(|player| UserId::new(player.get())))
}

/// Discord's limit for the text of a message, in characters.
const ROOM: usize = 2_000;

/// Adds the board as text below the words, or as a separate block if that is too long.
fn joined(view: View) -> View {
    let Some(aligned) = view.aligned else { return view };
    let text = format!("{}\n{aligned}", view.text);
    if text.encode_utf16().count() <= ROOM {
        return View { text, aligned: None, ..view };
    }
    let details = view.details.or(Some(Details { title: String::new(), text: aligned }));
    View { aligned: None, details, ..view }
}

fn rows(selects: Vec<Select>, buttons: Vec<Vec<Button>>) -> Vec<CreateActionRow> {
    let selects = (1..).zip(selects).map(|(number, list)| CreateActionRow::SelectMenu(select(number, list)));
    let buttons = buttons
        .into_iter()
        .filter(|row| !row.is_empty())
        .map(|row| CreateActionRow::Buttons(row.into_iter().map(button).collect()));
    selects.chain(buttons).collect()
}

/// A list with this number in its message.
fn select(number: usize, list: Select) -> CreateSelectMenu {
    let select = match list.offers {
        Offers::Controls(choices) => {
            let options = choices.into_iter().map(option).collect();
            CreateSelectMenu::new(format!("{CHOOSE}:{number}"), CreateSelectMenuKind::String { options })
        }
        Offers::Member(control) => {
            CreateSelectMenu::new(control.to_string(), CreateSelectMenuKind::User { default_users: None })
        }
        Offers::Role(control) => {
            CreateSelectMenu::new(control.to_string(), CreateSelectMenuKind::Role { default_roles: None })
        }
        Offers::Channel { control, chosen } => {
            let chosen = chosen.map(|channel| serenity::ChannelId::new(channel.get()));
            let kind = CreateSelectMenuKind::Channel {
                channel_types: Some(POSTED_IN.to_vec()),
                default_channels: chosen.map(|chosen| vec![chosen]),
            };
            CreateSelectMenu::new(control.to_string(), kind)
        }
        Offers::Channels { control, chosen } => {
            let chosen = chosen.into_iter().map(|channel| serenity::ChannelId::new(channel.get())).collect();
            let kind = CreateSelectMenuKind::Channel {
                channel_types: Some(PLACES.to_vec()),
                default_channels: Some(chosen),
            };
            CreateSelectMenu::new(control.to_string(), kind).min_values(1).max_values(MOST_CHANNELS)
        }
    };
    select.placeholder(list.placeholder)
}

fn option(choice: Choice) -> CreateSelectMenuOption {
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
