//! The roles that members can earn: a line about all of them, and their page.

use play::guild::earned_roles::{EarnedRole, Merit, RoleRefusal};

use super::parts::{self, back};
use crate::{
    button_id::{SettingsControl, SettingsPage},
    server_settings::AllSettings,
    texts::{Words, say},
    views::{Button, Offers, View},
};

fn name(words: &Words, merit: Merit) -> String {
    match merit.least_rating() {
        None => say!(words, "merit-champion"),
        Some(rating) => say!(words, "merit-from", rating = rating.to_string()),
    }
}

/// All of them, and whether something keeps the bot from giving one.
pub(super) fn line(words: &Words, chosen: &AllSettings) -> String {
    if chosen.earned.is_empty() {
        return say!(words, "settings-roles-none");
    }
    let roles: Vec<_> = chosen.earned.iter().map(|one| format!("<@&{}>", one.role)).collect();
    // There isn't room for both in the largest overview; the page has all of it.
    let refused = chosen.earned.iter().find_map(|one| refusal(words, one));
    refused.map_or_else(|| say!(words, "settings-roles", roles = roles.join(" ")), |why| format!("- {why}"))
}

/// What keeps the bot from giving a role, and what to do.
fn refusal(words: &Words, one: &EarnedRole) -> Option<String> {
    let role = format!("<@&{}>", one.role);
    Some(match one.refused? {
        RoleRefusal::Gone => say!(words, "settings-role-gone"),
        RoleRefusal::Forbidden => say!(words, "settings-role-forbidden", role),
        RoleRefusal::Powerful => say!(words, "settings-role-powerful", role),
    })
}

/// A menu for each, and a button to switch each off that is on.
pub(super) fn page(words: &Words, chosen: &AllSettings) -> View {
    let of = |merit: Merit| chosen.earned.iter().find(|one| one.merit == merit);
    let now = Merit::ALL.into_iter().flat_map(|merit| {
        let name = name(words, merit);
        let (line, refused) = match of(merit) {
            Some(one) => {
                let role = format!("<@&{}>", one.role);
                (say!(words, "settings-role", name, role), refusal(words, one))
            }
            None => (say!(words, "settings-role-none", name), None),
        };
        [Some(line), refused].into_iter().flatten()
    });
    let now: Vec<String> = now.collect();
    let about = say!(words, "settings-about-roles", link = chosen.invitation_with_roles.clone());
    let view = parts::page(words, SettingsPage::Roles, &now, about);
    let view = Merit::ALL.into_iter().fold(view, |view, merit| {
        view.with_select(name(words, merit), Offers::Role(SettingsControl::Earned(merit).into()))
    });
    // Discord has room for one row below four menus, and for five buttons in it.
    let off = chosen.earned.iter().map(|one| {
        let label = say!(words, "button-no-role", name = name(words, one.merit));
        Button::plain(label, SettingsControl::NotEarned(one.merit))
    });
    view.with_row(off.chain([back(words, SettingsPage::Overview)]).collect())
}
