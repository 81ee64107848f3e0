//! `/seek`

use play::Terms;
use ui::failure::{Failure, Refusal};

use super::{
    game_choice::PlayedGame,
    label,
    lists::HereOrWorld,
    rules::{presets, rule_set, rules_of_any_game},
    terms::clocks,
};
use crate::{
    actions::challenge::{
        seek::{self, Wanted},
        terms,
    },
    handlers::{
        context::{Context, caller, game},
        send::send,
    },
};

/// Find an opponent of your strength
#[poise::command(slash_command)]
#[expect(clippy::too_many_arguments, reason = "poise makes an option of each")]
pub(super) async fn seek(
    ctx: Context<'_>,
    #[rename = "game"] _game: Option<PlayedGame>,
    #[autocomplete = "presets"]
    #[max_length = 100]
    rules: Option<String>,
    #[autocomplete = "clocks"]
    #[max_length = 100]
    clock: Option<String>,
    rated: Option<bool>,
    #[min = 25]
    #[max = 1000]
    within: Option<u16>,
    #[min = 1]
    #[max = 30]
    days: Option<u16>,
    #[rename = "where"] among: Option<HereOrWorld>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let rules = label::optional(ctx, rules, presets).await;
    let rules = match (game(ctx), rules.as_deref()) {
        (Ok(_), typed) => rule_set(ctx, typed).await?,
        (Err(_), Some(typed)) => rules_of_any_game(ctx, typed).await?,
        (Err(_), None) => return Err(Refusal::PlayWhichGame.into()),
    };
    let clock = match label::optional(ctx, clock, clocks).await {
        Some(typed) => terms::clock(typed)?,
        None => caller.app.chosen.turn_time,
    };
    let usual = Wanted::as_usual(rules.game());
    let wanted = Wanted {
        rules,
        terms: Some(Terms { clock, rated: rated.unwrap_or(true), ..Terms::default() }),
        spread: within,
        days: days.unwrap_or(usual.days),
        here: match among {
            Some(HereOrWorld::Here) => true,
            Some(HereOrWorld::World) => false,
            None => !caller.app.chosen.world && caller.home.server().is_some(),
        },
    };
    send(&caller, seek::seek(&caller, wanted).await?).await
}
