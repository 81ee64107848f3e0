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
/// The most parts of a message with lists, those within parts included.
const MOST_PARTS: usize = 40;
/// The most characters of all texts of a message with lists.
const MOST_TEXT: usize = 4_000;

/// A message: words, pictures, buttons, and who is pinged.
#[derive(Clone, Debug, Default)]
pub struct View {
    /// Discord Markdown, at most 2,000 characters.
    pub text: String,
    /// The board as aligned text, shown below the words.
    pub aligned: Option<String>,
    /// A framed text below the words.
    pub details: Option<Details>,
    /// Lists below the words, whose lines have buttons beside them.
    pub lists: Vec<List>,
    /// Small print below the lists.
    pub below: String,
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

/// A framed list: Discord's container of sections.
#[derive(Clone, Debug)]
pub struct List {
    /// What its lines have in common, as Discord Markdown.
    pub heading: String,
    /// The lines.
    pub lines: Vec<Line>,
}

/// A line of a list.
#[derive(Clone, Debug)]
pub struct Line {
    /// Discord Markdown.
    pub text: String,
    /// What can be pressed beside it.
    pub beside: Option<Beside>,
}

/// What can be pressed beside a line.
#[derive(Clone, Debug)]
pub enum Beside {
    /// A button of the bot.
    Press(Button),
    /// A button that opens a place in Discord.
    Open {
        /// The label, at most 80 characters.
        label: String,
        /// The address of a message or a channel.
        address: String,
    },
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

/// A form: Discord's modal.
#[derive(Clone, Debug)]
pub struct Form {
    /// The title, at most 45 characters.
    pub title: String,
    /// From one to five fields.
    pub fields: Vec<Field>,
    /// What is done with what was filled in.
    pub control: ButtonId,
}

/// A field of a form.
#[derive(Clone, Debug)]
pub struct Field {
    /// By which it is found in what was filled in.
    pub id: FieldId,
    /// The label, at most 45 characters.
    pub label: String,
    /// A description, at most 100 characters.
    pub about: Option<String>,
    /// Whether it must be filled in. A box can always be left empty.
    pub required: bool,
    /// What is filled in.
    pub input: FieldInput,
}

/// The fields of all forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum FieldId {
    /// The line of a form that has only one, as it was called before there were others.
    Line,
    /// The rules.
    Rules,
    /// The time control.
    Clock,
    /// A number of days.
    Days,
    /// How many players a division has.
    Size,
    /// How many rounds there are.
    Rounds,
    /// When it starts.
    Starts,
    /// Whether boards come as direct messages.
    ByMail,
    /// A file.
    File,
    /// A typed record.
    Record,
    /// Why something is done.
    Reason,
    /// What someone adds in their own words.
    Words,
}

/// What is filled in.
#[derive(Clone, Debug)]
pub enum FieldInput {
    /// A line of text.
    Line {
        /// The initial text.
        text: String,
        /// The most characters; the least is 1.
        most: u16,
    },
    /// Lines of text.
    Lines {
        /// The most characters; the least is 1.
        most: u16,
    },
    /// One of up to 25 choices, in a list that opens.
    List(Vec<FieldChoice>),
    /// One of 2 to 10 choices, all of which are seen.
    OneOf(Vec<FieldChoice>),
    /// A box, ticked at first or not.
    Box(bool),
    /// A file with one of these extensions, with their dots.
    File(&'static [&'static str]),
}

/// A choice of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldChoice {
    /// The label, at most 100 characters.
    pub label: String,
    /// What it stands for, at most 100 characters.
    pub value: String,
    /// Whether it is selected at first; at most one is.
    pub current: bool,
}

impl Field {
    /// A field that must be filled in.
    pub fn new(id: FieldId, label: impl Into<String>, input: FieldInput) -> Self {
        Self { id, label: label.into(), about: None, required: true, input }
    }

    /// Lets it be left empty.
    #[must_use]
    pub fn optional(self) -> Self {
        Self { required: false, ..self }
    }

    /// Adds a description.
    #[must_use]
    pub fn about(self, about: impl Into<String>) -> Self {
        Self { about: Some(about.into()), ..self }
    }
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

    /// The same without lists: their lines as text, their buttons in rows. Links are in the text already.
    #[must_use]
    pub fn without_lists(mut self) -> Self {
        let lists = std::mem::take(&mut self.lists);
        if lists.is_empty() {
            return self;
        }
        let mut buttons = Vec::new();
        for List { heading, lines } in lists {
            self.text = format!("{}\n{heading}", self.text);
            for Line { text, beside } in lines {
                self.text = format!("{}\n- {text}", self.text);
                if let Some(Beside::Press(button)) = beside {
                    buttons.push(button);
                }
            }
        }
        let below = std::mem::take(&mut self.below);
        if !below.is_empty() {
            self.text = format!("{}\n{below}", self.text);
        }
        self.with_buttons(&buttons)
    }

    /// Whether the lists fit into a message as lists, with everything else.
    pub fn lists_fit(&self) -> bool {
        let lines = || self.lists.iter().flat_map(|list| &list.lines);
        // A line with a button is a section with a text and the button.
        let of_lines: usize = lines().map(|line| if line.beside.is_some() { 3 } else { 1 }).sum();
        let headings = self.lists.iter().filter(|list| !list.heading.is_empty()).count();
        let rows = self.buttons.iter().filter(|row| !row.is_empty()).count() + self.selects.len();
        let pressed: usize = self.buttons.iter().map(Vec::len).sum::<usize>() + self.selects.len();
        let optional = [
            !self.text.is_empty(),
            !self.below.is_empty(),
            self.aligned.is_some() || self.details.is_some(),
            !self.pictures.is_empty(),
        ];
        let others = optional.into_iter().filter(|is_there| *is_there).count() + self.files.len();
        let parts = self.lists.len() + headings + of_lines + rows + pressed + others;
        let framed =
            self.details.iter().flat_map(|details| [details.title.as_str(), &details.text, "****\n"]);
        let texts =
            [self.text.as_str(), &self.below].into_iter().chain(self.aligned.as_deref()).chain(framed);
        let texts = texts.chain(self.lists.iter().map(|list| list.heading.as_str()));
        let length: usize =
            texts.chain(lines().map(|line| line.text.as_str())).map(|text| text.encode_utf16().count()).sum();
        parts <= MOST_PARTS && length <= MOST_TEXT
    }

    /// Everything that is read in the message, in order.
    pub fn said(&self) -> String {
        self.clone().without_lists().text
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

    /// Adds a row of buttons, or more if they don't fit in one.
    #[must_use]
    pub fn with_row(mut self, mut row: Vec<Button>) -> Self {
        while !row.is_empty() {
            let rest = row.split_off(row.len().min(IN_A_ROW));
            self.buttons.push(std::mem::replace(&mut row, rest));
        }
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
