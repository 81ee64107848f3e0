//! The answer to `/history`: finished games, newest first.

use std::collections::BTreeMap;

use games::{Outcome, Seat, Side};
use jiff::Timestamp;
use play::{
    Ending, GameId, MessageId, Player, PlayerId, Table, guild::standings::GameResult, paging::Stretch,
};

use crate::{
    button_id::{ButtonId, HistoryOf, ReplayOf, ReplayStep},
    texts::{Words, say},
    views::{
        Button, View, game::match_score, link, mention, name, players, players::stone, rating::category_name,
        rules_names::rules_name, time::relative,
    },
};

/// The most games per message: as many as there are buttons in a row.
pub const ENTRIES: usize = 5;
/// The most characters of a name, so that four players of every game fit into a message.
const NAME: usize = 16;

/// A finished game in the list.
#[derive(Clone, Debug)]
pub struct FinishedGame {
    /// The game.
    pub table: Table,
    /// The result for the list's player; `None` in a server's list.
    pub result: Option<GameResult>,
    /// When it ended.
    pub ended: Option<Timestamp>,
    /// The message with its last board, if known.
    pub board: Option<MessageId>,
    /// Whether the reader may replay it here.
    pub is_shown: bool,
}

/// The games just outside the list.
#[derive(Clone, Copy, Debug, Default)]
pub struct Neighbours {
    /// The first newer game.
    pub newer: Option<GameId>,
    /// The first older game.
    pub older: Option<GameId>,
}

/// Finished games for `reader`. Players are named if their names are known and mentioned otherwise; no one is pinged.
pub fn view(
    words: &Words,
    reader: PlayerId,
    of: HistoryOf,
    games: &[FinishedGame],
    beside: Neighbours,
    names: &BTreeMap<PlayerId, String>,
) -> View {
    if games.is_empty() && beside.newer.is_none() && beside.older.is_none() {
        return View::words(match (of.category, of.player) {
            (Some(_), _) => say!(words, "history-none"),
            (None, Some(player)) if player == reader => say!(words, "history-none-own"),
            (None, Some(player)) => say!(words, "history-none-of", player = of_member(player, names)),
            (None, None) => say!(words, "history-none-at-all"),
        });
    }
    let mut lines = vec![title(words, reader, of, names)];
    lines.extend(games.iter().map(|past| format!("- {}", game(words, of, past, names))));
    if let Some(elsewhere) = games.iter().find(|past| !past.is_shown) {
        lines.push(say!(words, "history-elsewhere", game = elsewhere.table.id().to_string()));
    }
    let replay = |past: &FinishedGame| {
        let game = past.table.id();
        let control = ButtonId::Replay { of: ReplayOf::Game(game), turn: 0, step: ReplayStep::Open };
        Button::plain(say!(words, "button-replay-game", game = game.to_string()), control)
    };
    let replays = games.iter().filter(|past| past.is_shown).map(replay).collect();
    let turn = |label, stretch| Button::plain(label, ButtonId::History { of, stretch });
    let newer = beside.newer.map(|first| turn(say!(words, "button-newer"), Stretch::After(first)));
    let older = beside.older.map(|last| turn(say!(words, "button-older"), Stretch::Before(last)));
    View::words(lines.join("\n")).with_row(replays).with_row([newer, older].into_iter().flatten().collect())
}

fn title(words: &Words, reader: PlayerId, of: HistoryOf, names: &BTreeMap<PlayerId, String>) -> String {
    let title = match of.player {
        None => say!(words, "history-everyone"),
        Some(player) if player == reader => say!(words, "history-own"),
        Some(player) => say!(words, "history-of", who = of_member(player, names)),
    };
    match of.category {
        None => title,
        Some(category) => say!(words, "history-category", title, game = category_name(words, category)),
    }
}

