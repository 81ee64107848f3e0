//! The documents for operators agree with the code: `docs/COMMANDS.md`, which these tests write; the permissions in
//! `README.md`; the settings in `.env.example`; and all files and commands they name.
//!
//! After changing a command: `UPDATE_DOCS=1 cargo test -p bot --lib docs`.

mod by_hand;
mod named;
mod settings;

use std::{collections::BTreeMap, fmt::Write as _, fs, path::PathBuf};

use games::Game;
use play::Language;
use poise::serenity_prelude::{ChannelType, InteractionContext, Permissions};
use ui::{
    texts::{Texts, Words},
    views::permission,
};

use crate::{
    discord::permissions::{BotAction, INVITED},
    handlers::{commands, context::Command},
};

/// What the bot needs for a command, besides answering it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Needs {
    /// Nothing.
    Nothing,
    /// The permission for this action.
    Does(BotAction),
    /// Permission to post boards, and to open a thread if one is asked for.
    Begins,
    /// The permission for this action, when a button posts the answer.
    Shows(BotAction),
}

/// The commands for which the bot needs something; for all others, nothing. Commands of games are listed without the
/// game's name, context menu commands by the name of their function.
const NEEDS: &[(&str, Needs)] = &[
    ("play", Needs::Begins),
    ("challenge", Needs::Begins),
    ("rematch", Needs::Begins),
    ("leaderboard", Needs::Shows(BotAction::Words)),
    ("profile", Needs::Shows(BotAction::Boards)),
    ("versus", Needs::Shows(BotAction::Words)),
    ("move-game", Needs::Does(BotAction::Boards)),
    ("replay", Needs::Shows(BotAction::Boards)),
    ("analysis", Needs::Shows(BotAction::Boards)),
    ("import", Needs::Shows(BotAction::Boards)),
    ("season close", Needs::Does(BotAction::Boards)),
    ("season show", Needs::Shows(BotAction::Boards)),
    ("league create", Needs::Begins),
    ("league show", Needs::Shows(BotAction::Boards)),
    ("tournament create", Needs::Begins),
    ("tournament show", Needs::Shows(BotAction::Boards)),
    ("ladder", Needs::Does(BotAction::Thread)),
    ("vote start", Needs::Does(BotAction::Boards)),
    ("challenge_member", Needs::Begins),
    ("member_profile", Needs::Shows(BotAction::Boards)),
];

/// Commands that everyone sees and only the server's managers can use.
const FOR_MANAGERS: &[&str] = &["season close"];

/// Commands that everyone sees and only those who organize competitions can use.
const FOR_ORGANIZERS: &[&str] = &[
    "vote start",
    "vote stop",
    "league create",
    "league change",
    "league manage",
    "tournament create",
    "tournament change",
    "tournament manage",
];

const HEAD: &str = "\
# Commands and permissions

<!-- Written by `UPDATE_DOCS=1 cargo test -p bot --lib docs`. A test compares it with the commands. -->

Anyone who may use application commands in a channel may use these, except where the column *who* says otherwise. If you add the
bot to your own apps, you can use them anywhere: in direct messages, in groups, and on servers that don't have it. A server's
managers can restrict each command further (*Server Settings → Integrations*). Commands for moderators and managers stay
theirs, no matter who sees them.

**The bot needs no permission to answer.** An answer to a command or a button, private or public, isn't a message of its own;
the boards of a running game are such answers. By itself, it posts the first board of a game, the next game of a match, the
computer's turn if it comes later than the answer, games that ended on time, and boards that an outage held back. That is why it checks its permissions before a game starts. It needs:

";

/// The permissions for an action, in words.
fn needed(words: &Words, deed: BotAction, place: ChannelType) -> String {
    permission::names(words, deed.needs(Some(place))).replace("**", "")
}

fn deeds(words: &Words) -> String {
    let mut table = "| to | in a channel | in a thread, or a post of a forum | in a voice channel |\n| --- | --- | --- | --- |\n".to_owned();
    for (name, deed) in [("post boards", BotAction::Boards), ("post words", BotAction::Words)] {
        let [text, thread, voice] = [ChannelType::Text, ChannelType::PublicThread, ChannelType::Voice]
            .map(|place| needed(words, deed, place));
        let _ = writeln!(table, "| {name} | {text} | {thread} | {voice} |");
    }
    let thread = needed(words, BotAction::Thread, ChannelType::Text);
    let _ = writeln!(
        table,
        "| open a thread and play in it | {thread} | there are no threads in threads | nor here |"
    );
    table
}

