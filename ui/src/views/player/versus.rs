//! The answer to `/versus`: the head-to-head record of two players, in games of two.

use jiff::Timestamp;
use play::{
    MessageId, PlayerId, Table,
    guild::standings::{GameResult, ResultCounts},
    player::ratings::Category,
};

use super::results::{self, Results};
use crate::{
    button_id::ButtonId,
    texts::{Words, say},
    views::{Button, View, link, mention, rating::category_name, rules_names::rules_name, time::relative},
};

/// Two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The player whose results are shown.
    pub player: PlayerId,
    /// The opponent.
    pub opponent: PlayerId,
}

impl Pair {
    /// Whether a player is one of the two.
    pub fn is_of(self, player: PlayerId) -> bool {
        [self.player, self.opponent].contains(&player)
    }
}

/// A game between the two.
#[derive(Clone, Debug)]
pub struct Met {
    /// The game.
    pub table: Table,
    /// The result for the first player.
    pub result: GameResult,
    /// When it ended.
    pub ended: Option<Timestamp>,
    /// The message with its last board, if known.
    pub board: Option<MessageId>,
}

/// The longest message on Discord.
const LONGEST: usize = 2_000;

/// Who sees the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// Only the reader.
    Alone {
        /// The reader.
        reader: PlayerId,
        /// Whether they may post it.
        may_show: bool,
    },
    /// Everyone in the channel.
    All {
        /// Who posts it.
        by: PlayerId,
    },
}

/// Whether there is nothing to show: a game that was called off doesn't count.
pub fn is_empty(counts: &[ResultCounts]) -> bool {
    Results::of(counts).games() == 0
}

/// The record: `counts` are the first player's by category, `last` the latest games, newest first. No one is pinged.
pub fn view(words: &Words, pair: Pair, counts: &[ResultCounts], last: &[Met], audience: Audience) -> View {
    let Pair { player, opponent } = pair;
    let results = Results::of(counts);
    if is_empty(counts) {
        return none(words, pair, audience);
    }
    let text = |last: &[Met]| {
        let mut lines = vec![
            say!(words, "versus-title", one = mention(player), other = mention(opponent)),
            score(words, results),
        ];
        lines.extend(by_game(counts).into_iter().map(|(category, counts)| game(words, category, counts)));
        lines.push(say!(words, "versus-seats", one = mention(player)));
        if !last.is_empty() {
            lines.push(say!(words, "versus-last"));
            lines.extend(last.iter().map(|met| self::met(words, pair, met)));
        }
        lines.push(say!(words, "versus-of-two"));
        if let Audience::All { by } = audience {
            lines.push(say!(words, "profile-shown-by", who = mention(by)));
        }
        lines.join("\n")
    };
    // If there are too many results, the oldest games are left out.
    let fits = |shown: &usize| text(&last[..*shown]).encode_utf16().count() <= LONGEST;
    let shown = (0..=last.len()).rev().find(fits).unwrap_or_default();
    let may_show = matches!(audience, Audience::Alone { may_show: true, .. });
    let post = || {
        let control = ButtonId::PostVersus { player, opponent };
        Button::plain(say!(words, "button-show-to-all"), control)
    };
    View::words(text(&last[..shown])).with_row(may_show.then(post).into_iter().collect())
}

fn none(words: &Words, pair: Pair, audience: Audience) -> View {
    let Pair { player, opponent } = pair;
    let other = |reader| match reader {
        reader if reader == player => Some(opponent),
        reader if reader == opponent => Some(player),
        _ => None,
    };
    let against = match audience {
        Audience::Alone { reader, .. } => other(reader),
        Audience::All { .. } => None,
    };
    View::words(match against {
        Some(other) => say!(words, "versus-none-own", other = mention(other)),
        None => say!(words, "versus-none", one = mention(player), other = mention(opponent)),
    })
}

/// A point for a win, half a point for a draw.
fn score(words: &Words, results: Results) -> String {
    let points = |won: u64| {
        let halves = won * 2 + results.drawn;
        match (halves / 2, halves % 2) {
            (whole, 0) => whole.to_string(),
            (0, _) => "½".to_owned(),
            (whole, _) => format!("{whole}½"),
        }
    };
    say!(
        words,
        "versus-score",
        points = points(results.won),
        others = points(results.lost),
        games = results.games(),
        results = results.told(words),
    )
}

/// The counts of each category, in order.
fn by_game(counts: &[ResultCounts]) -> Vec<(Category, &[ResultCounts])> {
    let chunks = counts.chunk_by(|one, next| one.category == next.category);
    let chunks = chunks.filter_map(|chunk| Some((chunk.first()?.category, chunk)));
    chunks.filter(|(_, counts)| Results::of(*counts).games() > 0).collect()
}

