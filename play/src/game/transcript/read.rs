//! Reading game files.

use super::{
    BadFile, Flaw, Header, Location, Transcript,
    draft::{DraftGame, DraftHeaders},
    json,
    place::{lines, unmarked},
    quoted,
};

/// Reads a file: games with headers, a bare record, or JSON.
///
/// The time is linear in the length of the text, which the caller must limit.
///
/// # Errors
/// The first thing that is wrong, with its place.
pub fn read(text: &str) -> Result<Vec<Transcript>, BadFile> {
    let text = unmarked(text);
    if json::is_meant(text) {
        return json::read(text);
    }
    let mut reader = Reader::default();
    for (index, line) in lines(text).enumerate() {
        reader.line(index + 1, line)?;
    }
    reader.end()
}

/// What has been read so far.
#[derive(Default)]
struct Reader {
    games: Vec<Transcript>,
    /// The current game, once its first line has been read.
    game: Option<Stage>,
    /// The place of the last word.
    last: Option<Location>,
}

/// How far the current game has been read.
enum Stage {
    Headers(DraftHeaders),
    Actions(Box<DraftGame>),
}

impl Reader {
    fn line(&mut self, line: usize, text: &str) -> Result<(), BadFile> {
        if text.starts_with('[') {
            let place = Location { line, token: 1 };
            let mut draft = self.headers()?;
            self.last = Some(place);
            let (header, text) = header(text).map_err(|why| draft.bad(self.last, why))?;
            draft.add(self.last, header, text)?;
            self.game = Some(Stage::Headers(draft));
            return Ok(());
        }
        for (index, word) in text.split_ascii_whitespace().enumerate() {
            self.word(Location { line, token: index + 1 }, word)?;
        }
        Ok(())
    }

    fn word(&mut self, place: Location, word: &str) -> Result<(), BadFile> {
        self.last = Some(place);
        let mut game = match self.game.take() {
            None => return self.bare(word),
            Some(Stage::Headers(draft)) => Box::new(draft.begin(self.last)?),
            Some(Stage::Actions(game)) => game,
        };
        game.word(self.last, word)?;
        self.game = Some(Stage::Actions(game));
        Ok(())
    }

    /// Begins a bare record, whose first word is its rule set.
    fn bare(&mut self, word: &str) -> Result<(), BadFile> {
        let mut draft = self.draft();
        draft.add(self.last, Header::Rules, word.to_owned())?;
        self.game = Some(Stage::Actions(Box::new(draft.begin(self.last)?)));
        Ok(())
    }

    /// The headers of the current game, or of the next one if the current one already has actions.
    fn headers(&mut self) -> Result<DraftHeaders, BadFile> {
        match self.game.take() {
            Some(Stage::Headers(draft)) => Ok(draft),
            stage => {
                self.finish(stage)?;
                Ok(self.draft())
            }
        }
    }

    const fn draft(&self) -> DraftHeaders {
        DraftHeaders::new(self.games.len() + 1)
    }

    fn finish(&mut self, stage: Option<Stage>) -> Result<(), BadFile> {
        let game = match stage {
            None => return Ok(()),
            Some(Stage::Headers(draft)) => Box::new(draft.begin(self.last)?),
            Some(Stage::Actions(game)) => game,
        };
        self.games.push(game.finish(self.last)?);
        Ok(())
    }

    fn end(mut self) -> Result<Vec<Transcript>, BadFile> {
        let last = self.game.take();
        self.finish(last)?;
        if self.games.is_empty() { Err(self.draft().bad(None, Flaw::Empty)) } else { Ok(self.games) }
    }
}

/// Reads a line `[Name "text"]`.
fn header(line: &str) -> Result<(Header, String), Flaw> {
    let inside = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    let (name, text) = inside.and_then(|inside| inside.split_once(' ')).ok_or(Flaw::NotAHeader)?;
    let text = quoted::parse(text.trim()).ok_or(Flaw::NotAHeader)?;
    Ok((Header::named(name).ok_or(Flaw::UnknownHeader)?, text))
}
