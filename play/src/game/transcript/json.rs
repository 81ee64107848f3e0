//! Games as JSON: one object, or a list of them.

use jiff::Timestamp;
use serde::{Deserialize, Serialize, Serializer};

use super::{BadFile, Flaw, Header, Transcript, draft::DraftHeaders};

/// A game's form in JSON: the headers, and the actions as a list.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct JsonGame {
    game: Option<String>,
    rules: Option<String>,
    #[serde(default)]
    players: Vec<String>,
    began: Option<String>,
    ended: Option<String>,
    result: Option<String>,
    ending: Option<String>,
    clock: Option<String>,
    rated: Option<bool>,
    actions: Vec<String>,
}

impl Serialize for Transcript {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (headers, record) = (self.headers(), self.record());
        let form = JsonGame {
            game: Some(record.rules.game().to_string()),
            rules: Some(record.rules.to_string()),
            players: headers.players.clone(),
            began: headers.began.as_ref().map(Timestamp::to_string),
            ended: headers.ended.as_ref().map(Timestamp::to_string),
            result: Some(self.score().to_string()),
            ending: self.ending().map(str::to_owned),
            clock: headers.clock.clone(),
            rated: headers.rated,
            actions: record.actions.iter().map(ToString::to_string).collect(),
        };
        form.serialize(serializer)
    }
}

/// Whether a file is meant as JSON. No header begins like this.
pub(super) fn is_meant(text: &str) -> bool {
    let text = text.trim_start();
    let first = text.strip_prefix('[').map_or(text, str::trim_start);
    first.starts_with('{') || (first.len() < text.len() && first.starts_with(']'))
}

pub(super) fn read(text: &str) -> Result<Vec<Transcript>, BadFile> {
    let forms = if text.trim_start().starts_with('[') {
        serde_json::from_str::<Vec<JsonGame>>(text)
    } else {
        serde_json::from_str(text).map(|form| vec![form])
    };
    let bad = |why| DraftHeaders::new(1).bad(None, why);
    let forms = forms.map_err(|why| bad(Flaw::Json { line: why.line(), column: why.column() }))?;
    if forms.is_empty() {
        return Err(bad(Flaw::Empty));
    }
    (1..).zip(forms).map(|(game, form)| form.read(game)).collect()
}

impl JsonGame {
    fn read(self, game: usize) -> Result<Transcript, BadFile> {
        let mut draft = DraftHeaders::new(game);
        let texts = [
            (Header::Game, self.game),
            (Header::Rules, self.rules),
            (Header::Began, self.began),
            (Header::Ended, self.ended),
            (Header::Result, self.result),
            (Header::Ending, self.ending),
        ];
        for (header, text) in texts {
            text.map_or(Ok(()), |text| draft.add(None, header, text))?;
        }
        let mut game = draft.begin(None)?;
        game.headers.players = self.players;
        game.headers.clock = self.clock;
        game.headers.rated = self.rated;
        for action in &self.actions {
            game.action(None, action)?;
        }
        game.finish(None)
    }
}
