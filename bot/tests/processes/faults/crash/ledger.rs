//! Compares the announcements in the program's database with the messages on Discord: each must be there once, as an
//! answer or a post, and an edited message must have lost its buttons.
//!
//! The program's own notes aren't evidence, but Discord's messages are: each of the bot's names the interaction that
//! it answers, or carries the announcement's number as its nonce.

use std::collections::{BTreeMap, HashMap};

use play::{Announcement, DirectTopic, GameId, News};
use sandbox::{Id, Message};

use crate::program::game::footer;

/// A stored announcement.
#[derive(Clone, Debug)]
pub(crate) struct Stored {
    pub(crate) number: i64,
    pub(crate) what: Announcement,
    /// Its state in the database.
    pub(crate) state: String,
    /// The interaction that it answers.
    pub(crate) answers: Option<u64>,
}

/// A public message on Discord.
#[derive(Clone, Debug)]
pub(crate) struct Posted {
    pub(crate) text: String,
    /// The interaction that it answers.
    pub(crate) answers: Option<u64>,
    pub(crate) nonce: Option<String>,
    /// The buttons that can still be pressed.
    pub(crate) live: Vec<String>,
}

impl Posted {
    pub(crate) fn by(message: &Message) -> Self {
        let raw = message.raw();
        let interaction = raw["interaction_metadata"]["id"].as_str();
        Self {
            text: message.content.clone(),
            answers: interaction.map(|id| id.parse::<Id>().unwrap().get()),
            nonce: message.nonce.as_ref().map(|nonce| nonce.as_str().unwrap().to_owned()),
            live: message.custom_ids(),
        }
    }
}

/// Announcements and messages, compared.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    stored: BTreeMap<i64, Stored>,
    by_interaction: HashMap<u64, i64>,
    posted: HashMap<i64, Vec<String>>,
    /// The number up to which everything was checked.
    judged: i64,
}

impl Ledger {
    /// The number up to which everything was checked; only later ones need a look.
    pub(crate) const fn judged(&self) -> i64 {
        self.judged
    }

    /// How many announcements were checked.
    pub(crate) fn announcements(&self) -> usize {
        self.stored.len()
    }

    /// How many messages were found.
    pub(crate) fn messages(&self) -> usize {
        self.posted.values().map(Vec::len).sum()
    }

    /// The same announcements without messages, to count those again.
    pub(crate) fn afresh(&self) -> Self {
        let by_interaction = self.by_interaction.clone();
        Self { stored: self.stored.clone(), by_interaction, ..Self::default() }
    }

    /// Adds what was stored and posted since.
    pub(crate) fn enter(&mut self, stored: Vec<Stored>, posted: Vec<Posted>) {
        for one in stored {
            self.by_interaction.extend(one.answers.map(|interaction| (interaction, one.number)));
            self.stored.insert(one.number, one);
        }
        for message in posted {
            let number = self.number(&message);
            let number = number.unwrap_or_else(|| panic!("this was posted, and is not stored: {message:?}"));
            self.posted.entry(number).or_default().push(message.text);
        }
    }

    /// The announcement that a message makes.
    fn number(&self, message: &Posted) -> Option<i64> {
        let number = match (&message.nonce, message.answers) {
            (Some(nonce), _) => nonce.strip_prefix("dara-")?.parse().ok()?,
            (None, Some(interaction)) => *self.by_interaction.get(&interaction)?,
            (None, None) => return None,
        };
        self.stored.contains_key(&number).then_some(number)
    }

    /// Whether edits wait to be checked, for which [`Self::judge_edits`] needs the messages as they are now.
    pub(crate) fn has_new_edits(&self) -> bool {
        self.stored.range(self.judged + 1..).any(|(_, one)| one.what.is_edit())
    }

    /// Checks, once nothing is due, that every message edited since the last check has lost its buttons. `messages`
    /// are all messages as they are now.
    pub(crate) fn judge_edits(&self, messages: &[Posted]) {
        let live: HashMap<i64, &Posted> =
            messages.iter().filter_map(|message| Some((self.number(message)?, message))).collect();
        for one in self.stored.range(self.judged + 1..).map(|(_, one)| one).filter(|one| one.what.is_edit()) {
            let of = self.stored.values().find(|other| is_edited_by(&other.what, &one.what));
            let of = of.unwrap_or_else(|| panic!("an edit of what was never announced: {one:?}"));
            let message = live.get(&of.number);
            let message = message.unwrap_or_else(|| panic!("the message of an edit is not there: {one:?}"));
            assert!(message.live.is_empty(), "never edited: {one:?}, of {message:?}");
        }
    }

    /// Checks, once nothing is due, that every announcement was made exactly once, unless a later board made it
    /// obsolete.
    pub(crate) fn judge(&mut self) {
        for (number, posted) in &self.posted {
            assert!(posted.len() <= 1, "posted twice: {:?}, as {posted:?}", self.stored[number].what);
        }
        // The newest first, to know for which games a later board was posted.
        let mut shown: HashMap<GameId, i64> = HashMap::new();
        for (number, one) in self.stored.range(self.judged + 1..).rev() {
            assert_eq!(one.state, "delivered", "{one:?}");
            let overtaken = overtaken_by_board(&one.what).is_some_and(|game| shown.contains_key(&game));
            let posted = self.posted.get(number).and_then(|posted| posted.first());
            if one.what.is_edit() {
                assert!(posted.is_none(), "posted instead of edited: {one:?}, as {posted:?}");
                continue;
            }
            assert!(overtaken || posted.is_some(), "never posted: {one:?}");
            if let Announcement::Board { game, version, .. } = one.what {
                shown.insert(game, *number);
                // These games have no takebacks, so the version is the number of actions.
                let fits = |text: &String| {
                    text.contains(&format!("Game {game} ")) && text.contains(&footer(version))
                };
                assert!(posted.is_none_or(fits), "another board was posted: {one:?}, as {posted:?}");
            }
        }
        self.judged = self.stored.keys().next_back().copied().unwrap_or(self.judged);
    }
}

