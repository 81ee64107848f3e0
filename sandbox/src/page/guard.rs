//! Restricts the page's endpoints to the page itself.
//!
//! Any web page can send requests to loopback. A foreign `Host` reveals DNS rebinding, a foreign `Origin` another site.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::hub::Hub;

/// Refuses requests from elsewhere.
pub(super) async fn same_origin(State(hub): State<Arc<Hub>>, request: Request, next: Next) -> Response {
    if is_own(request.headers(), hub.address.port()) {
        next.run(request).await
    } else {
        (StatusCode::FORBIDDEN, "This address serves only its own page.\n").into_response()
    }
}

fn is_own(headers: &HeaderMap, port: u16) -> bool {
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or("not text"));
    let own = ["127.0.0.1", "localhost", "[::1]"].map(|name| format!("{name}:{port}"));
    let host_is_own = text(header::HOST).is_some_and(|host| own.iter().any(|own| own == host));
    let origin_is_own = text(header::ORIGIN).is_none_or(|origin| {
        let origin = origin.strip_prefix("http://").unwrap_or_default();
        own.iter().any(|own| own == origin)
    });
    host_is_own && origin_is_own
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed(host: &str, origin: Option<&'static str>) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().unwrap());
        }
        is_own(&headers, 8080)
    }

    #[test]
    fn only_pages_of_this_server_are_allowed() {
        assert!(allowed("127.0.0.1:8080", None));
        assert!(allowed("localhost:8080", Some("http://localhost:8080")));
        assert!(!allowed("evil.example:8080", None), "a name rebound to this machine");
        assert!(!allowed("127.0.0.1:9090", None));
        assert!(!allowed("127.0.0.1:8080", Some("https://evil.example")));
        assert!(!allowed("127.0.0.1:8080", Some("null")));
        assert!(!is_own(&HeaderMap::new(), 8080));
    }
}
