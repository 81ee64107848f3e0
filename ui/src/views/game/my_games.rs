//! The answer to `/games`: a player's running games and open challenges on a server.

use jiff::Timestamp;
use play::{Challenge, Home, PlayerId, challenge::may_accept};

use super::{clock, match_score};
use crate::{
    button_id::{ButtonId, Listing},
    texts::{Words, say},
    views::{
        Beside, Button, Line, List, Tone, View, link,
        listed::Listed,
        mention,
        pages::{ENTRIES, Page},
        players,
        rules_names::{RulesNames, rules_named},
        time::relative,
    },
};

/// The sections of the list, in order.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    YourTurn,
    OthersTurn,
    Challenges,
}

/// How a challenge concerns the player, the most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Concern {
    Invited,
    Made,
    Joined,
    Open,
}

/// A page of the list: `games` are the player's, the longest idle first; `open` are all open challenges of the
/// server; `names` are the server's names of house rules. Challengers of open challenges aren't named, since the channel may be hidden from the reader.
pub fn view(
    words: &Words,
    player: PlayerId,
    games: &[Listed],
    open: Vec<Challenge>,
    names: RulesNames<'_>,
    (now, page): (Timestamp, u32),
) -> View {
    let (mut waiting, others): (Vec<_>, Vec<_>) = games.iter().partition(|game| game.table.is_to_act(player));
    // The earliest deadline first; games without a clock keep their order.
    waiting.sort_by_cached_key(|game| game.table.deadline().unwrap_or(Timestamp::MAX));
    let mut challenges: Vec<_> =
        open.into_iter().filter_map(|one| Some((concern(&one, player, now)?, one))).collect();
    challenges.sort_by_key(|&(concern, _)| concern);
    let count = games.len() + challenges.len();
    if count == 0 {
        return View::words(say!(words, "games-none"));
    }
    let page = Page::new(count, page);
    let running = |section| {
        move |listed: &Listed| {
            let play =
                Button::new(say!(words, "button-play"), ButtonId::Play(listed.table.id()), Tone::Primary);
            // What is played by direct messages may be nowhere else, if Discord refuses them.
            let plays = section == Section::YourTurn || listed.table.stored().is_by_mail();
            let beside = if plays { Beside::Press(play) } else { listed.opens(words) };
            let text = game(words, player, listed, names);
            (section, Line { text, beside: Some(beside) })
        }
    };
    let waiting = waiting.into_iter().map(running(Section::YourTurn));
    let others = others.into_iter().map(running(Section::OthersTurn));
    let challenges = challenges.iter().map(|(how, one)| {
        let beside = beside_challenge(words, *how, one, page);
        (Section::Challenges, Line { text: challenge(words, *how, one, names), beside })
    });
    let mut lists: Vec<(Section, List)> = Vec::new();
    for (section, line) in waiting.chain(others).chain(challenges).skip(page.offset()).take(ENTRIES) {
        match lists.last_mut().filter(|(last, _)| *last == section) {
            Some((_, list)) => list.lines.push(line),
            None => lists.push((section, List { heading: heading(words, section), lines: vec![line] })),
        }
    }
    let lists = lists.into_iter().map(|(_, list)| list).collect();
    let is_cut_off = games.iter().any(|listed| listed.table.is_cut_off());
    let advice = is_cut_off.then(|| say!(words, "games-cut-off"));
    page.lists(words, Listing::MyGames, (say!(words, "games-title"), lists), advice)
}

/// What can be done about a challenge from the list: one's own can be withdrawn, others are answered where they are.
fn beside_challenge(words: &Words, concern: Concern, challenge: &Challenge, page: Page) -> Option<Beside> {
    if concern == Concern::Made {
        let control = ButtonId::WithdrawListed { challenge: challenge.id, page: page.number() };
        return Some(Beside::Press(Button::plain(say!(words, "button-withdraw"), control)));
    }
    let address = link::address_of_challenge(challenge)?;
    Some(Beside::Open { label: say!(words, "button-list-open"), address })
}

fn heading(words: &Words, part: Section) -> String {
    match part {
        Section::YourTurn => say!(words, "games-your-turn"),
        Section::OthersTurn => say!(words, "games-others-turn"),
        Section::Challenges => say!(words, "games-challenges"),
    }
}

fn game(words: &Words, player: PlayerId, listed: &Listed, names: RulesNames<'_>) -> String {
    let (table, link) = (&listed.table, listed.link());
    let rules = rules_named(words, table.stored().record.rules, names);
    let since = relative(table.stored().since);
    let who = table.player_to_act().filter(|player_to_act| *player_to_act != player.into());
    let who = who.map(|who| players::of(table, who));
    let turn = match (who, clock::state(words, table)) {
        (None, None) => say!(words, "games-turn-yours-since", since),
        (None, Some(state)) => say!(words, "games-turn-yours", state),
        (Some(who), None) => say!(words, "games-turn-others-since", who, since),
        (Some(who), Some(state)) => say!(words, "games-turn-others", who, state),
    };
    let side = table.seat(player).map(games::Seat::side);
    let opponents = side.map(|side| players::side(table, side.opponent())).unwrap_or_default();
    let game = say!(words, "games-game", rules, opponents, link, turn);
    let game = match side.and_then(|side| match_score::short(words, table, side)) {
        Some(score) => say!(words, "games-game-match", game, score),
        None => game,
    };
    if table.is_cut_off() {
        // A game is moved by its number.
        let number = say!(words, "games-number", game = table.id().to_string());
        return format!("{game} ({number})");
    }
    game
}

