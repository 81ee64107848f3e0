//! Adds, changes, renames and deletes house rules.

use play::{Change, DefaultRules, HouseRules, HouseRulesId, RulesName};
use ui::{
    button_id::{Draft, DraftOption, HouseRulesControl, OptionName},
    failure::{BadRulesName, Failure, Refusal},
    server_settings::AllSettings,
    views::guild::house_rules,
};

use crate::{
    actions::reply::Reply,
    app::{App, caller::Caller, server_settings::chosen},
    discord::{answer::Answer, component::Input, interaction::Delivery},
};

/// Handles the button if the member still manages the server: panels can be old.
pub(crate) async fn press(
    caller: &Caller,
    control: HouseRulesControl,
    input: Input,
) -> Result<Reply, Failure> {
    caller.manages_server()?;
    let chosen = chosen(&caller.app, caller.guild()?).await?;
    let words = caller.words().await;
    match control {
        HouseRulesControl::Open(id) => {
            let rules = there(&chosen, id)?.rules;
            draft(caller, &chosen, Draft { of: Some(id), rules }, None).await
        }
        HouseRulesControl::Show(shown) => draft(caller, &chosen, shown, None).await,
        HouseRulesControl::Choose(DraftOption { draft: shown, option }) => {
            draft(caller, &chosen, shown, Some(option)).await
        }
        HouseRulesControl::Keep(shown) => {
            let of = replaced(&chosen, shown)?.ok_or(Refusal::HouseRulesGone)?;
            keep(caller, &chosen, shown, of.name.clone()).await
        }
        HouseRulesControl::Name(shown) => {
            if let Input::Line(typed) = input {
                let name = named(&caller.app, &chosen, shown, typed)?;
                return keep(caller, &chosen, shown, name).await;
            }
            may_keep(&chosen, shown)?;
            let form = house_rules::name_form(words, shown, replaced(&chosen, shown)?);
            Ok(Reply::new(Answer::Form(form)))
        }
        HouseRulesControl::AskToDrop(id) => {
            let rules = there(&chosen, id)?;
            let usual = chosen.default_of(rules.rules.game());
            Ok(Reply::in_place(caller, house_rules::ask_to_drop(words, rules, usual)))
        }
        HouseRulesControl::Drop(id) => {
            let rules = there(&chosen, id)?;
            let was_default = chosen.default_of(rules.rules.game()) == Some(DefaultRules::House(id));
            let done = house_rules::dropped(words, rules, was_default);
            store(caller, Change::DeleteHouseRules { guild: caller.guild()?, id }).await?;
            after(caller, &done).await
        }
    }
}

/// Shows rules that are being put together.
async fn draft(
    caller: &Caller,
    chosen: &AllSettings,
    draft: Draft,
    option: Option<OptionName>,
) -> Result<Reply, Failure> {
    let words = caller.words().await;
    let view = house_rules::draft(words, draft, replaced(chosen, draft)?, option);
    Ok(Reply::in_place(caller, view))
}

/// The house rules with this id.
fn there(chosen: &AllSettings, id: HouseRulesId) -> Result<&HouseRules, Failure> {
    Ok(chosen.rules(id).ok_or(Refusal::HouseRulesGone)?)
}

/// The house rules that a draft replaces, if they are of the same game.
fn replaced(chosen: &AllSettings, draft: Draft) -> Result<Option<&HouseRules>, Failure> {
    let Some(id) = draft.of else { return Ok(None) };
    let of = there(chosen, id)?;
    let same = of.rules.game() == draft.rules.game();
    Ok(Some(same.then_some(of).ok_or(Refusal::HouseRulesGone)?))
}

/// Refuses rules that already have a name, and more rules than a server may have.
fn may_keep(chosen: &AllSettings, draft: Draft) -> Result<(), Failure> {
    let Draft { of, rules } = draft;
    if !rules.is_house() {
        return Err(Refusal::RulesNamedAlready { rules, name: None }.into());
    }
    if let Some(same) = chosen.rules.iter().find(|one| one.rules == rules && Some(one.id) != of) {
        return Err(Refusal::RulesNamedAlready { rules, name: Some(same.name.clone()) }.into());
    }
    if of.is_none() && chosen.rules.len() >= HouseRules::MOST {
        return Err(Refusal::TooManyHouseRules.into());
    }
    Ok(())
}

/// The name that was typed, if these rules may have it.
fn named(app: &App, chosen: &AllSettings, draft: Draft, typed: String) -> Result<RulesName, Failure> {
    let bad = |typed, why| Failure::from(Refusal::BadRulesName { typed, why });
    let Some(name) = RulesName::new(&typed) else { return Err(bad(typed, BadRulesName::Length)) };
    let all: Vec<_> = app.texts.all().collect();
    if house_rules::is_known_name(&all, draft.rules.game(), &name) {
        return Err(bad(typed, BadRulesName::Preset));
    }
    let folded = name.folded();
    if chosen.rules.iter().any(|one| one.name.folded() == folded && Some(one.id) != draft.of) {
        return Err(bad(typed, BadRulesName::Taken));
    }
    Ok(name)
}

/// Saves rules under a name.
async fn keep(
    caller: &Caller,
    chosen: &AllSettings,
    draft: Draft,
    name: RulesName,
) -> Result<Reply, Failure> {
    replaced(chosen, draft)?;
    may_keep(chosen, draft)?;
    let words = caller.words().await;
    let done = house_rules::kept(words, &name, draft.rules);
    let (guild, id, rules) = (caller.guild()?, draft.of, draft.rules);
    store(caller, Change::SaveHouseRules { guild, id, name, rules }).await?;
    after(caller, &done).await
}

/// Stores a change, unless another manager was faster.
async fn store(caller: &Caller, change: Change) -> Result<(), Failure> {
    match caller.commit(Delivery::ByReply, vec![change], Vec::new()).await {
        Err(Failure::Refused(refusal)) if refusal.is_stale() => Err(Refusal::HouseRulesGone.into()),
        done => done.map(drop),
    }
}

/// Shows the house rules after a change.
async fn after(caller: &Caller, done: &str) -> Result<Reply, Failure> {
    let chosen = chosen(&caller.app, caller.guild()?).await?;
    let words = caller.words().await;
    Ok(Reply::in_place(caller, house_rules::list_after(words, &chosen, done)))
}
