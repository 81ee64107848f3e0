//! A game being read: first its headers, then its actions, and finally whether they fit together.

use std::collections::BTreeMap;

use games::{Action, BadRuleSet, Game, RuleSet, Seat};
use jiff::Timestamp;

use super::{BadFile, Flaw, Header, Headers, Location, Replay, Score, Termination, Transcript};

/// The headers found so far.
pub(super) struct DraftHeaders {
    /// The number of the game in the file, from 1.
    game: usize,
    found: BTreeMap<Header, (Option<Location>, String)>,
}

/// A game with all its headers, while its actions are read.
pub(super) struct DraftGame {
    draft: DraftHeaders,
    pub(super) headers: Headers,
    replay: Replay,
    /// Whether the next turn's number has been read.
    numbered: bool,
    /// The result after the last turn.
    result: Option<(Option<Location>, Score)>,
}

impl DraftHeaders {
    pub(super) const fn new(game: usize) -> Self {
        Self { game, found: BTreeMap::new() }
    }

    pub(super) fn add(
        &mut self,
        place: Option<Location>,
        header: Header,
        text: String,
    ) -> Result<(), BadFile> {
        match self.found.insert(header, (place, text)) {
            None => Ok(()),
            Some(_) => Err(self.bad(place, Flaw::Twice(header))),
        }
    }

    /// The game before its first action. `place` is where that action is.
    pub(super) fn begin(self, place: Option<Location>) -> Result<DraftGame, BadFile> {
        let rules = self.rules().ok_or_else(|| self.bad(place, Flaw::NoRules))?;
        let rules = rules.map_err(|why| self.bad(self.place(Header::Rules), Flaw::Rules(why)))?;
        let is_named = |name: &str| name.eq_ignore_ascii_case(rules.game().name());
        self.value(Header::Game, |name| is_named(name).then_some(()))?;
        let headers = Headers {
            players: self.players(rules.seats())?,
            began: self.value(Header::Began, |text| text.parse::<Timestamp>().ok())?,
            ended: self.value(Header::Ended, |text| text.parse::<Timestamp>().ok())?,
            termination: None,
            clock: self.text(Header::Clock).map(str::to_owned),
            rated: self.value(Header::Rated, |text| match text {
                "yes" => Some(true),
                "no" => Some(false),
                _ => None,
            })?,
        };
        let replay = Replay::new(rules.start());
        Ok(DraftGame { draft: self, headers, replay, numbered: false, result: None })
    }

    fn players(&self, seats: usize) -> Result<Vec<String>, BadFile> {
        let found: Vec<Header> =
            self.found.keys().copied().filter(|header| matches!(header, Header::Player(_))).collect();
        let wanted = || Seat::ALL.into_iter().take(seats).map(Header::Player);
        match found.first() {
            Some(&first) if !wanted().eq(found.iter().copied()) => {
                Err(self.bad(self.place(first), Flaw::Players { seats }))
            }
            Some(_) => Ok(wanted().filter_map(|header| self.text(header)).map(str::to_owned).collect()),
            None => Ok(Vec::new()),
        }
    }

    /// The rules. They may leave out the game, if the header `Game` or the name of the preset says it.
    fn rules(&self) -> Option<Result<RuleSet, BadRuleSet>> {
        let game = self.text(Header::Game).and_then(|name| name.to_ascii_lowercase().parse().ok());
        self.text(Header::Rules).map(|text| RuleSet::read(text, game))
    }

    fn text(&self, header: Header) -> Option<&str> {
        self.found.get(&header).map(|(_, text)| text.as_str())
    }

    fn place(&self, header: Header) -> Option<Location> {
        self.found.get(&header).and_then(|&(place, _)| place)
    }

    /// The parsed value of a header, if present.
    fn value<T>(&self, header: Header, read: impl FnOnce(&str) -> Option<T>) -> Result<Option<T>, BadFile> {
        let value = self.text(header).map(|text| read(text).ok_or_else(|| self.bad_header(header)));
        value.transpose()
    }

