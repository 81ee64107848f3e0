//! Requests to start a thread, or to change a channel or thread.

use super::form::Form;
use crate::world::channel::{PRIVATE_THREAD, PUBLIC_THREAD};

/// Allowed values for the minutes of inactivity before a thread is archived.
const ARCHIVE_AFTER: [i64; 4] = [60, 1440, 4320, 10080];

/// A thread to start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NewThread {
    pub(crate) name: String,
    pub(crate) kind: u8,
    pub(crate) auto_archive: u32,
    pub(crate) invitable: bool,
}

/// Reads a thread to start; one on a message is always public.
pub(crate) fn new(form: &Form<'_>, on_message: bool) -> NewThread {
    form.knows("name auto_archive_duration type invitable rate_limit_per_user");
    let kind = form.at("type").one_of(&[i64::from(PUBLIC_THREAD), i64::from(PRIVATE_THREAD), 10]);
    // Without a type Discord makes a private thread, for historical reasons.
    let public = on_message || kind == Some(i64::from(PUBLIC_THREAD));
    NewThread {
        name: form.at("name").required().text(1..=100).unwrap_or_default(),
        kind: if public { PUBLIC_THREAD } else { PRIVATE_THREAD },
        auto_archive: auto_archive(form).unwrap_or(1440),
        invitable: !form.at("invitable").is_present() || form.at("invitable").flag(),
    }
}

fn auto_archive(form: &Form<'_>) -> Option<u32> {
    let minutes = form.at("auto_archive_duration").one_of(&ARCHIVE_AFTER)?;
    u32::try_from(minutes).ok()
}

/// Changes to a channel or a thread.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ChannelEdit {
    pub(crate) name: Option<String>,
    pub(crate) topic: Option<String>,
    pub(crate) archived: Option<bool>,
    pub(crate) locked: Option<bool>,
    pub(crate) auto_archive: Option<u32>,
}

/// Reads changes to a channel or a thread.
pub(crate) fn edit(form: &Form<'_>) -> ChannelEdit {
    let yes_or_no = |field: &str| form.at(field).is_present().then(|| form.at(field).flag());
    ChannelEdit {
        name: form.at("name").text(1..=100),
        topic: form.at("topic").text(0..=1024),
        archived: yes_or_no("archived"),
        locked: yes_or_no("locked"),
        auto_archive: auto_archive(form),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::form::errors_of;
    use serde_json::json;

    #[test]
    fn a_thread_needs_a_name_and_a_known_archive_duration() {
        let errors = |body| errors_of(&body, |form| new(form, false));
        assert!(errors(json!({ "name": "n", "type": 11, "auto_archive_duration": 60 })).is_null());
        assert!(errors(json!({ "name": "x".repeat(101) }))["name"].is_object());
        assert!(errors(json!({}))["name"].is_object());
        assert!(
            errors(json!({ "name": "n", "auto_archive_duration": 61 }))["auto_archive_duration"].is_object()
        );
        assert!(errors(json!({ "name": "n", "type": 0 }))["type"].is_object());
    }
}
