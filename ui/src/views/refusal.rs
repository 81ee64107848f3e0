//! Refusals in words: why, and what to do instead.

mod by_name;
mod competition;
mod file;
mod in_play;
mod instead;
mod request;
mod typed;

use play::{Challenge, Refusal as PlayRefusal};

pub use self::by_name::keys;
use self::in_play::LINKS;
use super::{Button, View};
use crate::{
    button_id::{ButtonId, Listing},
    failure::{Reference, Refusal},
    subject::Subject,
    texts::{Words, say, series::series},
};

/// The text of a refusal. `subject` is what the request was about.
pub fn view(words: &Words, refusal: &Refusal, subject: &Subject) -> View {
    let view = View::words(request::told(words, refusal, subject));
    let my_games = || {
        let my_games = ButtonId::Page { listing: Listing::MyGames, page: 1 };
        vec![Button::plain(say!(words, "button-my-games"), my_games)]
    };
    match refusal {
        _ if !subject.playing_in.is_empty() => {
            let channels = series(words, &subject.playing_in);
            let there = say!(words, "refused-you-play-in", channels);
            View { text: format!("{}\n{there}", view.text), ..view }.with_row(my_games())
        }
        Refusal::Play(PlayRefusal::TooManyChallenges { open, .. }) => {
            let buttons = (1..).zip(open.iter().take(LINKS));
            let button = |(number, open): (usize, &Challenge)| {
                let control = ButtonId::WithdrawListed { challenge: open.id, page: 1 };
                Button::plain(say!(words, "button-withdraw-number", number), control)
            };
            view.with_buttons(&buttons.map(button).collect::<Vec<_>>())
        }
        Refusal::SeveralByMail { .. } => view.with_row(my_games()),
        Refusal::Play(PlayRefusal::TooManyChallengesInServer { .. } | PlayRefusal::TooManyGames { .. }) => {
            view.with_row(my_games())
        }
        _ => view,
    }
}

/// The apology for a fault.
pub fn apology(words: &Words, reference: Reference, subject: &Subject) -> View {
    View::words(say!(words, "apology", reference = reference.to_string(), command = subject.command()))
}

/// The apology if the request couldn't be stored, because the disk is full or the database locked.
pub fn not_stored(words: &Words, reference: Reference) -> View {
    View::words(say!(words, "apology-not-stored", reference = reference.to_string()))
}

/// The apology if the database didn't say whether it stored the request.
pub fn perhaps_stored(words: &Words, reference: Reference) -> View {
    View::words(say!(words, "apology-perhaps-stored", reference = reference.to_string()))
}

#[cfg(test)]
mod tests {
    use games::{Illegal, Square, SquareSet};
    use jiff::SignedDuration;
    use play::{Ending, ForfeitReason, Table, game::table::Event};

    use super::{super::example, *};
    use crate::{permissions::Permissions, texts::Texts};

    fn told(refusal: &Refusal, table: Option<Table>) -> String {
        let texts = Texts::load().unwrap();
        let subject = table.map_or_else(Subject::default, Subject::of_table);
        view(texts.public(), refusal, &subject).text
    }

    /// What this player is told for typing this action after so many actions of the example.
    fn refused(actions: usize, player: u64, action: &str) -> String {
        let table = example::up_to(actions);
        let event = Event::Act(action.parse().unwrap());
        let by = play::PlayerId::try_from(player).unwrap();
        let refusal =
            play::game::table::decide_event(&table, by, event, jiff::Timestamp::UNIX_EPOCH).unwrap_err();
        told(&Refusal::Play(refusal), Some(table))
    }

    #[test]
    fn an_illegal_action_is_told_with_its_reason_and_with_examples() {
        let cases = [
            (1, 2, "d1", "**d1** is occupied.\nYou can drop on `a1`"),
            (1, 1, "a2", "Not your turn yet: waiting for ⚪ <@2>."),
            (0, 1, "b3-b4", "Stones are still being dropped. Use `/dara drop`.\nYou can drop on"),
            (0, 1, "f1", "**f1** isn't on the board."),
            (24, 1, "b3", "All stones are down. Use `/dara move`.\nYou can move"),
            (24, 1, "d4-e4", "**e4** is occupied."),
            (24, 1, "b3-b2", "The stone on **b3** isn't yours."),
            (24, 1, "d4-d2", "**d2** isn't next to **d4**"),
            (24, 1, "xb3", "There's nothing to take"),
            (25, 1, "d4-d3", "You made a row: take a stone first, with `/dara take`.\nYou can take"),
            (25, 1, "xd4", "The stone on **d4** is yours."),
        ];
        for (actions, player, action, words) in cases {
            let told = refused(actions, player, action);
            assert!(told.starts_with(words), "{action} after {actions}: {told}");
        }
    }

    #[test]
    fn non_players_are_refused() {
        assert!(refused(3, 3, "a1").starts_with("You're not in this game."));
    }

    #[test]
    fn typed_text_is_shown_but_does_nothing() {
        let typed = "`@everyone` **b** \u{7}".to_owned() + &"long ".repeat(100);
        let told = told(&Refusal::BadSquare { typed }, None);
        assert!(told.starts_with("`@everyone **b** long"), "{told}");
        assert!(told.contains("from `a1` to `e6`") && told.len() < 200, "{told}");
        let empty = self::told(&Refusal::BadSquare { typed: " `".to_owned() }, None);
        assert!(empty.starts_with("` ` isn't a square."), "{empty}");
    }

