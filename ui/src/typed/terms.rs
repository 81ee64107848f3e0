//! Times, clocks and matches as people type them, in any of the bot's languages: `3 days`, `12 h 30`, `sin límite`,
//! `10 очок`. What the bot shows can be typed back.

use jiff::SignedDuration;
use play::{
    TimeControl,
    game::{matches::Goal, time_control},
};

/// A part of a typed time.
#[derive(Clone, Debug)]
enum Part {
    Number(String),
    Word(Word),
}

/// What a word means.
#[derive(Clone, Copy, Debug)]
enum Word {
    /// The number one.
    One,
    /// A unit of time, by the letter that [`time_control`] reads.
    Unit(char),
    /// What a turn adds to a bank.
    Plus,
    /// The most that a bank can hold.
    UpTo,
    /// A bank for the whole game, to which turns add nothing.
    ForAll,
    /// No limit.
    Without,
    /// Nothing by itself.
    Filler,
}

/// Words with one form.
const WORDS: [(Word, &str); 10] = [
    (Word::One, "one un una une один одна одну"),
    (Word::Unit('w'), "w wk"),
    (Word::Unit('d'), "d j д дн"),
    (Word::Unit('h'), "h hr hrs г год"),
    (Word::Unit('m'), "m mn хв"),
    (Word::Plus, "plus más mas плюс"),
    (Word::UpTo, "up hasta найбільше до"),
    (Word::ForAll, "all todos tous усі всі"),
    (Word::Without, "no none without sin sans без немає"),
    (
        Word::Filler,
        "a an per each every turn turns for of in and to por cada turno turnos para los de en dentro y par tour tours \
         pour les chaque dans et на за кожен хід ходи через і й та",
    ),
];
/// The beginnings of words with several forms.
const STEMS: [(Word, &str); 7] = [
    // Units that can follow "no".
    (Word::Filler, "clock limit time reloj límit tiempo chrono temps годинник обмежен ліміт"),
    (Word::Unit('w'), "week sem тиж"),
    (Word::Unit('d'), "day día dia jour день дні дня доб діб"),
    (Word::Unit('h'), "hour hora heure годин"),
    (Word::Unit('m'), "min хвил"),
    (Word::UpTo, "max máx jusqu"),
    (Word::Without, "untimed unlimited ilimitad illimité ningun ningún aucun необмежен"),
];

/// Reads a time, such as a gift: whole minutes, not negative.
pub fn span(typed: &str) -> Option<SignedDuration> {
    time_control::read(typed).or_else(|| time_control::read(&plain(typed)?))
}

/// Reads a clock.
pub fn clock(typed: &str) -> Option<TimeControl> {
    let typed = typed.trim().to_lowercase();
    typed.parse().ok().or_else(|| plain(&typed)?.parse().ok())
}

