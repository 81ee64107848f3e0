//! How long to think.

/// How many nodes are searched before asking again whether to go on.
const BETWEEN_QUESTIONS: u64 = 512;

/// When to stop thinking: after this many nodes, or when a callback says so.
#[derive(Clone, Copy)]
pub struct Limit<'a> {
    nodes: u64,
    goes_on: Option<&'a dyn Fn() -> bool>,
}

impl<'a> Limit<'a> {
    /// Thinks over this many nodes, which always gives the same turn.
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, goes_on: None }
    }

    /// Thinks as long as the callback returns true. It is called every few hundred nodes, some thousand times a second.
    pub const fn while_true(goes_on: &'a dyn Fn() -> bool) -> Self {
        Self { nodes: u64::MAX, goes_on: Some(goes_on) }
    }

    /// This limit, or this many nodes if they are fewer.
    #[must_use]
    pub fn or_nodes(self, nodes: u64) -> Self {
        Self { nodes: self.nodes.min(nodes), ..self }
    }

    /// Whether the search is over after this many nodes.
    pub(crate) fn is_over(&self, nodes: u64) -> bool {
        nodes >= self.nodes
            || nodes.is_multiple_of(BETWEEN_QUESTIONS) && self.goes_on.is_some_and(|goes_on| !goes_on())
    }
}
