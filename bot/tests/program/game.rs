//! A game that members play with the program, by commands.

use games::{Action, Game, Position, Record};
use play::Table;
use rand::{rngs::StdRng, seq::IndexedRandom as _};
use sandbox::{Answer, Id, Member, Message, NotAnswered, Sandbox};
use serde_json::json;

use super::{STARTING, typed};

/// A game in a channel of its own.
pub(crate) struct ChannelGame {
    pub(crate) channel: Id,
    /// In seating order.
    pub(crate) players: Vec<Member>,
    /// What was answered, or found stored.
    pub(crate) record: Record,
}

impl ChannelGame {
    /// The players challenge each other in a new channel; the first plays first.
    pub(crate) async fn begin(sandbox: &Sandbox, players: &[Member], rules: &str) -> Self {
        // A program that has just started draws its first pictures, and must answer in time.
        let _starting = STARTING.acquire().await.unwrap();
        let channel = sandbox.add_channel(&rules.replace(':', "-"));
        let (game, preset) = rules.split_once(':').unwrap();
        let mut options = json!({ "rules": preset, "first": 1 });
        for (option, player) in ["opponent", "partner", "second_opponent"].iter().zip(&players[1..]) {
            options[option] = player.name().into();
        }
        let answer = players[0].slash(channel, &format!("{game} challenge"), options).await.unwrap();
        let challenge = answer.message.unwrap();
        let accept = challenge.button("accept").unwrap_or_else(|| panic!("no challenge: {challenge:?}"));
        for player in &players[1..] {
            player.click(&challenge, &accept).await.unwrap();
        }
        let rules = rules.parse().unwrap();
        let begun =
            Self { channel, players: players.to_vec(), record: Record { rules, actions: Vec::new() } };
        sandbox.wait_for_message(channel, |message| message.content.contains(&footer(0))).await.unwrap();
        begun
    }

    pub(crate) fn position(&self) -> Position {
        self.record.replay().unwrap()
    }

    /// A random action of the player to move; `None` when the game is over.
    pub(crate) fn next(&self, random: &mut StdRng) -> Option<(Member, Action)> {
        let position = self.position();
        let player = self.players[position.to_act()?.index()].clone();
        Some((player, *position.legal_actions().choose(random)?))
    }

    /// Plays so many turns, each answered by its board.
    pub(crate) async fn turns(&mut self, count: usize, random: &mut StdRng) {
        for _ in 0..count {
            let Some((player, action)) = self.next(random) else { return };
            let answer = play(&player, self.channel, self.record.rules.game(), action).await;
            let answer = answer.unwrap_or_else(|why| panic!("{action}: {why}"));
            assert!(is_board(&answer), "{action} is refused: {:?}", answer.message);
            self.record.actions.push(action);
        }
    }

    /// Checks that no board was posted more than once, and the last one was.
    pub(crate) fn each_board_at_most_once(&self, sandbox: &Sandbox) {
        each_board_at_most_once(sandbox, self.channel, u32::try_from(self.record.actions.len()).unwrap());
    }

    /// Whether its last board was posted.
    pub(crate) fn is_told(&self, sandbox: &Sandbox) -> bool {
        let shown = footer(u32::try_from(self.record.actions.len()).unwrap());
        sandbox.messages(self.channel).iter().any(|message| message.content.contains(&shown))
    }

    /// The stored game.
    pub(crate) async fn stored(&self, store: &data::Store) -> Table {
        let channel = play::ChannelId::try_from(self.channel.get()).unwrap();
        store.latest_in(channel).await.unwrap().unwrap()
    }
}

/// Checks that no board in a channel was posted more than once, and the one after so many actions was.
pub(crate) fn each_board_at_most_once(sandbox: &Sandbox, channel: Id, last: u32) {
    let messages = sandbox.messages(channel);
    for ply in 0..=last {
        let shown = footer(ply);
        let count = messages.iter().filter(|message| message.content.contains(&shown)).count();
        assert!(count <= 1, "the board after {ply} actions was posted {count} times");
        assert!(ply < last || count == 1, "the board after {ply} actions was not posted");
    }
}

/// Whether a bot wrote a message: a default one, a reply or a command response. The other types are Discord's own.
pub(crate) fn is_written(message: &Message, bot: Id) -> bool {
    message.author == bot && matches!(message.kind, 0 | 19 | 20)
}

/// Whether an answer is a public message.
pub(crate) fn is_board(answer: &Answer) -> bool {
    answer.message.as_ref().is_some_and(|message| !message.is_ephemeral())
}

/// The footer of a board after so many actions.
pub(crate) fn footer(ply: u32) -> String {
    match ply {
        0 => "· no moves yet".to_owned(),
        1 => "· 1 move".to_owned(),
        _ => format!("· {ply} moves"),
    }
}

/// Plays an action by command.
pub(crate) async fn play(
    player: &Member,
    channel: Id,
    game: Game,
    action: Action,
) -> Result<Answer, NotAnswered> {
    let (command, options) = typed::command(game, action);
    player.slash(channel, &command, options).await
}
