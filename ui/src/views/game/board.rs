//! The message of a turn: what happened, the board, whose turn it is.

pub mod below;
pub(in crate::views) mod shown_position;

use games::{Seat, Stage, narrow};
use play::{BoardCause, Ending, MessageId, PlayerId, Table};
use render::Marks;

use super::{
    board_text, clock, ending, match_score, spoken,
    what_happened::{claim, effects_from, happened, must_claim},
};
use crate::{
    button_id::ButtonId,
    look::Look,
    texts::{Words, say},
    views::{
        Button, Picture, View, link,
        players::{self, seated, sides},
        rules_names::pieces,
    },
};

/// The public board. Pings are added elsewhere.
pub fn view(words: &Words, look: Look<'_>, table: &Table, how: BoardCause) -> View {
    let lines: Vec<String> = [
        match_score::line(words, table).into_iter().collect(),
        happened(words, table, how, look.is_turned(table)),
        match_score::given_up(words, table).into_iter().collect(),
        stands(words, table),
        match_score::consequences(words, table),
        clock::lines(words, table),
        vec![below::footer(words, table)],
    ]
    .concat();
    let view = View {
        text: lines.join("\n"),
        pictures: vec![picture(words, look, table, how)],
        aligned: board_text::below(words, look, table),
        ..View::default()
    };
    let row =
        below::buttons(words, table, look.boards).into_iter().chain(below::guess_button(words, look, table));
    view.with_row(row.collect())
}

/// What led to the newest board, for when its message is redrawn.
pub(super) fn cause_again(table: &Table) -> BoardCause {
    let member = table.members().next().filter(|_| table.is_against_computer() && table.ending().is_none());
    match member {
        // What the computer had answered stays there.
        Some(member) if table.ply() > 0 => {
            BoardCause::Computer { from: table.takes_back_to(member).unwrap_or_default() }
        }
        Some(_) | None => BoardCause::LastTurn,
    }
}

/// A private board, which pings no one. `note` comes first.
pub fn private(words: &Words, look: Look<'_>, table: &Table, note: Option<String>) -> View {
    let mut view = view(words, look, table, BoardCause::LastTurn);
    if let Some(note) = note {
        view.text = format!("{note}\n\n{}", view.text);
    }
    view
}

/// A board shown on request, with a button for its text.
pub fn asked_for(words: &Words, look: Look<'_>, table: &Table) -> View {
    let mut view = private(words, look, table, None);
    let as_text = Button::plain(say!(words, "button-as-text"), ButtonId::BoardAsText(table.id()));
    let mut row = view.buttons.pop().unwrap_or_default();
    row.push(as_text);
    view.with_row(row)
}

/// What stays of a board that was replaced and can't be deleted: a line that leads to the newest.
pub fn replaced(words: &Words, table: &Table, newest: MessageId) -> String {
    let link = link::board(table.stored(), Some(newest));
    say!(words, "board-replaced", game = table.id().to_string(), link)
}

/// Whose turn it is, for a channel where Discord refuses the board. Nothing in it was written by a member.
pub fn refused(words: &Words, table: &Table) -> String {
    let command = format!("`/{} board`", table.stored().record.rules.game());
    let mut lines = stands(words, table);
    lines.push(say!(words, "board-refused", command));
    lines.join("\n")
}

/// The picture of a table, with alt text. It marks the last turn, and against the computer the turns since a member's.
pub(in crate::views) fn picture(words: &Words, look: Look<'_>, table: &Table, how: BoardCause) -> Picture {
    let shown = match how {
        BoardCause::Computer { from } => effects_from(table, from),
        BoardCause::LastTurn | BoardCause::Premoves { .. } | BoardCause::TakenBack | BoardCause::Moved => {
            table.last_turn().to_vec()
        }
    };
    let ended = table.told_ending().map(|ending| render::Ended { winner: ending.winner() });
    let marks = Marks { last: &shown, ended, ..Marks::default() };
    let png = look.png(table.position(), &marks, look.below(table));
    Picture { png, alt: spoken::table(words, table) }
}

/// Whose turn it is and what to do, or how the game ended.
fn stands(words: &Words, table: &Table) -> Vec<String> {
    if let Some(ending) = table.told_ending() {
        let how = ended(words, table, ending);
        let how = match ending {
            _ if ending.is_void() => how,
            _ if ending.winner().is_some() => say!(words, "board-won", ending = how),
            _ => say!(words, "board-drawn", ending = how),
        };
        // Discord pings only players whom the text mentions.
        let named = |player: PlayerId| player.is_former() || how.contains(&players::of(table, player));
        let named = table.stored().seats.members().all(named);
        let players = (!named).then(|| words.named(sides(table)));
        return [Some(how), players].into_iter().flatten().collect();
    }
    let Some(seat) = table.to_act() else { return Vec::new() };
    let who = seated(table, seat);
    let kind = pieces(table.stored().record.rules.game());
    let claim = table.last().and_then(|last| claim(words, last.offenders));
    // Only a player who must claim needs this, and the list can be long.
    let legal = if claim.is_some() { table.position().legal_actions() } else { Vec::new() };
    let due = match table.position().stage() {
        Stage::Drop => drop_due(words, table, seat),
        Stage::Move if must_claim(&legal) => say!(words, "due-must-claim", who),
        Stage::Move => say!(words, "due-move", who, kind),
        Stage::Take => say!(words, "due-take", who),
        Stage::Capture => say!(words, "due-capture", who),
    };
    [Some(due), claim].into_iter().flatten().collect()
}

