//! Damala written a second time, slowly and in the words of the rules: every path is tried by dropping marbles on a
//! copy of the board. It shares no code with the crate.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet, HashMap};

/// A file letter and a rank number.
pub(crate) type At = (char, u8);

/// How many marbles each player has on every usable square.
pub(crate) type Squares = BTreeMap<At, [u8; 4]>;

#[derive(Clone, Debug)]
pub(crate) struct Rules {
    /// `standard`, `rapid` or `teams`.
    pub(crate) form: &'static str,
    pub(crate) bonus: bool,
    pub(crate) bound: u32,
}

/// What a turn does to the board.
#[derive(Clone, Debug, Default)]
pub(crate) struct Turn {
    pub(crate) squares: Squares,
    /// The squares where a marble was captured, with its owner.
    pub(crate) taken: BTreeMap<At, usize>,
    pub(crate) given: Option<At>,
    /// Why the centre gave nothing: `full` or `twenty`.
    pub(crate) denied: Option<&'static str>,
}

#[derive(Clone)]
pub(crate) struct Literal {
    pub(crate) rules: Rules,
    pub(crate) turn: usize,
    pub(crate) last: Turn,
    pub(crate) lost: Vec<u32>,
    pub(crate) gained: Vec<u32>,
    pub(crate) skipped: BTreeSet<usize>,
    /// The winning side, `1` or `2`, or `draw`, with the reason.
    pub(crate) over: Option<(&'static str, &'static str)>,
    was_skipped: Vec<bool>,
    quiet: Vec<u32>,
    arisen: HashMap<(Squares, usize), u32>,
}

pub(crate) fn token(path: &[At]) -> String {
    path.iter().map(|(file, rank)| format!("{file}{rank}")).collect::<Vec<_>>().join("-")
}

fn beside((file, rank): At) -> [At; 4] {
    let left = char::from(u8::try_from(file).unwrap() - 1);
    let right = char::from(u8::try_from(file).unwrap() + 1);
    [(left, rank), (file, rank - 1), (file, rank + 1), (right, rank)]
}

fn enemies(player: usize) -> [usize; 2] {
    [(player + 1) % 2, (player + 1) % 2 + 2]
}

impl Rules {
    pub(crate) fn players(&self) -> usize {
        if self.form == "teams" { 4 } else { 2 }
    }

    fn blocked(&self) -> &'static str {
        if self.form == "teams" { "a1 a7 g1 g7 h1 h7 n1 n7" } else { "a1 a7 g1 g7" }
    }

    fn is_centre(&self, at: At) -> bool {
        at == ('d', 4) || (self.form == "teams" && at == ('k', 4))
    }

    /// The player who starts with a marble on a square.
    fn owner(&self, (file, rank): At) -> Option<usize> {
        match (self.form, rank) {
            ("standard", 1..=3) | ("rapid", 1 | 2) => Some(0),
            ("standard", 5..=7) | ("rapid", 6 | 7) => Some(1),
            ("teams", 1..=3) if "abcefg".contains(file) => Some(0),
            ("teams", 5..=7) if "abcefg".contains(file) => Some(2),
            ("teams", 1..=3) if "hijlmn".contains(file) => Some(1),
            ("teams", 5..=7) if "hijlmn".contains(file) => Some(3),
            _ => None,
        }
    }
}

impl Literal {
    pub(crate) fn new(rules: Rules) -> Self {
        let files = if rules.form == "teams" { 'a'..='n' } else { 'a'..='g' };
        let all = files.flat_map(|file| (1..=7).map(move |rank| (file, rank)));
        let usable = all.filter(|&at| !rules.blocked().contains(&token(&[at])));
        let marbles = |at| {
            let mut marbles = [0; 4];
            rules.owner(at).into_iter().for_each(|owner| marbles[owner] = 1);
            marbles
        };
        let squares: Squares = usable.map(|at| (at, marbles(at))).collect();
        let arisen = HashMap::from([((squares.clone(), 0), 1)]);
        let players = rules.players();
        Self {
            rules,
            turn: 0,
            last: Turn { squares, ..Turn::default() },
            lost: vec![0; players],
            gained: vec![0; players],
            skipped: BTreeSet::new(),
            over: None,
            was_skipped: vec![false; players],
            quiet: vec![0; players],
            arisen,
        }
    }

    pub(crate) fn squares(&self) -> &Squares {
        &self.last.squares
    }

