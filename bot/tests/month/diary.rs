//! A readable log of a month.

use std::{
    cell::{Cell, RefCell},
    fmt::Write as _,
    rc::Rc,
};

use jiff::Timestamp;

/// What happened, line by line. Clones write into the same one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Diary {
    begun: Rc<Cell<Timestamp>>,
    lines: Rc<RefCell<String>>,
}

impl Diary {
    /// Days are counted from here.
    pub(crate) fn begins(&self, begun: Timestamp) {
        self.begun.set(begun);
    }

    /// Notes something.
    pub(crate) fn note(&self, now: Timestamp, what: &str) {
        let passed = now.duration_since(self.begun.get());
        let (days, minutes) = (passed.as_hours() / 24, passed.as_mins() % (24 * 60));
        let line = what.replace('\n', " / ");
        let _ = writeln!(
            self.lines.borrow_mut(),
            "day {:>3} {:02}:{:02}  {line}",
            days + 1,
            minutes / 60,
            minutes % 60
        );
    }

    pub(crate) fn text(&self) -> String {
        self.lines.borrow().clone()
    }
}
