//! Messages for moderators: questions, confirmations, the log. Only they see them.

use std::collections::BTreeMap;

use play::{
    Challenge, CompetitionId, MessageId, PlayerId, Table,
    game::matches::score,
    guild::moderation::{LogEntry, ManagedAbout, ModeratorAction, Reason, ToolKind},
    paging::{LogPage, LogStretch},
};
use tournament::GameResult;

use crate::{
    button_id::{ButtonId, Moderation},
    texts::{Words, say},
    views::{
        Button, Tone, View,
        challenge::headline,
        link, mention,
        name::{clean, escaped_line},
        players,
        rules_names::rules_name,
        time::date_and_time,
    },
};

/// The most log entries in a message, however long the reasons are.
pub const ENTRIES: usize = 5;

/// Asks for confirmation before ending the game whose board this message shows.
pub fn question(words: &Words, table: &Table, shown: Option<MessageId>) -> View {
    let game = table.id().to_string();
    let question = say!(
        words,
        "end-game-question",
        game = game.clone(),
        rules = rules_name(words, table.stored().record.rules),
        link = link::board(table.stored(), shown),
        players = players::sides(table),
        plies = table.ply(),
    );
    let of_match =
        score(table).map(|[one, other]| say!(words, "end-game-match", score = format!("{one} – {other}")));
    let end = Moderation::EndGame(table.id());
    View::words([Some(question), of_match].into_iter().flatten().collect::<Vec<_>>().join("\n")).with_row(
        vec![
            Button::new(say!(words, "button-end-game", game), end, Tone::Danger),
            Button::plain(say!(words, "button-leave-game"), ButtonId::Cancel),
        ],
    )
}

/// A game in another channel was ended.
pub fn ended(words: &Words, table: &Table) -> View {
    let channel = link::game(table.stored());
    View::words(say!(words, "end-game-done", game = table.id().to_string(), channel))
}

/// An open challenge as a choice: no Markdown, at most 100 characters. `called` are the players' names as far as
/// known, the challenger's first.
pub fn choice(words: &Words, challenge: &Challenge, called: &[String]) -> String {
    let rules = rules_name(words, challenge.rules);
    let name = say!(words, "choice-challenge", challenge = challenge.id.to_string(), rules);
    let called = called.iter().map(|name| clean(name)).filter(|name| !name.is_empty());
    let called = called.collect::<Vec<_>>().join(", ");
    let name = if called.is_empty() { name } else { format!("{name} · {called}") };
    name.chars().take(100).collect()
}

/// A challenge was withdrawn.
pub fn withdrawn(words: &Words, challenge: &Challenge) -> View {
    let said = say!(words, "withdraw-challenge-done", link = link::challenge(challenge));
    View::words(format!("{}\n{said}", headline(words, challenge, None)))
}

/// What happened to a suspended member's games.
#[derive(Clone, Copy, Debug)]
pub struct Games {
    /// Ended with the suspension.
    pub ended: usize,
    /// Still running.
    pub running: usize,
}

/// A member was suspended, and removed from this many open challenges.
pub fn suspended(words: &Words, player: PlayerId, challenges: usize, games: Games) -> View {
    let Games { ended, running } = games;
    let lines = [
        Some(say!(words, "suspend-done", player = mention(player))),
        (challenges > 0).then(|| say!(words, "suspend-challenges", challenges)),
        (ended > 0).then(|| say!(words, "suspend-games-ended", games = ended)),
        (running > 0).then(|| say!(words, "suspend-games-running", games = running)),
    ];
    View::words(lines.into_iter().flatten().collect::<Vec<_>>().join("\n"))
}

/// A member was reinstated.
pub fn reinstated(words: &Words, player: PlayerId) -> View {
    View::words(say!(words, "reinstate-done", player = mention(player)))
}

/// A part of the log.
/// `competitions` are the names of those that it's about, in which nothing works as Markdown.
pub fn log(words: &Words, page: &LogPage, competitions: &BTreeMap<CompetitionId, String>) -> View {
    if page.entries.is_empty() {
        return View::words(say!(words, "log-none"));
    }
    let entries = page.entries.iter().map(|(_, logged)| format!("- {}", entry(words, logged, competitions)));
    let lines: Vec<_> = [say!(words, "log-title")].into_iter().chain(entries).collect();
    let turn = |label, stretch| Button::plain(label, Moderation::Log(stretch));
    let newer = page.entries.first().filter(|_| page.newer);
    let newer = newer.map(|&(first, _)| turn(say!(words, "button-newer"), LogStretch::After(first)));
    let older = page.entries.last().filter(|_| page.older);
    let older = older.map(|&(last, _)| turn(say!(words, "button-older"), LogStretch::Before(last)));
    View::words(lines.join("\n")).with_row([newer, older].into_iter().flatten().collect())
}

