//! What the bot shows: pure functions from state to words, pictures and buttons. They do no I/O.
//!
//! Each room is a subject: a game, challenges, competitions, learning, a player, a server (`guild`). `game` knows none of
//! the others. What several rooms use, such as names, times, links and lists, stands beside them.

pub mod called;
pub mod challenge;
pub mod competition;
pub mod days;
#[cfg(any(test, feature = "example"))]
#[allow(
    clippy::unwrap_used,
    clippy::missing_panics_doc,
    clippy::expect_used,
    missing_docs,
    reason = "for tests only"
)]
pub mod example;
pub mod game;
pub mod guild;
pub mod help;
pub mod kept_away;
pub mod learning;
pub mod link;
pub mod listed;
pub mod name;
pub mod pages;
pub mod permission;
pub mod player;
pub mod players;
pub mod rating;
pub mod refusal;
pub mod rule_options;
pub mod rules_names;
pub mod setting_names;
pub mod share;
pub mod terms;
pub mod time;

use play::{ChannelId, Level, Player, PlayerId, RoleId};

use crate::button_id::ButtonId;

/// The most buttons in a row on Discord.
const IN_A_ROW: usize = 5;

/// A message: words, pictures, buttons, and who is pinged.
#[derive(Clone, Debug, Default)]
pub struct View {
    /// Discord Markdown, at most 2,000 characters.
    pub text: String,
    /// The board as aligned text, shown below the words.
    pub aligned: Option<String>,
    /// A framed text below the words.
    pub details: Option<Details>,
    /// The pictures, at most ten.
    pub pictures: Vec<Picture>,
    /// Other files; together with the pictures at most ten.
    pub files: Vec<Attachment>,
    /// Select menus, one per row, above the buttons.
    pub selects: Vec<Select>,
    /// Rows of at most five buttons; with the selects, at most five rows.
    pub buttons: Vec<Vec<Button>>,
    /// Exactly the players who are notified; other mentions notify no one.
    pub pings: Vec<PlayerId>,
    /// The role whose members are notified when it is posted. Answers and edits notify no role.
    pub role: Option<RoleId>,
}

/// A framed text with a title: Discord's embed.
#[derive(Clone, Debug)]
pub struct Details {
    /// At most 256 characters.
    pub title: String,
    /// Discord Markdown, at most 4,096 characters.
    pub text: String,
}

/// A picture with its description.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The PNG file.
    pub png: Vec<u8>,
    /// The alt text, at most 1,024 characters.
    pub alt: String,
}

/// Any other file.
#[derive(Clone, Debug)]
pub struct Attachment {
    /// Its name, with an extension.
    pub name: String,
    /// Its content, at most 10 MiB.
    pub bytes: Vec<u8>,
    /// The alt text, at most 1,024 characters.
    pub alt: String,
}

/// A button.
#[derive(Clone, Debug)]
pub struct Button {
    /// The label, at most 80 characters.
    pub label: String,
    /// What it does.
    pub control: ButtonId,
    /// The style.
    pub tone: Tone,
    /// Whether it is greyed out.
    pub disabled: bool,
}

/// A select menu.
#[derive(Clone, Debug)]
pub struct Select {
    /// The placeholder, at most 150 characters.
    pub placeholder: String,
    /// The choices.
    pub offers: Offers,
}

/// The choices of a select menu.
#[derive(Clone, Debug)]
pub enum Offers {
    /// From 1 to 25 choices, each of which acts like a button.
    Controls(Vec<Choice>),
    /// Any member of the server; this is done with the one chosen.
    Member(ButtonId),
    /// Any role of the server; this is done with the one chosen.
    Role(ButtonId),
    /// One channel or thread of the server where messages can be written.
    Channel {
        /// What is done with the chosen one.
        control: ButtonId,
        /// The one selected at first.
        chosen: Option<ChannelId>,
    },
    /// Up to 25 channels of the server.
    Channels {
        /// What is done with the chosen channels.
        control: ButtonId,
        /// The channels selected at first.
        chosen: Vec<ChannelId>,
    },
}

