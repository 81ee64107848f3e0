//! `allowed_mentions`: who a message may really ping.

use super::form::Form;
use crate::snowflake::Id;

/// Which mentions of a message may ping.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Allowed {
    /// All mentioned users, or only these.
    pub(crate) users: Pingable,
    /// All mentioned roles, or only these.
    pub(crate) roles: Pingable,
    pub(crate) everyone: bool,
    /// Whether a reply pings the author it replies to.
    pub(crate) replied_user: bool,
}

/// Which mentions of one kind may ping.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Pingable {
    All,
    Only(Vec<Id>),
}

impl Default for Pingable {
    fn default() -> Self {
        Self::Only(Vec::new())
    }
}

impl Pingable {
    /// Whether a mention of `id` may ping.
    pub(crate) fn includes(&self, id: Id) -> bool {
        match self {
            Self::All => true,
            Self::Only(ids) => ids.contains(&id),
        }
    }
}

impl Allowed {
    /// The default: everything may ping.
    pub(crate) const EVERYTHING: Self =
        Self { users: Pingable::All, roles: Pingable::All, everyone: true, replied_user: true };
}

/// Reads the field; `None` when absent.
pub(crate) fn allowed(form: &Form<'_>) -> Option<Allowed> {
    if !form.object() {
        return None;
    }
    form.knows("parse users roles replied_user");
    let mut parse = Vec::new();
    for kind in form.at("parse").items(0..=3) {
        kind.one_of_texts(&["users", "roles", "everyone"]);
        parse.extend(kind.text(1..=20));
    }
    let who = |kind: &str| {
        let ids: Vec<Id> = form.at(kind).items(0..=100).iter().filter_map(Form::id).collect();
        if !parse.iter().any(|parsed| parsed == kind) {
            return Pingable::Only(ids);
        }
        if !ids.is_empty() {
            form.complain(
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                format!("parse:[\"{kind}\"] and {kind}: [ids...] are mutually exclusive."),
            );
        }
        Pingable::All
    };
    Some(Allowed {
        users: who("users"),
        roles: who("roles"),
        everyone: parse.iter().any(|kind| kind == "everyone"),
        replied_user: form.at("replied_user").flag(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::form::{Remarks, errors_of, read};
    use serde_json::json;

    #[test]
    fn allowed_users_are_listed_or_all_but_not_both() {
        let body = json!({ "parse": [], "users": ["5"] });
        let allowed_now = read(&body, &Remarks::default(), allowed).unwrap().unwrap();
        assert!(allowed_now.users.includes(Id::new(5)) && !allowed_now.users.includes(Id::new(6)));
        assert!(!allowed_now.everyone);
        let both = json!({ "parse": ["users"], "users": ["5"] });
        let errors = errors_of(&both, allowed);
        assert_eq!(errors["_errors"][0]["code"], "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE");
        let many: Vec<String> = (1..=101).map(|id| id.to_string()).collect();
        assert!(errors_of(&json!({ "users": many }), allowed)["users"].is_object());
        assert!(errors_of(&json!({ "parse": ["all"] }), allowed)["parse"]["0"].is_object());
    }
}
