//! No sentence for players is in the sources.

use super::sources::{self, Source};

/// Calls whose strings players don't read: they are for operators, programs or developers.
const NOT_FOR_PLAYERS: [&str; 20] = [
    "context",
    "with_context",
    "anyhow!",
    "bail!",
    "ensure!",
    "expect",
    "println!",
    "eprintln!",
    "error!",
    "warn!",
    "info!",
    "debug!",
    "panic!",
    "unreachable!",
    "trouble",
    "hindered",
    "stay_due",
    "rounds",
    "concat!",
    "include_str!",
];
/// Files whose strings are only for operators and Discord.
const FOR_OPERATORS: [&str; 35] = [
    "bot/src/admin/backup.rs",
    "bot/src/admin/backups.rs",
    "bot/src/admin/progress.rs",
    "bot/src/admin/check.rs",
    "bot/src/admin/delete_user.rs",
    "bot/src/process/exit.rs",
    "bot/src/admin/doctor.rs",
    "bot/src/admin/doctor/application.rs",
    "bot/src/admin/doctor/commands.rs",
    "bot/src/admin/doctor/report.rs",
    "bot/src/admin/doctor/servers.rs",
    "bot/src/discord/endpoint.rs",
    "bot/src/discord/skew.rs",
    "bot/src/discord/wire.rs",
    "bot/src/process/settings/secret.rs",
    "bot/src/admin/export_guild.rs",
    "bot/src/discord/serenity_gaps/heard.rs",
    "bot/src/admin/health.rs",
    "bot/src/admin/migrate.rs",
    "bot/src/app/metrics.rs",
    "bot/src/process/connection.rs",
    "bot/src/process/monitor.rs",
    "bot/src/process/monitor/cluster.rs",
    "bot/src/admin/restore.rs",
    "bot/src/app/version.rs",
    "bot/src/process/settings.rs",
    "bot/src/main.rs",
    "bot/src/process/run.rs",
    "bot/src/discord/supervisor.rs",
    "bot/src/admin/recompute.rs",
    "bot/src/admin/world.rs",
    "bot/src/discord/serenity_gaps/relay.rs",
    "bot/src/discord/serenity_gaps/unread.rs",
    "bot/src/process/logging.rs",
    "ui/src/texts/locale.rs",
];

/// Files with words that players type, which are understood in every language whatever a player has chosen.
const TYPED: [&str; 2] = ["ui/src/typed/date.rs", "ui/src/typed/terms.rs"];

/// The strings of a source file, each with the calls around it.
fn strings(text: &str) -> Vec<(Vec<String>, &str)> {
    let (mut strings, mut begun, mut escaped) = (Vec::new(), None, false);
    let (mut calls, mut name, mut last) = (Vec::new(), String::new(), '\0');
    for (at, c) in text.char_indices() {
        match begun {
            Some(_) if escaped => escaped = false,
            Some(_) if c == '\\' => escaped = true,
            Some(from) if c == '"' => {
                strings.push((calls.clone(), &text[from..at]));
                begun = None;
            }
            Some(_) => {}
            None if c == '"' && last != '\'' => begun = Some(at + 1),
            None if c == '(' => calls.push(std::mem::take(&mut name)),
            None if c == ')' => drop(calls.pop()),
            None if c.is_alphanumeric() || c == '_' || c == '!' => name.push(c),
            None => name.clear(),
        }
        last = c;
    }
    strings
}

/// Whether a string has words: it isn't a key, notation, Markdown or a format.
fn is_sentence(string: &str) -> bool {
    // Placeholders aren't words.
    let mut plain = String::new();
    let mut depth = 0_usize;
    for c in string.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ if depth == 0 => plain.push(c),
            _ => {}
        }
    }
    let is_word = |word: &&str| word.chars().filter(|c| c.is_alphabetic()).count() > 1;
    let is_notation = |word: &&str| word.chars().any(|c| c.is_ascii_digit()) || word.contains(':');
    let words: Vec<&str> =
        plain.split_whitespace().filter(is_word).filter(|word| !is_notation(word)).collect();
    let is_prose = |word: &&str| word.chars().any(|c| c.is_uppercase() || !c.is_ascii() && c.is_alphabetic());
    words.len() > 1 || words.first().is_some_and(is_prose)
}

/// The sentences in a source file that players may read.
fn sentences(source: &Source) -> Vec<String> {
    let path = source.path.as_str();
    if FOR_OPERATORS.contains(&path) || TYPED.contains(&path) {
        return Vec::new();
    }
    let strings = strings(&source.text).into_iter().filter(|(calls, string)| {
        let for_others = calls.iter().any(|call| NOT_FOR_PLAYERS.contains(&call.as_str()));
        is_sentence(string) && !for_others
    });
    strings.map(|(_, string)| format!("{}: {string:?}", source.path)).collect()
}

#[test]
fn no_sentence_stands_in_the_sources() {
    let sentences: Vec<_> = sources::all().iter().flat_map(sentences).collect();
    assert!(sentences.is_empty(), "they belong into the texts:\n{}", sentences.join("\n"));
}

#[test]
fn sentences_are_told_apart_from_keys_and_marks() {
    for sentence in ["Play", "your turn", "It is {who}", "**Goal**", "Зіграй", "{} wins the match"] {
        assert!(is_sentence(sentence), "{sentence}");
    }
    for other in
        ["button-play", "**{name}**", "a3-b4 h4xf2", "<t:{}:R>", "board-{number}.png", "{} – {}", "up", ", "]
    {
        assert!(!is_sentence(other), "{other}");
    }
    let text = r#"let view = View::words("Well done"); anyhow::bail!("no board of {game}"); say!(words, "did-drop")"#;
    let source = Source { path: "src/views/x.rs".to_owned(), text: text.to_owned() };
    assert_eq!(sentences(&source), ["src/views/x.rs: \"Well done\""]);
}
