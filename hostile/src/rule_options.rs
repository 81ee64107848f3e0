//! Rule sets, with any choice of options, and games played by them.

use std::collections::HashSet;

use games::{Action, Path, Position, Record, Reserve, RuleSet, Seat, Setting, Square};

/// Most actions played with each rule set.
const ACTIONS: usize = 300;
/// Number of actions between checks of everything that could be typed.
const EVERY: usize = 10;
/// Such a check tries every eighth square, starting at a different one each time.
const STRIDE: usize = 8;

/// Checks any text up to a line break as a rule set; the bytes behind it choose the actions of a game with these rules.
///
/// - A rule set has exactly one text, and no option in it can be left out.
/// - Its options can be set in any order, starting from any preset of the game that they fit.
/// - A game can be played with it. There are legal actions until the game is over; they are sorted by text, distinct, and
///   counted correctly. Exactly these can be played, and any other is refused with the reason that `explain` gives. Pieces
///   only come and go as the game allows. The record replays to the same position.
///
/// # Panics
///
/// Panics if a property is violated.
pub fn rule_options(input: &[u8]) {
    let end = input.iter().position(|&byte| byte == b'\n').unwrap_or(input.len());
    let (text, choices) = input.split_at(end);
    let Ok(rules) = String::from_utf8_lossy(text).parse::<RuleSet>() else { return };
    one_name(rules);
    any_order(rules);
    play(rules, choices.get(1..).unwrap_or_default());
}

fn one_name(rules: RuleSet) {
    let name = rules.to_string();
    assert_eq!(name.parse(), Ok(rules));
    let changes = rules.changes();
    assert_eq!(rules.is_house(), !changes.is_empty());
    for left_out in &changes {
        let others = changes.iter().filter(|one| *one != left_out).map(ToString::to_string);
        let preset = format!("{}:{}", rules.game(), rules.preset());
        let shorter = [preset].into_iter().chain(others).collect::<Vec<_>>().join("+");
        assert_ne!(shorter.parse::<RuleSet>(), Ok(rules), "{left_out} can be left out of {name}");
    }
}

fn any_order(rules: RuleSet) {
    let settings = rules.settings();
    let game = rules.game();
    for preset in game.presets().filter_map(|name| game.preset(name)) {
        let set = |rules: Option<RuleSet>, setting: &Setting| rules?.with(*setting);
        let forwards = settings.iter().fold(Some(preset), set);
        let backwards = settings.iter().rev().fold(Some(preset), set);
        assert_eq!(forwards, backwards);
        // Options do not lead from one board to another.
        let is_akin = preset.board() == rules.board() && preset.stones_each() == rules.stones_each();
        assert_eq!(forwards == Some(rules), is_akin, "from {preset} to {rules}");
    }
    for setting in settings {
        assert!(setting.alternatives().contains(&setting));
        assert_eq!(rules.with(setting), Some(rules));
    }
}

fn play(rules: RuleSet, choices: &[u8]) {
    let mut position = rules.start();
    let mut actions = Vec::new();
    for (number, &choice) in choices.iter().take(ACTIONS).enumerate() {
        let legal = position.legal_actions();
        look(&position, &legal);
        if number % EVERY == 0 {
            vocabulary(&position, &legal, number / EVERY);
        }
        if legal.is_empty() {
            break;
        }
        let action = legal[usize::from(choice) * legal.len() / 256];
        let by = position.to_act();
        let effects = position.play(action);
        assert_eq!(effects.map(|effects| (effects.action, Some(effects.by))), Ok((action, by)));
        actions.push(action);
    }
    let legal = position.legal_actions();
    look(&position, &legal);
    vocabulary(&position, &legal, actions.len());
    let record = Record { rules, actions };
    assert_eq!(record.to_string().parse::<Record>().as_ref(), Ok(&record));
    assert_eq!(record.replay(), Ok(position));
}

fn look(position: &Position, legal: &[Action]) {
    assert_eq!(legal.is_empty(), position.outcome().is_some());
    assert_eq!(position.to_act().is_none(), position.outcome().is_some());
    assert_eq!(legal.len(), position.legal_count());
    let texts: Vec<String> = legal.iter().map(ToString::to_string).collect();
    assert!(texts.windows(2).all(|two| two[0] < two[1]), "not sorted, or not different: {texts:?}");
    let rules = position.rules();
    let board = rules.board();
    let may_stand = |square| board.contains(square) && !board.blocked.contains(square);
    assert!(position.pieces().all(|(square, _)| may_stand(square)));
    for seat in Seat::ALL.into_iter().take(rules.seats()) {
        let standing = position.pieces().filter(|(_, piece)| piece.seat == seat).count() as u64;
        let Reserve { hand, lost, aside, gained } = position.reserve(seat);
        let all = standing + u64::from(hand) + u64::from(lost) + u64::from(aside);
        assert_eq!(all, u64::from(rules.stones_each()) + u64::from(gained), "{seat}");
    }
}

/// Tries drops, takes, claims, steps and jumps from some squares on and just off the board: each is legal, or refused with the
/// reason that `explain` gives.
fn vocabulary(position: &Position, legal: &[Action], number: usize) {
    let board = position.rules().board();
    let beside = [Square::new(board.files, 0), Square::new(0, board.ranks)].into_iter().flatten();
    let squares: Vec<Square> = board.squares().chain(board.blocked.iter()).chain(beside).collect();
    let tried = || squares.iter().skip(number % STRIDE).step_by(STRIDE);
    let single = tried().flat_map(|&at| [Action::Drop(at), Action::Take(at), Action::Huff(at)]);
    let paths = tried().flat_map(|&from| squares.iter().map(move |&to| Path::step(from, to)));
    let along = paths.flat_map(|path| [Action::Move(path), Action::Jump(path)]);
    let asked = position.to_act().unwrap_or(Seat::FIRST);
    let legal: HashSet<Action> = legal.iter().copied().collect();
    let mut untouched = position.clone();
    for action in single.chain(along).chain([Action::Force]) {
        let refused = position.explain(asked, action);
        assert_eq!(refused.is_none(), legal.contains(&action), "{action}: {refused:?}");
        if refused.is_some() {
            assert_eq!(untouched.play(action).err(), refused, "{action}");
        }
    }
    assert!(untouched == *position, "a refused action changed the position");
    for action in legal {
        assert_eq!(position.explain(asked, action), None, "{action}");
        assert!(position.clone().play(action).is_ok(), "{action}");
    }
}
