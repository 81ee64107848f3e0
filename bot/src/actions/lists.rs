//! The lists that members can ask for, always about their own server.

use std::time::Duration;

use anyhow::Context as _;
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
        challenge::{joining, world_names},
        game::{lookup, lost_channel},
        guild::{leaderboard, suspended},
        player::blocks,
        reply::{FollowUp, Reply},
    },
    app::{App, caller::Caller, server_settings::NamedRules},
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
    let home = caller.home;
    let checking = async {
        match listing {
            Listing::Leaderboard(board) => {
                leaderboard::ask_for_listed(caller, board, page).await;
                Ok(())
            }
            Listing::MyGames => {
                let games = caller.app.store.running_games_of(home, caller.player).await;
                lost_channel::check_all(&caller.app, &games.context("loading a player's games")?).await;
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
    let games = caller
        .app
        .store
        .running_games_of(caller.home, caller.player)
        .await
        .context("loading a player's games")?;
    Ok(games.into_iter().filter(|table| table.has_dropped_premoves(caller.player)).take(NOTES).collect())
}

/// One page of a list.
async fn page(caller: &Caller, listing: Listing, page: u32) -> Result<View, Failure> {
    let words = caller.words().await;
    let (store, home) = (&caller.app.store, caller.home);
    Ok(match listing {
        Listing::MyGames => {
            // In a direct message with the bot, all their games are listed. What they play by direct messages is listed
            // everywhere: Discord may refuse those.
            let mut games =
                store.running_games_everywhere(caller.player).await.context("loading a player's games")?;
            let is_here = |table: &Table| table.stored().home == home || table.stored().is_by_mail();
            games.retain(|table| caller.is_with_bot() || is_here(table));
            let games = listed(&caller.app, games, caller.player).await?;
            // In a direct message with the bot, all their games are listed, and the strangers they look for.
            let of = if caller.is_with_bot() { Home::World } else { home };
            let open = store
                .open_challenges_concerning(of, caller.player, MOST_CHALLENGES)
                .await
                .context("loading a server's challenges")?;
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
            let games =
                listed(&caller.app, games.context("loading a server's games")?, caller.player).await?;
            let house = NamedRules::of(&caller.app, home).await;
            let names: RulesNames<'_> = &|rules| house.name_of(rules);
            views::game::watch::view(words, caller.channel, &games, names, page)
        }
        Listing::Blocked => blocks::page(caller, page).await?,
        Listing::Suspended => suspended::page(caller, page).await?,
        Listing::Leaderboard(board) => leaderboard::view(caller, board, page).await?,
    })
}

/// Adds the message of its board to each game, and what strangers are called to the reader.
async fn listed(app: &App, games: Vec<Table>, reader: PlayerId) -> anyhow::Result<Vec<Listed>> {
    let mut listed = Vec::with_capacity(games.len());
    for table in games {
        let board = app.store.board_message(table.id()).await.context("loading a board's message")?;
        let strangers = world_names::called(app, reader, &table).await;
        listed.push(Listed { table, board, strangers });
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
