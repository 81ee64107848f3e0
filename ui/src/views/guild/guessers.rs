//! Who guessed best in a season of a server.

use play::{PlayerId, game::guessing::Guesser, ranking::Line};

use crate::{
    button_id::GuessControl,
    texts::{Words, say},
    views::{Button, View, name},
};

/// The most lines of a table.
pub const ENTRIES: usize = 10;

/// The table of a season.
#[derive(Clone, Debug)]
pub struct GuesserTable {
    /// The season.
    pub season: u32,
    /// The running season.
    pub running: u32,
    /// The lines of those who may be named, the best first.
    pub lines: Vec<Line<Guesser>>,
    /// What the reader has guessed, if anything.
    pub own: Option<Guesser>,
}

/// The table, in private.
pub fn table(words: &Words, reader: PlayerId, table: &GuesserTable) -> View {
    let mut lines = vec![say!(words, "guessers-title", season = table.season)];
    if table.lines.is_empty() {
        lines.push(say!(words, "guessers-empty"));
    }
    lines.extend(table.lines.iter().take(ENTRIES).map(|line| self::line(words, reader, line)));
    lines.extend(own(words, table));
    lines.push(say!(words, "guessers-about"));
    let to = |season| Button::plain(say!(words, "button-season", season), GuessControl::Table(Some(season)));
    let before = (table.season > 1).then(|| to(table.season - 1));
    let after = (table.season < table.running).then(|| to(table.season.saturating_add(1)));
    let steps: Vec<_> = [before, after].into_iter().flatten().collect();
    let view = View::words(lines.join("\n"));
    if steps.is_empty() { view } else { view.with_row(steps) }
}

fn line(words: &Words, reader: PlayerId, line: &Line<Guesser>) -> String {
    let Line { place, of } = line;
    let place = say!(words, "leaderboard-place", place = *place);
    let who = name::of_member(of.player, of.name.as_deref());
    let said = say!(words, "guessers-line", place, who, counts = counts(words, of));
    if reader == of.player { say!(words, "leaderboard-line-own", line = said) } else { said }
}

/// What the reader did, unless a line above says so.
fn own(words: &Words, table: &GuesserTable) -> Option<String> {
    let Some(own) = &table.own else {
        return (!table.lines.is_empty()).then(|| say!(words, "guessers-own-none"));
    };
    let counts = counts(words, own);
    match table.lines.iter().position(|line| line.of.player == own.player) {
        Some(shown) if shown < ENTRIES => None,
        Some(line) => {
            let place = table.lines.get(line).map_or(0, |line| line.place);
            Some(say!(words, "guessers-own", place = place.to_string(), counts))
        }
        None => Some(say!(words, "guessers-own-unlisted", counts)),
    }
}

fn counts(words: &Words, of: &Guesser) -> String {
    say!(words, "guessers-counts", right = of.right, all = of.all)
}

#[cfg(test)]
mod tests {
    use play::ranking::ranked;

    use super::*;
    use crate::{texts::Texts, views::example};

    fn guesser(player: u64, right: u32, all: u32, name: Option<&str>) -> Guesser {
        Guesser {
            player: player.try_into().unwrap(),
            name: name.map(str::to_owned),
            listed: true,
            right,
            all,
        }
    }

    fn shown(all: Vec<Guesser>, own: Option<Guesser>, season: u32) -> View {
        let texts = Texts::load().unwrap();
        let table = GuesserTable { season, running: 2, lines: ranked(all), own };
        super::table(texts.public(), 7.try_into().unwrap(), &table)
    }

    #[test]
    fn the_best_come_first_and_the_readers_own_line_is_marked() {
        let all = vec![guesser(5, 3, 9, Some("*Ada*")), guesser(7, 4, 5, None)];
        let view = shown(all, Some(guesser(7, 4, 5, None)), 2);
        let lines: Vec<_> = view.text.lines().collect();
        assert_eq!(
            lines[..3],
            [
                "## Best guessers · season 2",
                "🥇 **<@7>** · 4 of 5 right **← you**",
                "🥈 **\\*Ada\\*** · 3 of 9 right"
            ]
        );
        assert_eq!((lines.len(), view.pings.len()), (4, 0));
        let steps: Vec<_> = view.buttons.concat().into_iter().map(|button| button.label).collect();
        assert_eq!(steps, ["Season 1"]);
    }

    #[test]
    fn a_reader_further_down_unlisted_or_without_a_guess_reads_so() {
        let many = || (1..=12).map(|number| guesser(100 + number, 20, 30, None)).collect::<Vec<_>>();
        let own = guesser(7, 1, 3, None);
        let last = shown([many(), vec![own.clone()]].concat(), Some(own.clone()), 1).text;
        assert!(last.contains("You: place **13** · 1 of 3 right"), "{last}");
        let unlisted = shown(many(), Some(Guesser { listed: false, ..own }), 1).text;
        assert!(unlisted.contains("You: 1 of 3 right. Only you see this"), "{unlisted}");
        assert!(shown(many(), None, 1).text.contains("You haven't guessed"));
        assert!(shown(Vec::new(), None, 1).text.contains("No one"));
    }

    #[test]
    fn the_longest_table_fits_into_a_message() {
        let texts = Texts::load().unwrap();
        let name = "*".repeat(40);
        let lines = (0..100).map(|place| Line {
            place: 100_000,
            of: Guesser { player: example::long(place), ..guesser(1, u32::MAX, u32::MAX, Some(&name)) },
        });
        let own = Some(Guesser { listed: false, ..guesser(7, u32::MAX, u32::MAX, None) });
        let table = GuesserTable { season: u32::MAX, running: u32::MAX, lines: lines.collect(), own };
        for words in texts.all() {
            let view = super::table(words, 7.try_into().unwrap(), &table);
            assert!(view.text.encode_utf16().count() <= 2_000, "{}", view.text);
        }
    }
}