fn game(words: &Words, of: HistoryOf, past: &FinishedGame, names: &BTreeMap<PlayerId, String>) -> String {
    let table = &past.table;
    let stored = table.stored();
    let own = of.player.and_then(|player| table.seat(player)).map(Seat::side);
    let what = match (past.result, own) {
        (Some(result), Some(own)) => {
            // A competition counts what doesn't count for ratings.
            let won = table.told_ending().and_then(Ending::winner);
            let result = match (result, won) {
                (GameResult::Aborted, Some(side)) if side == own => GameResult::Won,
                (GameResult::Aborted, Some(_)) => GameResult::Lost,
                (GameResult::Won | GameResult::Drawn | GameResult::Lost | GameResult::Aborted, _) => result,
            };
            result_for(words, table, result, side(words, table, own.opponent(), names))
        }
        (None, _) | (_, None) => result_of(words, table, |of| side(words, table, of, names)),
    };
    say!(
        words,
        "history-game",
        what,
        rules = rules_name(words, stored.record.rules),
        plies = table.ply(),
        ended = relative(past.ended.unwrap_or(stored.since)),
        game = table.id().to_string(),
        link = link::board(stored, past.board),
    )
}

/// The result for a player, and why.
fn result_for(words: &Words, table: &Table, result: GameResult, opponents: String) -> String {
    let why = why(words, table);
    match result {
        GameResult::Won => say!(words, "history-won", opponents, why),
        GameResult::Drawn => say!(words, "history-drawn", opponents, why),
        GameResult::Lost => say!(words, "history-lost", opponents, why),
        GameResult::Aborted => say!(words, "history-aborted", opponents, why),
    }
}

/// The result for everyone else.
fn result_of(words: &Words, table: &Table, named: impl Fn(Side) -> String) -> String {
    let why = why(words, table);
    let (first, second) = (named(Side::First), named(Side::Second));
    match table.told_ending().map(|ending| (ending, ending.winner())) {
        Some((_, Some(winner))) => {
            let (winners, losers) = (named(winner), named(winner.opponent()));
            say!(words, "history-of-two-won", winners, losers, why, players = match_score::players(table))
        }
        Some((ending, None)) if !ending.is_void() => say!(words, "history-of-two-drawn", first, second, why),
        // Listed games have ended.
        Some(_) | None => say!(words, "history-of-two-aborted", first, second, why),
    }
}

fn why(words: &Words, table: &Table) -> String {
    say!(words, "history-why", why = table.told_ending().map(reason).unwrap_or_default())
}

/// The key of the reason.
fn reason(ending: Ending) -> &'static str {
    match ending {
        Ending::Rules(Outcome::Win { why, .. }) => why.name(),
        Ending::Rules(Outcome::Draw(why)) => why.name(),
        Ending::Stopped => "stopped",
        Ending::CalledOff { .. } | Ending::Idle => "called-off",
        Ending::Withdrawn { .. } => "withdrawn",
        Ending::Forfeit { .. } | Ending::Agreed | Ending::Aborted { .. } | Ending::Adjudicated { .. } => {
            ending.termination().map(play::game::transcript::Termination::name).unwrap_or_default()
        }
    }
}

/// The players of a side with their stones.
fn side(words: &Words, table: &Table, side: Side, names: &BTreeMap<PlayerId, String>) -> String {
    let seats = Seat::ALL.into_iter().filter(|seat| seat.side() == side);
    let players = seats.filter_map(|seat| Some((seat, table.player(seat)?)));
    let players = players.map(|(seat, player)| match player {
        Player::Member(player) => {
            format!("{} {}", stone(seat), called(player, names).unwrap_or_else(|| players::of(table, player)))
        }
        Player::Computer(level) => {
            format!("{} {}", stone(seat), say!(words, "computer-at-level", level = level.number()))
        }
    });
    players.collect::<Vec<_>>().join(" + ")
}

/// A player's name, if it is known and visible.
fn called(player: PlayerId, names: &BTreeMap<PlayerId, String>) -> Option<String> {
    let known = names.get(&player).map(|known| (known, name::clean(known)));
    let (known, name) = known.filter(|(_, name)| !name.is_empty())?;
    let cut = name::escaped_line(known, NAME);
    let more = if name.trim_matches('\u{200e}').chars().count() > NAME { "…" } else { "" };
    Some(cut + more)
}

