//! How texts speak: their bounds by kind, short sentences, and words that are never used. `docs/VOICE.md` says why.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use play::Language;

use crate::texts::files;

/// Stands in for a variable: one word, as long as most names and squares.
const VARIABLE: &str = "Xxxxxx";
/// The most words of a sentence.
const WORDS: usize = 15;
/// The same in the whole rules, where precision comes first.
const WORDS_OF_RULES: usize = 20;
/// The most characters of a refusal, an answer with one next step.
const REFUSAL: usize = 110;

/// The most characters of a text by the start of its key; the first that fits counts.
const BOUNDS: &[(&str, usize)] = &[
    ("command-name-", 32),
    ("option-name-", 32),
    ("menu-", 32),
    ("command-", 70),
    ("option-", 60),
    ("choice-", 60),
    ("button-", 24),
    ("help-", 450),
    ("refused-", REFUSAL),
    ("illegal-", REFUSAL),
    ("apology", REFUSAL),
    ("did-", 90),
    ("due-", 90),
    ("ended-", 90),
    ("board-", 90),
    ("clock", 90),
    ("terms", 90),
    ("offer-", 90),
    ("news-", 90),
    ("ratings-", 90),
    ("panel-", 90),
];

/// Texts that list things, or are read aloud instead of seen: their sentences may be longer.
const LISTS: &[&str] = &["plot-", "privacy-", "history-why", "rules-damas-draws", "sandbox-", "file-header"];

/// The texts of a language, each with everything it can say.
pub(super) fn all(language: Language) -> BTreeMap<String, Vec<String>> {
    let mut all = BTreeMap::new();
    for &(name, file) in files::of(language) {
        let Ok(resource) = fluent_syntax::parser::parse(file) else { panic!("a mistake in {name}") };
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let said = said(message.value.as_ref().expect("a text"));
            all.insert(message.id.name.to_owned(), said);
        }
    }
    all
}

/// Every way to say a pattern.
fn said(pattern: &Pattern<&str>) -> Vec<String> {
    pattern.elements.iter().fold(vec![String::new()], |before, element| {
        let ways = match element {
            PatternElement::TextElement { value } => vec![(*value).to_owned()],
            PatternElement::Placeable { expression } => said_by(expression),
        };
        before.iter().flat_map(|before| ways.iter().map(move |way| format!("{before}{way}"))).collect()
    })
}

fn said_by(expression: &Expression<&str>) -> Vec<String> {
    match expression {
        Expression::Select { variants, .. } => {
            variants.iter().flat_map(|variant| said(&variant.value)).collect()
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => said_by(expression),
        Expression::Inline(InlineExpression::StringLiteral { value }) => vec![(*value).to_owned()],
        Expression::Inline(_) => vec![VARIABLE.to_owned()],
    }
}

/// The bound of a key, if it has one.
fn bound(key: &str) -> Option<usize> {
    BOUNDS.iter().find(|(start, _)| key.starts_with(start)).map(|(_, most)| *most)
}

/// The sentences of a text. A line, a bullet and a colon's list begin a new one; code counts as one word.
fn sentences(text: &str) -> Vec<String> {
    let mut plain = String::new();
    for (number, part) in text.split('`').enumerate() {
        plain.push_str(if number % 2 == 0 { part } else { VARIABLE });
    }
    let ends = |c: char| matches!(c, '\n' | '·' | ':' | ';' | '–');
    let mut sentences = Vec::new();
    for line in plain.split(ends) {
        let mut sentence = Vec::new();
        for word in line.split_whitespace() {
            if word.chars().any(char::is_alphanumeric) {
                sentence.push(word);
            }
            let bare = word.trim_end_matches(['*', '”', '»', ')', '"']);
            if bare.ends_with(['.', '?', '!', '…']) {
                sentences.push(sentence.join(" "));
                sentence.clear();
            }
        }
        sentences.push(sentence.join(" "));
    }
    sentences
}

#[test]
fn every_text_is_as_short_as_its_kind() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        for (key, texts) in all(language) {
            let longest = texts.iter().map(|text| text.chars().count()).max().unwrap_or_default();
            if bound(&key).is_some_and(|most| longest > most) {
                faults.push(format!("{language:?}: {key}: {longest}"));
            }
        }
    }
    assert!(faults.is_empty(), "too long:\n{}", faults.join("\n"));
}