/// The next action is a drop: anywhere, or only where the rules allow the first stones.
fn drop_due(words: &Words, table: &Table, seat: Seat) -> String {
    let (who, hand) = (seated(table, seat), table.position().reserve(seat).hand);
    let centres = table.stored().record.rules.board().centres;
    if centres.is_empty() {
        return say!(words, "due-drop", who, hand);
    }
    let drops = narrow(&table.position().legal_actions(), &[]).next;
    if drops.iter().any(|square| !centres.contains(square)) {
        return say!(words, "due-drop", who, hand);
    }
    let squares = drops.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(", ");
    say!(words, "due-drop-central", who, hand, squares)
}

/// How the game ended, with the players' names.
pub fn ended(words: &Words, table: &Table, ending: Ending) -> String {
    let rules = table.stored().record.rules;
    ending::sentence(words, rules, ending, |side| players::side(table, side))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        button_id::{
            ReplayOf, ReplayStep,
            share::{Share, ShareStep, Shared},
        },
        texts::Texts,
        views::example,
    };

    fn shown(table: &Table) -> View {
        view(Texts::load().unwrap().public(), example::look(), table, BoardCause::LastTurn)
    }

    #[test]
    fn a_game_begins_with_both_players_and_pings_the_first() {
        let view = shown(&example::up_to(0));
        let lines: Vec<_> = view.text.lines().collect();
        assert_eq!(
            lines,
            [
                "⚫ <@1> – ⚪ <@2>: the game is on!",
                "⚫ <@1>, your turn: drop a stone (12 left).",
                "-# Game 12 · Dara (traditional) · no moves yet",
            ]
        );
        assert_eq!(view.buttons[0][0].control, ButtonId::Play(example::up_to(0).id()));
    }

    #[test]
    fn a_game_that_counts_for_no_rating_says_so() {
        let footer = |terms| shown(&example::begun("dara:traditional", terms, &[])).text;
        assert!(footer("none,unrated").ends_with("-# Game 12 · Dara (traditional) · no moves yet · unrated"));
        assert!(footer("none").ends_with("no moves yet"));
    }

    #[test]
    fn a_row_is_announced_and_asks_for_the_stone_to_take() {
        let view = shown(&example::up_to(25));
        assert!(
            view.text.starts_with("⚫ <@1> moved **b2** right to **c2**. A row!\n⚫ <@1>, take one"),
            "{}",
            view.text
        );
    }

    #[test]
    fn the_last_drop_begins_the_moves() {
        let text = shown(&example::up_to(24)).text;
        assert!(text.starts_with("⚪ <@2> dropped **a5**.\nAll stones are down."), "{text}");
    }

    #[test]
    fn a_finished_game_pings_no_one_and_offers_a_rematch_and_a_look_back() {
        let table = example::up_to(5);
        let by = table.player(Seat::FIRST).and_then(play::Player::member).unwrap();
        let resigned = play::game::table::decide_event(
            &table,
            by,
            play::game::table::Event::Resign,
            jiff::Timestamp::UNIX_EPOCH,
        )
        .unwrap();
        let view = shown(&resigned.table);
        assert!(view.text.starts_with("🏆 **⚪ <@2> wins!** ⚫ <@1> resigned."), "{}", view.text);
        let (position, last) = (table.position(), table.last_turn());
        let won = render::Ended { winner: Some(games::Side::Second) };
        let drawn = |ended| {
            example::look().png(position, &Marks { last, ended, ..Marks::default() }, games::Side::First)
        };
        assert_eq!(view.pictures.len(), 1);
        assert!(
            view.pictures.iter().all(|picture| picture.png == drawn(Some(won)) && picture.png != drawn(None))
        );
        let buttons: Vec<_> = view.buttons.concat().into_iter().map(|button| button.control).collect();
        let replay = ReplayOf::Game(table.id());
        assert_eq!(
            buttons,
            [
                ButtonId::Rematch { game: table.id(), in_thread: false },
                ButtonId::Replay { of: replay, turn: 5, step: ReplayStep::Open },
                ButtonId::Analyse(table.id()),
                ButtonId::Rules(table.stored().record.rules),
                Share { of: Shared::Game(table.id()), names: true, step: ShareStep::Open }.into(),
            ]
        );
        // One more fits below them, though not in their row.
        let texts = Texts::load().unwrap();
        let asked = asked_for(texts.public(), example::look(), &resigned.table);
        let as_text = crate::views::game::board_text::view(texts.public(), &resigned.table);
        for view in [asked, as_text] {
            assert_eq!(view.buttons.iter().map(Vec::len).collect::<Vec<_>>(), [5, 1]);
        }
    }

    #[test]
    fn asking_for_the_board_pings_no_one() {
        let texts = Texts::load().unwrap();
        let view = private(texts.public(), example::look(), &example::up_to(3), Some("Note.".to_owned()));
        assert!(view.pings.is_empty() && view.text.starts_with("Note.\n\n"));
    }
}