fn entry(words: &Words, logged: &LogEntry, competitions: &BTreeMap<CompetitionId, String>) -> String {
    let (by, at) = (mention(logged.by), date_and_time(logged.at));
    let what = match logged.action {
        ModeratorAction::EndedGame { game } => say!(words, "log-ended-game", game = game.to_string()),
        ModeratorAction::MovedGame { game, channel } => {
            say!(words, "log-moved-game", game = game.to_string(), channel = link::channel(channel))
        }
        ModeratorAction::WithdrewChallenge { challenge, player } => {
            say!(words, "log-withdrew-challenge", challenge = challenge.to_string(), player = mention(player))
        }
        ModeratorAction::Suspended { player } => say!(words, "log-suspended", player = mention(player)),
        ModeratorAction::Reinstated { player } => say!(words, "log-reinstated", player = mention(player)),
        ModeratorAction::GaveRole { held } => {
            say!(words, "log-gave-role", player = mention(held.player), role = held.role.to_string())
        }
        ModeratorAction::TookRole { held } => {
            say!(words, "log-took-role", player = mention(held.player), role = held.role.to_string())
        }
        ModeratorAction::ClosedSeason { season } => say!(words, "log-closed-season", season),
        ModeratorAction::ManagedCompetition { competition, tool, about } => {
            let name = competitions.get(&competition).map(|name| format!("**{name}**"));
            let number = || say!(words, "log-competition-number", number = competition.to_string());
            let competition = name.unwrap_or_else(number);
            let about = managed_about(words, tool, about);
            let tool = match tool {
                ToolKind::BeginNow => "begin",
                ToolKind::Assign => "assign",
                ToolKind::Replace => "replace",
                ToolKind::Remove => "remove",
                ToolKind::GiveTime => "give",
                ToolKind::Annul => "annul",
                ToolKind::Correct => "correct",
                ToolKind::EndNow => "end",
                ToolKind::CallOff => "off",
                ToolKind::MoveTo => "move",
                ToolKind::Restore => "restore",
                ToolKind::Change => "change",
            };
            let what = say!(words, "log-managed-competition", tool, competition);
            match about {
                Some(about) => say!(words, "log-about", what, about),
                None => what,
            }
        }
    };
    let entry = say!(words, "log-entry", at, by, what);
    match &logged.reason {
        Some(reason) => {
            let reason = escaped_line(reason.as_str(), Reason::LONGEST);
            say!(words, "log-reason", entry, reason)
        }
        None => entry,
    }
}

