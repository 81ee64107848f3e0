//! What ARCHITECTURE.md promises of the folders, read from the words of each file: its tokens, without its tests.

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens as _;
use syn::{Item, UseTree};

use super::imports::is_for_tests;

/// The methods of the store by which a handler may read. All others are called by actions.
const READS: [&str; 11] = [
    "competitions",
    "may_have_other_workers",
    "has_seen",
    "guild_gone",
    "house_rules",
    "absences",
    "seasons",
    "latest_in",
    "running_games_of",
    "running_games_in",
    "newest_open_challenges_of",
];

/// How something is decided and stored.
const DECIDES: [&str; 5] = [".commit", ".write", ".decide", "Change", "Unit"];

/// How serenity makes a request, or what only its requests need.
const REQUESTS: [&str; 14] = [
    "Http",
    "HttpBuilder",
    "HttpError",
    "CacheHttp",
    "Callbacks",
    ".http",
    ".execute",
    ".send_message",
    ".edit_message",
    ".delete_message",
    ".direct_message",
    ".create_dm_channel",
    ".create_response",
    ".serenity_context",
];

/// What poise takes or needs of serenity outside of `discord/`, and sends itself.
const OF_POISE: [&str; 2] = ["CreateAutocompleteResponse", "CreateCommand"];

/// What actions ask of Discord: who someone is, whether a channel works, and a thread before the game in it is stored. One that
/// goes to a player by mail follows the answer.
const ASKED: [&str; 6] = [".me", ".member(", ".is_bot(", ".access(", ".open_thread(", ".follow_up("];

/// How the time of day is read.
const NOW: [&str; 3] = ["Timestamp::now(", "Zoned::now(", "SystemTime::now("];

/// Where it is read: by the bot's clock, and to compare with that of serenity.
const CLOCKS: [&str; 2] = ["app/clock.rs", "discord/serenity_gaps/route_limits.rs"];

/// How an interaction is answered.
const ANSWERS: [&str; 7] =
    [".answer_interaction", "CreateReply", "say_reply", "send_reply", ".reply", ".defer", ".defer_ephemeral"];

/// The words of a file in order. A field or a method has a dot before it, and a path is one word.
pub(super) fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    read(&syn::parse_file(text).unwrap().items, &mut words);
    words
}

fn read(items: &[Item], words: &mut Vec<String>) {
    for item in items {
        match item {
            Item::Use(item) if !is_for_tests(&item.attrs) => imported(&item.tree, "", words),
            Item::Mod(item) if !is_for_tests(&item.attrs) => {
                read(item.content.as_ref().map_or(&[][..], |(_, items)| items), words);
            }
            Item::Use(_) | Item::Mod(_) => {}
            Item::Fn(item) if is_for_tests(&item.attrs) => {}
            other => spoken(other.to_token_stream(), words),
        }
    }
}

/// What a `use` item names: each import as a path.
fn imported(tree: &UseTree, above: &str, words: &mut Vec<String>) {
    match tree {
        UseTree::Path(path) => imported(&path.tree, &format!("{above}{}::", path.ident), words),
        UseTree::Group(group) => group.items.iter().for_each(|tree| imported(tree, above, words)),
        UseTree::Name(name) => words.push(format!("use {above}{}", name.ident)),
        UseTree::Rename(rename) => words.push(format!("use {above}{}", rename.ident)),
        UseTree::Glob(_) => words.push(format!("use {above}*")),
    }
}

fn spoken(tokens: TokenStream, words: &mut Vec<String>) {
    let (mut word, mut colons) = (String::new(), 0);
    let end = |word: &mut String, words: &mut Vec<String>| {
        if !word.is_empty() {
            words.push(std::mem::take(word));
        }
    };
    for token in tokens {
        match token {
            TokenTree::Punct(punct) if punct.as_char() == ':' => colons += 1,
            TokenTree::Ident(ident) if colons == 2 => {
                word = format!("{word}::{ident}");
                colons = 0;
            }
            TokenTree::Ident(ident) if word == "." => word = format!(".{ident}"),
            TokenTree::Ident(ident) => {
                end(&mut word, words);
                (word, colons) = (ident.to_string(), 0);
            }
            TokenTree::Punct(punct) if punct.as_char() == '.' => {
                end(&mut word, words);
                word = ".".to_owned();
            }
            TokenTree::Group(group) => {
                if group.delimiter() == proc_macro2::Delimiter::Parenthesis && !word.is_empty() {
                    word.push('(');
                }
                end(&mut word, words);
                spoken(group.stream(), words);
                colons = 0;
            }
            TokenTree::Punct(_) | TokenTree::Literal(_) => {
                end(&mut word, words);
                colons = 0;
            }
        }
    }
    end(&mut word, words);
}

