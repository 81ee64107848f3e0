//! Takes turns back at random until all stones could have been dropped.

use games::{Game, Position, Square, SquareSet};

use super::{drawing::Drawing, random::Random, runs::Ground};

/// How often to begin again, and how many turns to take back each time.
const TRIES: u64 = 60_000;
const TURNS: usize = 130;
/// Of how many records the shortest is chosen.
const ENOUGH: usize = 60;

/// The actions that lead to the drawn position.
pub(crate) fn find(drawing: &Drawing) -> Option<Vec<String>> {
    let ground = Ground { rules: drawing.rules };
    let target = drawing.stones.clone().map(|stones| SquareSet::of(&stones));
    let (mut found, mut shortest) = (0, None::<Vec<String>>);
    for seed in 1..=TRIES {
        if found == ENOUGH {
            break;
        }
        let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let actions = if drawing.drops {
            drops(ground, target, &mut random)
        } else {
            moves(ground, target, (drawing.to_act, seed > TRIES / 2), &mut random)
        };
        let Some(actions) = actions else { continue };
        if leads_to(drawing, &actions, target) {
            found += 1;
            if shortest.as_ref().is_none_or(|shortest| actions.len() < shortest.len()) {
                shortest = Some(actions);
            }
        }
    }
    shortest
}

/// Whether the actions are legal and lead there, and what follows is legal too.
fn leads_to(drawing: &Drawing, actions: &[String], target: [SquareSet; 2]) -> bool {
    let mut position = Position::start(drawing.rules);
    let mut play = |tokens: &[String]| {
        tokens
            .iter()
            .all(|token| token.parse().is_ok_and(|action| position.play(action).is_ok()))
            .then(|| position.clone())
    };
    let Some(there) = play(actions) else { return false };
    let mut stones = [SquareSet::EMPTY; 2];
    for (square, piece) in there.pieces() {
        stones[piece.seat.index()].insert(square);
    }
    let to_act = there.to_act().map(games::Seat::index);
    stones == target && to_act == Some(drawing.to_act) && play(&drawing.then).is_some()
}

/// The stones in an order in which they can be dropped, if they can.
fn drops(ground: Ground, stones: [SquareSet; 2], random: &mut Random) -> Option<Vec<String>> {
    let centres = ground.rules.board().centres;
    let order = |set: SquareSet, random: &mut Random| {
        let mut list: Vec<Square> = set.iter().collect();
        random.shuffle(&mut list);
        list.sort_by_key(|&square| !centres.contains(square));
        list
    };
    let [first, second] = stones.map(|set| order(set, random));
    if first.len() != second.len() && first.len() != second.len() + 1 {
        return None;
    }
    let mut actions = Vec::new();
    for (number, square) in first.iter().enumerate() {
        actions.push(square.to_string());
        actions.extend(second.get(number).map(Square::to_string));
    }
    Some(actions)
}

/// A record for a position of the move phase.
fn moves(
    ground: Ground,
    mut stones: [SquareSet; 2],
    (mut to_act, ends_with_take): (usize, bool),
    random: &mut Random,
) -> Option<Vec<String>> {
    let mut turns: Vec<String> = Vec::new();
    for _ in 0..TURNS {
        let full = stones.iter().all(|set| set.len() as usize == ground.stones());
        if full && to_act == 0 && ground.cost(stones) == 0 {
            let mut actions = drops(ground, stones, random)?;
            turns.reverse();
            actions.extend(
                turns.into_iter().flat_map(|turn| turn.split(' ').map(str::to_owned).collect::<Vec<_>>()),
            );
            return Some(actions);
        }
        let by = 1 - to_act;
        // A stone that was taken last would draw the eye; sometimes there is nothing else.
        let may_take = !turns.is_empty() || ends_with_take;
        let (turn, before) = take_back(ground, stones, by, may_take, random)?;
        turns.push(turn);
        stones = before;
        to_act = by;
    }
    None
}

/// A turn of `by` that may have led to these stones, and the stones before it.
fn take_back(
    ground: Ground,
    stones: [SquareSet; 2],
    by: usize,
    may_take: bool,
    random: &mut Random,
) -> Option<(String, [SquareSet; 2])> {
    let (own, other) = (stones[by], stones[1 - by]);
    let empty: Vec<Square> =
        ground.squares().into_iter().filter(|&at| !own.contains(at) && !other.contains(at)).collect();
    let flies = ground.game() == Game::Morris && own.len() == 3;
    let owes = (other.len() as usize) < ground.stones();
    let (mut taking, mut opening, mut quiet) = (Vec::new(), Vec::new(), Vec::new());
    for to in own.iter() {
        let from_where = if flies { empty.clone() } else { ground.beside(to) };
        for from in from_where.into_iter().filter(|at| empty.contains(at)) {
            let mut before = own;
            before.remove(to);
            before.insert(from);
            if !ground.may_stand(before) || !ground.may_stand(own) {
                continue;
            }
            if ground.earns(before, own, to) {
                taking.push((from, to, before));
            } else if !ground.rows(before).is_empty() {
                opening.push((from, to, before));
            } else {
                quiet.push((from, to, before));
            }
        }
    }
    random.shuffle(&mut quiet);
    let with = |before: SquareSet, other: SquareSet| {
        let mut stones = [before, before];
        stones[1 - by] = other;
        stones
    };
    if owes && may_take && random.chance(90) {
        random.shuffle(&mut taking);
        for &(from, to, before) in &taking {
            let mut best: Option<(usize, SquareSet, Square)> = None;
            for _ in 0..8 {
                let Some(victim) = random.pick(&empty).filter(|&at| at != from) else { continue };
                let mut victims = other;
                victims.insert(victim);
                if !ground.may_stand(victims) || !ground.may_take(victims, victim) {
                    continue;
                }
                let cost = ground.cost(with(before, victims));
                if best.is_none_or(|(least, _, _)| cost < least) {
                    best = Some((cost, victims, victim));
                }
            }
            if let Some((_, victims, victim)) = best {
                return Some((format!("{from}-{to} x{victim}"), with(before, victims)));
            }
        }
    }
    let silent =
        |&(from, to, before): &(Square, Square, SquareSet)| (format!("{from}-{to}"), with(before, other));
    if owes && !opening.is_empty() && random.chance(85) {
        return random.pick(&opening).as_ref().map(silent);
    }
    let mut all = [opening, quiet].concat();
    random.shuffle(&mut all);
    if !owes && random.chance(80) {
        all.sort_by_key(|&(_, _, before)| ground.cost(with(before, other)));
        return all.first().map(silent);
    }
    all.first().map(silent)
}