    #[test]
    fn an_unknown_direction_is_refused_with_the_known_ones() {
        let [from, up, left]: [Square; 3] = ["b3", "b4", "a3"].map(|square| square.parse().unwrap());
        let bad = |targets| {
            let typed = "sideways".to_owned();
            told(&Refusal::BadDirection { typed, from, targets }, None)
        };
        let alone = bad(SquareSet::EMPTY);
        assert!(alone.starts_with("`sideways` isn't a square. Try `up`, `down`"), "{alone}");
        let told = bad([up, left].into_iter().collect());
        assert_eq!(told, alone + "\nFrom **b3** you can go to `left` (`a3`), `up` (`b4`).");
    }

    #[test]
    fn a_finished_game_tells_how_it_ended() {
        let table = example::up_to(3);
        let ending = Ending::Forfeit { seat: games::Seat::FIRST, why: ForfeitReason::Resigned };
        let told = told(&Refusal::Play(PlayRefusal::GameOver(ending)), Some(table));
        assert!(told.starts_with("**⚪ <@2> wins!** ⚫ <@1> resigned."), "{told}");
    }

    #[test]
    fn what_has_changed_is_looked_at_where_it_is() {
        let stale = Refusal::Play(PlayRefusal::Stale);
        let of_game = told(&stale, Some(example::up_to(3)));
        assert!(of_game.ends_with("Look again with `/dara board`."), "{of_game}");
        let texts = Texts::load().unwrap();
        let subject = Subject::of_challenge(example::challenge());
        let of_challenge = view(texts.public(), &stale, &subject).text;
        assert!(
            of_challenge.ends_with("Look again: https://discord.com/channels/100/200/300"),
            "{of_challenge}"
        );
        let wali = Subject::of_rules("wali:prost".parse().unwrap());
        let before = view(texts.public(), &stale, &wali).text;
        assert!(before.contains("`/games`") && !before.contains("board"), "{before}");
    }

    #[test]
    fn flooding_is_refused_with_the_time_to_wait() {
        let of_member = |wait| told(&Refusal::TooFast { wait: SignedDuration::from_millis(wait) }, None);
        assert!(of_member(8_000).contains("8 seconds"), "{}", of_member(8_000));
        assert!(of_member(7_001).contains("8 seconds") && of_member(0).contains("a second"));
        let wait = SignedDuration::from_secs(3);
        let of_server = told(&Refusal::ServerTooFast { wait }, None);
        assert!(of_server.contains("This server") && of_server.contains("3 seconds"), "{of_server}");
    }

    #[test]
    fn missing_permissions_are_named() {
        let channel = play::ChannelId::try_from(7).unwrap();
        let permissions = Permissions::ATTACH_FILES | Permissions::SEND_MESSAGES_IN_THREADS;
        let told = told(&Refusal::Lacks { permissions, channel }, None);
        assert!(
            told.contains("<#7>") && told.contains("**Attach Files**, **Send Messages in Threads**"),
            "{told}"
        );
    }

    #[test]
    fn every_reason_says_why_and_what_is_legal_and_fits_into_a_message() {
        let (from, to): (Square, Square) = ("a1".parse().unwrap(), "b2".parse().unwrap());
        let marbles = 3;
        let reasons = [
            (Illegal::FourInARow(from), "would make four or more"),
            (Illegal::ThreeInARow(from), "would make three or more"),
            (Illegal::StandsInARow(from), "is safe in a row"),
            (Illegal::BesideOwn(from), "**a1** is next to one of your stones"),
            (Illegal::NotCentral(from), "**a1** isn't in the centre"),
            (Illegal::NotDiagonal { from, to }, "**a1** and **b2** aren't on one diagonal"),
            (Illegal::Backward { from, to }, "can't go back from **a1** to **b2**"),
            (Illegal::TooFar { from, to }, "can't reach **b2** from **a1**"),
            (Illegal::InTheWay(from), "The piece on **a1** is in the way"),
            (Illegal::NothingToJump { from, to }, "nothing of theirs between **a1** and **b2**"),
            (Illegal::JumpedTwice(from), "jump the piece on **a1** twice"),
            (Illegal::EndsAsDama(from), "becomes a Dama on **a1**"),
            (Illegal::DamaCaptures(from), "The Dama on **a1** can capture"),
            (Illegal::MustCapture, "called out the capture you missed"),
            (Illegal::CaptureGoesOn(from), "Go on from **a1**"),
            (Illegal::OtherCapture, "Start with the same squares"),
            (Illegal::NothingToClaim, "there's nothing to punish"),
            (Illegal::NotAnOffender(from), "**a1** didn't miss a capture"),
            (Illegal::BackAndForth { from, to }, "between **a1** and **b2**"),
            (Illegal::Blocked(from), "**a1** is blocked"),
            (Illegal::Full(from), "**a1** is full"),
            (Illegal::WrongLength { marbles }, "You have 3 marbles there"),
            (Illegal::Revisited(from), "**a1** twice"),
        ];
        let legal = example::up_to(0).position().legal_actions();
        for (reason, words) in reasons {
            let refusal = PlayRefusal::Illegal { reason, legal: legal.clone() };
            let told = told(&Refusal::Play(refusal), Some(example::up_to(0)));
            assert!(told.contains(words) && told.contains("30 in all") && told.len() < 500, "{told}");
        }
    }
}
