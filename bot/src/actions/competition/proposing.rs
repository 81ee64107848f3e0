//! Putting a league or a tournament together in a form: asked in one step, shown as it would be, and stored only when it is opened.

use anyhow::Context as _;
use games::{Game, RuleSet};
use play::{
    Change, DefaultRules, HouseRules,
    competition::{Format, Plan},
};
use ui::{
    button_id::{Proposal, ProposalKind, ProposedFormat, Written},
    failure::{Failure, Refusal},
    typed::date,
    views::{self, FieldId},
};

use super::opening::{
    self, IN_LEAGUE, IN_SWISS, IN_TIE, MOVERS, Opening, ROUND, ROUNDS, SEASON, SIZE, STARTS_IN, Start,
    may_open,
};
use crate::{
    actions::reply::Reply,
    app::{caller::Caller, server_settings},
    discord::{answer::Answer, component::Input},
};

/// Asks for everything in a form.
pub(crate) async fn ask(caller: &Caller, kind: ProposalKind, game: Game) -> Result<Reply, Failure> {
    may_open(caller, kind == ProposalKind::KnockOut).await?;
    let house = house_rules(caller).await?;
    let format = match kind {
        ProposalKind::League => ProposedFormat::League(SIZE),
        ProposalKind::Swiss => ProposedFormat::Swiss(ROUNDS),
        ProposalKind::KnockOut => ProposedFormat::KnockOut { by_mail: false },
    };
    let days = if kind == ProposalKind::League { SEASON } else { ROUND };
    let starts = caller.app.clock.now().saturating_add(STARTS_IN).context("the usual start")?;
    let rules = usual_rules(caller, game, &house).await;
    let proposal = Proposal { format, rules, clock: opening::usual_clock()?, days, starts };
    form(caller, game, &proposal, &house).await
}

/// Shows the form again.
pub(super) async fn edit(caller: &Caller, proposal: Proposal) -> Result<Reply, Failure> {
    let house = house_rules(caller).await?;
    let game = rules_of(&house, proposal.rules)?.game();
    form(caller, game, &proposal, &house).await
}

/// Shows what was filled in as it would be.
pub(super) async fn fill(
    caller: &Caller,
    (kind, game): (ProposalKind, Game),
    input: &Input,
) -> Result<Reply, Failure> {
    let proposal = read(caller, kind, input)?;
    let plan = plan(caller, proposal).await?;
    if plan.rules.game() != game {
        return Err(Refusal::BadOption.into());
    }
    may_open(caller, is_by_mail(proposal.format)).await?;
    let view = views::competition::proposed(caller.words().await, &plan, proposal);
    Ok(Reply::in_place(caller, view))
}

/// Opens what was proposed. The button works once.
pub(super) async fn open(caller: &Caller, proposal: Proposal) -> Result<Reply, Failure> {
    let message = caller.message.filter(|_| caller.is_on_message).ok_or(Refusal::UnknownButton)?;
    if caller.app.store.has_seen(message.get()).await.context("looking whether a button was used")? {
        return Err(play::Refusal::Stale.into());
    }
    may_open(caller, is_by_mail(proposal.format)).await?;
    let plan = plan(caller, proposal).await?;
    opening::store(caller, plan, Some(Change::UseButton { message })).await
}

async fn form(
    caller: &Caller,
    game: Game,
    proposal: &Proposal,
    house: &[HouseRules],
) -> Result<Reply, Failure> {
    let (words, now) = (caller.words().await, caller.app.clock.now());
    let form = views::competition::form(words, game, proposal, house, now);
    Ok(Reply::new(Answer::Form(form)))
}

/// What was filled in. Discord keeps it within what the form offers, but not what is sent to it by hand.
fn read(caller: &Caller, kind: ProposalKind, input: &Input) -> Result<Proposal, Failure> {
    let field = |id| input.field(id).ok_or(Refusal::BadOption);
    let bad = |()| Failure::from(Refusal::BadOption);
    let number = |id: FieldId| Ok::<u16, Failure>(field(id)?.parse().map_err(|_| Refusal::BadOption)?);
    let format = match kind {
        ProposalKind::League => {
            let size = u8::try_from(number(FieldId::Size)?).ok().and_then(|size| size.try_into().ok());
            ProposedFormat::League(size.ok_or(()).map_err(bad)?)
        }
        ProposalKind::Swiss => {
            let rounds = number(FieldId::Rounds)?.try_into();
            ProposedFormat::Swiss(rounds.map_err(|_| Refusal::BadOption)?)
        }
        ProposalKind::KnockOut => ProposedFormat::KnockOut { by_mail: input.is_ticked(FieldId::ByMail) },
    };
    let Written(rules) = field(FieldId::Rules)?.parse().map_err(|_| Refusal::BadOption)?;
    let clock = field(FieldId::Clock)?.parse().map_err(|_| Refusal::BadOption)?;
    let days = number(FieldId::Days)?.try_into().map_err(|_| Refusal::BadOption)?;
    let starts = date::read(field(FieldId::Starts)?, caller.app.clock.now()).ok_or(Refusal::BadOption)?;
    Ok(Proposal { format, rules, clock: opening::timed(clock)?, days, starts })
}

async fn plan(caller: &Caller, proposal: Proposal) -> Result<Plan, Failure> {
    let rules = rules_of(&house_rules(caller).await?, proposal.rules)?;
    let (format, at_once) = match proposal.format {
        ProposedFormat::League(size) => (Format::League { size, movers: MOVERS, goes_on: true }, IN_LEAGUE),
        ProposedFormat::Swiss(rounds) => (Format::Swiss { rounds }, IN_SWISS),
        ProposedFormat::KnockOut { .. } => (Format::KnockOut, IN_TIE),
    };
    let opening = Opening {
        format,
        rules,
        name: None,
        clock: Some(proposal.clock),
        days: proposal.days,
        starts: Some(Start::At(proposal.starts)),
        players: None,
        at_once,
        by_mail: is_by_mail(proposal.format),
        role: None,
        ping: None,
    };
    opening::plan(caller, opening).await
}

const fn is_by_mail(format: ProposedFormat) -> bool {
    matches!(format, ProposedFormat::KnockOut { by_mail: true })
}

async fn house_rules(caller: &Caller) -> Result<Vec<HouseRules>, Failure> {
    Ok(caller.app.store.house_rules(caller.guild()?).await.context("loading house rules")?)
}

/// The server's default rules, if they are for two.
async fn usual_rules(caller: &Caller, game: Game, house: &[HouseRules]) -> DefaultRules {
    let rules = server_settings::rules_here(caller, game).await;
    let rules = if rules.seats() == 2 { rules } else { game.default_rules() };
    let own = house.iter().find(|own| own.rules == rules).map(|own| DefaultRules::House(own.id));
    own.unwrap_or(DefaultRules::Preset(rules))
}

/// The rules that are meant, which may be gone.
fn rules_of(house: &[HouseRules], rules: DefaultRules) -> Result<RuleSet, Failure> {
    match rules {
        DefaultRules::Preset(rules) => Ok(rules),
        DefaultRules::House(id) => {
            let own = house.iter().find(|own| own.id == id).map(|own| own.rules);
            Ok(own.ok_or(Refusal::HouseRulesGone)?)
        }
    }
}
