//! The page's files, embedded in the program.

use axum::extract::Path;
use axum::http::{HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};

/// The page may load only this server's files.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
                      connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const INDEX: &str = include_str!("../../page/index.html");

/// Names and texts of files in the folder `page`.
macro_rules! embedded {
    ($($name:literal)*) => { &[$(($name, include_str!(concat!("../../page/", $name)))),*] };
}

/// Every other file: name, text.
const FILES: &[(&str, &str)] = embedded![
    "announcer.js" "api.js" "app.js" "attachments.js" "avatar.js" "channel_name.js" "channels.js" "choices_here.js"
    "command_form.js" "commands.js" "components.css" "components.js" "composer.css" "composer.js"
    "context_menu.css" "context_menu.js" "dialogs.css" "dom.js" "embeds.js" "emoji.js" "favicon.svg"
    "icons.js" "installation.js" "interactions.js" "layout.css" "layout.js" "markdown.css" "markdown.js" "members.js"
    "message.js" "modal.js" "modal_inputs.js" "new_message.js" "option_field.js" "select.js" "snowflake.js" "socket.js" "status.js" "store.js"
    "suggestions.js" "theme.css" "theme.js" "timeline.css" "timeline.js" "timestamp.js" "unread.js" "where.js"
];

/// `GET /`.
pub(super) async fn index() -> Response {
    respond("text/html; charset=utf-8", INDEX)
}

/// `GET /assets/{name}`.
pub(super) async fn asset(Path(name): Path<String>) -> Response {
    match (FILES.iter().find(|(file, _)| *file == name), name.rsplit('.').next()) {
        (Some((_, text)), Some("css")) => respond("text/css; charset=utf-8", text),
        (Some((_, text)), Some("svg")) => respond("image/svg+xml", text),
        (Some((_, text)), _) => respond("text/javascript; charset=utf-8", text),
        (None, _) => StatusCode::NOT_FOUND.into_response(),
    }
}

fn respond(content_type: &'static str, text: &'static str) -> Response {
    let headers: [(HeaderName, &str); 5] = [
        (header::CONTENT_TYPE, content_type),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (headers, text).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_page_is_embedded() {
        let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/page")).unwrap();
        let mut there: Vec<String> =
            folder.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        there.retain(|name| name != "index.html");
        there.sort();
        let mut embedded: Vec<&str> = FILES.iter().map(|(name, ..)| *name).collect();
        embedded.sort_unstable();
        assert_eq!(there, embedded);
    }
}
