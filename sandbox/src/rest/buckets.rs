//! Which requests share a rate limit: as on Discord, those with the same route and major parameter.

use super::request::Request;
use crate::limits::Bucket;

/// The bucket of a request.
pub(crate) fn bucket(request: &Request) -> Bucket {
    let steps: Vec<&str> = request.path.split('/').filter(|step| !step.is_empty()).collect();
    // Discord does not publish its numbers and changes them; these were seen in its headers.
    let (limit, window) = match (request.method.as_str(), steps.as_slice()) {
        ("POST", ["channels", _, "messages"]) | ("PATCH", ["channels", _, "messages", _]) => (5, 5_000),
        ("DELETE", ["channels", _, "messages", _]) => (5, 1_000),
        ("POST", ["channels", _, "threads"] | ["channels", _, "messages", _, "threads"]) => (50, 300_000),
        ("POST", ["users", "@me", "channels"]) => (10, 10_000),
        ("PUT" | "POST" | "PATCH" | "DELETE", ["applications", ..]) => (20, 20_000),
        (_, ["webhooks", ..]) => (5, 2_000),
        _ => (50, 1_000),
    };
    let major = match steps.as_slice() {
        ["channels" | "guilds", id, ..] => (*id).to_owned(),
        ["webhooks" | "interactions", id, token, ..] => format!("{id}/{token}"),
        _ => String::new(),
    };
    let is_id = |step: &str| step.bytes().all(|byte| byte.is_ascii_digit());
    let route = steps.iter().enumerate().map(|(at, step)| {
        let token = at == 2 && matches!(steps.first(), Some(&"webhooks" | &"interactions"));
        if token || is_id(step) { "*" } else { *step }
    });
    let route = route.collect::<Vec<_>>().join("/");
    let by_interaction = matches!(steps.first(), Some(&"webhooks" | &"interactions"));
    Bucket { key: format!("{}/{route} {major}", request.method), limit, window, global: !by_interaction }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(method: &str, path: &str) -> Bucket {
        bucket(&Request { method: method.to_owned(), path: path.to_owned(), ..Request::default() })
    }

    #[test]
    fn requests_share_a_bucket_by_route_and_channel() {
        let first = of("PATCH", "/channels/1/messages/5");
        assert_eq!(first, of("PATCH", "/channels/1/messages/6"));
        assert_ne!(first.key, of("PATCH", "/channels/2/messages/5").key);
        assert_ne!(first.key, of("POST", "/channels/1/messages").key);
        assert!(first.global);
        assert!(!of("POST", "/interactions/1/token/callback").global);
    }
}
