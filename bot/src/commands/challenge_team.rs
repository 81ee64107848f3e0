//! `/damala challenge`, where there are rules for teams of two

use poise::serenity_prelude as serenity;

use super::{
    Context,
    challenge::{First, Wanted, Where, challenge},
    rules::{presets, rule_set},
    terms::{self, clocks, goals},
};
use crate::{asked::Asked, failure::Failure};

/// Challenge a member, or whoever accepts; alone or in teams
#[poise::command(slash_command, rename = "challenge")]
#[expect(clippy::too_many_arguments, reason = "poise makes an option of each")]
pub(super) async fn challenge_team(
    ctx: Context<'_>,
    #[description = "Whom; leave it out to play with whoever accepts"] opponent: Option<serenity::User>,
    #[description = "By which rules; the usual ones unless you say"]
    #[autocomplete = "presets"]
    #[max_length = 100]
    rules: Option<String>,
    #[description = "In teams: who plays with you; leave it out for whoever joins"] partner: Option<
        serenity::User,
    >,
    #[description = "In teams: the other opponent; leave it out for whoever joins"] second_opponent: Option<
        serenity::User,
    >,
    #[description = "Who plays first; drawn by lot unless you say"] first: Option<First>,
    #[description = "Where to play; here unless you say"] place: Option<Where>,
    #[description = "The time for turns; as usual in this server unless you say"]
    #[autocomplete = "clocks"]
    #[max_length = 100]
    clock: Option<String>,
    #[description = "Several games, e.g. to 10 points; one unless you say"]
    #[autocomplete = "goals"]
    #[max_length = 100]
    #[rename = "match"]
    goal: Option<String>,
    #[description = "Whether the clock stands for one who is away; it does unless you say no"] away: Option<
        bool,
    >,
    #[description = "Whether it counts for ratings; it does unless you say no"] rated: Option<bool>,
) -> Result<(), Failure> {
    let asked = Asked::by_command(ctx.interaction)?;
    let rules = rule_set(ctx, rules.as_deref())?;
    let terms = terms::Typed { clock, away, goal, rated }.read(ctx, &asked)?;
    let wanted = Wanted::new([opponent, partner, second_opponent], rules, terms, first, place)?;
    challenge(ctx.data(), &asked, wanted).await
}
