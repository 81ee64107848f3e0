//! An imported game. Everything its file says is a stranger's text.

use games::{Seat, Side};
use play::{
    Ending,
    game::transcript::{Termination, Transcript},
};

use super::{
    ending,
    replay::{Ended, ReplayedGame},
    spoken,
};
use crate::{
    button_id::{ButtonId, ImportId, ReplayOf, ReplayStep},
    texts::{Words, say},
    views::{
        Button, Field, FieldId, FieldInput, Form, name::escaped, players::stone, rules_names::rules_name,
        time::date,
    },
};

/// A game of an imported file.
#[derive(Clone, Debug)]
pub struct Imported {
    /// Which.
    pub id: ImportId,
    /// The number of games in its file.
    pub games: u32,
    /// The game itself.
    pub transcript: Transcript,
}

/// The game as a replay.
pub fn course(words: &Words, imported: &Imported) -> ReplayedGame {
    let Imported { id, games, transcript } = imported;
    let rules = transcript.position().rules();
    let names = &transcript.headers().players;
    let seats = Seat::ALL.into_iter().take(rules.seats());
    let seats: Vec<String> =
        seats.map(|seat| named(seat, names.get(seat.index()).map_or("", String::as_str))).collect();
    let title = if *games == 1 {
        say!(words, "import-title", rules = rules_name(words, rules))
    } else {
        let rules = rules_name(words, rules);
        say!(words, "import-title-of", number = id.number, games = *games, rules)
    };
    let sides = [Side::First, Side::Second].map(|of| side(&seats, of)).join(" – ");
    ReplayedGame {
        heading: [Some(title), Some(sides), known(words, imported)].into_iter().flatten().collect(),
        ended: ended(words, imported, &seats),
        seats,
        goes_on: say!(words, "import-ends-here"),
        of: ReplayOf::Import(*id),
        more: more(words, imported),
    }
}

/// A seat with the player's name from the file.
fn named(seat: Seat, name: &str) -> String {
    let name = escaped(name);
    if name.is_empty() { stone(seat).to_owned() } else { format!("{} {name}", stone(seat)) }
}

/// The players of a side.
fn side(seats: &[String], side: Side) -> String {
    let of = Seat::ALL.iter().zip(seats).filter(|(seat, _)| seat.side() == side);
    of.map(|(_, named)| named.as_str()).collect::<Vec<_>>().join(" + ")
}

/// When and on which terms it was played, if the file says so.
fn known(words: &Words, imported: &Imported) -> Option<String> {
    let headers = imported.transcript.headers();
    let clock = headers.clock.as_deref().map(escaped).filter(|clock| !clock.is_empty());
    let known = [
        headers.began.map(|at| say!(words, "import-began", at = date(at))),
        headers.ended.map(|at| say!(words, "import-ended", at = date(at))),
        clock.map(|clock| say!(words, "import-clock", clock)),
        headers
            .rated
            .map(|rated| if rated { say!(words, "import-rated") } else { say!(words, "import-unrated") }),
    ];
    let known: Vec<String> = known.into_iter().flatten().collect();
    (!known.is_empty()).then(|| say!(words, "import-known", known = known.join(" · ")))
}

/// How it ended; `None` if the record is unfinished.
fn ended(words: &Words, imported: &Imported, seats: &[String]) -> Option<Ended> {
    let transcript = &imported.transcript;
    let rules = transcript.position().rules();
    let ending = match (transcript.position().outcome(), transcript.headers().termination) {
        (Some(outcome), _) => Ending::Rules(outcome),
        (None, Some(Termination::Lost { side, why })) => {
            let seat = Seat::ALL.into_iter().find(|seat| seat.side() == side)?;
            Ending::Forfeit { seat, why }
        }
        (None, Some(Termination::Agreed)) => Ending::Agreed,
        (None, Some(Termination::Adjudicated { winner })) => Ending::Adjudicated { winner },
        // The file doesn't say who ran out of time.
        (None, Some(Termination::Aborted)) => {
            let said = say!(words, "import-aborted");
            return Some(Ended { spoken: said.clone(), said, winner: None });
        }
        (None, None) => return None,
    };
    Some(Ended {
        said: ending::sentence(words, rules, ending, |of| side(seats, of)),
        spoken: spoken::ended(words, rules, ending),
        winner: ending.winner(),
    })
}

/// The other games of the file, and the export button.
fn more(words: &Words, imported: &Imported) -> Vec<Button> {
    let ImportId { file, number } = imported.id;
    let begin = |label, number| {
        let of = ReplayOf::Import(ImportId { file, number });
        Button::plain(label, ButtonId::Replay { of, turn: 0, step: ReplayStep::First })
    };
    let before = (number > 1).then(|| begin(say!(words, "button-game-before"), number - 1));
    let after = (number < imported.games).then(|| begin(say!(words, "button-game-after"), number + 1));
    let export = ButtonId::Export(imported.id);
    let export = Button::plain(say!(words, "button-export"), export);
    [before, after, Some(export)].into_iter().flatten().collect()
}

