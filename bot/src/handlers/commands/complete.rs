//! Autocomplete: the legal squares, narrowed by what was typed.

use games::{Action, Square, narrow};
use play::Table;
use poise::serenity_prelude::{
    CommandData, CommandType, CreateAutocompleteResponse, ResolvedOption, ResolvedValue,
};

use super::suggest::{containing, suggest};
use crate::handlers::context::{self, Context, caller};
use ui::{
    texts::say,
    typed::path::{Typed, completions},
    views::game::{direction::direction, what_happened::joined},
};

/// Whether something can be suggested: the command exists, and the option being typed has suggestions. In all other
/// cases poise wouldn't answer.
pub(crate) fn is_offered<U, E>(commands: &[poise::Command<U, E>], data: &CommandData) -> bool {
    data.kind == CommandType::ChatInput && offers(commands, &data.name, &data.options())
}

fn offers<U, E>(commands: &[poise::Command<U, E>], name: &str, options: &[ResolvedOption<'_>]) -> bool {
    let Some(command) =
        commands.iter().find(|command| command.name == name && command.slash_action.is_some())
    else {
        return false;
    };
    let within = options.iter().find_map(|option| match &option.value {
        ResolvedValue::SubCommand(inner) | ResolvedValue::SubCommandGroup(inner) => {
            Some((option.name, inner))
        }
        _ => None,
    });
    if let Some((name, inner)) = within {
        return offers(&command.subcommands, name, inner);
    }
    let typed = options.iter().find(|option| matches!(option.value, ResolvedValue::Autocomplete { .. }));
    let parameter =
        typed.and_then(|typed| command.parameters.iter().find(|parameter| parameter.name == typed.name));
    parameter.is_some_and(|parameter| parameter.autocomplete_callback.is_some())
}

/// The squares a stone can be dropped on.
pub(super) async fn drops(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    first_squares(ctx, typed, |action| matches!(action, Action::Drop(_))).await
}

/// The stones that can move.
pub(super) async fn stones(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    first_squares(ctx, typed, |action| matches!(action, Action::Move(_))).await
}

/// The stones that can be taken.
pub(super) async fn takes(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    first_squares(ctx, typed, |action| matches!(action, Action::Take(_))).await
}

/// The pieces that can be huffed.
pub(super) async fn huffs(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    first_squares(ctx, typed, |action| matches!(action, Action::Huff(_))).await
}

/// The squares that legal actions of one kind start with.
async fn first_squares(
    ctx: Context<'_>,
    typed: &str,
    kind: fn(&Action) -> bool,
) -> CreateAutocompleteResponse {
    let mut legal = my_table(ctx).await.map(|table| table.position().legal_actions()).unwrap_or_default();
    legal.retain(kind);
    let squares = narrow(&legal, &[]).next;
    choices(squares.iter().map(|square| (square.to_string(), square.to_string())), typed)
}

/// The paths that continue what was typed.
pub(super) async fn paths(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let words = context::completing(ctx).await;
    let legal = my_table(ctx).await.map(|table| table.position().legal_actions()).unwrap_or_default();
    let offered = Typed::read(typed).map(|typed| completions(&legal, &typed)).unwrap_or_default();
    let choices = offered.into_iter().map(|completion| {
        let path = joined(&completion.squares);
        // Captures aren't marked: overlooking one has consequences in this game.
        let name = if completion.action.is_some() { path } else { say!(words, "choice-goes-on", path) };
        let value: Vec<String> = completion.squares.iter().map(Square::to_string).collect();
        (name, value.join(" "))
    });
    suggest(choices)
}

/// The squares that the stone in the option before can move to.
pub(super) async fn destination(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let from = ctx.args.iter().find_map(|option| match (&option.value, option.name) {
        (ResolvedValue::String(stone), "stone") => stone.trim().to_ascii_lowercase().parse::<Square>().ok(),
        _ => None,
    });
    let words = context::completing(ctx).await;
    let (Some(from), Some(table)) = (from, my_table(ctx).await) else {
        return choices([].into_iter(), typed);
    };
    let squares = narrow(&table.position().legal_actions(), &[from]).next;
    let board = table.position().rules().board();
    let named = squares.iter().map(|to| {
        let name = match direction(board, from, to) {
            Some(direction) => format!("{to} {} {}", direction.arrow(), direction.say(words)),
            None => to.to_string(),
        };
        (name, to.to_string())
    });
    choices(named, typed)
}

/// The game that the command is about, if it is the caller's turn.
pub(super) async fn my_table(ctx: Context<'_>) -> Option<Table> {
    let caller = caller(ctx).ok()?;
    let table = context::table_here(ctx, &caller).await.ok()?;
    table.is_to_act(caller.player).then_some(table)
}

fn choices(named: impl Iterator<Item = (String, String)>, typed: &str) -> CreateAutocompleteResponse {
    let fits = containing(typed);
    suggest(named.filter(|(label, _)| fits(label)))
}
