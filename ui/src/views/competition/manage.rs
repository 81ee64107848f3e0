//! The tools of those who manage a competition. Everything is chosen from lists, and confirmed before it is done.

use jiff::SignedDuration;
use play::{
    ChannelId, Competition, CompetitionId, PlayerId,
    competition::{Contest, Format, Outcome, Pairing, Phase, Tool},
};
use tournament::GameResult;

use super::{
    Names, chosen, fitting, name, news::is_league as is_league_word, pair_of, preview::of_all, result_of,
};
use crate::{
    button_id::{CompetitionButton, ForPlayer},
    texts::{Words, say},
    views::{Button, Choice, Offers, Tone, View, mention, time::span},
};

/// How many choices a menu has, and all menus of a message together: below them is a row for buttons.
const CHOICES: usize = 25;
const ALL_CHOICES: usize = 4 * CHOICES;
/// How much time can be given, in hours.
const HOURS: [i64; 6] = [6, 12, 24, 48, 72, 168];

/// The names of a pairing's two players, for places where mentions don't work.
#[derive(Debug)]
pub struct Pair {
    first: String,
    second: String,
}

impl Pair {
    /// The two players of a pairing.
    pub fn of(pairing: &Pairing, names: &Names) -> Self {
        Self {
            first: names.of(pairing.first),
            second: pairing.second.map(|second| names.of(second)).unwrap_or_default(),
        }
    }
}

/// What can be done now.
pub fn tools(words: &Words, contest: &Contest, here: ChannelId) -> View {
    let competition = &contest.competition;
    let (id, phase, format) = (competition.id, competition.phase, competition.plan.format);
    let (joining, running) = (phase == Phase::Joining, matches!(phase, Phase::Running { .. }));
    let is_league = matches!(format, Format::League { .. });
    let is_ladder = format == Format::Ladder;
    let ask = |tool| CompetitionButton::ManageAsk(id, tool);
    let who = |what| CompetitionButton::ManageWho(id, what);
    let choices = [
        joining.then(|| {
            entry(say!(words, "manage-begin"), say!(words, "manage-begin-about"), ask(Tool::BeginNow))
        }),
        (joining && is_league).then(|| {
            entry(say!(words, "manage-assign"), say!(words, "manage-assign-about"), who(ForPlayer::Assign))
        }),
        (joining && is_league).then(|| {
            let preview = CompetitionButton::Preview { competition: id, page: 0 };
            entry(say!(words, "manage-preview"), say!(words, "manage-preview-about"), preview)
        }),
        (running && is_ladder).then(|| {
            entry(say!(words, "manage-place"), say!(words, "manage-place-about"), who(ForPlayer::Assign))
        }),
        running.then(|| {
            entry(say!(words, "manage-replace"), say!(words, "manage-replace-about"), who(ForPlayer::Replace))
        }),
        (joining || running).then(|| {
            entry(say!(words, "manage-remove"), say!(words, "manage-remove-about"), who(ForPlayer::Remove))
        }),
        (running && contest.entrants.iter().any(|entrant| entrant.out.is_some())).then(|| {
            entry(say!(words, "manage-restore"), say!(words, "manage-restore-about"), who(ForPlayer::Restore))
        }),
        running.then(|| {
            let time = CompetitionButton::ManageTime(id);
            entry(say!(words, "manage-time"), say!(words, "manage-time-about"), time)
        }),
        running.then(|| {
            entry(say!(words, "manage-annul"), say!(words, "manage-annul-about"), who(ForPlayer::Annul))
        }),
        (!joining && !is_ladder).then(|| {
            entry(say!(words, "manage-correct"), say!(words, "manage-correct-about"), who(ForPlayer::Correct))
        }),
        running.then(|| {
            let about =
                if is_ladder { say!(words, "manage-end-ladder") } else { say!(words, "manage-end-about") };
            entry(say!(words, "manage-end"), about, ask(Tool::EndNow))
        }),
        (joining || running)
            .then(|| entry(say!(words, "manage-off"), say!(words, "manage-off-about"), ask(Tool::CallOff))),
        (!phase.is_final()).then(|| {
            let here = Tool::MoveTo { channel: here };
            entry(say!(words, "manage-move"), say!(words, "manage-move-about"), ask(here))
        }),
    ];
    let choices = choices.into_iter().flatten();
    let title = say!(words, "manage-title", name = name(competition));
    let halt = super::halt::line(words, competition);
    let hint = joining.then(|| say!(words, "manage-change-hint", league = is_league_word(contest)));
    View::words(halt.into_iter().chain([title]).chain(hint).collect::<Vec<_>>().join("\n"))
        .with_choices(say!(words, "manage-choose"), choices)
}

