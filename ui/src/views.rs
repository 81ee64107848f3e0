//! What the bot shows: pure functions from what is to its words, picture and buttons. None of them talks to anybody.

pub mod absence;
pub mod ahead;
pub mod announced;
pub mod bans;
pub mod begin;
pub mod below_board;
pub mod blocks;
pub mod board;
pub mod board_text;
pub mod category;
pub mod challenge;
pub mod clock;
pub mod confirm;
pub mod days;
pub mod deed;
pub mod digest;
pub mod direct;
pub mod direction;
pub mod ending;
#[cfg(any(test, feature = "example"))]
#[allow(
    clippy::unwrap_used,
    clippy::missing_panics_doc,
    clippy::expect_used,
    missing_docs,
    reason = "for tests only"
)]
pub mod example;
pub mod export;
pub mod help;
pub mod history;
pub mod house_rules;
mod illegal;
pub mod import;
mod instead;
pub mod kept_away;
pub mod leaderboard;
pub mod link;
pub mod listed;
mod match_score;
pub mod moderation;
pub mod more;
pub mod moving;
pub mod my_games;
pub mod name;
pub mod offer;
pub mod pages;
pub mod panel;
pub mod permission;
pub mod players;
pub mod plot;
pub mod practice;
pub mod preferences;
pub mod privacy;
pub mod profile;
pub mod rating;
pub mod refusal;
pub mod replay;
pub mod resign;
pub mod results;
pub mod rules;
pub mod season;
pub mod settings;
pub mod spoken;
pub mod terms;
pub mod theme;
pub mod time;
pub mod versus;
pub mod watch;

use play::{ChannelId, Player, PlayerId};

use crate::button_id::ButtonId;

/// Discord takes five buttons in a row.
const IN_A_ROW: usize = 5;

/// A message to be: words, pictures, buttons, and who is pinged.
#[derive(Clone, Debug, Default)]
pub struct View {
    /// Discord Markdown, at most 2,000 characters.
    pub text: String,
    /// The board as aligned text, below the words.
    pub aligned: Option<String>,
    /// What stands apart from the words, below them.
    pub details: Option<Details>,
    /// The pictures, at most ten.
    pub pictures: Vec<Picture>,
    /// Other files; with the pictures, at most ten.
    pub files: Vec<File>,
    /// Selects, a row each, above the buttons.
    pub selects: Vec<Select>,
    /// Rows of at most five buttons; with the selects, at most five rows.
    pub buttons: Vec<Vec<Button>>,
    /// Exactly those who get a notification; everybody else who is mentioned gets none.
    pub pings: Vec<PlayerId>,
}

/// A frame of words with a title: Discord's embed.
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
    /// What it shows, in words, at most 1,024 characters.
    pub alt: String,
}

/// A file that is no picture of a board.
#[derive(Clone, Debug)]
pub struct File {
    /// Its name, whose ending says what it is.
    pub name: String,
    /// What it holds, at most 10 MiB.
    pub bytes: Vec<u8>,
    /// What it shows or holds, in words, at most 1,024 characters.
    pub alt: String,
}

/// A button.
#[derive(Clone, Debug)]
pub struct Button {
    /// What it says, at most 80 characters.
    pub label: String,
    /// What it does.
    pub control: ButtonId,
    /// How it looks.
    pub tone: Tone,
    /// Whether it can be seen, but not pressed.
    pub disabled: bool,
}

/// Something to choose from.
#[derive(Clone, Debug)]
pub struct Select {
    /// What it says before anything is chosen, at most 150 characters.
    pub placeholder: String,
    /// What can be chosen.
    pub offers: Offers,
}

/// What can be chosen in a select.
#[derive(Clone, Debug)]
pub enum Offers {
    /// One of these, from 1 to 25: it is done as if a button with it were pressed.
    Controls(Vec<Choice>),
    /// A member of the server: this is done with him.
    Member(ButtonId),
    /// Channels of the server, up to 25.
    Channels {
        /// What is done with those that were chosen.
        control: ButtonId,
        /// Those that are chosen now.
        chosen: Vec<ChannelId>,
    },
}

/// One of several things that can be done.
#[derive(Clone, Debug)]
pub struct Choice {
    /// What it says, at most 100 characters.
    pub label: String,
    /// What it means, at most 100 characters; none where the label says all.
    pub about: Option<String>,
    /// What it does.
    pub control: ButtonId,
    /// Whether it is what is shown now.
    pub current: bool,
}

/// A question with a line to fill in: Discord's modal.
#[derive(Clone, Debug)]
pub struct Form {
    /// What it is about, at most 45 characters.
    pub title: String,
    /// What is asked for, at most 45 characters.
    pub label: String,
    /// What stands in the line already.
    pub text: String,
    /// How many characters the line may have; at least one.
    pub most: u16,
    /// What is done with the line.
    pub control: ButtonId,
}

/// The most characters of a choice's words, and of those below them.
pub const CHOICE: usize = 100;

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// What most people will want.
    Primary,
    /// One of several.
    Plain,
    /// Yes.
    Good,
    /// What cannot be undone.
    Danger,
}

impl View {
    /// Words alone.
    pub fn words(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    /// With one more list to choose from.
    #[must_use]
    pub fn with_select(mut self, placeholder: impl Into<String>, offers: Offers) -> Self {
        self.selects.push(Select { placeholder: placeholder.into(), offers });
        self
    }

    /// The same with these buttons, in as many rows as they need.
    #[must_use]
    pub fn with_buttons(mut self, buttons: &[Button]) -> Self {
        self.buttons.extend(buttons.chunks(IN_A_ROW).map(<[_]>::to_vec));
        self
    }

    /// With one more row of buttons.
    #[must_use]
    pub fn with_row(mut self, row: Vec<Button>) -> Self {
        self.buttons.push(row);
        self
    }
}

impl Choice {
    /// A choice that does `control`; what is too long is cut off.
    pub fn new(label: impl Into<String>, control: ButtonId) -> Self {
        Self { label: fitting(label.into()), about: None, control, current: false }
    }

    /// The same with more words below it.
    #[must_use]
    pub fn about(self, about: impl Into<String>) -> Self {
        Self { about: Some(fitting(about.into())).filter(|about| !about.is_empty()), ..self }
    }

    /// The same, which is how things are now if `current`.
    #[must_use]
    pub fn current_if(self, current: bool) -> Self {
        Self { current, ..self }
    }
}

/// As much of a text as a choice can have.
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
    pub fn new(label: impl Into<String>, control: ButtonId, tone: Tone) -> Self {
        Self { label: label.into(), control, tone, disabled: false }
    }

    /// The same, which cannot be pressed if `disabled`.
    #[must_use]
    pub fn disabled_if(self, disabled: bool) -> Self {
        Self { disabled, ..self }
    }
}

/// How a player is named in a text: Discord shows his name, and pings him only if the message says so.
pub fn mention(player: impl Into<Player>) -> String {
    let Player::Member(id) = player.into();
    format!("<@{id}>")
}
