//! The life of a challenge: made, accepted, its game resigned. Each step is taken just before a kill, and repeated
//! until it is done.

use sandbox::{Answer, Id, Member, Message, NotAnswered, Sandbox};
use serde_json::json;
use tokio::task::JoinHandle;

use super::left::Left;

/// The value of `/dara challenge place:…` for a thread.
const IN_THREAD: u8 = 1;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Challenge,
    Accept,
    Resign,
    /// Everything is done.
    Nothing,
}

/// A challenge in a channel of its own.
pub(crate) struct Course {
    pub(crate) channel: Id,
    in_thread: bool,
    next: Step,
    /// The question whether to resign.
    question: Option<Message>,
}

impl Course {
    pub(crate) fn begin(sandbox: &Sandbox, in_thread: bool) -> Self {
        let channel = sandbox.add_channel("challenges");
        Self { channel, in_thread, next: Step::Challenge, question: None }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.next == Step::Nothing
    }

    /// A new challenge of the same kind.
    pub(crate) fn again(&self, sandbox: &Sandbox) -> Self {
        Self::begin(sandbox, self.in_thread)
    }

    /// Where its game is played, if it has got that far. A thread has the id of the message that it belongs to.
    pub(crate) fn place(&self, sandbox: &Sandbox) -> Option<Id> {
        if self.in_thread {
            self.challenge(sandbox).map(|challenge| challenge.id)
        } else {
            Some(self.channel)
        }
    }

    /// Its message, the first in the channel.
    fn challenge(&self, sandbox: &Sandbox) -> Option<Message> {
        sandbox.messages(self.channel).into_iter().next()
    }

    /// Prepares a step before the kill: resigning needs its question first.
    pub(crate) async fn prepare(&mut self, sandbox: &Sandbox, [ada, _]: &[Member; 2]) {
        if self.next == Step::Resign {
            let place = self.place(sandbox).unwrap();
            self.question = ada.slash(place, "dara resign", json!({})).await.unwrap().message;
        }
    }

    /// Takes the next step.
    pub(crate) fn ask(
        &self,
        sandbox: &Sandbox,
        [ada, ben]: &[Member; 2],
    ) -> JoinHandle<Result<Answer, NotAnswered>> {
        let (ada, ben, channel) = (ada.clone(), ben.clone(), self.channel);
        match self.next {
            Step::Challenge => {
                let place = u8::from(self.in_thread) * IN_THREAD;
                let options = json!({ "opponent": "ben", "first": 1, "place": place });
                tokio::spawn(async move { ada.slash(channel, "dara challenge", options).await })
            }
            Step::Accept => {
                let challenge = self.challenge(sandbox).unwrap();
                let button = challenge.button("accept").unwrap();
                tokio::spawn(async move { ben.click(&challenge, &button).await })
            }
            Step::Resign => {
                let question = self.question.clone().unwrap();
                let button = question.button("call it off").unwrap();
                tokio::spawn(async move { ada.click(&question, &button).await })
            }
            Step::Nothing => tokio::spawn(async { Err(NotAnswered::InTime) }),
        }
    }

    /// Checks what a kill left: whatever was answered is done, and nothing is done twice.
    /// In bad weather, opening a thread may fail, which is told.
    pub(crate) async fn look(
        &mut self,
        sandbox: &Sandbox,
        left: &Left,
        answer: Option<&Answer>,
        in_bad_weather: bool,
    ) {
        let answered = answer.is_some_and(|answer| {
            let refusal = answer.message.as_ref().filter(|message| message.is_ephemeral());
            assert!(refusal.is_none() || in_bad_weather, "{:?} is refused: {refusal:?}", self.next);
            refusal.is_none()
        });
        let challenges = left.challenges(self.channel);
        let place = self.place(sandbox);
        let games = place.map_or(0, |place| left.games(place));
        let table = match place {
            Some(place) => left.table(place).await,
            None => None,
        };
        let over = table.is_some_and(|table| table.ending().is_some());
        assert!(challenges <= 1 && games <= 1, "{challenges} challenges, {games} games");
        let (done, then) = match self.next {
            Step::Challenge => (challenges == 1, Step::Accept),
            Step::Accept => (games == 1, Step::Resign),
            Step::Resign => (over, Step::Nothing),
            Step::Nothing => return,
        };
        assert!(done || !answered, "{:?} was answered, and is lost", self.next);
        if done {
            self.next = then;
        }
    }
}