#[test]
fn sentences_are_short() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        for (key, texts) in all(language) {
            if LISTS.iter().any(|list| key.starts_with(list)) {
                continue;
            }
            let whole_rules =
                key.starts_with("decided-") || key.starts_with("rules-") && !key.starts_with("rules-short-");
            let most = if whole_rules { WORDS_OF_RULES } else { WORDS };
            let mut long: Vec<String> = texts.iter().flat_map(|text| sentences(text)).collect();
            long.retain(|sentence| sentence.split(' ').count() > most);
            faults.extend(long.first().map(|long| format!("{language:?}: {key}: {long}")));
        }
    }
    assert!(faults.is_empty(), "{} texts have a long sentence:\n{}", faults.len(), faults.join("\n"));
}

/// Words that no text of a language has, so that one thing has one word. `docs/VOICE.md` names what to say instead.
#[expect(clippy::too_many_lines, reason = "it is a list")]
const fn never(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &[
            "whoever",
            "somebody",
            "nobody",
            "everybody",
            "anybody",
            "oblige",
            "any more",
            "unless you say",
            " is no ",
            "as was",
            "deviation",
            "Weng-Lin",
            "half-way",
            "himself",
            "herself",
            " he ",
            " his ",
            " him ",
            "cannot",
            " do not ",
            "does not",
            " is not ",
            " are not ",
            "It is ",
            "You are ",
            " shall ",
            "-kind",
            // One thing, one word.
            "usual",
            "abort",
            "without a result",
            "shut-out",
            "the only turn",
            "already plays",
            "You already wait",
            "of your strength",
            " in line",
            "moves up",
            "stones of the other side",
            "Running games",
            "Time a turn",
            "A board of",
            "the world",
            "stranger",
            "They're challenged",
        ],
        Language::Spanish => &[
            "quienquiera",
            "usted",
            " vuestr",
            "desviación",
            "estás bloquead",
            " él ",
            "acción",
            "acciones",
            "deberá",
            "enemig",
            "habitual",
            "reglas comunes",
            "reglas conocidas",
            "rdenador",
            "ulsa ",
            "gestión del",
            "condicional",
            "terminar la partida",
            "pasar el turno",
            "pasar un turno",
            "En corto",
            " os ",
            "extraños",
            "quienes gestionan",
            "gestión puede",
            "apunt",
            "Apunt",
            "Apúnt",
            " ha ",
            " has ",
            " han ",
            " ellos,",
            "te mando",
            "mandaré",
            "mandarte",
            "a Dama en",
            "una dama",
        ],
        Language::French => &[
            "quiconque",
            "Vous ",
            "votre",
            " seul ",
            "écart-type",
            "action",
            "tu es bloqué",
            "tu es suspendu",
            "ennemi",
            "d’en face",
            "habituel",
            " clore",
            "Clore",
            " close",
            "gestion du",
            "conditionnel",
            "annuler la partie",
            "artie annulée",
            "plus de défis",
            "Plus d’inconnus",
            "mauvais tour",
            "administration",
            "l’unique tour",
            " fut ",
            " eut ",
            " ils ont",
            "Ils ",
            " vol",
            " Vol",
            "En Wali",
            "En Dala",
            "faute",
            "Plus de ",
            "Plus d’",
            "cette ligne",
            "fils d’ici",
            "une dame",
            "trouvé pour",
        ],
        Language::Ukrainian => &[
            "Вас ",
            "Ваш",
            "відхилення",
            " дія",
            " дію",
            "відпустк",
            "малюн",
            "ворог",
            "ворож",
            " чуж",
            "вичайн",
            "агальні правила",
            "ідомі правила",
            "омашн",
            "ризупин",
            "ерівник",
            "прострочу",
            " межа",
            "Межа",
            "здача",
            "умовн",
            "без результату",
            "Обери",
            "обери",
            "здули",
            "добрий хід",
            "своєї сили",
            "незнайомц",
            "особист",
            "щодругого",
            "літаюч",
            "не вартує",
            "капітуляц",
            " строк",
            "виклад",
            "Виклад",
            "Викласти",
        ],
    }
}

