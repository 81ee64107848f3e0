//! Who moves first: games as first and as second are to be balanced.

/// A player's games as first and as second.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Balance {
    /// Games as first, less games as second.
    surplus: i64,
    /// Whether they moved first in the last game.
    last: Option<bool>,
}

/// How many players are out of balance after a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct SideCost {
    /// Those whose games differ by more than two.
    pub(super) beyond_two: u8,
    /// Those whose games differ by two.
    pub(super) at_two: u8,
}

impl Balance {
    pub(super) fn moved_first(&mut self) {
        self.surplus += 1;
        self.last = Some(true);
    }

    pub(super) fn moved_second(&mut self) {
        self.surplus -= 1;
        self.last = Some(false);
    }

    /// The costs of a game between the two with the better choice of sides.
    pub(super) fn cost_against(self, other: Self) -> SideCost {
        self.cost_of_first(other).min(other.cost_of_first(self))
    }

    /// The costs of not playing.
    pub(super) fn cost_of_bye(self) -> SideCost {
        cost(&[self.surplus])
    }

    /// Whether to move first against another; `None` if nothing speaks for either.
    ///
    /// The smaller number of players out of balance decides, then the smaller surpluses, then that who has moved second for
    /// longer moves first.
    pub(super) fn moves_first_against(self, other: Self) -> Option<bool> {
        let rank = |first: Self, second: Self| {
            let squares = (first.surplus + 1).pow(2) + (second.surplus - 1).pow(2);
            let repeated = usize::from(first.last == Some(true)) + usize::from(second.last == Some(false));
            (first.cost_of_first(second), squares, repeated)
        };
        let (first, second) = (rank(self, other), rank(other, self));
        (first != second).then_some(first < second)
    }

    /// The costs of a game in which this player moves first.
    fn cost_of_first(self, second: Self) -> SideCost {
        cost(&[self.surplus + 1, second.surplus - 1])
    }
}

fn cost(surpluses: &[i64]) -> SideCost {
    let count = |is: fn(u64) -> bool| surpluses.iter().map(|one| u8::from(is(one.unsigned_abs()))).sum();
    SideCost { beyond_two: count(|surplus| surplus > 2), at_two: count(|surplus| surplus == 2) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn balance(sides: &str) -> Balance {
        let mut balance = Balance::default();
        for side in sides.chars() {
            if side == '1' { balance.moved_first() } else { balance.moved_second() }
        }
        balance
    }

    #[test]
    fn who_moved_second_more_often_moves_first() {
        assert_eq!(balance("12").moves_first_against(balance("122")), Some(false));
        assert_eq!(balance("22").moves_first_against(balance("2")), Some(true));
        assert_eq!(balance("").moves_first_against(balance("1")), Some(true));
    }

    #[test]
    fn between_equals_sides_change() {
        assert_eq!(balance("12").moves_first_against(balance("21")), Some(true));
        assert_eq!(balance("21").moves_first_against(balance("12")), Some(false));
        assert_eq!(balance("12").moves_first_against(balance("12")), None);
    }

    #[test]
    fn two_who_both_moved_first_twice_too_often_cost_one_of_them_the_balance() {
        assert_eq!(balance("11").cost_against(balance("11")), SideCost { beyond_two: 1, at_two: 0 });
        assert_eq!(balance("11").cost_against(balance("22")), SideCost { beyond_two: 0, at_two: 0 });
        assert_eq!(balance("1").cost_against(balance("1")), SideCost { beyond_two: 0, at_two: 1 });
    }
}
