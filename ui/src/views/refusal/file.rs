//! What is wrong with a file of games: where, why, and what to do.

use games::Game;
use play::game::transcript::{BadFile, Flaw, Header};

use super::typed::shown;
use crate::{
    subject::Subject,
    texts::{Words, say},
    views::game::illegal,
};

/// Why a file wasn't imported. `word` is the text at the place of the fault.
pub(super) fn told(words: &Words, bad: &BadFile, word: &str) -> String {
    let why = why(words, bad);
    let place = match (bad.why, bad.place) {
        // These include their place, or have none.
        (Flaw::Empty | Flaw::Json { .. }, _) => None,
        (_, Some(place)) => {
            let (line, token, typed) = (place.line, place.token, shown(word));
            Some(say!(words, "file-at", game = bad.game, line, token, typed))
        }
        (_, None) => Some(say!(words, "file-in-game", game = bad.game)),
    };
    let place = place.map(|place| format!("{place} ")).unwrap_or_default();
    let instead = match bad.why {
        Flaw::Empty | Flaw::NotAHeader | Flaw::UnknownHeader | Flaw::NoRules | Flaw::Json { .. } => {
            say!(words, "file-see-export")
        }
        _ => say!(words, "file-mend"),
    };
    say!(words, "refused-file", place, why, instead)
}

fn why(words: &Words, bad: &BadFile) -> String {
    match bad.why {
        Flaw::Empty => say!(words, "file-empty"),
        Flaw::NotAHeader => say!(words, "file-not-a-header"),
        Flaw::UnknownHeader => {
            let known = Header::all().map(|header| format!("`{header}`")).collect::<Vec<_>>().join(", ");
            say!(words, "file-unknown-header", known)
        }
        Flaw::Twice(header) => say!(words, "file-header-twice", header = header.to_string()),
        Flaw::Header(header) => say!(words, "file-header", header = header.to_string()),
        Flaw::NoRules => say!(words, "file-no-rules"),
        Flaw::Rules(_) => {
            let known = Game::ALL.iter().map(|game| format!("`{}`", game.default_rules()));
            say!(words, "file-bad-rules", known = known.collect::<Vec<_>>().join(", "))
        }
        Flaw::Players { seats } => say!(words, "file-players", seats),
        Flaw::NotAnAction { ply, .. } => say!(words, "file-not-an-action", number = ply + 1),
        Flaw::Illegal { ply, action, why } => {
            // Actions always come after their rules.
            let subject = bad.rules.map_or_else(Subject::default, Subject::of_rules);
            let why = illegal::reason(words, why, &subject);
            say!(words, "file-illegal", number = ply + 1, action = action.to_string(), why)
        }
        Flaw::Number { next } => say!(words, "file-number", next),
        Flaw::Result => say!(words, "file-result"),
        Flaw::AfterResult => say!(words, "file-after-result"),
        Flaw::Json { line, column } => say!(words, "file-json", line, column),
    }
}

#[cfg(test)]
mod tests {
    use play::game::transcript::read;

    use super::*;
    use crate::texts::Texts;

    fn told(text: &str, word: &str) -> String {
        super::told(Texts::load().unwrap().public(), &read(text).unwrap_err(), word)
    }

    #[test]
    fn it_is_told_where_why_and_what_to_do() {
        let check = |text: &str, word: &str, expect: &str| {
            let told = told(text, word);
            assert!(told.starts_with(expect), "{text}: {told}");
            assert!(told.contains("\nNothing was imported. ") && told.chars().count() < 1_000, "{told}");
            assert!(!told.contains(['{', '}']), "{told}");
        };
        let rules = "[Rules \"dara:traditional\"]";
        check("", "", "There's no game in it.\n");
        check("[Ada]", "[Ada]", "Game 1, line 1, word 1, `[Ada]`: this should be a header");
        check("[Event \"a\"]", "[Event", "Game 1, line 1, word 1, `[Event`: there's no such header.");
        check(&format!("{rules}\n{rules}"), "x", "Game 1, line 2, word 1, `x`: the header `Rules` appears");
        check(
            &format!("{rules}\n[Rated \"1\"]\n*"),
            "",
            "Game 1, line 2, word 1, ` `: the header `Rated` should",
        );
        check("[Rated \"yes\"]\n*", "*", "Game 1, line 2, word 1, `*`: the header `Rules` is missing");
        check(
            "chess:classic e4",
            "chess:classic",
            "Game 1, line 1, word 1, `chess:classic`: I don't know these rules",
        );
        check(
            "[Player1 \"a\"]\ndara:niger b3",
            "",
            "Game 1, line 2, word 1, ` `: the header `Rules` is missing",
        );
        check(
            &format!("{rules}\n[Player2 \"a\"]\n*"),
            "x",
            "Game 1, line 2, word 1, `x`: these rules are for 2 players",
        );
        check("dara:niger b3 z9", "z9", "Game 1, line 1, word 3, `z9`: move 2 isn't a move I know.");
        check(
            &format!("{rules}\nb3 *\n\n{rules}\nb3\nb3"),
            "b3",
            "Game 2, line 6, word 1, `b3`: move 2, `b3`, isn't legal there. A player would see: “**b3** is occupied.”",
        );
        check("dara:niger 2. b3", "2.", "Game 1, line 1, word 2, `2.`: turn 1 starts here.");
        check("dara:niger b3 1-0", "1-0", "Game 1, line 1, word 3, `1-0`: the game has a different result.");
        check("dara:niger b3 * c4", "c4", "Game 1, line 1, word 4, `c4`: a game ends with its result.");
        check("{\n\"moves\"", "", "The JSON breaks off at line 2, column 7.");
        check(
            r#"{"rules":"damas:ruibal","actions":["a3-a4"]}"#,
            "",
            "Game 1: move 1, `a3-a4`, isn't legal there.",
        );
    }

    #[test]
    fn every_header_can_be_wrong() {
        let texts = Texts::load().unwrap();
        for header in Header::all() {
            for why in [Flaw::Header(header), Flaw::Twice(header)] {
                let bad = BadFile { game: 1, rules: None, place: None, why };
                let told = super::told(texts.public(), &bad, "");
                assert!(told.contains(&format!("header `{header}`")), "{told}");
            }
        }
    }
}
