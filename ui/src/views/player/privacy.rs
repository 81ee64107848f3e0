//! What is stored about a player, and the questions before it is deleted.

use crate::{
    button_id::{ButtonId, Privacy},
    texts::{Words, say},
    views::{Attachment, Button, Tone, View},
};

/// The operator's published documents.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Published {
    /// The privacy policy.
    pub policy: Option<String>,
    /// The terms of use.
    pub terms: Option<String>,
    /// How many days the data of a server are kept after the bot was removed.
    pub keep_left: u16,
}

/// What is stored and why, and what one can do about it.
pub fn view(words: &Words, published: &Published) -> View {
    let mut lines = vec![
        say!(words, "privacy-title"),
        say!(words, "privacy-games"),
        say!(words, "privacy-who"),
        say!(words, "privacy-choices"),
        say!(words, "privacy-moderation"),
        say!(words, "privacy-not"),
        say!(words, "privacy-how-long", days = published.keep_left),
        say!(words, "privacy-discord"),
        say!(words, "privacy-rights"),
    ];
    // In angle brackets, Discord shows no preview.
    let link = |url: &String| format!("<{url}>");
    lines.extend(published.policy.as_ref().map(|url| say!(words, "privacy-policy", url = link(url))));
    lines.extend(published.terms.as_ref().map(|url| say!(words, "privacy-terms", url = link(url))));
    View::words(lines.join("\n")).with_row(vec![
        button(say!(words, "button-my-data"), Privacy::Export, Tone::Plain),
        button(say!(words, "button-ask-delete-data"), Privacy::AskToDelete, Tone::Danger),
    ])
}

/// All data of a player in a file. `left_out` games are missing from it.
pub fn exported(words: &Words, left_out: usize, file: impl FnOnce(String) -> Attachment) -> View {
    let text = match left_out {
        0 => say!(words, "privacy-exported"),
        games => say!(words, "privacy-exported-cut", games),
    };
    View { files: vec![file(say!(words, "privacy-file"))], ..View::words(text) }
}

/// What deletion means, and whether to go ahead.
pub fn question(words: &Words) -> View {
    let former = say!(words, "former-player");
    let lines = [
        say!(words, "privacy-question"),
        say!(words, "privacy-question-at-once"),
        say!(words, "privacy-question-games"),
        say!(words, "privacy-question-challenges"),
        say!(words, "privacy-question-deleted"),
        say!(words, "privacy-question-stays", former),
        say!(words, "privacy-question-discord"),
        String::new(),
        say!(words, "privacy-question-final"),
    ];
    View::words(lines.join("\n")).with_row(vec![
        button(say!(words, "button-ask-delete-again"), Privacy::AskAgain, Tone::Danger),
        button(say!(words, "button-my-data"), Privacy::Export, Tone::Plain),
        keep(words),
    ])
}

/// Asks a second time.
pub fn question_again(words: &Words) -> View {
    let lines = [say!(words, "privacy-question-again"), say!(words, "privacy-question-last")];
    View::words(lines.join("\n"))
        .with_row(vec![button(say!(words, "button-delete-data"), Privacy::Delete, Tone::Danger), keep(words)])
}

/// Deletion is complete, or continues in the background.
pub fn deleted(words: &Words, done: bool) -> View {
    View::words(if done { say!(words, "privacy-deleted") } else { say!(words, "privacy-deleting") })
}

fn button(label: String, privacy: Privacy, tone: Tone) -> Button {
    Button::new(label, privacy, tone)
}

fn keep(words: &Words) -> Button {
    Button::plain(say!(words, "button-keep-data"), ButtonId::Cancel)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Texts;

    #[test]
    fn everything_fits_into_a_message_in_every_language() {
        let texts = Texts::load().unwrap();
        let url = || Some(format!("https://example.org/{}", "x".repeat(80)));
        let published = Published { policy: url(), terms: url(), keep_left: u16::MAX };
        for words in texts.all() {
            for view in
                [view(words, &published), question(words), question_again(words), deleted(words, false)]
            {
                let length = view.text.encode_utf16().count();
                assert!(length <= 2_000, "{length}: {}", view.text);
            }
        }
    }

    #[test]
    fn without_published_documents_there_is_no_link() {
        let texts = Texts::load().unwrap();
        let said = |published: &Published| view(texts.public(), published).text;
        let published = Published { keep_left: 30, ..Published::default() };
        assert!(!said(&published).contains("http") && said(&published).contains("after 30 days."));
        let both = Published {
            policy: Some("https://example.org/privacy".to_owned()),
            terms: Some("https://example.org/terms".to_owned()),
            ..published
        };
        let said = said(&both);
        assert!(said.ends_with(
            "\nPrivacy policy: <https://example.org/privacy>\nTerms of use: <https://example.org/terms>"
        ));
    }
}
