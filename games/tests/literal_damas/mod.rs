//! Damas written a second time, slowly and in the words of the rules: each piece has a name, every position is
//! remembered, and there are no bits. It shares no code with the crate, not even the types of actions.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};

/// File and rank, from 0.
type At = (i8, i8);

const DIAGONALS: [At; 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

#[derive(Clone, Copy, Debug)]
pub(crate) struct Rules {
    pub(crate) men_capture_backward: bool,
    pub(crate) duel: usize,
    pub(crate) bound: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Piece {
    /// Never changes, not even by promotion.
    name: usize,
    owner: usize,
    dama: bool,
}

/// A turn without a capture: the piece and the two squares. `None` for a capture.
type Moved = Option<(usize, BTreeSet<At>)>;

/// What `force` restores.
#[derive(Clone, Debug)]
struct Table {
    cells: BTreeMap<At, Piece>,
    turn: usize,
    /// Every turn of each player.
    moves: [Vec<Moved>; 2],
    /// How many moves each player has made since two Damas were left against one.
    duel: Option<[usize; 2]>,
}

#[derive(Clone, Debug)]
struct Offence {
    offenders: BTreeSet<At>,
    before: Table,
    token: String,
}

#[derive(Clone, Debug)]
struct Jumped {
    path: Vec<At>,
    over: Vec<At>,
}

/// What repetition compares: the pieces, the player to act, what is due, and whether a claim is open.
type Arisen = (BTreeMap<At, (usize, bool)>, usize, bool, bool);

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Done {
    pub(crate) taken: BTreeSet<String>,
    pub(crate) offenders: BTreeSet<String>,
    pub(crate) promoted: bool,
    pub(crate) undone: Option<String>,
}

#[derive(Clone, Debug)]
pub(crate) struct Literal {
    rules: Rules,
    table: Table,
    offence: Option<Offence>,
    /// The squares with which a claimed capture must begin, if one is claimed.
    claimed: Option<Vec<At>>,
    huffed: bool,
    arisen: Vec<Arisen>,
    quiet: [usize; 2],
    /// The winner, `1` or `2`, or `draw`, with the reason.
    pub(crate) over: Option<(&'static str, &'static str)>,
}

fn name((file, rank): At) -> String {
    format!("{}{}", ["a", "b", "c", "d", "e", "f", "g", "h"][usize::try_from(file).unwrap()], rank + 1)
}

fn squares() -> impl Iterator<Item = At> {
    (0..8).flat_map(|file| (0..8).map(move |rank| (file, rank)))
}

fn names<'a>(squares: impl IntoIterator<Item = &'a At>) -> BTreeSet<String> {
    squares.into_iter().map(|&at| name(at)).collect()
}

fn joined(path: &[At], joint: &str) -> String {
    path.iter().map(|&at| name(at)).collect::<Vec<_>>().join(joint)
}

fn on_board((file, rank): At) -> bool {
    (0..8).contains(&file) && (0..8).contains(&rank)
}

/// One rank up for the first player, and down for the second.
fn forward(player: usize) -> i8 {
    [1, -1][player]
}

fn last_rank(player: usize) -> i8 {
    [7, 0][player]
}

impl Table {
    fn of(&self, player: usize) -> Vec<(At, Piece)> {
        self.cells
            .iter()
            .map(|(&at, &piece)| (at, piece))
            .filter(|(_, piece)| piece.owner == player)
            .collect()
    }

    /// Every square that a piece sees along a diagonal, with the squares between.
    fn sights(from: At) -> Vec<(At, At, Vec<At>)> {
        let along = |(right, up): At| {
            (1..8).map(move |far| {
                let between = (1..far).map(|near| (from.0 + near * right, from.1 + near * up)).collect();
                ((right, up), (from.0 + far * right, from.1 + far * up), between)
            })
        };
        DIAGONALS.into_iter().flat_map(along).filter(|&(_, to, _)| on_board(to)).collect()
    }

    fn steps(&self, player: usize) -> Vec<(At, At)> {
        let mut steps = Vec::new();
        for (from, piece) in self.of(player) {
            for ((_, up), to, between) in Self::sights(from) {
                let clear = between.iter().chain([&to]).all(|at| !self.cells.contains_key(at));
                if clear && (piece.dama || between.is_empty() && up == forward(player)) {
                    steps.push((from, to));
                }
            }
        }
        steps
    }

    /// What a piece can capture with one more jump from where its path has led. The piece is off the board meanwhile.
    fn jumps(&self, rules: Rules, piece: Piece, so_far: &Jumped) -> Vec<Jumped> {
        let at = *so_far.path.last().unwrap();
        if !piece.dama && at.1 == last_rank(piece.owner) {
            return Vec::new();
        }
        let mut longer = Vec::new();
        for ((_, up), to, between) in Self::sights(at) {
            let passed: Vec<At> = between.into_iter().filter(|at| self.cells.contains_key(at)).collect();
            let &[over] = passed.as_slice() else { continue };
            let enemy = self.cells[&over].owner != piece.owner && !so_far.over.contains(&over);
            let man_may =
                (to.0 - at.0).abs() == 2 && (up == forward(piece.owner) || rules.men_capture_backward);
            if enemy && !self.cells.contains_key(&to) && (piece.dama || man_may) {
                longer.push(Jumped {
                    path: [so_far.path.clone(), vec![to]].concat(),
                    over: [so_far.over.clone(), vec![over]].concat(),
                });
            }
        }
        longer
    }

    /// Every capture of a piece, including those that stop short.
    fn captures_of(&self, rules: Rules, from: At) -> Vec<Jumped> {
        let mut without = self.clone();
        let piece = without.cells.remove(&from).unwrap();
        let mut found = vec![Jumped { path: vec![from], over: Vec::new() }];
        let mut index = 0;
        while index < found.len() {
            let longer = without.jumps(rules, piece, &found[index]);
            found.extend(longer);
            index += 1;
        }
        found.split_off(1)
    }

    /// Every capture of a player's. When a Dama can capture, a man may not.
    fn captures(&self, rules: Rules, player: usize) -> Vec<Jumped> {
        let by = |dama: bool| {
            let pieces = self.of(player).into_iter().filter(move |(_, piece)| piece.dama == dama);
            pieces.flat_map(|(from, _)| self.captures_of(rules, from)).collect::<Vec<_>>()
        };
        let damas = by(true);
        if damas.is_empty() { by(false) } else { damas }
    }

    fn could_move(&self, rules: Rules, player: usize) -> bool {
        !self.steps(player).is_empty() || !self.captures(rules, player).is_empty()
    }

    /// Whether the piece has gone over these two squares twice in a row.
    fn is_barred(&self, player: usize, from: At, to: At) -> bool {
        let this = Some((self.cells[&from].name, BTreeSet::from([from, to])));
        self.moves[player].iter().rev().take_while(|&earlier| *earlier == this).count() >= 2
    }

    fn go(&mut self, from: At, to: At) -> bool {
        let mut piece = self.cells.remove(&from).unwrap();
        let promoted = !piece.dama && to.1 == last_rank(piece.owner);
        piece.dama |= promoted;
        self.cells.insert(to, piece);
        promoted
    }

    fn kinds(&self, player: usize) -> (usize, usize) {
        let pieces = self.of(player);
        let damas = pieces.iter().filter(|(_, piece)| piece.dama).count();
        (pieces.len() - damas, damas)
    }

    /// Counts a player's move; a huff counts for no one.
    fn watch_duel(&mut self, player: Option<usize>) {
        let balance = [self.kinds(0), self.kinds(1)];
        if balance != [(0, 2), (0, 1)] && balance != [(0, 1), (0, 2)] {
            self.duel = None;
        } else if let Some(made) = &mut self.duel {
            if let Some(player) = player {
                made[player] += 1;
            }
        } else {
            self.duel = Some([0, 0]);
        }
    }
}

impl Literal {
    pub(crate) fn new(rules: Rules) -> Self {
        let dark = squares().filter(|(file, rank)| (file + rank) % 2 == 0);
        let stands = dark.filter_map(|at| match at.1 {
            0..3 => Some((at, 0)),
            5.. => Some((at, 1)),
            _ => None,
        });
        let pieces = stands.enumerate().map(|(name, (at, owner))| (at, Piece { name, owner, dama: false }));
        let table = Table { cells: pieces.collect(), turn: 0, moves: [Vec::new(), Vec::new()], duel: None };
        Self {
            rules,
            table,
            offence: None,
            claimed: None,
            huffed: false,
            arisen: Vec::new(),
            quiet: [0; 2],
            over: None,
        }
    }

    pub(crate) fn turn(&self) -> usize {
        self.table.turn
    }

    pub(crate) fn must_capture(&self) -> bool {
        self.claimed.is_some()
    }

    /// The owner, and whether it is a Dama, by the square's name.
    pub(crate) fn pieces(&self) -> BTreeMap<String, (usize, bool)> {
        self.table.cells.iter().map(|(&at, piece)| (name(at), (piece.owner, piece.dama))).collect()
    }

    pub(crate) fn damas_against_each_other(&self) -> bool {
        self.table.duel.is_some()
    }

    /// Whether the rule about going back and forth forbids a move.
    pub(crate) fn has_barred(&self) -> bool {
        let player = self.turn();
        let steps = self.table.steps(player);
        self.over.is_none() && steps.into_iter().any(|(from, to)| self.table.is_barred(player, from, to))
    }

    fn captures(&self) -> Vec<Jumped> {
        self.table.captures(self.rules, self.turn())
    }

    fn is_complete(jumped: &Jumped, all: &[Jumped]) -> bool {
        !all.iter().any(|other| other.path.len() > jumped.path.len() && other.path.starts_with(&jumped.path))
    }

    fn steps(&self) -> Vec<(At, At)> {
        let player = self.turn();
        let (barred, free): (Vec<_>, Vec<_>) = self
            .table
            .steps(player)
            .into_iter()
            .partition(|&(from, to)| self.table.is_barred(player, from, to));
        if free.is_empty() && self.captures().is_empty() { barred } else { free }
    }

    /// The legal tokens, sorted.
    pub(crate) fn legal(&self) -> Vec<String> {
        if self.over.is_some() {
            return Vec::new();
        }
        let captures = self.captures();
        let mut tokens = Vec::new();
        if let Some(begun) = &self.claimed {
            let complete = captures.iter().filter(|jumped| Self::is_complete(jumped, &captures));
            let fitting = complete.filter(|jumped| jumped.path.starts_with(begun));
            tokens.extend(fitting.map(|jumped| joined(&jumped.path, "x")));
        } else {
            tokens.extend(captures.iter().map(|jumped| joined(&jumped.path, "x")));
            tokens.extend(self.steps().into_iter().map(|(from, to)| joined(&[from, to], "-")));
            if let Some(offence) = &self.offence {
                tokens.push("force".to_owned());
                tokens.extend(offence.offenders.iter().map(|&at| format!("huff:{}", name(at))));
            }
        }
        tokens.sort();
        tokens
    }

    /// Plays a token of [`Literal::legal`].
    pub(crate) fn play(&mut self, token: &str) -> Done {
        let mut done = Done::default();
        let mover = self.turn();
        let offence = self.offence.take();
        if token == "force" {
            let offence = offence.unwrap();
            done.undone = Some(offence.token.clone());
            self.table = offence.before;
            let stopped = offence.token.contains('x');
            self.claimed = Some(if stopped { path(&offence.token, 'x') } else { Vec::new() });
            self.look_for_end(false);
            return done;
        }
        if let Some(square) = token.strip_prefix("huff:") {
            done.taken.insert(square.to_owned());
            self.table.cells.remove(&path(square, ' ')[0]);
            self.table.watch_duel(None);
            self.quiet = [0; 2];
            self.huffed = true;
            self.look_for_end(false);
            return done;
        }
        let before = self.table.clone();
        let captures = self.captures();
        let offenders: BTreeSet<At>;
        if token.contains('x') {
            let jumped = captures.iter().find(|jumped| joined(&jumped.path, "x") == token).unwrap();
            let (from, to) = (jumped.path[0], *jumped.path.last().unwrap());
            for over in &jumped.over {
                self.table.cells.remove(over);
            }
            done.taken = names(&jumped.over);
            done.promoted = self.table.go(from, to);
            self.table.moves[mover].push(None);
            self.quiet = [0; 2];
            let short = self.claimed.is_none() && !Self::is_complete(jumped, &captures);
            offenders = short.then_some(to).into_iter().collect();
        } else {
            let ends = path(token, '-');
            let (from, to) = (ends[0], ends[1]);
            let piece = self.table.cells[&from].name;
            done.promoted = self.table.go(from, to);
            self.table.moves[mover].push(Some((piece, BTreeSet::from([from, to]))));
            if !self.huffed {
                self.quiet[mover] += 1;
            }
            let could = captures.iter().map(|jumped| before.cells[&jumped.path[0]].name);
            let could: BTreeSet<usize> = could.collect();
            let now = self.table.cells.iter().filter(|(_, piece)| could.contains(&piece.name));
            offenders = now.map(|(&at, _)| at).collect();
        }
        done.offenders = names(&offenders);
        self.table.watch_duel(Some(mover));
        self.table.turn = 1 - mover;
        self.claimed = None;
        self.huffed = false;
        if !offenders.is_empty() {
            self.offence = Some(Offence { offenders, before, token: token.to_owned() });
        }
        self.look_for_end(true);
        done
    }

    fn look_for_end(&mut self, turn_complete: bool) {
        self.over = self.won().or_else(|| self.drawn(turn_complete));
    }

    fn won(&self) -> Option<(&'static str, &'static str)> {
        let (actor, other) = (self.turn(), 1 - self.turn());
        for player in [0, 1] {
            if self.table.of(player).is_empty() {
                return Some((["2", "1"][player], "taken"));
            }
        }
        let stuck = !self.table.could_move(self.rules, actor) && self.offence.is_none();
        (stuck && self.table.could_move(self.rules, other)).then_some((["2", "1"][actor], "blocked"))
    }

    fn drawn(&mut self, turn_complete: bool) -> Option<(&'static str, &'static str)> {
        if ![0, 1].into_iter().any(|player| self.table.could_move(self.rules, player)) {
            return Some(("draw", "blocked"));
        }
        let balance = [self.table.kinds(0), self.table.kinds(1)];
        let alike = [[(1, 0); 2], [(0, 1); 2]].contains(&balance);
        if alike || self.table.duel.is_some_and(|moves| moves.iter().all(|&made| made >= self.rules.duel)) {
            return Some(("draw", "reduced"));
        }
        let pieces = self.table.cells.iter().map(|(&at, piece)| (at, (piece.owner, piece.dama)));
        let now = (pieces.collect(), self.turn(), self.claimed.is_some(), self.offence.is_some());
        self.arisen.push(now);
        let now = self.arisen.last();
        if self.arisen.iter().filter(|then| Some(*then) == now).count() >= 3 {
            return Some(("draw", "repetition"));
        }
        let quiet = self.quiet.iter().all(|&turns| turns >= self.rules.bound);
        (turn_complete && quiet).then_some(("draw", "bound"))
    }
}

/// The squares of a token.
fn path(token: &str, joint: char) -> Vec<At> {
    token.split(joint).map(|text| squares().find(|&at| name(at) == text).unwrap()).collect()
}