/// Who something done with a competition was about.
fn managed_about(words: &Words, tool: ToolKind, about: ManagedAbout) -> Option<String> {
    let pair = |first, second| format!("{} – {}", mention(first), mention(second));
    match about {
        ManagedAbout::NoOne => None,
        ManagedAbout::Player(player) => Some(mention(player)),
        ManagedAbout::Two(player, by) if tool == ToolKind::Replace => {
            Some(say!(words, "log-replaced", by = mention(by), player = mention(player)))
        }
        ManagedAbout::Two(first, second) => Some(pair(first, second)),
        ManagedAbout::Result(first, second, result) => {
            let result = match result {
                GameResult::FirstWon => say!(words, "competition-result-won", player = mention(first)),
                GameResult::Drawn => say!(words, "competition-result-drawn"),
                GameResult::SecondWon => say!(words, "competition-result-won", player = mention(second)),
            };
            Some(format!("{}, {result}", pair(first, second)))
        }
    }
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::{
        texts::Texts,
        views::example::{self, long},
    };

    fn logged(action: ModeratorAction, reason: Option<&str>) -> LogEntry {
        let reason = reason.map(|reason| reason.parse().unwrap());
        LogEntry { guild: long(0), by: long(1), at: Timestamp::UNIX_EPOCH, action, reason }
    }

    #[test]
    fn the_longest_reasons_of_a_page_fit_into_a_message_and_do_nothing() {
        let texts = Texts::load().unwrap();
        let corrected = ModeratorAction::ManagedCompetition {
            competition: long(2),
            tool: ToolKind::Correct,
            about: ManagedAbout::Result(long(3), long(4), GameResult::SecondWon),
        };
        let actions = [
            ModeratorAction::WithdrewChallenge { challenge: long(2), player: long(3) },
            ModeratorAction::MovedGame { game: long(2), channel: long(3) },
            ModeratorAction::Suspended { player: long(2) },
        ];
        let competitions = BTreeMap::from([(long(2), r"\*".repeat(40))]);
        let reasons = ["*", "😀", "`"].map(|sign| sign.repeat(100));
        let with_reasons = actions
            .into_iter()
            .flat_map(|action| reasons.each_ref().map(|reason| (action, Some(reason.as_str()))));
        for (action, reason) in with_reasons.chain([(corrected, None)]) {
            let entries = (0..5).map(|number| (u64::MAX - number, logged(action, reason)));
            let page = LogPage { entries: entries.collect(), newer: true, older: true };
            for words in texts.all() {
                let view = log(words, &page, &competitions);
                let length = view.text.encode_utf16().count();
                assert!(length <= 2_000, "{length}: {}", view.text);
                assert!(view.pings.is_empty() && view.buttons[0].len() == 2);
                assert_eq!(view.text.lines().count(), ENTRIES + 1, "{}", view.text);
            }
        }
        let told = logged(actions[2], Some("**@everyone** [x](https://example.org)"));
        let told = entry(texts.public(), &told, &competitions);
        assert!(told.ends_with(r"\*\*\@everyone\*\* \[x\]\(https\:\/\/example.org\)"), "{told}");
    }

    #[test]
    fn what_was_done_with_a_competition_is_logged_with_its_name_the_players_and_the_result() {
        let texts = Texts::load().unwrap();
        let competitions = BTreeMap::from([(long(2), "Autumn".to_owned())]);
        let said = |tool, about| {
            let action = ModeratorAction::ManagedCompetition { competition: long(2), tool, about };
            entry(texts.public(), &logged(action, None), &competitions)
        };
        let (one, other) = (mention(long::<PlayerId>(3)), mention(long::<PlayerId>(4)));
        let corrected = ManagedAbout::Result(long(3), long(4), GameResult::SecondWon);
        for (told, tool, about) in [
            ("called off **Autumn**".to_owned(), ToolKind::CallOff, ManagedAbout::NoOne),
            (
                format!("removed a player from **Autumn**: {one}"),
                ToolKind::Remove,
                ManagedAbout::Player(long(3)),
            ),
            (
                format!("replaced a player in **Autumn**: {other} for {one}"),
                ToolKind::Replace,
                ManagedAbout::Two(long(3), long(4)),
            ),
            (
                format!("annulled a game in **Autumn**: {one} – {other}"),
                ToolKind::Annul,
                ManagedAbout::Two(long(3), long(4)),
            ),
            (
                format!("corrected a result in **Autumn**: {one} – {other}, won by {other}"),
                ToolKind::Correct,
                corrected,
            ),
        ] {
            let said = said(tool, about);
            assert!(said.ends_with(&told), "{said}");
        }
    }

    #[test]
    fn the_question_before_a_game_is_ended_fits_and_names_the_game_and_its_players() {
        let texts = Texts::load().unwrap();
        for words in texts.all() {
            let view = question(words, &example::with_long_numbers(), Some(long(0)));
            assert!(view.text.encode_utf16().count() <= 2_000 && view.pings.is_empty());
            assert!(view.text.contains("<@18446744073709551"), "{}", view.text);
            assert_eq!(view.buttons[0].len(), 2);
        }
    }

    #[test]
    fn the_longest_names_leave_a_choice_short_enough() {
        let texts = Texts::load().unwrap();
        let challenge = Challenge {
            id: long(0),
            home: long(0),
            channel: long(0),
            message: None,
            challenger: long(1),
            others: vec![play::Slot::Open; 3],
            revision: 0,
            rules: "damala:teams".parse().unwrap(),
            terms: play::Terms::default(),
            rematch_of: None,
            first: play::FirstPlayer::Lot,
            place: play::Place::Here,
            created: Timestamp::UNIX_EPOCH,
            expires: Timestamp::MAX,
            state: play::ChallengeState::Open,
        };
        for words in texts.all() {
            let named = choice(words, &challenge, &["😀".repeat(32), "@everyone".to_owned()]);
            assert!(named.chars().count() <= 100 && named.starts_with(&choice(words, &challenge, &[])));
        }
    }
}