/// A choice of a select menu.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The label, at most 100 characters.
    pub label: String,
    /// A description, at most 100 characters.
    pub about: Option<String>,
    /// What it does.
    pub control: ButtonId,
    /// Whether it is selected at first.
    pub current: bool,
}

/// A form with one text field: Discord's modal.
#[derive(Clone, Debug)]
pub struct Form {
    /// The title, at most 45 characters.
    pub title: String,
    /// The label of the field, at most 45 characters.
    pub label: String,
    /// The initial text of the field.
    pub text: String,
    /// The most characters of the field; the least is 1.
    pub most: u16,
    /// What is done with the submitted text.
    pub control: ButtonId,
}

/// The most characters of a choice's label or description.
pub const CHOICE: usize = 100;

/// The style of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// What most people will want.
    Primary,
    /// One of several.
    Plain,
    /// Yes.
    Good,
    /// What can't be undone.
    Danger,
}

impl View {
    /// A message that is only words.
    pub fn words(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    /// Adds a select menu.
    #[must_use]
    pub fn with_select(mut self, placeholder: impl Into<String>, offers: Offers) -> Self {
        self.selects.push(Select { placeholder: placeholder.into(), offers });
        self
    }

    /// Adds a select menu of choices, unless there are none.
    #[must_use]
    pub fn with_choices(
        self,
        placeholder: impl Into<String>,
        choices: impl IntoIterator<Item = Choice>,
    ) -> Self {
        let choices: Vec<_> = choices.into_iter().collect();
        if choices.is_empty() { self } else { self.with_select(placeholder, Offers::Controls(choices)) }
    }

    /// Adds these buttons, in as many rows as they need.
    #[must_use]
    pub fn with_buttons(mut self, buttons: &[Button]) -> Self {
        self.buttons.extend(buttons.chunks(IN_A_ROW).map(<[_]>::to_vec));
        self
    }

    /// Adds a row of buttons.
    #[must_use]
    pub fn with_row(mut self, row: Vec<Button>) -> Self {
        self.buttons.push(row);
        self
    }
}

impl Choice {
    /// A choice that does `control`; a label that is too long is cut.
    pub fn new(label: impl Into<String>, control: impl Into<ButtonId>) -> Self {
        Self { label: fitting(label.into()), about: None, control: control.into(), current: false }
    }

    /// Adds a description.
    #[must_use]
    pub fn about(self, about: impl Into<String>) -> Self {
        Self { about: Some(fitting(about.into())).filter(|about| !about.is_empty()), ..self }
    }

    /// Selects it at first if `current`.
    #[must_use]
    pub fn current_if(self, current: bool) -> Self {
        Self { current, ..self }
    }
}

/// Cuts a text to the length of a choice.
fn fitting(text: String) -> String {
    if text.chars().count() <= CHOICE {
        return text;
    }
    let cut: String = text.chars().take(CHOICE - 1).collect();
    let whole = cut.rsplit_once(' ').map_or(cut.as_str(), |(words, _)| words);
    format!("{whole}…")
}

impl Button {
    /// A button that does `control`.
    pub fn new(label: impl Into<String>, control: impl Into<ButtonId>, tone: Tone) -> Self {
        Self { label: label.into(), control: control.into(), tone, disabled: false }
    }

    /// One of several buttons.
    pub fn plain(label: impl Into<String>, control: impl Into<ButtonId>) -> Self {
        Self::new(label, control, Tone::Plain)
    }

    /// Greys it out if `disabled`.
    #[must_use]
    pub fn disabled_if(self, disabled: bool) -> Self {
        Self { disabled, ..self }
    }
}

/// A mention of a player. It shows a member's name, and notifies them only if the message says so. The computer needs
/// no word, so that it fits into sentences of any language.
pub fn mention(player: impl Into<Player>) -> String {
    match player.into() {
        Player::Member(id) => format!("<@{id}>"),
        Player::Computer(_) => COMPUTER.to_owned(),
    }
}

/// The computer, where members are mentioned.
const COMPUTER: &str = "🤖";

/// The computer and its level, in files that have no language.
pub fn computer(level: Level) -> String {
    format!("{COMPUTER} {level}")
}