impl Needs {
    fn told(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Does(BotAction::Boards) => "to post boards",
            Self::Does(BotAction::Words) => "to post words",
            Self::Does(BotAction::Thread) => "to open a thread",
            Self::Begins => "to post boards; for a game in a thread, to open one",
            Self::Shows(BotAction::Boards) => "nothing; to post it, to post boards",
            Self::Shows(BotAction::Words) => "nothing; to post it, to post words",
            Self::Shows(BotAction::Thread) => "nothing; to post it, to open a thread",
        }
    }
}

/// A command as the document lists it.
struct Row {
    /// Its key in [`NEEDS`].
    key: String,
    /// How to use it, without a game's name.
    used: String,
    about: String,
    options: String,
    who: String,
    /// Its game, if it belongs to one.
    game: Option<Game>,
}

/// The commands in the program's order.
fn rows(commands: &[Command]) -> Vec<Row> {
    let mut rows = Vec::new();
    for command in commands {
        let game = command.name.parse::<Game>().ok();
        collect(command, &[], (game, command), &mut rows);
    }
    rows
}

fn collect(command: &Command, above: &[&str], (game, top): (Option<Game>, &Command), rows: &mut Vec<Row>) {
    let path = [above, &[&command.name]].concat();
    if !command.subcommands.is_empty() {
        for inner in &command.subcommands {
            collect(inner, &path, (game, top), rows);
        }
        return;
    }
    let own = if game.is_some() { &path[1..] } else { &path[..] };
    let menu = command.context_menu_action.as_ref().map(|action| match action {
        poise::ContextMenuCommandAction::Message(_) => "a message",
        _ => "a member",
    });
    let used = match (menu, game) {
        (Some(_), _) => format!("*{}*", command.context_menu_name.as_deref().unwrap_or_default()),
        (None, Some(_)) => format!("`{}`", own.join(" ")),
        (None, None) => format!("`/{}`", own.join(" ")),
    };
    let about = command.description.as_deref().unwrap_or_default();
    let about = about.rsplit_once(" (").filter(|_| !who(top).starts_with("anyone") || managers_only(own));
    let about = about.map_or(command.description.as_deref().unwrap_or_default(), |(about, _)| about);
    let about = menu.map_or_else(|| about.to_owned(), |menu| format!("in the menu of {menu}, under *Apps*"));
    let options = command.parameters.iter().map(|option| {
        if option.required { format!("`{}`", option.name) } else { format!("[`{}`]", option.name) }
    });
    rows.push(Row {
        key: own.join(" "),
        used,
        about,
        options: if menu.is_some() { String::new() } else { options.collect::<Vec<_>>().join(" ") },
        who: if organizers_only(own) {
            "members who can Manage Server, and organizers".to_owned()
        } else if managers_only(own) {
            "members who can Manage Server".to_owned()
        } else {
            who(top)
        },
        game,
    });
}

fn managers_only(own: &[&str]) -> bool {
    FOR_MANAGERS.contains(&own.join(" ").as_str()) || organizers_only(own)
}

fn organizers_only(own: &[&str]) -> bool {
    FOR_ORGANIZERS.contains(&own.join(" ").as_str())
}

/// Who may use it by default, and where.
fn who(command: &Command) -> String {
    let needed = command.default_member_permissions;
    let who = match needed {
        Permissions::MANAGE_MESSAGES => "members who can Manage Messages".to_owned(),
        Permissions::MANAGE_GUILD => "members who can Manage Server".to_owned(),
        needed if needed.is_empty() => "anyone".to_owned(),
        needed => format!("members who can {}", needed.get_permission_names().join(", ")),
    };
    let contexts = command.interaction_context.as_deref().unwrap_or_default();
    let only_servers = contexts == [InteractionContext::Guild];
    if only_servers { format!("{who}, on servers only") } else { who }
}