fn entry(label: String, about: String, button: CompetitionButton) -> Choice {
    Choice::new(label, button).about(about)
}

/// Asks which player, of all members.
pub fn asked_who(words: &Words, competition: CompetitionId, what: ForPlayer) -> View {
    let who = say!(words, "manage-who");
    let chosen = CompetitionButton::ManagePlayer(competition, what).into();
    View::words(who.clone()).with_select(who, Offers::Member(chosen)).with_row(vec![back(words, competition)])
}

/// Asks who takes over.
pub fn asked_by_who(words: &Words, competition: CompetitionId, player: PlayerId) -> View {
    let text = say!(words, "manage-by-who", player = mention(player));
    let chosen = CompetitionButton::ManageBy(competition, player).into();
    View::words(text)
        .with_select(say!(words, "manage-choose"), Offers::Member(chosen))
        .with_row(vec![back(words, competition)])
}

/// Asks which game of a player; those that are open come first.
pub fn asked_which(
    words: &Words,
    contest: &Contest,
    (what, player): (ForPlayer, PlayerId),
    names: &Names,
) -> View {
    let id = contest.competition.id;
    let mut own: Vec<_> = contest.pairings_of(player).filter(|pairing| pairing.second.is_some()).collect();
    if own.is_empty() {
        let text = say!(words, "manage-no-games", player = mention(player));
        return View::words(text).with_row(vec![back(words, id)]);
    }
    own.sort_by_key(|pairing| (!pairing.is_open(), std::cmp::Reverse(pairing.number)));
    let choices = own.into_iter().map(|pairing| {
        let Pair { first, second } = Pair::of(pairing, names);
        let state = say!(words, "manage-pairing-state", state = state(pairing));
        let button = match what {
            ForPlayer::Correct => CompetitionButton::ManageResult(id, pairing.number),
            ForPlayer::Annul
            | ForPlayer::Assign
            | ForPlayer::Replace
            | ForPlayer::Remove
            | ForPlayer::Restore => CompetitionButton::ManageAsk(id, Tool::Annul { pairing: pairing.number }),
        };
        Choice::new(say!(words, "manage-pairing", first, second, state), button)
    });
    let text = say!(words, "manage-which", player = mention(player));
    with_all(words, text, &choices.collect::<Vec<_>>()).with_row(vec![back(words, id)])
}

/// A question with all these choices, in as many menus as they need. It says how many don't fit.
fn with_all(words: &Words, question: String, choices: &[Choice]) -> View {
    let left = choices.len().saturating_sub(ALL_CHOICES);
    let more = (left > 0).then(|| say!(words, "table-more", count = left));
    let text = std::iter::once(question).chain(more).collect::<Vec<_>>().join("\n");
    let menus = choices.chunks(CHOICES).take(ALL_CHOICES / CHOICES);
    menus.fold(View::words(text), |view, menu| {
        view.with_choices(say!(words, "manage-choose"), menu.iter().cloned())
    })
}

fn state(pairing: &Pairing) -> &'static str {
    match (pairing.outcome(), pairing.running()) {
        (None, None) => "waiting",
        (None, Some(_)) => "playing",
        (Some(Outcome::Void), _) => "void",
        (Some(Outcome::Counts(GameResult::FirstWon)), _) => "first",
        (Some(Outcome::Counts(GameResult::Drawn)), _) => "drawn",
        (Some(Outcome::Counts(GameResult::SecondWon)), _) => "second",
    }
}

/// Asks for a division, before there are any, or for a place on a ladder.
pub fn divisions(words: &Words, contest: &Contest, player: PlayerId) -> View {
    let (id, players) = (contest.competition.id, contest.active().count());
    let (question, most) = match contest.competition.plan.format {
        Format::Ladder => (say!(words, "manage-which-place", player = mention(player)), players),
        Format::League { size, .. } => {
            let question = say!(words, "manage-which-division", player = mention(player));
            (question, players.div_ceil(size.get().into()))
        }
        Format::Swiss { .. } | Format::KnockOut => {
            (say!(words, "manage-which-division", player = mention(player)), players)
        }
    };
    let is_ladder = contest.competition.plan.format == Format::Ladder;
    let choices = (u16::from(is_ladder)..=u16::try_from(most.max(1)).unwrap_or(u16::MAX)).map(|to| {
        let label = match to {
            0 => say!(words, "manage-automatic"),
            place if is_ladder => say!(words, "manage-place-number", place),
            division => say!(words, "competition-division", division),
        };
        Choice::new(label, CompetitionButton::ManageAsk(id, Tool::Assign { player, to }))
    });
    with_all(words, question, &choices.collect::<Vec<_>>()).with_row(vec![back(words, id)])
}