/// The parts of a word, without what it is called with.
fn parts(word: &str) -> impl Iterator<Item = &str> {
    word.trim_start_matches("use ").trim_end_matches('(').split("::").filter(|part| !part.is_empty())
}

fn says(word: &str, any: &[&str]) -> bool {
    parts(word).any(|part| any.contains(&part))
}

/// Where a file breaks a promise, as the words that do.
pub(super) fn broken(file: &str, text: &str) -> Vec<String> {
    let words = words(text);
    let of = |folder: &str| file.starts_with(&format!("{folder}/")) || file == format!("{folder}.rs");
    let mut broken: Vec<String> = Vec::new();
    if of("handlers") {
        broken.extend(words.iter().filter(|word| says(word, &DECIDES)).cloned());
        broken.extend(writes(&words));
        broken.extend(calls_of_play(&words));
    }
    if of("actions") && !of("actions/tests") {
        broken.extend(asks(&words));
    }
    if !CLOCKS.contains(&file) {
        broken.extend(words.iter().filter(|word| NOW.iter().any(|now| word.ends_with(now))).cloned());
    }
    if !of("discord") {
        let is_of_serenity = |part: &str| {
            let rest = part.strip_prefix("Create").or(part.strip_prefix("Edit")).unwrap_or_default();
            rest.starts_with(char::is_uppercase) && !OF_POISE.contains(&part)
        };
        let requests = |word: &&String| says(word, &REQUESTS) || parts(word).any(is_of_serenity);
        broken.extend(words.iter().filter(requests).cloned());
        if file != "handlers/send.rs" {
            broken.extend(words.iter().filter(|word| says(word, &ANSWERS)).cloned());
        }
    }
    broken
}

/// Uses of the store that aren't known to read.
fn writes(words: &[String]) -> Vec<String> {
    let uses = (1..).zip(words).filter(|(_, word)| says(word, &[".store"]));
    let method = |next: usize| words.get(next).map_or("", |word| word.trim_end_matches('('));
    uses.map(|(next, _)| method(next))
        .filter(|method| !method.strip_prefix('.').is_some_and(|method| READS.contains(&method)))
        .map(|method| format!(".store{method}"))
        .collect()
}

/// What an action asks of Discord that it isn't known to.
fn asks(words: &[String]) -> Vec<String> {
    let asked = (1..).zip(words).filter(|(_, word)| says(word, &[".discord"])).map(|(next, _)| next);
    let asked = asked.filter_map(|next: usize| words.get(next));
    // Answers are found below.
    let asked = asked.filter(|word| !says(word, &ANSWERS));
    asked.filter(|word| !ASKED.contains(&word.as_str())).map(|word| format!(".discord{word}")).collect()
}

/// Calls of functions of `play`, which decide. Its types have functions that convert.
fn calls_of_play(words: &[String]) -> Vec<String> {
    let is_function =
        |path: &str| path.ends_with('(') && parts(path).all(|part| !part.starts_with(char::is_uppercase));
    let from_play: Vec<&str> = words
        .iter()
        .filter_map(|word| word.strip_prefix("use play::"))
        .filter_map(|path| path.rsplit("::").next())
        .collect();
    let called = |word: &&String| {
        let first = parts(word).next().unwrap_or_default();
        is_function(word) && (word.starts_with("play::") || from_play.contains(&first))
    };
    words.iter().filter(called).cloned().collect()
}

#[cfg(test)]
mod planted {
    use super::*;