/// English texts that explain rules, where the enemy has to be named.
const RULES: &[&str] = &["rules-", "decided-", "setting-"];

#[test]
fn words_that_are_not_used_are_in_no_text() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        for (key, texts) in all(language) {
            let about_rules = RULES.iter().any(|start| key.starts_with(start));
            let enemy = if language == Language::English && !about_rules { Some("enemy") } else { None };
            for text in texts {
                // Code is what is typed or what files contain.
                let plain = format!(" {} ", text.split('`').step_by(2).collect::<Vec<_>>().join("`"));
                let banned = never(language).iter().copied().chain(enemy);
                let found = banned.filter(|word| plain.contains(word));
                faults.extend(found.map(|word| format!("{language:?}: {key}: {word:?}")));
            }
        }
    }
    faults.dedup();
    assert!(faults.is_empty(), "see docs/VOICE.md:\n{}", faults.join("\n"));
}

/// Ukrainian prepositions, after which a name would have to be declined.
const PREPOSITIONS: [&str; 10] = ["в", "у", "до", "з", "із", "зі", "на", "про", "від", "для"];

#[test]
fn ukrainian_names_stand_after_a_noun_that_is_declined() {
    let mut faults = Vec::new();
    for (name, file) in files::of(Language::Ukrainian) {
        for preposition in PREPOSITIONS {
            for variable in ["name", "rules", "game", "kind", "theme", "preset"] {
                let bare = format!(" {preposition} **{{ ${variable} }}**");
                let with = format!(" {preposition} «{{ ${variable} }}»");
                let lines = file.lines().filter(|line| line.contains(&bare) || line.contains(&with));
                faults.extend(lines.map(|line| format!("{name}: {line}")));
            }
        }
    }
    assert!(faults.is_empty(), "name what it is first:\n{}", faults.join("\n"));
}

/// The texts that may have an exclamation mark: a start, a row, a promotion, a win.
const LOUD: &[&str] = &[
    "board-begun",
    "competition-news-begun",
    "competition-news-climbed",
    "competition-news-over",
    "mine-promoted",
    "board-promoted",
    "challenge-accepted",
    "did-make-row",
    "ended-wins",
    "ended-ten",
    "match-won",
    "panel-take",
    "season-over",
    "sandbox-welcome",
    "refused-too-fast",
];

#[test]
fn only_good_news_is_loud() {
    for language in Language::ALL {
        for (key, texts) in all(language) {
            let loud = texts.iter().any(|text| text.contains('!'));
            assert!(!loud || LOUD.iter().any(|start| key.starts_with(start)), "{language:?}: {key}");
        }
    }
}

/// The narrow no-break space of French.
const NARROW: char = '\u{202f}';

#[test]
fn french_signs_have_a_narrow_space_before_them() {
    let mut faults = Vec::new();
    // A rating that is a guess is marked like this in every language.
    let texts = all(Language::French).into_iter().filter(|(key, _)| key != "rating-provisional");
    for (key, texts) in texts {
        for text in texts {
            let plain = text.split('`').step_by(2).collect::<Vec<_>>().join("`");
            let letters: Vec<char> = plain.chars().collect();
            let around = |at: usize| [at.checked_sub(1).and_then(|at| letters.get(at)), letters.get(at + 1)];
            let is_wrong = |(at, sign): (usize, &char)| match (sign, around(at)) {
                ('«', [_, after]) => after != Some(&NARROW),
                // A time has a colon too, and so has a file's word.
                (':', [_, Some(after)]) if !after.is_whitespace() => false,
                (';' | ':' | '!' | '?' | '»', [before, _]) => before.is_some_and(|before| *before != NARROW),
                _ => false,
            };
            if letters.iter().enumerate().any(is_wrong) {
                faults.push(format!("{key}: {text}"));
            }
        }
    }
    faults.dedup();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_sentence_is_counted_in_words() {
    assert_eq!(
        sentences("One two. Three `b3 b4`!\n- Four: five"),
        ["One two.", "Three Xxxxxx!", "", "Four", "five"]
    );
}