/// Reads what a match is played to.
pub fn goal(typed: &str) -> Option<Goal> {
    const PAIR: &str = "pair par paire пара";
    const TWO: &str = "2 two dos deux дві двох";
    const GAMES: &str = "game partida partie парті";
    const POINTS: &str = "to match point a encuentro punto à en до матч оч";
    let typed = typed.to_lowercase();
    // What follows explains a pair.
    let (head, _) = typed.split_once(',').unwrap_or((&typed, ""));
    let words: Vec<&str> = head.split_whitespace().collect();
    let is = |word: &str, of: &str| of.split(' ').any(|of| of == word);
    let begins = |word: &str, with: &str| with.split(' ').any(|stem| word.starts_with(stem));
    match words.as_slice() {
        [pair] if is(pair, PAIR) => Some(Goal::Pair),
        [.., two, games] if is(two, TWO) && begins(games, GAMES) => Some(Goal::Pair),
        words => {
            let (numbers, others): (Vec<&str>, Vec<&str>) =
                words.iter().partition(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
            let known = others.iter().all(|word| begins(word, POINTS));
            if let ([number], true) = (numbers.as_slice(), known) { number.parse().ok() } else { None }
        }
    }
}

/// The text as [`time_control`] reads it: `5d+12h/7d`.
fn plain(typed: &str) -> Option<String> {
    let (mut text, mut number, mut unit) = (String::new(), None, None);
    let (mut is_for_all, mut is_without) = (false, false);
    for part in parts(typed)? {
        match part {
            Part::Number(digits) => {
                if number.replace(digits).is_some() {
                    return None;
                }
            }
            Part::Word(Word::One) => {
                if number.replace("1".to_owned()).is_some() {
                    return None;
                }
            }
            Part::Word(Word::Unit(of)) => {
                text.push_str(&number.take()?);
                text.push(of);
                unit = Some(of);
            }
            Part::Word(sign @ (Word::Plus | Word::UpTo)) => {
                text.push_str(&minutes(number.take(), unit.take())?);
                text.push(if matches!(sign, Word::Plus) { '+' } else { '/' });
            }
            Part::Word(Word::ForAll) => is_for_all = true,
            Part::Word(Word::Without) => is_without = true,
            Part::Word(Word::Filler) => {}
        }
    }
    text.push_str(&minutes(number, unit)?);
    match (is_without, is_for_all) {
        (true, _) => (text.is_empty() && !is_for_all).then(|| "none".to_owned()),
        (false, true) => Some(format!("{text}+0m/{text}")),
        (false, false) => Some(text),
    }
}

/// A number without a unit at the end: minutes after hours, as in `12 h 30`.
fn minutes(number: Option<String>, unit: Option<char>) -> Option<String> {
    match (number, unit) {
        (None, _) => Some(String::new()),
        (Some(number), Some('h')) => Some(format!("{number}m")),
        (Some(_), _) => None,
    }
}

/// Numbers and words, without what is between them. `None` if anything is unknown.
fn parts(typed: &str) -> Option<Vec<Part>> {
    let mut parts = Vec::new();
    let typed = typed.to_lowercase();
    let mut rest = typed.as_str();
    while let Some(first) = rest.chars().next() {
        let end = |of: fn(char) -> bool| rest.find(|c| !of(c)).unwrap_or(rest.len());
        let length = match first {
            '0'..='9' => end(|c| c.is_ascii_digit()),
            _ if first.is_alphabetic() => end(|c| c.is_alphabetic() || matches!(c, '\'' | '’')),
            _ => first.len_utf8(),
        };
        let (part, after) = rest.split_at(length);
        parts.extend(match first {
            '0'..='9' => Some(Part::Number(part.to_owned())),
            '+' => Some(Part::Word(Word::Plus)),
            '/' => Some(Part::Word(Word::UpTo)),
            ',' | '.' | '(' | ')' => None,
            _ if first.is_whitespace() => None,
            _ => Some(Part::Word(meaning(part)?)),
        });
        rest = after;
    }
    Some(parts)
}

fn meaning(word: &str) -> Option<Word> {
    let whole = WORDS.iter().find(|(_, words)| words.split(' ').any(|of| of == word));
    let begun = || STEMS.iter().find(|(_, stems)| stems.split(' ').any(|stem| word.starts_with(stem)));
    whole.or_else(begun).map(|(meaning, _)| *meaning)
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use play::Language;
    use proptest::prelude::*;

    use super::*;
    use crate::{
        texts::Texts,
        views::{terms, time},
    };

    fn check(typed: &str, means: Option<&str>) {
        let read = clock(typed).map(|clock| clock.to_string());
        assert_eq!(read.as_deref(), means, "{typed}");
    }

    #[test]
    fn clocks_are_read_in_english() {
        for (typed, means) in [
            ("3d", "3d"),
            ("3 days", "3d"),
            ("3 Days a turn.", "3d"),
            ("one day", "1d"),
            ("2 weeks", "14d"),
            ("12 hours", "12h"),
            ("90 min", "1h30m"),
            ("1 day and 12 hours", "1d12h"),
            ("5 days + 12 hours / 7 days", "5d+12h/7d"),
            ("5 days plus 12 hours per turn up to 7 days", "5d+12h/7d"),
            ("2 days for all turns", "2d+0m/2d"),
            ("none", "none"),
            ("no clock", "none"),
            ("No limit", "none"),
            ("unlimited", "none"),
        ] {
            check(typed, Some(means));
        }
    }

    #[test]
    fn clocks_are_read_in_spanish() {
        for (typed, means) in [
            ("3 días", "3d"),
            ("3 dias por turno", "3d"),
            ("un día", "1d"),
            ("2 semanas", "14d"),
            ("12 horas", "12h"),
            ("30 minutos", "30m"),
            ("1 día y 12 horas", "1d12h"),
            ("5 días más 12 horas, hasta 7 días", "5d+12h/7d"),
            ("sin límite", "none"),
            ("sin limite de tiempo", "none"),
            ("Sin reloj", "none"),
            ("ninguno", "none"),
        ] {
            check(typed, Some(means));
        }
    }

    #[test]
    fn clocks_are_read_in_french() {
        for (typed, means) in [
            ("3j", "3d"),
            ("3 jours", "3d"),
            ("un jour", "1d"),
            ("2 semaines", "14d"),
            ("12 h", "12h"),
            ("12 heures par tour", "12h"),
            ("1h30", "1h30m"),
            ("1 j 12 h 30", "1d12h30m"),
            ("5 jours, plus 12 heures, jusqu'à 7 jours", "5d+12h/7d"),
            ("5j+12h/7j", "5d+12h/7d"),
            ("sans limite", "none"),
            ("Sans chrono", "none"),
            ("aucun", "none"),
        ] {
            check(typed, Some(means));
        }
    }

    #[test]
    fn clocks_are_read_in_ukrainian() {
        for (typed, means) in [
            ("3д", "3d"),
            ("3 дні", "3d"),
            ("один день", "1d"),
            ("5 діб", "5d"),
            ("2 тижні", "14d"),
            ("12 год", "12h"),
            ("12 годин на хід", "12h"),
            ("30 хв", "30m"),
            ("1 день і 12 годин", "1d12h"),
            ("5 днів плюс 12 годин, найбільше 7 днів", "5d+12h/7d"),
            ("без обмежень", "none"),
            ("Без годинника", "none"),
            ("немає", "none"),
        ] {
            check(typed, Some(means));
        }
    }

    #[test]
    fn other_text_is_no_clock() {
        for typed in [
            "",
            "soon",
            "3",
            "3 3 days",
            "days",
            "a day or two",
            "-3 days",
            "no 3 days",
            "3 days for all none",
            "clock",
            "1 month",
            "3 mois",
            "24.12.",
            "1 + 2",
            "5 days + 12",
            "<@1>",
            "`3d`",
            "91 days",
            "0 jours",
        ] {
            check(typed, None);
        }
    }

    #[test]
    fn matches_are_read_in_every_language() {
        let ten = Some(Goal::Points(10));
        for (typed, means) in [
            ("10", ten),
            ("10 points", ten),
            ("Match to 10", ten),
            ("a 10 puntos", ten),
            ("match en 10 points", ten),
            ("до 10 очок", ten),
            ("1 очко", Some(Goal::Points(1))),
            ("pair", Some(Goal::Pair)),
            ("Two games", Some(Goal::Pair)),
            ("dos partidas", Some(Goal::Pair)),
            ("deux parties", Some(Goal::Pair)),
            ("2 партії", Some(Goal::Pair)),
            ("", None),
            ("0", None),
            ("101 points", None),
            ("10 games", None),
            ("3 games", None),
            ("10 days", None),
            ("10 10", None),
            ("+5", None),
            ("games", None),
        ] {
            assert_eq!(goal(typed), means, "{typed}");
        }
    }

    #[test]
    fn the_examples_in_texts_can_be_typed() {
        let texts = Texts::load().unwrap();
        for words in texts.all() {
            let examples = |key: &str| -> Vec<String> {
                let text = words.say(key, &[("typed", "x".into()), ("most", 9.into())]);
                text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
            };
            for (key, is_read) in [
                ("refused-bad-clock", (|typed| clock(typed).is_some()) as fn(&str) -> bool),
                ("refused-bad-match", |typed| goal(typed).is_some()),
                ("refused-bad-gift", |typed| span(typed).is_some()),
                ("settings-how", |typed| {
                    typed.split_once(':').is_some_and(|(_, typed)| clock(typed).is_some())
                }),
                ("settings-about-clock", |typed| {
                    typed.split_once(':').is_some_and(|(_, typed)| clock(typed).is_some())
                }),
            ] {
                let examples = examples(key);
                assert!(!examples.is_empty() && examples.iter().all(|typed| is_read(typed)), "{examples:?}");
            }
        }
    }

    fn minutes() -> impl Strategy<Value = SignedDuration> {
        (1_i64..=90 * 24 * 60).prop_map(SignedDuration::from_mins)
    }

    fn controls() -> impl Strategy<Value = TimeControl> {
        let bank = (minutes(), minutes(), minutes()).prop_map(|(one, increment, other)| TimeControl::Bank {
            bank: one.min(other),
            increment,
            cap: one.max(other),
        });
        let fixed =
            minutes().prop_map(|bank| TimeControl::Bank { bank, increment: SignedDuration::ZERO, cap: bank });
        prop_oneof![Just(TimeControl::Untimed), minutes().prop_map(TimeControl::PerTurn), bank, fixed]
    }

    proptest! {
        #[test]
        fn what_is_shown_can_be_typed_back(control in controls(), time in minutes(), points in 1..=Goal::MOST) {
            static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::load().unwrap());
            for language in Language::ALL {
                let words = TEXTS.of(language);
                let shown = terms::clock(words, control);
                prop_assert_eq!(clock(&shown), Some(control), "{}", shown);
                prop_assert_eq!(clock(&control.to_string()), Some(control));
                let shown = time::span(words, time);
                prop_assert_eq!(span(&shown), Some(time), "{}", shown);
                for of in [Goal::Points(points), Goal::Pair] {
                    let shown = terms::goal(words, of);
                    prop_assert_eq!(goal(&shown), Some(of), "{}", shown);
                    prop_assert_eq!(goal(&of.to_string()), Some(of));
                }
            }
        }

        #[test]
        fn anything_typed_is_read_or_rejected(typed in "\\PC{0,40}") {
            let _ = (clock(&typed), span(&typed), goal(&typed));
        }
    }
}
