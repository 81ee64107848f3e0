//! The lists that members can ask for, always about their own server.

use std::time::Duration;

use anyhow::Context as _;
use data::Store;
use play::{
    ChallengeId, ChallengeState, Home, PlayerId, Table, challenge::Event, guild::standings::Period,
    player::ratings::Category,
};
use ui::{
    button_id::{LeaderboardOf, Listing},
    failure::Failure,
    views::{self, View, listed::Listed, pages::Page, rules_names::RulesNames},
};

use crate::{
    actions::{
        challenge::{joining, seek},
        game::{lookup, lost_channel},
        guild::{leaderboard, suspended},
        player::blocks,
        reply::{FollowUp, Reply},
    },
    app::{caller::Caller, server_settings::NamedRules},
    discord::{answer::Answer, interaction::Delivery},
};

/// How long a list waits for Discord to say which of its members have left, or which channels are lost.
const PATIENCE: Duration = Duration::from_secs(1);
/// The most challenges listed: this many with a place of the member's, and as many that they can join.
const MOST_CHALLENGES: usize = 200;
/// In how many games at once a member is told of dropped premoves.
const NOTES: usize = 3;

/// Opens a list for the caller, in a message of its own.
pub(crate) async fn open(caller: &Caller, listing: Listing) -> Result<Reply, Failure> {
    show(caller, (listing, 1), Answer::Private).await
}

/// Opens a leaderboard, of the world or of where the caller is: of this category, or the one of interest to the caller.
pub(crate) async fn open_leaderboard(
    caller: &Caller,
    category: Option<Category>,
    period: Period,
    world: bool,
) -> Result<Reply, Failure> {
    if world {
        joining::is_on(&caller.app)?;
    }
    let home = if world { Home::World } else { caller.home };
    let category = match category {
        Some(category) => category,
        None => leaderboard::of_interest(&caller.app, home, caller.player, period).await?,
    };
    open(caller, Listing::Leaderboard(LeaderboardOf { category, period, world })).await
}

/// Unblocks a member from the list of blocked ones. If they aren't blocked, they aren't on the list either.
pub(crate) async fn unblock(caller: &Caller, player: PlayerId, page: u32) -> Result<Reply, Failure> {
    blocks::unblocked(caller, player).await?;
    show(caller, (Listing::Blocked, page), Answer::Update).await
}

/// Shows a page of a list to the caller; pages count from 1.
pub(crate) async fn show(
    caller: &Caller,
    (listing, page): (Listing, u32),
    answer: fn(View) -> Answer,
) -> Result<Reply, Failure> {
    let checking = async {
        match listing {
            Listing::Leaderboard(board) => {
                leaderboard::ask_for_listed(caller, board, page).await;
                Ok(())
            }
            Listing::MyGames => {
                lost_channel::check_all(&caller.app, &own_games(caller).await?).await;
                Ok(())
            }
            _ => anyhow::Ok(()),
        }
    };
    // Slower checks finish after the list was shown.
    let is_known = match tokio::time::timeout(PATIENCE, checking).await {
        Ok(checked) => checked.map(|()| true)?,
        Err(_) => false,
    };
    let mut view = self::page(caller, listing, page).await?;
    let dropped = if listing == Listing::MyGames { has_dropped_premoves(caller).await? } else { Vec::new() };
    if !dropped.is_empty() {
        let note = views::game::premoves::note_of_several(caller.words().await, &dropped);
        view.text = format!("{note}\n\n{}", view.text);
    }
    let mut reply = Reply::new(answer(view));
    for table in dropped {
        reply = reply.then(FollowUp::DroppedPremovesTold(Box::new(table)));
    }
    Ok(match listing {
        Listing::Leaderboard(board) if !is_known => reply.then(FollowUp::CheckListed(board, page)),
        _ => reply,
    })
}

/// Some of the games in which premoves were dropped without the caller knowing.
async fn has_dropped_premoves(caller: &Caller) -> Result<Vec<Table>, Failure> {
    Ok(own_games(caller)
        .await?
        .into_iter()
        .filter(|table| table.has_dropped_premoves(caller.player))
        .take(NOTES)
        .collect())
}

