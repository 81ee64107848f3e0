//! Vote games: the public post of a vote, the private panel, and the end.

use games::{Action, Effects, Outcome, Position, Record, Recorded, Seat, Side};
use play::{
    Ending,
    game::vote::{Against, BusyVoter, COMPUTER as COMPUTER_SEAT, Counted, VoteEnd, VoteGame},
    ranking::Line,
};
use render::Marks;

use crate::{
    button_id::{
        ButtonId,
        vote::{VoteAt, VoteControl},
    },
    look::Look,
    texts::{Words, say},
    views::{
        Button, COMPUTER, Picture, Tone, View,
        game::{
            board::shown_position::ShownPosition,
            ending, hint,
            panel::{ChosenSquares, Menu, PanelFor},
            spoken,
            what_happened::joined,
        },
        name,
        players::stone,
        rules_names::rules_name,
        time::{date, relative},
    },
};

/// The most turns of a tally that are told and drawn.
const TOLD: usize = 4;
/// How many of those who voted most are named.
pub const NAMED: usize = 3;

/// A vote game as it's shown.
#[derive(Clone, Copy, Debug)]
pub struct ShownVote<'a> {
    /// The game.
    pub game: &'a VoteGame,
    /// Its board.
    pub board: &'a Recorded,
    /// How many have voted in the current vote.
    pub votes: usize,
    /// How the last vote fell; empty if there was none.
    pub last: &'a [Counted],
}

/// The post of a vote.
pub fn post(words: &Words, look: Look<'_>, shown: ShownVote<'_>) -> View {
    let ShownVote { game, board, .. } = shown;
    let position = shown_position(board);
    let mut lines = vec![title(words, game)];
    lines.extend(tally(words, shown.last));
    lines.extend(position.happened(words, false));
    let votes = game.votes_about(board.position());
    if votes {
        lines.push(to_vote(words, shown));
        lines.push(count(words, shown));
        lines.extend(game.role.map(|role| say!(words, "vote-role", role = role.to_string())));
        lines.push(say!(words, "vote-about", since = date(game.started)));
    } else {
        lines.push(say!(words, "vote-elsewhere", who = who(board.position())));
    }
    let view = position.view(words, look, &lines, Marks::default(), None);
    let pictures = fallen(words, look, shown).into_iter().chain(view.pictures).collect();
    let vote = Button::new(say!(words, "button-vote"), VoteControl::Open(game.id), Tone::Primary);
    let rules = Button::plain(say!(words, "button-rules"), ButtonId::Rules(game.record.rules));
    let row = votes.then_some(vote).into_iter().chain([rules]).collect();
    View { pictures, role: game.role.filter(|_| votes), ..view }.with_row(row)
}

/// The end of a game, with those who voted most.
pub fn over(words: &Words, look: Look<'_>, shown: ShownVote<'_>, busiest: &[Line<BusyVoter>]) -> View {
    let ShownVote { game, board, .. } = shown;
    let position = shown_position(board);
    let mut lines = vec![title(words, game)];
    let ends_by_a_turn = matches!(game.over, Some(VoteEnd::Rules | VoteEnd::TooLong));
    if ends_by_a_turn {
        lines.extend(tally(words, shown.last));
        lines.extend(position.happened(words, true));
    }
    lines.extend(how_it_ended(words, game, board.position().outcome()));
    lines.extend(thanks(words, busiest));
    let ended = board
        .position()
        .outcome()
        .map(|outcome| spoken::ended(words, game.record.rules, Ending::Rules(outcome)));
    let view = position.view(words, look, &lines, Marks::default(), ended);
    let drawn = if ends_by_a_turn { fallen(words, look, shown) } else { None };
    let pictures = drawn.into_iter().chain(view.pictures).collect();
    View { pictures, ..view }
}