/// The whole document; or what must be removed from [`NEEDS`].
fn document(texts: &Texts) -> Result<String, String> {
    let words = texts.of(Language::English);
    let commands = commands::all(texts, true);
    let rows = rows(&commands);
    let stale: Vec<&str> =
        NEEDS.iter().map(|(key, _)| *key).filter(|key| rows.iter().all(|row| row.key != *key)).collect();
    if !stale.is_empty() {
        return Err(format!("no command is called {stale:?}"));
    }
    let needs: BTreeMap<&str, Needs> = NEEDS.iter().copied().collect();
    let needs = |key: &str| needs.get(key).copied().unwrap_or(Needs::Nothing);
    let mut text = format!("{HEAD}{}", deeds(words));
    let (of_games, others): (Vec<_>, Vec<_>) = rows.into_iter().partition(|row| row.game.is_some());
    let names: Vec<String> = Game::ALL.iter().map(|game| format!("`/{game}`")).collect();
    let _ = write!(
        text,
        "\n## In a game\n\nBelow the command of each game ({}); `[option]` can be left out.\n\n\
         | command | games | options | what it does | who | the bot needs |\n| --- | --- | --- | --- | --- | --- |\n",
        names.join(", ")
    );
    let mut listed: Vec<(&Row, Vec<Game>)> = Vec::new();
    for row in &of_games {
        let same =
            listed.iter_mut().find(|(other, _)| (&other.key, &other.options) == (&row.key, &row.options));
        match same {
            Some((_, games)) => games.extend(row.game),
            None => listed.push((row, row.game.into_iter().collect())),
        }
    }
    for (row, games) in listed {
        let games = if games.len() == Game::ALL.len() {
            "all".to_owned()
        } else {
            games.iter().map(|game| format!("`{game}`")).collect::<Vec<_>>().join(" ")
        };
        let Row { key, used, about, options, who, .. } = row;
        let _ = writeln!(text, "| {used} | {games} | {options} | {about} | {who} | {} |", needs(key).told());
    }
    text.push_str(
        "\n## Elsewhere\n\n| command | options | what it does | who | the bot needs |\n| --- | --- | --- | --- | --- |\n",
    );
    for Row { key, used, about, options, who, .. } in &others {
        let _ = writeln!(text, "| {used} | {options} | {about} | {who} | {} |", needs(key).told());
    }
    Ok(text)
}

pub(super) fn path(file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(file)
}

#[test]
fn docs_list_every_command_with_what_it_needs() {
    let texts = Texts::load().unwrap();
    let document =
        document(&texts).unwrap_or_else(|faults| panic!("in NEEDS of bot/src/checks/docs.rs: {faults}"));
    let file = path("docs/COMMANDS.md");
    if std::env::var_os("UPDATE_DOCS").is_some() {
        fs::write(&file, &document).unwrap();
    }
    let written = fs::read_to_string(&file).unwrap_or_default();
    let lacks = document.lines().filter(|line| !written.lines().any(|other| other == *line));
    let needless = written.lines().filter(|line| !document.lines().any(|other| other == *line));
    let lines: Vec<String> =
        lacks.map(|line| format!("+ {line}")).chain(needless.map(|line| format!("- {line}"))).collect();
    assert!(
        lines.is_empty() && written == document,
        "docs/COMMANDS.md: `UPDATE_DOCS=1 cargo test -p bot --lib docs` changes\n{}",
        lines.join("\n")
    );
}

#[test]
fn docs_invite_the_bot_with_what_it_needs_and_nothing_else() {
    let readme = fs::read_to_string(path("README.md")).unwrap();
    let number = readme
        .split("&permissions=")
        .nth(1)
        .and_then(|rest| rest.split(|c: char| !c.is_ascii_digit()).next()?.parse::<u64>().ok());
    assert_eq!(number, Some(INVITED.bits()), "the number in the link of README.md");
    let texts = Texts::load().unwrap();
    let words = texts.of(Language::English);
    let (_, table) = readme.split_once("| permission | what for |").expect("the table of permissions");
    let listed = table.lines().skip(2).map(str::trim).take_while(|line| line.starts_with('|'));
    let mut listed: Vec<&str> = listed.filter_map(|line| Some(line.split('|').nth(1)?.trim())).collect();
    // The server-wide names of the permissions.
    let names = permission::names(words, INVITED).replace("**", "").replace("View Channel", "View Channels");
    let mut names: Vec<&str> = names.split(", ").collect();
    listed.sort_unstable();
    names.sort_unstable();
    assert_eq!(listed, names, "the table of permissions in README.md");
    assert!(readme.contains("(docs/COMMANDS.md)"), "README.md leads to the commands");
}