    #[test]
    fn a_handler_that_stores_or_decides_is_found() {
        for (planted, found) in [
            ("async fn f() { caller.commit(Delivery::ByReply, changes, vec![]).await }", ".commit("),
            ("fn f() { app.write(unit) }", ".write("),
            ("use play::Change;", "use play::Change"),
            ("fn f() -> play::Change { todo!() }", "play::Change"),
            (
                "use play::{Place, challenge}; fn f() { challenge::update(&made, event, now) }",
                "challenge::update(",
            ),
            ("use play::table::decide_event; fn f() { decide_event(&table) }", "decide_event("),
            ("fn f() { play::table::stop(&table, by, now) }", "play::table::stop("),
            ("fn f() { practice.decide(event) }", ".decide("),
            ("fn f() { ctx.data().store.delete_guild(guild) }", ".store.delete_guild"),
            ("fn f() { let store = &app.store; store.prune(now) }", ".store"),
            ("fn f() { vec![app.store.set_board_message(game, message)] }", ".store.set_board_message"),
        ] {
            let broken = broken("handlers/commands/new.rs", planted);
            assert!(broken.iter().any(|word| word.starts_with(found)), "{planted}: {broken:?}");
            assert_eq!(super::broken("actions/new.rs", planted), [""; 0], "{planted}");
        }
    }

    #[test]
    fn a_request_outside_of_discord_is_found() {
        for (planted, found) in [
            ("fn f() { app.http.get_member(guild, user) }", ".http"),
            ("fn f(http: &serenity::Http) {}", "serenity::Http"),
            (
                "use poise::serenity_prelude::{self as serenity, HttpBuilder};",
                "use poise::serenity_prelude::HttpBuilder",
            ),
            ("fn f() { CreateMessage::new() }", "CreateMessage::new("),
            ("fn f() { serenity::EditMessage::new() }", "serenity::EditMessage::new("),
            ("fn f() { serenity::Builder::execute; builder.execute(ctx, ()) }", ".execute("),
        ] {
            for file in ["actions/new.rs", "handlers.rs", "jobs/deliver/new.rs", "app.rs", "process/bot.rs"] {
                assert_eq!(broken(file, planted), [found], "{planted}");
            }
            assert_eq!(broken("discord/new.rs", planted), [""; 0], "{planted}");
        }
    }

    #[test]
    fn an_action_that_posts_is_found() {
        for (planted, found) in [
            ("fn f() { app.discord.post(channel, view) }", ".discord.post("),
            ("fn f() { caller.app.discord.write_to(player, view) }", ".discord.write_to("),
        ] {
            assert_eq!(broken("actions/game/new.rs", planted), [found], "{planted}");
            assert_eq!(broken("jobs/new.rs", planted), [""; 0], "{planted}");
        }
        let asks = "fn f() { caller.app.discord.is_bot(guild, by) }";
        assert_eq!(broken("actions/game/new.rs", asks), [""; 0]);
    }

    #[test]
    fn another_clock_is_found() {
        for (planted, found) in [
            ("fn f() { let now = Timestamp::now(); }", "Timestamp::now("),
            ("fn f() { jiff::Zoned::now() }", "jiff::Zoned::now("),
            ("fn f() { std::time::SystemTime::now() }", "std::time::SystemTime::now("),
        ] {
            for file in ["actions/game/new.rs", "jobs/new.rs", "discord/pace.rs", "app/outbox.rs"] {
                assert_eq!(broken(file, planted), [found], "{planted}");
            }
            assert_eq!(broken("app/clock.rs", planted), [""; 0], "{planted}");
        }
        // How long something takes is measured.
        assert_eq!(broken("app/new.rs", "fn f() { Instant::now() }"), [""; 0]);
    }

    #[test]
    fn an_answer_from_elsewhere_is_found() {
        for (planted, found) in [
            ("fn f() { app.discord.answer_interaction(to, answer) }", ".answer_interaction("),
            ("fn f() { poise::say_reply(ctx, text) }", "poise::say_reply("),
            ("fn f() { ctx.defer() }", ".defer("),
        ] {
            for file in ["handlers/dispatch.rs", "actions/new.rs", "app/new.rs"] {
                assert_eq!(broken(file, planted), [found], "{planted}");
            }
            assert_eq!(broken("handlers/send.rs", planted), [""; 0], "{planted}");
        }
    }

    #[test]
    fn reading_is_allowed_and_so_is_anything_in_tests() {
        for allowed in [
            "fn f() { ctx.data().store.seasons(guild) }",
            "use play::{GameId, table::Event}; fn f() { GameId::try_from(7); Event::Resume; play::Level::default() }",
            "use axum::http::StatusCode; fn f() -> CreateAutocompleteResponse { todo!() }",
            "#[cfg(test)] mod tests { fn f() { app.http.get_guilds(); caller.commit(); store.prune() } }",
        ] {
            assert_eq!(broken("handlers/new.rs", allowed), [""; 0], "{allowed}");
        }
    }
}