/// The caller's running games here, or all of them in their messages with the bot. What they play by direct messages is listed
/// everywhere: Discord may refuse those.
async fn own_games(caller: &Caller) -> anyhow::Result<Vec<Table>> {
    let (store, player) = (&caller.app.store, caller.player);
    let mut games = store.running_games_everywhere(player).await.context("loading a player's games")?;
    let is_here = |table: &Table| {
        let stored = table.stored();
        caller.is_at(stored.home, stored.channel) || stored.is_by_mail()
    };
    games.retain(|table| caller.is_with_bot() || is_here(table));
    Ok(games)
}

/// The games with that of the channel: it began before the server got the bot, or lost it.
async fn with_game_here(caller: &Caller, mut games: Vec<Table>) -> anyhow::Result<Vec<Table>> {
    let here = caller.app.store.running_in(caller.channel).await.context("loading a channel's game")?;
    games.extend(
        here.filter(|here| {
            here.stored().home != caller.home && games.iter().all(|game| game.id() != here.id())
        }),
    );
    Ok(games)
}

/// One page of a list.
async fn page(caller: &Caller, listing: Listing, page: u32) -> Result<View, Failure> {
    let words = caller.words().await;
    let (store, home) = (&caller.app.store, caller.home);
    Ok(match listing {
        Listing::MyGames => {
            let games = listed(&caller.app.store, own_games(caller).await?).await?;
            // In a direct message with the bot, all their games are listed, and the strangers they look for.
            let of = if caller.is_with_bot() { Home::World } else { home };
            let open = store
                .open_challenges_concerning(of, caller.player, MOST_CHALLENGES)
                .await
                .context("loading a server's challenges")?;
            let mut here =
                store.open_challenges_in(caller.channel).await.context("loading a channel's challenges")?;
            here.retain(|challenge| challenge.home != of);
            let seeks = if of == Home::World { Vec::new() } else { seek::own(caller).await? };
            let open = [open, here, seeks].concat();
            let open = blocks::of_use(caller, open).await?;
            let house = NamedRules::of(&caller.app, home).await;
            let names: RulesNames<'_> = &|rules| house.name_of(rules);
            views::game::my_games::view(
                words,
                caller.player,
                &games,
                open,
                names,
                (caller.app.clock.now(), page),
            )
        }
        Listing::Watch => {
            let count = store.count_running_games_in(home).await.context("counting a server's games")?;
            let page = Page::new(count, page);
            let games = store.running_games_in(home, views::pages::ENTRIES, page.offset()).await;
            let games = games.context("loading a server's games")?;
            let games = if page.offset() == 0 { with_game_here(caller, games).await? } else { games };
            let games = listed(&caller.app.store, games).await?;
            let house = NamedRules::of(&caller.app, home).await;
            let names: RulesNames<'_> = &|rules| house.name_of(rules);
            views::game::watch::view(words, caller.channel, &games, names, page)
        }
        Listing::Blocked => blocks::page(caller, page).await?,
        Listing::Suspended => suspended::page(caller, page).await?,
        Listing::Leaderboard(board) => leaderboard::view(caller, board, page).await?,
    })
}

/// Adds the message of its board to each game.
async fn listed(store: &Store, games: Vec<Table>) -> anyhow::Result<Vec<Listed>> {
    let mut listed = Vec::with_capacity(games.len());
    for table in games {
        let board = store.board_message(table.id()).await.context("loading a board's message")?;
        listed.push(Listed { table, board });
    }
    Ok(listed)
}

/// Withdraws a challenge from the list of one's games: its message may be deleted.
pub(crate) async fn withdraw(caller: &Caller, challenge: ChallengeId, page: u32) -> Result<Reply, Failure> {
    let challenge = lookup::challenge(caller, challenge).await?;
    // One that is closed already is no longer on the list, which then says so.
    if challenge.state == ChallengeState::Open {
        let event = Event::Withdraw { by: caller.player };
        let decision = play::challenge::update(&challenge, event, caller.app.clock.now())?;
        caller.commit(Delivery::ByMessage, decision.changes, decision.announcements).await?;
    }
    let shown = show(caller, (Listing::MyGames, page), Answer::Update).await?;
    Ok(shown.then(FollowUp::Deliver))
}
