//! A rating, with how far it can be trusted.

use jiff::Timestamp;
use skillratings::{
    glicko2::{Glicko2Rating, decay_deviation},
    weng_lin::WengLinRating,
};

use super::Form;

/// A rating is provisional from this deviation on.
const PROVISIONAL: f64 = 110.0;

/// **Decided:** a rating period without play is a week. A deviation of 60 becomes provisional after a year
/// and a half.
const WEEK: i64 = 7 * 24 * 60 * 60;

/// A rating in points. All forms of play start at 1500.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    value: f64,
    deviation: f64,
    volatility: f64,
}

/// The numbers can't be a rating: another program changed the stored row.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[error("{value} ± {deviation} with a volatility of {volatility} is not a rating")]
pub struct BadRating {
    /// The rating.
    pub value: f64,
    /// Its deviation.
    pub deviation: f64,
    /// Its volatility.
    pub volatility: f64,
}

impl Form {
    /// The rating that everyone starts with.
    ///
    /// **Decided:** teams start at 1500 ± 150, where Glicko-2 starts at 1500 ± 350. Weng-Lin uses the same
    /// scale (its beta is chosen so that, for players of known strength, a difference means the same odds as
    /// in Glicko-2), but learns slowly from games for four: starting at 350, a rating would stay provisional
    /// for some seventy games; starting at 150, it takes twenty-five.
    pub const fn start(self) -> Rating {
        let Glicko2Rating { rating: value, deviation, volatility } = Glicko2Rating::new();
        match self {
            Self::Duel => Rating { value, deviation, volatility },
            Self::Teams => Rating { value, deviation: 150.0, volatility },
        }
    }
}

impl Rating {
    /// A stored rating.
    ///
    /// # Errors
    /// A number is not finite, or the deviation or volatility is not positive.
    pub fn new(value: f64, deviation: f64, volatility: f64) -> Result<Self, BadRating> {
        let widths = [deviation, volatility];
        let possible = value.is_finite() && widths.iter().all(|width| width.is_finite() && *width > 0.0);
        let rating = Self { value, deviation, volatility };
        if possible { Ok(rating) } else { Err(BadRating { value, deviation, volatility }) }
    }

    /// The points.
    pub const fn value(self) -> f64 {
        self.value
    }

    /// The standard deviation in points: the true strength lies within twice of it with a probability of 95
    /// %.
    pub const fn deviation(self) -> f64 {
        self.deviation
    }

    /// How erratic the results are, by Glicko-2. For teams it never changes, and only sets how fast the
    /// deviation widens without play.
    pub const fn volatility(self) -> f64 {
        self.volatility
    }

    /// Whether the rating is uncertain, yet or again: a deviation of 110 or more.
    pub fn is_provisional(self) -> bool {
        Self::is_provisional_at(self.deviation)
    }

    /// Whether a rating with this deviation is provisional, see [`Self::is_provisional`].
    pub fn is_provisional_at(deviation: f64) -> bool {
        deviation >= PROVISIONAL
    }

    /// The value that leaderboards sort by: the rating minus twice the deviation, which the true strength
    /// exceeds with a probability of 97.5 %.
    pub fn rank(self) -> f64 {
        2.0f64.mul_add(-self.deviation, self.value)
    }

    /// The rating after a time without play: each whole week widens the deviation, up to that of the start.
    /// If the clock was set back, nothing changes.
    #[must_use]
    pub fn idle(self, form: Form, from: Timestamp, to: Timestamp) -> Self {
        let (mut rating, widest) = (self, form.start().deviation);
        for _ in 0..to.duration_since(from).as_secs() / WEEK {
            if rating.deviation >= widest {
                break;
            }
            let wider = decay_deviation(&rating.into()).deviation;
            rating.deviation = wider.min(widest);
        }
        rating
    }

    /// The rating at the end of a season with this mean.
    pub(super) fn pulled(self, mean: f64) -> Self {
        Self { value: f64::midpoint(self.value, mean), deviation: self.deviation.max(PROVISIONAL), ..self }
    }

    /// The rating after a game, never less certain than at the start.
    pub(super) fn after(form: Form, value: f64, deviation: f64, volatility: f64) -> Self {
        Self { value, deviation: deviation.min(form.start().deviation), volatility }
    }
}

impl From<Rating> for Glicko2Rating {
    fn from(Rating { value: rating, deviation, volatility }: Rating) -> Self {
        Self { rating, deviation, volatility }
    }
}

impl From<Rating> for WengLinRating {
    fn from(Rating { value: rating, deviation: uncertainty, .. }: Rating) -> Self {
        Self { rating, uncertainty }
    }
}
