//! A rating, with how far it can be trusted.

use jiff::Timestamp;
use skillratings::{
    glicko2::{Glicko2Rating, decay_deviation},
    weng_lin::WengLinRating,
};

use super::Form;

/// From this deviation on a rating is provisional.
const PROVISIONAL: f64 = 110.0;

/// **Decided:** a rating period without play is a week. One who stands at 60 is provisional again after a year and a half.
const WEEK: i64 = 7 * 24 * 60 * 60;

/// A rating in points, whatever the form of the game: 1500 is where everybody begins.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    value: f64,
    deviation: f64,
    volatility: f64,
}

/// The numbers are no rating: a stored row was changed by something else.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[error("{value} ± {deviation} with a volatility of {volatility} is no rating")]
pub struct BadRating {
    /// The rating.
    pub value: f64,
    /// Its deviation.
    pub deviation: f64,
    /// Its volatility.
    pub volatility: f64,
}

impl Form {
    /// What everybody begins with.
    ///
    /// **Decided:** in a team it is 1500 ± 150 where Glicko-2 begins with 1500 ± 350. Weng-Lin runs on the same scale (the
    /// width of a class of skill is such that for players whose strength is known, a difference means the same odds as in
    /// Glicko-2), but learns slowly from four players at a time: from 350 it would take some seventy games until a
    /// rating is no longer provisional, from 150 it takes twenty-five.
    pub const fn start(self) -> Rating {
        let Glicko2Rating { rating: value, deviation, volatility } = Glicko2Rating::new();
        match self {
            Self::Duel => Rating { value, deviation, volatility },
            Self::Teams => Rating { value, deviation: 150.0, volatility },
        }
    }
}

impl Rating {
    /// The rating that was stored so.
    ///
    /// # Errors
    /// The numbers are not finite, or the deviation or volatility is not positive.
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

    /// The standard deviation of the points: the true strength lies within twice of it with a probability of 95 %.
    pub const fn deviation(self) -> f64 {
        self.deviation
    }

    /// How erratic the results are, by Glicko-2; for teams it is always that of the start, and says no more than how fast
    /// the deviation widens without play.
    pub const fn volatility(self) -> f64 {
        self.volatility
    }

    /// Whether it says little yet, or no longer much: the deviation is not below 110.
    pub fn is_provisional(self) -> bool {
        Self::is_provisional_at(self.deviation)
    }

    /// Whether one of this deviation does: see [`Self::is_provisional`].
    pub fn is_provisional_at(deviation: f64) -> bool {
        deviation >= PROVISIONAL
    }

    /// What leaderboards are sorted by: the points less twice the deviation, which the true strength exceeds with a
    /// probability of 97.5 %.
    pub fn rank(self) -> f64 {
        2.0f64.mul_add(-self.deviation, self.value)
    }

    /// What has become of it from one moment to another without play: the deviation has widened by each whole week, up
    /// to that of the start. Where the clock was set back, nothing has.
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

    /// What is left of it at the end of a season whose ratings have this mean.
    pub(super) fn pulled(self, mean: f64) -> Self {
        Self { value: f64::midpoint(self.value, mean), deviation: self.deviation.max(PROVISIONAL), ..self }
    }

    /// What a game has made of one: never less certain than the start is.
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