/// How an open challenge concerns the player, if it does.
fn concern(challenge: &Challenge, player: PlayerId, now: Timestamp) -> Option<Concern> {
    if now >= challenge.expires {
        None
    } else if challenge.challenger == player {
        Some(Concern::Made)
    } else if challenge.invited().any(|invited| invited == player) {
        Some(Concern::Invited)
    } else if challenge.joined().any(|joined| joined == player) {
        Some(Concern::Joined)
    } else {
        // Strangers are found by ratings, not chosen.
        let is_chosen = challenge.home != Home::World;
        (is_chosen && may_accept(challenge, player, None, now).is_ok()).then_some(Concern::Open)
    }
}

fn challenge(words: &Words, concern: Concern, challenge: &Challenge, names: RulesNames<'_>) -> String {
    let rules = rules_named(words, challenge.rules, names);
    let link = link::challenge(challenge);
    let expires = relative(challenge.expires);
    match concern {
        Concern::Made if challenge.home == Home::World => say!(words, "games-seeking", rules, expires),
        Concern::Invited => {
            let who = mention(challenge.challenger);
            say!(words, "games-invited", who, rules, link, expires)
        }
        Concern::Made => say!(words, "games-made", rules, link, expires),
        Concern::Joined => say!(words, "games-joined", rules, link, expires),
        Concern::Open => say!(words, "games-open", rules, link, expires),
    }
}

#[cfg(test)]
mod tests {
    use play::{ChallengeState, FirstPlayer, Place, Slot};

    use super::*;
    use crate::{
        texts::Texts,
        views::example::{long, with_long_numbers},
    };

    fn challenge_to(invited: PlayerId) -> Challenge {
        Challenge {
            id: long(0),
            home: long(0),
            channel: long(0),
            message: Some(long(0)),
            challenger: long(9),
            others: vec![Slot::Invited(invited)],
            revision: 0,
            rules: "dara:capture-ten+bound=20".parse().unwrap(),
            terms: play::Terms::default(),
            rematch_of: None,
            first: FirstPlayer::Lot,
            place: Place::Here,
            created: Timestamp::UNIX_EPOCH,
            expires: Timestamp::MAX,
            state: ChallengeState::Open,
        }
    }

    #[test]
    fn every_page_fits_into_a_message() {
        let texts = Texts::load().unwrap();
        let pages = [(ENTRIES, 0), (0, ENTRIES), (ENTRIES - 1, 1), (1, ENTRIES - 1)];
        for (player, (games, challenges)) in
            [0, 1].into_iter().flat_map(|less| pages.map(|page| (long(less), page)))
        {
            let games = vec![Listed { table: with_long_numbers(), board: Some(long(0)) }; games];
            let challenges = vec![challenge_to(player); challenges + 1];
            for words in texts.all() {
                let view =
                    view(words, player, &games, challenges.clone(), &|_| None, (Timestamp::UNIX_EPOCH, 1));
                assert!(view.lists_fit(), "{view:?}");
                let text = view.said();
                let length = text.encode_utf16().count();
                assert!(text.contains("\n- ") && length <= 2_000, "{length}: {text}");
                let page = say!(words, "page-of", number = 1, last = 2);
                assert!(text.ends_with(&page), "{text}");
                let lines: Vec<_> = view.lists.iter().flat_map(|list| &list.lines).collect();
                assert!(lines.len() == ENTRIES && lines.iter().all(|line| line.beside.is_some()), "{view:?}");
                assert!(view.pings.is_empty());
            }
        }
    }

    #[test]
    fn lost_channels_come_with_advice_and_fit() {
        let texts = Texts::load().unwrap();
        let table = with_long_numbers();
        let cut_off =
            play::game::table::set_cut_off(&table, Some(table.stored().since), table.stored().since)
                .unwrap()
                .table;
        let games = vec![Listed { table: cut_off, board: Some(long(0)) }; ENTRIES];
        for words in texts.all() {
            let text = view(words, long(0), &games, vec![], &|_| None, (Timestamp::UNIX_EPOCH, 1)).said();
            let length = text.encode_utf16().count();
            let told = text.contains(&say!(words, "games-cut-off"));
            assert!(told && length <= 2_000, "{length}: {text}");
        }
    }

    #[test]
    fn expired_challenges_and_those_for_others_are_left_out() {
        let texts = Texts::load().unwrap();
        let listed = |challenge, now| {
            let view = view(texts.public(), long(0), &[], vec![challenge], &|_| None, (now, 1));
            view.said().contains("**Open challenges**")
        };
        assert!(listed(challenge_to(long(0)), Timestamp::UNIX_EPOCH));
        assert!(!listed(challenge_to(long(0)), Timestamp::MAX), "expired");
        assert!(!listed(challenge_to(long(1)), Timestamp::UNIX_EPOCH), "for another");
    }
}