/// The most characters of a record that can be typed: Discord's most in a form.
const RECORD: u16 = 4_000;

/// The form that asks for a file or a record.
pub fn form(words: &Words) -> Form {
    let file = FieldInput::File(&[".txt", ".json"]);
    Form {
        title: say!(words, "form-import"),
        fields: vec![
            Field::new(FieldId::File, say!(words, "form-file"), file)
                .about(say!(words, "form-file-about"))
                .optional(),
            Field::new(FieldId::Record, say!(words, "form-record"), FieldInput::Lines { most: RECORD })
                .about(say!(words, "form-record-about"))
                .optional(),
        ],
        control: ButtonId::Import,
    }
}

#[cfg(test)]
mod tests {
    use play::game::transcript::read;

    use super::*;
    use crate::{
        replay_turn::After,
        texts::Texts,
        views::{example, game::replay},
    };

    fn imported(text: &str, number: u32) -> Imported {
        let games = read(text).unwrap();
        let id = ImportId { file: u64::MAX, number };
        let count = u32::try_from(games.len()).unwrap();
        Imported { id, games: count, transcript: games.into_iter().nth(number as usize - 1).unwrap() }
    }

    fn told(text: &str) -> String {
        let texts = Texts::load().unwrap();
        let imported = imported(text, 1);
        let after = After::of(&imported.transcript.record(), u32::MAX);
        replay::view(
            texts.public(),
            example::look(),
            games::Side::First,
            &course(texts.public(), &imported),
            &after,
            None,
        )
        .text
    }

    #[test]
    fn headers_of_an_import_are_shown() {
        let text = "[Rules \"dara:traditional\"]\n[Player1 \"Ada\"]\n[Player2 \"B_n\"]\n[Began \"1970-01-01T00:00:07Z\"]\n\
            [Ended \"1970-01-01T00:01:00Z\"]\n[Result \"0-1\"]\n[Ending \"time\"]\n[Clock \"3d\"]\n[Rated \"no\"]\n1. b3 0-1";
        assert_eq!(
            told(text),
            "**Imported game** · Dara (traditional)\n⚫ Ada – ⚪ B\\_n\n\
             -# started <t:7:d> · ended <t:60:d> · clock 3d · unrated\n**Turn 1 of 1**\n\
             ⚫ Ada dropped **b3**.\n**⚪ B\\_n wins!** ⚫ Ada ran out of time."
        );
        assert_eq!(
            told("dara:traditional b3"),
            "**Imported game** · Dara (traditional)\n⚫ – ⚪\n**Turn 1 of 1**\n⚫ dropped **b3**.\n\
             The record stops here, with no result."
        );
        let aborted = "[Rules \"dara:traditional\"]\n[Ending \"aborted\"]\nb3 *";
        assert!(told(aborted).ends_with("The game was called off: no one won."), "{}", told(aborted));
    }

    #[test]
    fn malicious_headers_are_plain_text_and_fit() {
        let hostile = [
            r"**@everyone** <@1> [a](https://a.b) `c` ||d|| # e",
            "\\u{202e}\\u{202d}\\u{2066}\\u{200b}\\u{0}\\u{a}# evil",
            &"*".repeat(9_000),
            &"😀".repeat(9_000),
            "",
        ];
        for name in hostile {
            let headers = [1, 2, 3, 4].map(|seat| format!("[Player{seat} \"{name}\"]\n")).concat();
            let text = format!(
                "[Rules \"damala:teams\"]\n{headers}[Clock \"{name}\"]\n[Ending \"agreed\"]\n1/2-1/2"
            );
            let told = told(&text);
            assert!(told.encode_utf16().count() <= 2_000, "{told}");
            assert_eq!(told.lines().count(), if name.is_empty() { 4 } else { 5 }, "{told}");
            for bad in ["<@", "\\*\\*@e", "](", "\u{202e}", "\0", "||d", "\n#"] {
                assert!(!told.contains(bad), "{bad:?} in {told}");
            }
        }
    }

    #[test]
    fn an_imported_file_can_be_paged_through() {
        let texts = Texts::load().unwrap();
        let three = "[Rules \"dara:niger\"]\n\n*\n".repeat(3);
        for (number, expect) in [
            (1, &["Next game", "Download"][..]),
            (2, &["Previous game", "Next game", "Download"]),
            (3, &["Previous game", "Download"]),
        ] {
            let course = course(texts.public(), &imported(&three, number));
            let labels: Vec<_> = course.more.iter().map(|button| button.label.as_str()).collect();
            assert_eq!(labels, expect);
            assert_eq!(course.heading[0], format!("**Imported game {number} of 3** · Dara (Niger)"));
        }
    }
}