fn game(words: &Words, category: Category, counts: &[ResultCounts]) -> String {
    let game = category_name(words, category);
    let (results, seats) = (Results::of(counts).told(words), results::in_short(words, counts));
    say!(words, "versus-game", game, results, seats)
}

/// One of the latest games.
fn met(words: &Words, Pair { player, opponent }: Pair, met: &Met) -> String {
    let stored = met.table.stored();
    let rules = rules_name(words, stored.record.rules);
    let (when, link) = (relative(met.ended.unwrap_or(stored.since)), link::board(stored, met.board));
    match met.result {
        GameResult::Won | GameResult::Lost => {
            let winner = if met.result == GameResult::Won { player } else { opponent };
            say!(words, "versus-last-won", who = mention(winner), when, rules, link)
        }
        GameResult::Drawn => say!(words, "versus-last-drawn", when, rules, link),
        GameResult::Aborted => say!(words, "versus-last-aborted", when, rules, link),
    }
}

#[cfg(test)]
mod tests {
    use games::Seat;

    use super::*;
    use crate::{
        texts::Texts,
        views::example::{long, with_long_numbers},
    };

    fn count(category: Category, seat: Seat, [won, drawn, lost]: [u32; 3]) -> ResultCounts {
        ResultCounts { category, seat, won, drawn, lost, aborted: 1 }
    }

    fn dara() -> Category {
        "dara".parse().unwrap()
    }

    #[test]
    fn the_score_counts_draws_as_halves() {
        let texts = Texts::load().unwrap();
        let check = |[won, drawn, lost]: [u64; 3], expect: &str| {
            let score = score(texts.public(), Results { won, drawn, lost, aborted: 3 });
            assert!(score.starts_with(expect), "{score}");
        };
        check([1, 0, 0], "**1 – 0** after 1 game: 1 won, 0 drawn, 0 lost");
        check([0, 1, 2], "**½ – 2½** after 3 games");
        check([7, 3, 0], "**8½ – 1½** after 10 games");
        check([0, 2, 0], "**1 – 1** after 2 games");
    }

    #[test]
    fn each_game_has_its_line_and_who_has_won_is_named() {
        let texts = Texts::load().unwrap();
        let pair = Pair { player: long(0), opponent: long(1) };
        let damas = "damas".parse().unwrap();
        let counts = [
            count(dara(), Seat::FIRST, [2, 0, 1]),
            count(dara(), Seat::SECOND, [0, 0, 0]),
            count(damas, Seat::SECOND, [0, 1, 0]),
        ];
        let met = |result| Met { table: with_long_numbers(), result, ended: None, board: Some(long(0)) };
        let last = [GameResult::Lost, GameResult::Drawn].map(met);
        let audience = Audience::Alone { reader: long(0), may_show: true };
        let view = view(texts.public(), pair, &counts, &last, audience);
        let [one, other] = [long::<PlayerId>(0), long(1)].map(mention);
        let text = format!(
            "## {one} – {other}\n\
             **2½ – 1½** after 4 games: 2 won, 1 drawn, 1 lost\n\
             - **Dara**: 2 won, 0 drawn, 1 lost · ⚫ 2 / 0 / 1\n\
             - **Damas**: 0 won, 1 drawn, 0 lost · ⚪ 0 / 1 / 0\n"
        );
        assert!(view.text.starts_with(&text), "{}", view.text);
        assert!(view.text.contains(&format!("\n- {other} won <t:0:R>: **Damala")), "{}", view.text);
        assert!(view.text.contains("\n- Draw <t:0:R>: "), "{}", view.text);
    }

    #[test]
    fn all_games_with_large_numbers_fit_into_a_message() {
        let texts = Texts::load().unwrap();
        let seats =
            |category: Category| [Seat::FIRST, Seat::SECOND].map(|seat| count(category, seat, [999_999; 3]));
        let counts: Vec<ResultCounts> = Category::all().into_iter().flat_map(seats).collect();
        let met =
            Met { table: with_long_numbers(), result: GameResult::Won, ended: None, board: Some(long(0)) };
        let pair = Pair { player: long(0), opponent: long(1) };
        let audience = Audience::All { by: long(2) };
        for words in texts.all() {
            let view = view(words, pair, &counts, &vec![met.clone(); 5], audience);
            let length = view.text.encode_utf16().count();
            assert!(length <= 2_000 && view.pings.is_empty(), "{length}: {}", view.text);
        }
    }
}