/// The panel after these actions of a turn and some choices. `before` is what its reader has voted for.
pub fn panel(
    words: &Words,
    look: Look<'_>,
    game: &VoteGame,
    board: &Recorded,
    played: &[Action],
    choice: ChosenSquares<'_>,
    before: Option<&[Action]>,
) -> View {
    let at = VoteAt { game: game.id, ply: game.ply() };
    let legal = board.position().legal_actions();
    let menu = Menu::new(PanelFor::Vote { at, played }, board.position(), &legal, choice, Side::First);
    let mut lines = vec![say!(words, "vote-panel", who = who(board.position()))];
    lines.extend(before.and_then(|before| own(words, before)));
    let rules = Button::plain(say!(words, "button-rules"), ButtonId::Rules(game.record.rules));
    shown_position(board).asking(words, look, lines, &menu, vec![rules])
}

/// A vote that was stored.
pub fn stored(words: &Words, look: Look<'_>, game: &VoteGame, board: &Recorded, turn: &[Action]) -> View {
    let mut lines: Vec<String> = own(words, turn).into_iter().collect();
    lines.push(say!(words, "vote-until", until = relative(game.ends)));
    let chosen = turn.first().map(Action::squares).unwrap_or_default();
    let marks = Marks { chosen, ..Marks::default() };
    shown_position(board).view(words, look, &lines, marks, None).with_row(vec![again(words, game)])
}

/// The vote waits to be posted.
pub fn unposted(words: &Words) -> View {
    View::words(say!(words, "vote-unposted"))
}

/// Another server is sought, or votes now.
pub fn waiting(words: &Words, game: &VoteGame, board: &Recorded) -> View {
    View::words(match game.twin {
        None => say!(words, "vote-sought", until = relative(game.ends)),
        Some(_) => say!(words, "vote-elsewhere", who = who(board.position())),
    })
}

/// The vote goes on with another turn than the one that a button was about.
pub fn stale(words: &Words, game: &VoteGame) -> View {
    let view = View::words(say!(words, "vote-late"));
    if game.over.is_some() { view } else { view.with_row(vec![again(words, game)]) }
}

/// A game that was begun, for who opened it.
pub fn opened(words: &Words) -> View {
    View::words(say!(words, "vote-opened"))
}

/// A game with another server, for who opened it: it is sought, or was found.
pub fn opened_for_two(words: &Words, game: &VoteGame) -> View {
    View::words(match game.twin {
        None => say!(words, "vote-sought", until = relative(game.ends)),
        Some(_) => say!(words, "vote-met", hours = game.hours),
    })
}

/// A game that was stopped, for who stopped it.
pub fn stopped(words: &Words) -> View {
    View::words(say!(words, "vote-stopped"))
}

fn again(words: &Words, game: &VoteGame) -> Button {
    Button::plain(say!(words, "button-vote-again"), VoteControl::Open(game.id))
}

fn own(words: &Words, turn: &[Action]) -> Option<String> {
    Some(say!(words, "vote-own", what = hint::turn(words, turn)?))
}

fn title(words: &Words, game: &VoteGame) -> String {
    let rules = rules_name(words, game.record.rules);
    match game.against {
        Against::Computer(level) => say!(words, "vote-title-computer", rules, level = level.to_string()),
        Against::Halves => say!(words, "vote-title-halves", rules),
        Against::Server(_) => say!(words, "vote-title-server", rules),
    }
}

fn who(position: &Position) -> &'static str {
    stone(position.to_act().unwrap_or(Seat::FIRST))
}

/// Whose turn it is, and until when the vote about it goes on.
fn to_vote(words: &Words, shown: ShownVote<'_>) -> String {
    let who = who(shown.board.position());
    match shown.game.posted {
        // Its time begins once it stands.
        None => say!(words, "vote-hours", who, hours = shown.game.hours),
        Some(_) => say!(words, "vote-to", who, until = relative(shown.game.ends)),
    }
}

/// How many have voted, and how many end the vote.
fn count(words: &Words, shown: ShownVote<'_>) -> String {
    let votes = shown.votes;
    match shown.game.quorum {
        None => say!(words, "vote-count", votes),
        Some(quorum) => say!(words, "vote-count-quorum", votes, quorum),
    }
}

