//! Embeds: at most ten, with limits on the text of each and of all together.

use serde_json::Value;

use super::form::Form;

/// Most characters in all embeds of a message together.
const TOTAL: usize = 6_000;

/// Checks the list of embeds and returns it.
pub(crate) fn embeds(form: &Form<'_>) -> Vec<Value> {
    let mut total = 0;
    for embed in form.items(0..=10) {
        if embed.object() {
            total += check(&embed);
        }
    }
    if total > TOTAL {
        form.complain("MAX_EMBED_SIZE_EXCEEDED", format!("Embed size exceeds maximum size of {TOTAL}"));
    }
    form.raw().as_array().cloned().unwrap_or_default()
}

/// Checks one embed and counts its characters.
fn check(embed: &Form<'_>) -> usize {
    embed.knows(
        "title type description url timestamp color footer image thumbnail video provider author fields",
    );
    let count = |text: Option<String>| text.map_or(0, |text| text.chars().count());
    let mut total = count(embed.at("title").text(0..=256));
    total += count(embed.at("description").text(0..=4096));
    total += count(embed.at("footer").at("text").text(1..=2048));
    total += count(embed.at("author").at("name").text(1..=256));
    for field in embed.at("fields").items(0..=25) {
        total += count(field.at("name").required().text(1..=256));
        total += count(field.at("value").required().text(1..=1024));
        field.at("inline").flag();
    }
    embed.at("url").url(false);
    embed.at("color").number(0..=0x00FF_FFFF);
    if embed.at("footer").object() {
        embed.at("footer").at("text").required();
        embed.at("footer").at("icon_url").url(true);
    }
    if embed.at("author").object() {
        embed.at("author").at("name").required();
        embed.at("author").at("icon_url").url(true);
        embed.at("author").at("url").url(false);
    }
    for picture in ["image", "thumbnail"] {
        if embed.at(picture).object() {
            embed.at(picture).at("url").required().url(true);
        }
    }
    total
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::form::errors_of;
    use serde_json::json;

    fn errors(embed: &Value) -> Value {
        errors_of(&json!([embed]), embeds)["0"].clone()
    }

    #[test]
    fn every_field_has_its_limit() {
        let x = |length| "x".repeat(length);
        assert!(errors(&json!({ "title": x(256), "description": x(4096) })).is_null());
        assert!(errors(&json!({ "title": x(257) }))["title"].is_object());
        assert!(errors(&json!({ "description": x(4097) }))["description"].is_object());
        assert!(errors(&json!({ "footer": { "text": x(2049) } }))["footer"]["text"].is_object());
        assert!(errors(&json!({ "author": { "name": x(257) } }))["author"]["name"].is_object());
        let field = |name, value| json!({ "fields": [{ "name": x(name), "value": x(value) }] });
        assert!(errors(&field(256, 1024)).is_null());
        assert!(errors(&field(257, 1))["fields"]["0"]["name"].is_object());
        assert!(errors(&field(1, 1025))["fields"]["0"]["value"].is_object());
        assert!(errors(&field(0, 1))["fields"]["0"]["name"].is_object());
        let fields = vec![json!({ "name": "n", "value": "v" }); 26];
        assert!(errors(&json!({ "fields": fields }))["fields"]["_errors"].is_array());
        assert!(errors(&json!({ "image": { "url": "attachment://a.png" } })).is_null());
        assert!(errors(&json!({ "image": { "url": "file:///etc" } }))["image"]["url"].is_object());
        assert!(errors(&json!({ "color": 0x0100_0000 }))["color"].is_object());
    }

    #[test]
    fn embeds_are_at_most_ten_with_6000_characters_together() {
        let embed = json!({ "description": "x".repeat(3000) });
        assert!(errors_of(&json!([embed, embed]), embeds).is_null());
        let over = errors_of(&json!([embed, embed, { "title": "x" }]), embeds);
        assert_eq!(over["_errors"][0]["code"], "MAX_EMBED_SIZE_EXCEEDED");
        let many = vec![json!({ "title": "x" }); 11];
        assert_eq!(errors_of(&json!(many), embeds)["_errors"][0]["code"], "BASE_TYPE_MAX_LENGTH");
    }
}
