//! Reads drawn positions: a file of `rules NAME` and blocks, each a line `name stage side [then tokens]` and the ranks
//! from the top, where `x` is a stone of the first player and `o` one of the second.

use games::{RuleSet, Square};

/// A drawn position.
pub(crate) struct Drawing {
    pub name: String,
    pub rules: RuleSet,
    /// Whether it is of the drop phase.
    pub drops: bool,
    /// The side to act, before the tokens that follow.
    pub to_act: usize,
    /// The stones of each side.
    pub stones: [Vec<Square>; 2],
    /// What is played from there.
    pub then: Vec<String>,
}

/// All drawings of a file; what can't be read is left out.
pub(crate) fn all(text: &str) -> Vec<Drawing> {
    let mut rules = None;
    let mut drawings = Vec::new();
    for block in text.split("\n\n") {
        let mut lines = block.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
        let Some(head) = lines.next() else { continue };
        if let Some(name) = head.strip_prefix("rules ") {
            rules = name.parse().ok();
            continue;
        }
        let Some(rules) = rules else { continue };
        let mut words = head.split_whitespace();
        let (Some(name), Some(stage), Some(side)) = (words.next(), words.next(), words.next()) else {
            continue;
        };
        let ranks: Vec<&str> = lines.collect();
        let mut stones = [Vec::new(), Vec::new()];
        for (from_top, line) in ranks.iter().enumerate() {
            for (file, mark) in line.chars().enumerate() {
                let side = match mark {
                    'x' => 0,
                    'o' => 1,
                    _ => continue,
                };
                let rank = ranks.len() - 1 - from_top;
                let square = u8::try_from(file).ok().zip(u8::try_from(rank).ok());
                stones[side].extend(square.and_then(|(file, rank)| Square::new(file, rank)));
            }
        }
        drawings.push(Drawing {
            name: name.to_owned(),
            rules,
            drops: stage == "drop",
            to_act: usize::from(side == "o"),
            stones,
            then: words.skip_while(|word| *word == "then").map(str::to_owned).collect(),
        });
    }
    drawings
}