/// The game whose later boards make an announcement obsolete, if any.
fn overtaken_by_board(what: &Announcement) -> Option<GameId> {
    match *what {
        Announcement::Board { game, .. }
        | Announcement::BoardChanged { game, .. }
        | Announcement::OldBoard { game, .. }
        | Announcement::Warning { game, .. }
        | Announcement::Direct {
            game,
            topic:
                DirectTopic::Board { .. }
                | DirectTopic::Warning { .. }
                | DirectTopic::Offer { .. }
                | DirectTopic::News { .. },
            ..
        } => Some(game),
        _ => None,
    }
}

/// Whether `edit` redraws the message of `what`.
fn is_edited_by(what: &Announcement, edit: &Announcement) -> bool {
    match (*what, *edit) {
        (Announcement::Challenge { challenge: of }, Announcement::ChallengeChanged { challenge, .. }) => {
            of == challenge
        }
        (
            Announcement::News { game: of, news: News::Offered { made: when, .. }, .. },
            Announcement::OfferChanged { game, made, .. },
        ) => (of, when) == (game, made),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use play::ChallengeId;

    use super::*;

    fn board(number: i64, version: u32, answers: Option<u64>) -> Stored {
        let game = GameId::try_from(7).unwrap();
        let what = Announcement::Board { game, version, how: play::BoardCause::LastTurn, by: None };
        Stored { number, what, state: "delivered".to_owned(), answers }
    }

    fn posted(version: u32, nonce: Option<&str>, answers: Option<u64>) -> Posted {
        let text = format!("-# Game 7 {}", footer(version));
        Posted { text, answers, nonce: nonce.map(str::to_owned), live: Vec::new() }
    }

    /// A challenge as announcement 1, and its edit as announcement 2, which answered interaction 6.
    fn challenge_and_edit() -> Ledger {
        let challenge = ChallengeId::try_from(3).unwrap();
        let stored = |number, what, answers| Stored { number, what, state: "delivered".to_owned(), answers };
        let made = Announcement::Challenge { challenge };
        let edited = Announcement::ChallengeChanged { challenge, begun: None };
        let mut ledger = Ledger::default();
        ledger.enter(
            vec![stored(1, made, Some(5)), stored(2, edited, Some(6))],
            vec![posted(0, None, Some(5))],
        );
        ledger
    }

    fn judge(stored: Vec<Stored>, posted: Vec<Posted>) {
        let mut ledger = Ledger::default();
        ledger.enter(stored, posted);
        ledger.judge();
    }

    #[test]
    fn an_answer_or_a_message_of_its_own_is_once_and_an_older_board_need_not_be() {
        let stored = vec![board(1, 0, None), board(2, 1, Some(5)), board(3, 2, None), board(4, 3, None)];
        judge(stored, vec![posted(1, None, Some(5)), posted(3, Some("dara-4"), None)]);
        // An agreed draw shows the same board twice: with the turn, and with the end.
        judge(
            vec![board(1, 1, Some(5)), board(2, 1, Some(6))],
            vec![posted(1, None, Some(5)), posted(1, None, Some(6))],
        );
    }

    #[test]
    #[should_panic(expected = "posted twice")]
    fn an_answer_and_a_message_besides_are_twice() {
        judge(vec![board(1, 1, Some(5))], vec![posted(1, None, Some(5)), posted(1, Some("dara-1"), None)]);
    }

    #[test]
    #[should_panic(expected = "never posted")]
    fn what_was_noted_alone_was_not_made() {
        judge(vec![board(1, 1, Some(5))], vec![]);
    }

    #[test]
    #[should_panic(expected = "not stored")]
    fn an_answer_to_what_is_not_stored_is_found() {
        judge(vec![board(1, 1, Some(5))], vec![posted(1, None, Some(6))]);
    }

    #[test]
    fn an_edit_is_a_message_without_buttons() {
        let mut ledger = challenge_and_edit();
        assert!(ledger.has_new_edits());
        ledger.judge_edits(&[posted(0, None, Some(5))]);
        ledger.judge();
        assert!(!ledger.has_new_edits());
    }

    #[test]
    #[should_panic(expected = "never edited")]
    fn a_message_that_still_offers_what_is_over_is_found() {
        let message = Posted { live: vec!["accept:3".to_owned()], ..posted(0, None, Some(5)) };
        challenge_and_edit().judge_edits(&[message]);
    }

    #[test]
    #[should_panic(expected = "posted instead of edited")]
    fn an_edit_that_was_posted_is_found() {
        let mut ledger = challenge_and_edit();
        ledger.enter(Vec::new(), vec![posted(0, None, Some(6))]);
        ledger.judge();
    }

    #[test]
    #[should_panic(expected = "another board")]
    fn a_board_of_another_moment_is_found() {
        judge(vec![board(1, 1, None)], vec![posted(2, Some("dara-1"), None)]);
    }
}