/// How a vote fell, in a line.
fn tally(words: &Words, last: &[Counted]) -> Option<String> {
    if last.is_empty() {
        return None;
    }
    let turn = |counted: &Counted| {
        let what = hint::turn(words, &counted.turn).unwrap_or_default();
        say!(words, "vote-turn", what, votes = counted.votes)
    };
    let mut told: Vec<_> = last.iter().take(TOLD).map(turn).collect();
    let others: usize = last.iter().skip(TOLD).map(|counted| counted.votes).sum();
    if others > 0 {
        told.push(say!(words, "vote-others", votes = others));
    }
    Some(say!(words, "vote-fell", list = told.join(" · ")))
}

/// The board before the last turn that was voted for, with an arrow for each turn: that of the most in the colour of played turns.
fn fallen(words: &Words, look: Look<'_>, shown: ShownVote<'_>) -> Option<Picture> {
    let plies = usize::try_from(shown.game.voted?).ok()?;
    let actions = shown.game.record.actions.get(..plies)?.to_vec();
    let before = Recorded::load(&Record { rules: shown.game.record.rules, actions }).ok()?;
    let (first, others) = shown.last.split_first()?;
    let first = effects(&before, &first.turn);
    let others: Vec<Effects> =
        others.iter().take(TOLD - 1).flat_map(|counted| effects(&before, &counted.turn)).collect();
    // A single turn has no other to stand out from.
    let marks = if others.is_empty() {
        Marks { better: &first, ..Marks::default() }
    } else {
        Marks { last: &first, better: &others, ..Marks::default() }
    };
    let png = look.png(before.position(), &marks, Side::First);
    let turn = |counted: &Counted| {
        let squares: Vec<_> = counted.turn.iter().map(|action| joined(action.squares())).collect();
        format!("{}: {}", squares.join(", "), counted.votes)
    };
    let list = shown.last.iter().take(TOLD).map(turn).collect::<Vec<_>>().join("; ");
    Some(Picture { png, alt: say!(words, "vote-alt", list) })
}

/// What a turn does on a board.
fn effects(board: &Recorded, turn: &[Action]) -> Vec<Effects> {
    let mut position = board.position().clone();
    turn.iter().map_while(|&action| position.play(action).ok()).collect()
}

fn shown_position(board: &Recorded) -> ShownPosition<'_> {
    ShownPosition { position: board.position(), last: board.last_turn(), below: Side::First, names: None }
}

fn how_it_ended(words: &Words, game: &VoteGame, outcome: Option<Outcome>) -> Option<String> {
    Some(match game.over? {
        VoteEnd::Rules => {
            let named = |side: Side| {
                let stone = stone(side.first_seat());
                match game.against {
                    Against::Computer(_) if side == COMPUTER_SEAT.side() => format!("{stone} {COMPUTER}"),
                    Against::Server(own) if side != own => say!(words, "vote-other-server", stone),
                    Against::Computer(_) | Against::Server(_) => say!(words, "vote-server", stone),
                    Against::Halves => stone.to_owned(),
                }
            };
            let how = ending::sentence(words, game.record.rules, Ending::Rules(outcome?), named);
            match outcome? {
                Outcome::Win { .. } => say!(words, "board-won", ending = how),
                Outcome::Draw(_) => say!(words, "board-drawn", ending = how),
            }
        }
        VoteEnd::TooLong => say!(words, "vote-over-too-long"),
        VoteEnd::NoVotes if matches!(game.against, Against::Server(_)) && game.twin.is_none() => {
            say!(words, "vote-over-no-server")
        }
        VoteEnd::NoVotes => say!(words, "vote-over-no-votes"),
        VoteEnd::NotPosted => say!(words, "vote-over-not-posted"),
        VoteEnd::Stopped => say!(words, "vote-over-stopped"),
    })
}

/// Those who voted most.
fn thanks(words: &Words, busiest: &[Line<BusyVoter>]) -> Option<String> {
    let named = |line: &Line<BusyVoter>| {
        let who = name::of_member(line.of.player, line.of.name.as_deref());
        say!(words, "vote-busy", who, votes = line.of.votes)
    };
    let named: Vec<_> = busiest.iter().take(NAMED).map(named).collect();
    (!named.is_empty()).then(|| say!(words, "vote-busiest", who = named.join(", ")))
}

#[cfg(test)]
mod tests;
