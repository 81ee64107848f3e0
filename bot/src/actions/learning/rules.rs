//! The rules of a game as a page: in short, or in full.

use games::RuleSet;
use ui::views;

use crate::{
    actions::reply::Reply,
    app::{caller::Caller, server_settings},
};

/// The short page.
pub(crate) async fn in_short(caller: &Caller, rules: RuleSet) -> Reply {
    let (words, look, name) = (caller.words().await, caller.look().await, name(caller, rules).await);
    Reply::private(views::learning::rules::short(words, look, rules, name.as_ref()))
}

/// All of them, with their sources, in place of the short page.
pub(crate) async fn in_full(caller: &Caller, rules: RuleSet) -> Reply {
    let (words, look, name) = (caller.words().await, caller.look().await, name(caller, rules).await);
    Reply::in_place(caller, views::learning::rules::view(words, look, rules, name.as_ref()))
}

/// The server's name for the rules.
async fn name(caller: &Caller, rules: RuleSet) -> Option<play::RulesName> {
    server_settings::name_of(&caller.app, caller.home, rules).await
}