    fn bad_header(&self, header: Header) -> BadFile {
        self.bad(self.place(header), Flaw::Header(header))
    }

    pub(super) fn bad(&self, place: Option<Location>, why: Flaw) -> BadFile {
        let rules = self.rules().and_then(Result::ok);
        BadFile { game: self.game, rules, place, why }
    }
}

impl DraftGame {
    /// Reads the next word after the headers: a number, an action or the result.
    pub(super) fn word(&mut self, place: Option<Location>, word: &str) -> Result<(), BadFile> {
        if self.result.is_some() {
            return Err(self.draft.bad(place, Flaw::AfterResult));
        }
        if word.ends_with('.') {
            return self.number(place, word);
        }
        if let Ok(score) = word.parse() {
            self.result = Some((place, score));
            return Ok(());
        }
        self.action(place, word)
    }

    /// Reads the number of the next turn.
    fn number(&mut self, place: Option<Location>, word: &str) -> Result<(), BadFile> {
        let right = self.replay.between && !self.numbered && word == format!("{}.", self.next());
        self.numbered = true;
        if right { Ok(()) } else { Err(self.draft.bad(place, Flaw::Number { next: self.next() })) }
    }

    /// Reads the next action, or two: a move, and joined to it the take that it earned.
    pub(super) fn action(&mut self, place: Option<Location>, word: &str) -> Result<(), BadFile> {
        self.numbered = false;
        let rules = self.replay.position.rules();
        let read = match with_take(rules.game(), word) {
            Some((action, take)) => self.play(action).and_then(|()| self.play(take)),
            None => self.play(word),
        };
        read.map_err(|why| self.draft.bad(place, why))
    }

    fn play(&mut self, word: &str) -> Result<(), Flaw> {
        let ply = self.replay.position.ply();
        let action: Action = word.parse().map_err(|why| Flaw::NotAnAction { ply, why })?;
        self.replay.play(action)
    }

    /// The number of the next turn.
    const fn next(&self) -> usize {
        self.replay.turns.len() + 1
    }

    /// The whole game, if its headers fit. `place` is that of its last word.
    pub(super) fn finish(mut self, place: Option<Location>) -> Result<Transcript, BadFile> {
        if self.numbered {
            return Err(self.draft.bad(place, Flaw::Number { next: self.next() }));
        }
        let said = self.draft.value(Header::Result, |text| text.parse::<Score>().ok())?;
        let claimed = said.or(self.result.map(|(_, score)| score)).unwrap_or(Score::Open);
        let ending = self.draft.text(Header::Ending);
        if self.replay.position.outcome().is_none() && ending.is_some() {
            let named = self.draft.value(Header::Ending, |name| Termination::named(name, claimed))?;
            self.headers.termination = named;
        }
        let Self { draft, headers, replay, result, .. } = self;
        let contradicted = |why| match why {
            Flaw::Header(header) => draft.bad_header(header),
            other => draft.bad(place, other),
        };
        let transcript = replay.with(headers).map_err(contradicted)?;
        draft.value(Header::Ending, |name| (transcript.ending() == Some(name)).then_some(()))?;
        if said.is_some_and(|said| said != transcript.score()) {
            return Err(draft.bad_header(Header::Result));
        }
        match result {
            Some((place, score)) if score != transcript.score() => Err(draft.bad(place, Flaw::Result)),
            _ => Ok(transcript),
        }
    }
}

/// The two actions of a word that joins a take to its move, as other programs write it: `f6xf4` or `a7-d7xg1`, which are
/// `f6 xf4` and `a7-d7 xg1`. In games without takes, an `x` is part of a capture.
fn with_take(game: Game, word: &str) -> Option<(&str, &str)> {
    match game {
        Game::Damas | Game::Damala => None,
        Game::Dara | Game::Wali | Game::Dala | Game::Morris => {
            word.rfind('x').filter(|&at| at > 0).and_then(|at| word.split_at_checked(at))
        }
    }
}
