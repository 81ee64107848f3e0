//! Writing games as text.

use std::fmt::{self, Write};

use games::{Game, Seat};

use super::{Header, Transcript, quoted};

/// The most characters in a line of turns, unless a single turn has more.
const WIDTH: usize = 80;

/// A file of these games.
pub fn write<'a>(games: impl IntoIterator<Item = &'a Transcript>) -> String {
    games.into_iter().map(Transcript::to_string).collect::<Vec<_>>().join("\n")
}

/// A game's name as a title: `Dara`.
fn title(game: Game) -> String {
    let name = game.name();
    name.chars().take(1).map(|first| first.to_ascii_uppercase()).chain(name.chars().skip(1)).collect()
}

impl Transcript {
    /// The text of each header, in the order in which they are written.
    pub(super) fn texts(&self) -> Vec<(Header, String)> {
        let rules = self.position().rules();
        let headers = self.headers();
        let mut texts = vec![(Header::Game, title(rules.game())), (Header::Rules, rules.to_string())];
        let players = Seat::ALL.into_iter().zip(&headers.players);
        texts.extend(players.map(|(seat, name)| (Header::Player(seat), name.clone())));
        let others = [
            (Header::Began, headers.began.map(|at| at.to_string())),
            (Header::Ended, headers.ended.map(|at| at.to_string())),
            (Header::Result, Some(self.score().to_string())),
            (Header::Ending, self.ending().map(str::to_owned)),
            (Header::Clock, headers.clock.clone()),
            (Header::Rated, headers.rated.map(|rated| if rated { "yes" } else { "no" }.to_owned())),
        ];
        texts.extend(others.into_iter().filter_map(|(header, text)| Some((header, text?))));
        texts
    }
}

/// Writes the headers, an empty line, the turns and the result, ending with a line break.
impl fmt::Display for Transcript {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (header, text) in self.texts() {
            write!(f, "[{header} ")?;
            quoted::write(f, &text)?;
            f.write_str("]\n")?;
        }
        let mut lines = Lines { f, width: 0 };
        for (number, turn) in (1..).zip(self.turns()) {
            let actions: Vec<_> = turn.iter().map(ToString::to_string).collect();
            lines.add(&format!("{number}. {}", actions.join(" ")))?;
        }
        lines.add(&self.score().to_string())?;
        f.write_char('\n')
    }
}

/// Breaks text into lines.
struct Lines<'a, 'b> {
    f: &'a mut fmt::Formatter<'b>,
    /// The length of the current line.
    width: usize,
}

impl Lines<'_, '_> {
    fn add(&mut self, words: &str) -> fmt::Result {
        let fits = self.width > 0 && self.width + 1 + words.len() <= WIDTH;
        self.width = if fits { self.width + 1 } else { 0 } + words.len();
        write!(self.f, "{}{words}", if fits { ' ' } else { '\n' })
    }
}
