//! A token bucket: how much may come at once, and how fast after that. It is pure; the time is an argument.

use std::num::NonZeroU32;

use jiff::SignedDuration;

/// A rate limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rate {
    /// The interval at the even pace.
    interval: SignedDuration,
    /// How far ahead of the even pace a burst may be.
    burst: SignedDuration,
}

impl Rate {
    /// This many per second on average, and `burst` seconds' worth at once.
    pub(crate) fn per_second(count: NonZeroU32, burst: SignedDuration) -> Self {
        Self { interval: SignedDuration::from_nanos(1_000_000_000 / i64::from(count.get())), burst }
    }
}

/// What was taken so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bucket {
    /// When everything taken would have come in, at an even pace; in the past if the bucket is full.
    even: SignedDuration,
}

impl Bucket {
    /// Whether one more may come at `now`.
    pub(crate) fn has_room(self, rate: Rate, now: SignedDuration) -> bool {
        self.room_at(rate) <= now
    }

    /// When one more may come; in the past if it may now.
    pub(crate) fn room_at(self, rate: Rate) -> SignedDuration {
        self.even + rate.interval - rate.burst
    }

    /// Takes one.
    pub(crate) fn take(&mut self, rate: Rate, now: SignedDuration) {
        self.even = self.even.max(now) + rate.interval;
    }

    /// How long until a full burst is allowed again.
    pub(crate) fn full_in(self, now: SignedDuration) -> SignedDuration {
        (self.even - now).max(SignedDuration::ZERO)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const AT_ONCE: SignedDuration = SignedDuration::from_secs(8);

    fn rate(count: u32) -> Rate {
        Rate::per_second(NonZeroU32::new(count).unwrap(), AT_ONCE)
    }

    /// How many of these times, in milliseconds, find room.
    fn passed(bucket: &mut Bucket, rate: Rate, times: impl IntoIterator<Item = i64>) -> Vec<i64> {
        let mut passed = Vec::new();
        for time in times {
            let now = SignedDuration::from_millis(time);
            if bucket.has_room(rate, now) {
                bucket.take(rate, now);
                passed.push(time);
            }
        }
        passed
    }

    #[test]
    fn eight_seconds_worth_come_at_once_and_the_rest_evenly() {
        let mut bucket = Bucket::default();
        assert_eq!(passed(&mut bucket, rate(4), [0; 100]).len(), 32);
        assert_eq!(bucket.full_in(SignedDuration::ZERO), AT_ONCE);
        assert_eq!(passed(&mut bucket, rate(4), 1..=10_000).len(), 40);
        // After an equally long pause.
        assert_eq!(bucket.full_in(SignedDuration::from_secs(18)), SignedDuration::ZERO);
        assert_eq!(passed(&mut bucket, rate(4), [18_000; 100]).len(), 32);
        assert_eq!(passed(&mut Bucket::default(), rate(1), [5; 100]).len(), 8);
    }

    proptest! {
        #[test]
        fn never_more_passes_than_at_once_and_evenly(
            a_second in 1_u32..200,
            gaps in prop::collection::vec(0_i64..400, 1..600),
            from in 0_usize..600,
        ) {
            let times = gaps.iter().scan(0, |time, gap| { *time += gap; Some(*time) });
            let passed = passed(&mut Bucket::default(), rate(a_second), times);
            // In any stretch of time, so in particular in one that starts with an accepted one.
            let stretch = &passed[from.min(passed.len() - 1)..];
            for (number, time) in (1_i64..).zip(stretch) {
                let most = i64::from(a_second) * (8_000 + time - stretch[0]);
                // A rounding error of a nanosecond in a thousand.
                prop_assert!(1_000 * number <= most + most / 1_000_000, "{} by {}", number, time);
            }
        }

        #[test]
        fn requests_within_the_rate_always_pass(
            a_second in 1_u32..200, gaps in prop::collection::vec(0_i64..2_000, 1..300),
        ) {
            // At the even pace, with up to two seconds more between them.
            let apart = i64::from(1_000_u32.div_ceil(a_second));
            let times: Vec<_> = gaps.iter().scan(0, |time, gap| { *time += apart + gap; Some(*time) }).collect();
            let count = times.len();
            prop_assert_eq!(passed(&mut Bucket::default(), rate(a_second), times).len(), count);
        }
    }
}
