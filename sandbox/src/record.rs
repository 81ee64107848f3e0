//! A record of the bot's requests and of what was wrong with them.

use std::collections::VecDeque;

use serde_json::Value;

/// A request that the bot made.
#[derive(Clone, Debug)]
pub struct Recorded {
    /// When, in milliseconds since 1970 by the sandbox's clock.
    pub at: i64,
    /// `GET`, `POST` …
    pub method: String,
    /// Path below `/api/v10`, tokens included.
    pub path: String,
    /// The JSON body; null without one.
    pub body: Value,
    /// Names of the uploaded files.
    pub files: Vec<String>,
    /// HTTP status of the response.
    pub status: u16,
    /// What was wrong with the request.
    pub violations: Vec<Violation>,
}

/// Something that Discord refuses, or silently ignores although it is surely a mistake.
#[derive(Clone, Debug, PartialEq)]
pub struct Violation {
    /// Method and path.
    pub request: String,
    /// HTTP status of the response; below 400 for what Discord ignores.
    pub status: u16,
    /// Discord's error code, or 0.
    pub code: u32,
    /// Discord's error message, or a remark of the sandbox.
    pub message: String,
    /// Discord's nested form errors, or null.
    pub errors: Value,
}

/// Keeps the newest requests, and as many violations.
#[derive(Debug)]
pub(crate) struct Recorder {
    keep: usize,
    /// The kept requests, oldest first.
    pub(crate) requests: VecDeque<Recorded>,
    /// The violations, oldest first.
    pub(crate) violations: Vec<Violation>,
    /// Number of requests so far.
    pub(crate) count: u64,
}

impl Recorder {
    pub(crate) fn new(keep: usize) -> Self {
        Self { keep, requests: VecDeque::new(), violations: Vec::new(), count: 0 }
    }

    /// Records a request and its violations.
    pub(crate) fn record(&mut self, request: Recorded) {
        self.count += 1;
        let room = self.keep.max(1_000).saturating_sub(self.violations.len());
        self.violations.extend(request.violations.iter().take(room).cloned());
        self.requests.push_back(request);
        if self.requests.len() > self.keep {
            self.requests.pop_front();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_requests_and_all_violations_are_kept() {
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
        let paths: Vec<_> = recorder.requests.into_iter().map(|request| request.path).collect();
        assert_eq!(paths, ["/b", "/c"]);
        assert_eq!((recorder.count, recorder.violations.len()), (3, 3));
    }
}
