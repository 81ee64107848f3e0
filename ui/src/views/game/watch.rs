//! The answer to `/watch`: a server's running games.
//!
//! **Decided:** players are named only for games in the reader's channel and its threads. The bot doesn't ask which
//! channels the reader can see; for other games there is a link, which works only for those who may see the channel.

use games::Side;
use play::{ChannelId, game::table::StoredGame};

use super::{clock, match_score};
use crate::{
    button_id::Listing,
    texts::{Words, say},
    views::{
        Line, List, View,
        listed::Listed,
        pages::Page,
        players,
        rules_names::{RulesNames, rules_named},
        time::relative,
    },
};

/// A page of the running games, for a reader in the channel `here`; `names` are the server's names of house rules.
pub fn view(words: &Words, here: ChannelId, games: &[Listed], names: RulesNames<'_>, page: Page) -> View {
    if games.is_empty() {
        return View::words(say!(words, "watch-none"));
    }
    let line =
        |listed: &Listed| Line { text: game(words, here, listed, names), beside: Some(listed.opens(words)) };
    let lists = vec![List { heading: String::new(), lines: games.iter().map(line).collect() }];
    page.lists(words, Listing::Watch, (say!(words, "watch-title"), lists), None)
}

fn game(words: &Words, here: ChannelId, listed: &Listed, names: RulesNames<'_>) -> String {
    let table = &listed.table;
    let stored = table.stored();
    let (link, since) = (listed.link(), relative(stored.since));
    let rules = rules_named(words, stored.record.rules, names);
    let game = say!(words, "watch-game", rules, link, plies = table.ply(), since);
    let game = match clock::state(words, table) {
        Some(state) => say!(words, "watch-game-timed", game, state),
        None => game,
    };
    let game = match match_score::short(words, table, Side::First) {
        Some(score) => say!(words, "watch-game-match", game, score),
        None => game,
    };
    if !is_played_in(stored, here) {
        return game;
    }
    let players = [Side::First, Side::Second].map(|side| players::side(table, side)).join(" – ");
    say!(words, "watch-game-here", game, players)
}

/// Whether a game is played in this channel or in a thread of it made for the game.
pub fn is_played_in(game: &StoredGame, here: ChannelId) -> bool {
    game.channel == here || game.thread_of.is_some_and(|(parent, _)| parent == here)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        texts::Texts,
        views::{example, pages::ENTRIES},
    };

    #[test]
    fn every_page_fits_into_a_message() {
        let texts = Texts::load().unwrap();
        let table = example::with_long_numbers();
        let here = table.stored().channel;
        let games = vec![Listed { table, board: Some(example::long(0)) }; ENTRIES];
        for words in texts.all() {
            let view = view(words, here, &games, &|_| None, Page::new(ENTRIES * 9, 5));
            assert!(view.lists_fit(), "{view:?}");
            let text = view.said();
            let length = text.encode_utf16().count();
            assert!(text.contains(" · ⚫ <@") && length <= 2_000, "{length}: {text}");
            assert_eq!(view.lists[0].lines.len(), ENTRIES);
            assert!(view.lists[0].lines.iter().all(|line| line.beside.is_some()));
            assert!(view.pings.is_empty() && view.buttons[0].len() == 2, "{view:?}");
        }
    }
}