/// The member whose games are listed.
fn of_member(player: PlayerId, names: &BTreeMap<PlayerId, String>) -> String {
    called(player, names).unwrap_or_else(|| mention(player))
}

#[cfg(test)]
mod tests {
    use play::game::table::{Event, decide_event};

    use super::*;
    use crate::{
        texts::Texts,
        views::example::{self, long},
    };

    /// A game after its players resigned in turn until it ended.
    fn over(mut table: Table) -> Table {
        for player in table.stored().seats.members().collect::<Vec<_>>() {
            if table.ending().is_none() {
                let decided = decide_event(&table, player, Event::Resign, table.stored().since).unwrap();
                table = decided.table;
            }
        }
        table
    }

    fn past(table: Table, result: Option<GameResult>) -> FinishedGame {
        FinishedGame {
            table,
            result,
            ended: Some(Timestamp::UNIX_EPOCH),
            board: Some(long(0)),
            is_shown: true,
        }
    }

    #[test]
    fn the_fullest_page_fits_into_a_message_whatever_the_players_are_called() {
        let texts = Texts::load().unwrap();
        let table = over(example::with_long_numbers());
        for name in ["*".repeat(32), "😀".repeat(32), String::new(), "_~".repeat(200)] {
            let names = (0..4).map(|less| (long(less), name.clone())).collect();
            let teams = Some("damala:teams".parse().unwrap());
            for (player, result) in [(None, None), (Some(long(3)), Some(GameResult::Aborted))] {
                let games = vec![FinishedGame { is_shown: false, ..past(table.clone(), result) }; ENTRIES];
                let of = HistoryOf { player, category: teams };
                let beside = Neighbours { newer: Some(long(1)), older: Some(long(2)) };
                for words in texts.all() {
                    let view = view(words, long(9), of, &games, beside, &names);
                    let length = view.text.encode_utf16().count();
                    assert!(length <= 2_000, "{length}: {}", view.text);
                    assert!(view.pings.is_empty());
                    assert_eq!(view.text.lines().count(), ENTRIES + 2, "{}", view.text);
                }
            }
        }
    }

    #[test]
    fn a_game_is_told_as_it_was_for_the_player() {
        let texts = Texts::load().unwrap();
        let names = BTreeMap::from([(PlayerId::try_from(2).unwrap(), "B*en".to_owned())]);
        let told = |player: Option<u64>, result| {
            let of = HistoryOf { player: player.map(|player| player.try_into().unwrap()), category: None };
            game(texts.public(), of, &past(over(example::up_to(3)), result), &names)
        };
        let end = " · Dara (traditional) · 3 moves · <t:0:R> · Game 12, https://discord.com/channels/100/200/18446744073709551615";
        assert_eq!(
            told(Some(1), Some(GameResult::Lost)),
            format!(r"**Lost** to ⚪ B\*en (resignation){end}")
        );
        assert_eq!(
            told(Some(2), Some(GameResult::Won)),
            format!("**Won** against ⚫ <@1> (resignation){end}")
        );
        assert_eq!(told(None, None), format!(r"⚪ B\*en **beat** ⚫ <@1> (resignation){end}"));
    }

    #[test]
    fn only_what_leads_somewhere_has_a_button() {
        let texts = Texts::load().unwrap();
        let games = [past(over(example::up_to(3)), None), past(over(example::up_to(4)), None)];
        let games = games.map(|game| FinishedGame { is_shown: game.table.ply() == 3, ..game });
        let of = HistoryOf { player: None, category: None };
        let beside = Neighbours { newer: None, older: Some(long(0)) };
        let shown = view(texts.public(), long(0), of, &games, beside, &BTreeMap::new());
        let labels: Vec<_> = shown.buttons.concat().into_iter().map(|button| button.label).collect();
        assert_eq!(labels, ["Replay 12", "Older"]);
        assert!(shown.text.ends_with("where it was played."), "{}", shown.text);
        let none = view(texts.public(), long(0), of, &[], Neighbours::default(), &BTreeMap::new());
        assert!(none.text.starts_with("No one has finished a game"), "{}", none.text);
    }
}