/// Asks for the result of a pairing.
pub fn results(words: &Words, contest: &Contest, pairing: &Pairing, names: &Names) -> View {
    let id = contest.competition.id;
    let names = Pair::of(pairing, names);
    let choices = GameResult::ALL.into_iter().map(|result| {
        let label = match result {
            GameResult::FirstWon => say!(words, "manage-result-won", player = names.first.clone()),
            GameResult::Drawn => say!(words, "manage-result-drawn"),
            GameResult::SecondWon => say!(words, "manage-result-won", player = names.second.clone()),
        };
        Choice::new(
            label,
            CompetitionButton::ManageAsk(id, Tool::Correct { pairing: pairing.number, result }),
        )
    });
    View::words(say!(words, "manage-what-result", pair = pair_of(pairing)))
        .with_choices(say!(words, "manage-choose"), choices)
        .with_row(vec![back(words, id)])
}

/// Asks how much time.
pub fn how_long(words: &Words, competition: CompetitionId) -> View {
    let choices = HOURS.into_iter().map(SignedDuration::from_hours).map(|time| {
        Choice::new(
            span(words, time),
            CompetitionButton::ManageAsk(competition, Tool::GiveTime { time, revision: None }),
        )
    });
    View::words(say!(words, "manage-how-long"))
        .with_choices(say!(words, "manage-choose"), choices)
        .with_row(vec![back(words, competition)])
}

/// Asks for confirmation.
pub fn confirm(words: &Words, contest: &Contest, tool: Tool) -> View {
    let id = contest.competition.id;
    let name = name(&contest.competition);
    let pair = |number: u32| contest.pairing(number).map(pair_of).unwrap_or_default();
    let (mut player, mut by, mut time, mut game, mut result) =
        (String::new(), String::new(), String::new(), String::new(), String::new());
    let mut chosen = 0;
    let is_ladder = contest.competition.plan.format == Format::Ladder;
    let what = match tool {
        Tool::BeginNow => "begin",
        Tool::Assign { player: of, to } => {
            (player, chosen) = (mention(of), to);
            if is_ladder { "place" } else { "assign" }
        }
        Tool::Replace { player: of, by: other } => {
            (player, by) = (mention(of), mention(other));
            "replace"
        }
        Tool::Remove { player: of } => {
            player = mention(of);
            "remove"
        }
        Tool::Restore { player: of } => {
            player = mention(of);
            "restore"
        }
        Tool::GiveTime { time: given, .. } => {
            time = span(words, given);
            "time"
        }
        Tool::Annul { pairing } => {
            game = pair(pairing);
            "annul"
        }
        Tool::Correct { pairing, result: right } => {
            game = pair(pairing);
            result = contest.pairing(pairing).map(|one| result_of(words, one, right)).unwrap_or_default();
            "correct"
        }
        Tool::EndNow if is_ladder => "end-ladder",
        Tool::EndNow => "end",
        Tool::CallOff => "off",
        Tool::MoveTo { .. } => "move",
    };
    let text =
        say!(words, "manage-sure", what, name, player, by, time, pair = game, result, division = chosen);
    let tool = match tool {
        Tool::GiveTime { time, .. } => Tool::GiveTime { time, revision: Some(contest.competition.revision) },
        other => other,
    };
    let sure = CompetitionButton::ManageDo(id, tool);
    // Before it starts, the divisions aren't final.
    let divisions = if tool == Tool::BeginNow { of_all(words, contest) } else { Vec::new() };
    let more = |left| say!(words, "table-more", count = left);
    View::words(fitting::message((vec![text], &divisions, Vec::new()), more))
        .with_row(vec![Button::new(say!(words, "button-manage-sure"), sure, Tone::Danger), back(words, id)])
}

/// After what was chosen has changed, with all of it.
pub fn changed(words: &Words, competition: &Competition) -> View {
    let changed = say!(words, "league-changed", name = name(competition));
    let manage = CompetitionButton::Manage(competition.id);
    View::words(format!("{changed}\n{}", chosen(words, competition).join("\n")))
        .with_row(vec![Button::plain(say!(words, "button-competition-manage"), manage)])
}

/// After it was done.
pub fn done(words: &Words, competition: CompetitionId) -> View {
    View::words(say!(words, "manage-done")).with_row(vec![back(words, competition)])
}

fn back(words: &Words, competition: CompetitionId) -> Button {
    Button::plain(say!(words, "button-manage-back"), CompetitionButton::Manage(competition))
}
