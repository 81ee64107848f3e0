//! The daily direct message that lists the games waiting for a player.

use play::PlayerId;

use crate::{
    texts::{Words, say},
    views::{View, game::direct::opponents, listed::Listed, rules_names::rules_name, time::relative},
};

/// The most games that fit into a message with the longest names.
const LISTED: usize = 8;

/// The games waiting for `player`, the most urgent first.
pub fn view(words: &Words, player: PlayerId, games: &[Listed]) -> View {
    let mut lines = vec![say!(words, "digest-title", count = games.len())];
    lines.extend(games.iter().take(LISTED).map(|listed| game(words, player, listed)));
    if games.len() > LISTED {
        lines.push(say!(words, "digest-more", count = games.len() - LISTED));
    }
    lines.push(say!(words, "digest-footer"));
    View::words(lines.join("\n"))
}

fn game(words: &Words, player: PlayerId, listed: &Listed) -> String {
    let (table, link) = (&listed.table, listed.link());
    let (rules, opponents) = (rules_name(words, table.stored().record.rules), opponents(table, player));
    match table.deadline() {
        Some(deadline) => {
            let time = relative(deadline);
            say!(words, "digest-game-until", rules, opponents, link, time)
        }
        None => say!(words, "digest-game", rules, opponents, link),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        texts::Texts,
        views::example::{long, with_long_numbers},
    };

    #[test]
    fn however_many_games_wait_it_fits_into_a_message() {
        let texts = Texts::load().unwrap();
        let listed = Listed { table: with_long_numbers(), board: Some(long(0)) };
        for (words, count) in texts.all().flat_map(|words| [1, LISTED, 20 * 100].map(|count| (words, count)))
        {
            let games = vec![listed.clone(); count];
            let text = view(words, long(0), &games).text;
            let length = text.encode_utf16().count();
            assert!(length <= 2_000, "{length}: {text}");
            let more = say!(words, "digest-more", count = count - LISTED.min(count));
            assert_eq!(text.contains(&more), count > LISTED, "{text}");
        }
    }
}
