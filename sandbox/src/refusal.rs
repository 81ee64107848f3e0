//! Discord's error responses: status, code and message.

use std::borrow::Cow;

use serde_json::{Value, json};

/// An error response in Discord's words.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Refusal {
    /// The HTTP status.
    pub(crate) status: u16,
    /// Discord's error code, or 0 if the status says it all.
    pub(crate) code: u32,
    message: Cow<'static, str>,
    /// The nested form errors that come with code 50035.
    errors: Option<Value>,
}

impl Refusal {
    pub(crate) const UNAUTHORIZED: Self = Self::new(401, 0, "401: Unauthorized");
    pub(crate) const NOT_FOUND: Self = Self::new(404, 0, "404: Not Found");
    pub(crate) const METHOD_NOT_ALLOWED: Self = Self::new(405, 0, "405: Method Not Allowed");
    pub(crate) const INTERNAL: Self = Self::new(500, 0, "500: Internal Server Error");
    pub(crate) const UNKNOWN_APPLICATION: Self = Self::new(404, 10002, "Unknown Application");
    pub(crate) const UNKNOWN_CHANNEL: Self = Self::new(404, 10003, "Unknown Channel");
    pub(crate) const UNKNOWN_GUILD: Self = Self::new(404, 10004, "Unknown Guild");
    pub(crate) const UNKNOWN_MEMBER: Self = Self::new(404, 10007, "Unknown Member");
    pub(crate) const UNKNOWN_MESSAGE: Self = Self::new(404, 10008, "Unknown Message");
    pub(crate) const UNKNOWN_ROLE: Self = Self::new(404, 10011, "Unknown Role");
    pub(crate) const UNKNOWN_USER: Self = Self::new(404, 10013, "Unknown User");
    pub(crate) const UNKNOWN_WEBHOOK: Self = Self::new(404, 10015, "Unknown Webhook");
    pub(crate) const UNKNOWN_INTERACTION: Self = Self::new(404, 10062, "Unknown interaction");
    pub(crate) const UNKNOWN_COMMAND: Self = Self::new(404, 10063, "Unknown application command");
    pub(crate) const TOO_MANY_COMMANDS: Self =
        Self::new(400, 30032, "Maximum number of application commands reached (100).");
    pub(crate) const TOO_MANY_CREATIONS: Self =
        Self::new(400, 30034, "Maximum number of daily application command creates has been reached (200)");
    pub(crate) const TOO_MANY_OLD_EDITS: Self = Self::new(
        400,
        30046,
        "Maximum number of edits to messages older than 1 hour reached. Try again later",
    );
    pub(crate) const TOO_LARGE: Self = Self::new(413, 40005, "Request entity too large");
    pub(crate) const ALREADY_ACKNOWLEDGED: Self =
        Self::new(400, 40060, "Interaction has already been acknowledged.");
    pub(crate) const TOO_MANY_FOLLOW_UPS: Self =
        Self::new(400, 40094, "This interaction has reached the maximum number of follow up messages");
    pub(crate) const MISSING_ACCESS: Self = Self::new(403, 50001, "Missing Access");
    pub(crate) const NOT_IN_DM: Self = Self::new(403, 50003, "Cannot execute action on a DM channel");
    pub(crate) const NOT_THE_AUTHOR: Self =
        Self::new(403, 50005, "Cannot edit a message authored by another user");
    pub(crate) const EMPTY_MESSAGE: Self = Self::new(400, 50006, "Cannot send an empty message");
    pub(crate) const NO_DIRECT_MESSAGE: Self = Self::new(403, 50007, "Cannot send messages to this user");
    pub(crate) const NO_MUTUAL_GUILDS: Self =
        Self::new(403, 50278, "Cannot send messages to this user due to having no mutual guilds");
    pub(crate) const MISSING_PERMISSIONS: Self = Self::new(403, 50013, "Missing Permissions");
    pub(crate) const NOT_THAT_CHANNEL_TYPE: Self =
        Self::new(400, 50024, "Cannot execute action on this channel type");
    pub(crate) const INVALID_TOKEN: Self = Self::new(401, 50027, "Invalid Webhook Token");
    pub(crate) const THREAD_ARCHIVED: Self = Self::new(400, 50083, "Thread is archived");
    pub(crate) const INVALID_JSON: Self = Self::new(400, 50109, "The request body contains invalid JSON.");
    pub(crate) const NO_ENTRY_POINT: Self = Self::new(
        400,
        50_240,
        "You cannot remove this app's Entry Point command in a bulk update operation. Please include the Entry Point \
         command in your update request or delete it separately.",
    );
    pub(crate) const THREAD_EXISTS: Self =
        Self::new(400, 160_004, "A thread has already been created for this message");

    /// Makes a refusal.
    pub(crate) const fn new(status: u16, code: u32, message: &'static str) -> Self {
        Self { status, code, message: Cow::Borrowed(message), errors: None }
    }

    /// Code 50035 with its nested errors.
    pub(crate) fn invalid_form(errors: Value) -> Self {
        Self { errors: Some(errors), ..Self::new(400, 50035, "Invalid Form Body") }
    }

    /// Discord's message.
    pub(crate) fn message(&self) -> &str {
        &self.message
    }

    /// The JSON body of the response.
    pub(crate) fn body(&self) -> Value {
        let mut body = json!({ "message": self.message, "code": self.code });
        if let (Some(errors), Some(fields)) = (&self.errors, body.as_object_mut()) {
            fields.insert("errors".to_owned(), errors.clone());
        }
        body
    }
}

impl From<rusqlite::Error> for Refusal {
    fn from(error: rusqlite::Error) -> Self {
        tracing::error!(%error, "the sandbox's database failed");
        Self::INTERNAL
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bodies_look_like_discords() {
        assert_eq!(Refusal::UNKNOWN_MESSAGE.body(), json!({"message": "Unknown Message", "code": 10008}));
        let tree = json!({"content": {"_errors": []}});
        assert_eq!(Refusal::invalid_form(tree.clone()).body()["errors"], tree);
    }
}
