//! The answer to `/watch`: the games of a server, for whoever wants to look on.
//!
//! **Decided:** who plays is told of games in the asker's channel and its threads alone. What channels he may see the bot
//! does not know, and it does not ask: of other games there is a link, whose name Discord shows to whom it is not hidden.

use games::Side;
use play::{ChannelId, Table};

use super::{View, board, link, my_games::relative, pages::Page, rules::rules_name};
use crate::{
    control::Listing,
    texts::{Words, say},
};

/// A page of the running games of a server, for one who asks in the channel `here`.
pub(crate) fn view(words: &Words, here: ChannelId, games: &[Table], page: Page) -> View {
    if games.is_empty() {
        return View::words(say!(words, "watch-none"));
    }
    let mut lines = vec![say!(words, "watch-title")];
    lines.extend(games.iter().map(|table| format!("- {}", game(words, here, table))));
    page.view(words, Listing::Watch, lines)
}

fn game(words: &Words, here: ChannelId, table: &Table) -> String {
    let setup = table.setup();
    let (channel, since) = (link::channel(setup.channel), relative(setup.since));
    let rules = rules_name(words, setup.record.rules);
    let game =
        say!(words, "watch-game", rules = rules, channel = channel, plies = table.ply(), since = since);
    let is_here = setup.channel == here || setup.thread_of.is_some_and(|(parent, _)| parent == here);
    if !is_here {
        return game;
    }
    let players = [Side::First, Side::Second].map(|side| board::side(table, side)).join(" – ");
    say!(words, "watch-game-here", game = game, players = players)
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
        let games = vec![example::with_long_numbers(); ENTRIES];
        let here = games[0].setup().channel;
        let view = view(texts.public(), here, &games, Page::new(ENTRIES * 9, 5));
        let length = view.text.encode_utf16().count();
        assert!(view.text.contains(" · ⚫ <@") && length <= 2_000, "{length}: {}", view.text);
        assert!(view.pings.is_empty() && view.buttons[0].len() == 2, "{view:?}");
    }
}
