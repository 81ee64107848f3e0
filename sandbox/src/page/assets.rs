//! The page's files, embedded in the program.

use axum::extract::Path;
use axum::http::{HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};

/// The page may load only this server's files.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
                      connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const JS: &str = "text/javascript; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const SVG: &str = "image/svg+xml";

const INDEX: &str = include_str!("../../page/index.html");

/// Every other file: name, content type, text.
const FILES: &[(&str, &str, &str)] = &[
    ("announcer.js", JS, include_str!("../../page/announcer.js")),
    ("api.js", JS, include_str!("../../page/api.js")),
    ("app.js", JS, include_str!("../../page/app.js")),
    ("attachments.js", JS, include_str!("../../page/attachments.js")),
    ("avatar.js", JS, include_str!("../../page/avatar.js")),
    ("channel_name.js", JS, include_str!("../../page/channel_name.js")),
    ("channels.js", JS, include_str!("../../page/channels.js")),
    ("command_form.js", JS, include_str!("../../page/command_form.js")),
    ("commands.js", JS, include_str!("../../page/commands.js")),
    ("components.css", CSS, include_str!("../../page/components.css")),
    ("components.js", JS, include_str!("../../page/components.js")),
    ("composer.css", CSS, include_str!("../../page/composer.css")),
    ("composer.js", JS, include_str!("../../page/composer.js")),
    ("context_menu.css", CSS, include_str!("../../page/context_menu.css")),
    ("context_menu.js", JS, include_str!("../../page/context_menu.js")),
    ("dialogs.css", CSS, include_str!("../../page/dialogs.css")),
    ("dom.js", JS, include_str!("../../page/dom.js")),
    ("embeds.js", JS, include_str!("../../page/embeds.js")),
    ("emoji.js", JS, include_str!("../../page/emoji.js")),
    ("favicon.svg", SVG, include_str!("../../page/favicon.svg")),
    ("icons.js", JS, include_str!("../../page/icons.js")),
    ("interactions.js", JS, include_str!("../../page/interactions.js")),
    ("layout.css", CSS, include_str!("../../page/layout.css")),
    ("layout.js", JS, include_str!("../../page/layout.js")),
    ("markdown.css", CSS, include_str!("../../page/markdown.css")),
    ("markdown.js", JS, include_str!("../../page/markdown.js")),
    ("members.js", JS, include_str!("../../page/members.js")),
    ("message.js", JS, include_str!("../../page/message.js")),
    ("modal.js", JS, include_str!("../../page/modal.js")),
    ("option_field.js", JS, include_str!("../../page/option_field.js")),
    ("select.js", JS, include_str!("../../page/select.js")),
    ("snowflake.js", JS, include_str!("../../page/snowflake.js")),
    ("socket.js", JS, include_str!("../../page/socket.js")),
    ("status.js", JS, include_str!("../../page/status.js")),
    ("store.js", JS, include_str!("../../page/store.js")),
    ("suggestions.js", JS, include_str!("../../page/suggestions.js")),
    ("theme.css", CSS, include_str!("../../page/theme.css")),
    ("theme.js", JS, include_str!("../../page/theme.js")),
    ("timeline.css", CSS, include_str!("../../page/timeline.css")),
    ("timeline.js", JS, include_str!("../../page/timeline.js")),
    ("timestamp.js", JS, include_str!("../../page/timestamp.js")),
    ("unread.js", JS, include_str!("../../page/unread.js")),
];

/// `GET /`.
pub(super) async fn index() -> Response {
    respond("text/html; charset=utf-8", INDEX)
}

/// `GET /assets/{name}`.
pub(super) async fn asset(Path(name): Path<String>) -> Response {
    match FILES.iter().find(|(file, ..)| *file == name) {
        Some((_, content_type, text)) => respond(content_type, text),
        None => StatusCode::NOT_FOUND.into_response(),
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