    /// Drops one marble, with `hand` more to follow. `None` if the square is closed.
    fn drop_on(&self, turn: &mut Turn, at: At, hand: u8) -> Option<()> {
        let player = self.turn;
        let on_board: u8 = turn.squares.values().map(|marbles| marbles[player]).sum();
        let here = turn.squares.get_mut(&at)?;
        let there = |here: &[u8; 4]| here.iter().sum::<u8>();
        let [one, other] = enemies(player);
        let no_enemy = here[one] + here[other] == 0;
        if here[player] == 3 || (there(here) == 3 && no_enemy) {
            return None;
        }
        if !no_enemy {
            let victim = if here[other] > here[one] { other } else { one };
            here[victim] -= 1;
            turn.taken.insert(at, victim);
        }
        here[player] += 1;
        if self.rules.bonus && self.rules.is_centre(at) {
            if there(here) >= 3 {
                turn.denied = Some("full");
            } else if on_board + 1 + hand >= 20 {
                turn.denied = Some("twenty");
            } else {
                here[player] += 1;
                turn.given = Some(at);
            }
        }
        Some(())
    }

    /// Finds every turn that begins with `path`, which `turn` has played so far.
    fn go_on(&self, path: &[At], turn: &Turn, hand: u8, found: &mut BTreeMap<String, Turn>) {
        if hand == 0 {
            found.insert(token(path), turn.clone());
            return;
        }
        for next in beside(*path.last().unwrap()) {
            let mut then = turn.clone();
            if !path.contains(&next) && self.drop_on(&mut then, next, hand - 1).is_some() {
                self.go_on(&[path, &[next]].concat(), &then, hand - 1, found);
            }
        }
    }

    /// The legal tokens, sorted, each with what it does.
    pub(crate) fn legal(&self) -> BTreeMap<String, Turn> {
        let mut found = BTreeMap::new();
        if self.over.is_none() {
            for (&origin, marbles) in self.squares().iter().filter(|(_, marbles)| marbles[self.turn] > 0) {
                let mut turn = Turn { squares: self.squares().clone(), ..Turn::default() };
                turn.squares.get_mut(&origin).unwrap()[self.turn] = 0;
                self.go_on(&[origin], &turn, marbles[self.turn], &mut found);
            }
        }
        found
    }

    /// Plays a turn of [`Literal::legal`].
    pub(crate) fn play(&mut self, turn: Turn) {
        let player = self.turn;
        if turn.taken.is_empty() {
            self.quiet[player] += 1;
        } else {
            self.quiet = vec![0; self.rules.players()];
        }
        turn.taken.values().for_each(|&victim| self.lost[victim] += 1);
        self.gained[player] += u32::from(turn.given.is_some());
        self.last = turn;
        self.was_skipped[player] = false;
        self.skipped.clear();
        self.over = self.end();
    }

    /// How often a board has arisen with the next player to move.
    pub(crate) fn arisen(&self, squares: &Squares) -> usize {
        let next = (self.turn + 1) % self.rules.players();
        self.arisen.get(&(squares.clone(), next)).map_or(0, |&times| times as usize)
    }

    fn marbles(&self, side: usize) -> u8 {
        self.squares().values().map(|marbles| marbles[side] + marbles[side + 2]).sum()
    }

    fn end(&mut self) -> Option<(&'static str, &'static str)> {
        let players = self.rules.players();
        let (first, second) = (self.marbles(0), self.marbles(1));
        if second <= 1 && first >= 2 {
            return Some(("1", "stones"));
        }
        if first <= 1 && second >= 2 {
            return Some(("2", "stones"));
        }
        self.turn = (self.turn + 1) % players;
        while self.legal().is_empty() {
            let winner = ["2", "1"][self.turn % 2];
            if players == 2 || self.was_skipped[(self.turn + 2) % 4] {
                return Some((winner, "blocked"));
            }
            self.was_skipped[self.turn] = true;
            self.skipped.insert(self.turn);
            self.quiet[self.turn] += 1;
            self.turn = (self.turn + 1) % players;
        }
        if first == 1 && second == 1 {
            return Some(("draw", "reduced"));
        }
        let times = self.arisen.entry((self.last.squares.clone(), self.turn)).or_default();
        *times += 1;
        if *times == 3 {
            return Some(("draw", "repetition"));
        }
        self.quiet.iter().all(|&turns| turns >= self.rules.bound).then_some(("draw", "bound"))
    }
}
