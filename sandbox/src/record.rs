//! Every request of the bot, with the verdict on it.

use std::collections::VecDeque;

use serde_json::Value;

/// A request that the bot has made.
#[derive(Clone, Debug)]
pub struct Recorded {
    /// When, in milliseconds since 1970 of the sandbox's clock.
    pub at: i64,
    /// `GET`, `POST` …
    pub method: String,
    /// Path below `/api/v10`, with tokens as they came.
    pub path: String,
    /// The JSON body; null without one.
    pub body: Value,
    /// Names of the files that came along.
    pub files: Vec<String>,
    /// Status of the answer.
    pub status: u16,
    /// What was wrong with it.
    pub violations: Vec<Violation>,
}

/// Something that Discord refuses, or passes over though it was surely not meant.
#[derive(Clone, Debug, PartialEq)]
pub struct Violation {
    /// Method and path.
    pub request: String,
    /// Status of the answer; below 400 for what is passed over.
    pub status: u16,
    /// Discord's code, 0 where it has none.
    pub code: u32,
    /// Discord's message, or a remark.
    pub message: String,
    /// The nested errors of a form, or null.
    pub errors: Value,
}

/// Keeps the newest requests, and all violations up to the same number.
#[derive(Debug)]
pub(crate) struct Recorder {
    keep: usize,
    requests: VecDeque<Recorded>,
    violations: VecDeque<Violation>,
    /// How many requests there have been.
    pub(crate) count: u64,
}

impl Recorder {
    pub(crate) fn new(keep: usize) -> Self {
        Self { keep, requests: VecDeque::new(), violations: VecDeque::new(), count: 0 }
    }

    /// Writes a request down.
    pub(crate) fn record(&mut self, request: Recorded) {
        self.count += 1;
        for violation in &request.violations {
            self.note(violation.clone());
        }
        if self.keep > 0 {
            if self.requests.len() == self.keep {
                self.requests.pop_front();
            }
            self.requests.push_back(request);
        }
    }

    /// Writes down a violation that is no request, as on the gateway.
    pub(crate) fn note(&mut self, violation: Violation) {
        if self.violations.len() < self.keep.max(1_000) {
            self.violations.push_back(violation);
        }
    }

    /// The requests that are kept, oldest first.
    pub(crate) fn requests(&self) -> Vec<Recorded> {
        self.requests.iter().cloned().collect()
    }

    /// The violations, oldest first.
    pub(crate) fn violations(&self) -> Vec<Violation> {
        self.violations.iter().cloned().collect()
    }

    /// Forgets the violations, which a test has looked at.
    pub(crate) fn pardon(&mut self) -> Vec<Violation> {
        self.violations.drain(..).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_the_newest_requests_and_every_violation() {
        let mut recorder = Recorder::new(2);
        for path in ["/a", "/b", "/c"] {
            let violation = Violation {
                request: path.to_owned(),
                status: 400,
                code: 50035,
                message: String::new(),
                errors: Value::Null,
            };
            recorder.record(Recorded {
                at: 0,
                method: "GET".to_owned(),
                path: path.to_owned(),
                body: Value::Null,
                files: Vec::new(),
                status: 400,
                violations: vec![violation],
            });
        }
        let paths: Vec<_> = recorder.requests().into_iter().map(|request| request.path).collect();
        assert_eq!(paths, ["/b", "/c"]);
        assert_eq!((recorder.count, recorder.violations().len()), (3, 3));
        assert_eq!(recorder.pardon().len(), 3);
        assert!(recorder.violations().is_empty());
    }
}
