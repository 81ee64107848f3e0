//! How much one member, and one server, may ask of the bot: so much that nobody who plays meets it, and not so much that one
//! of them takes the bot from the others.
//!
//! **Decided:** what is typed, which comes at every keystroke, has a limit of its own, twice as wide. A direct message counts for
//! its member alone. What a member asks for beyond his limit does not count for his server, and what the server has no room
//! for not for him. He is told once, and then again only when he was not refused for a while. Nothing of this is stored.

use std::{
    collections::HashMap,
    num::NonZeroU32,
    sync::{Mutex, MutexGuard, PoisonError},
};

use jiff::SignedDuration;
use play::{GuildId, Language, PlayerId};

use crate::app::token_bucket::{Bucket, Rate};

/// How much faster one may type than do things: Discord asks at every keystroke.
const KEYSTROKES: NonZeroU32 = NonZeroU32::MIN.saturating_add(1);
/// Who was not refused for so long is told again.
const QUIET: SignedDuration = SignedDuration::from_secs(10);
/// How often the operator is told of one flood.
const LOGGED: SignedDuration = SignedDuration::from_mins(1);
/// So many are known before it is looked for the first time who can be forgotten.
const CROWD: usize = 1_024;

/// How much may be asked for in a second on the average, as the operator has it; eight seconds' worth may come at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rates {
    /// By one member.
    pub member: NonZeroU32,
    /// In one server.
    pub server: NonZeroU32,
}

impl Default for Rates {
    /// A member who flicks through a replay asks 4 times a second at most; and of some 1,000 that a machine of two cores
    /// answers, 100 are more than the busiest server has.
    fn default() -> Self {
        let one = NonZeroU32::MIN;
        Self { member: one.saturating_add(3), server: one.saturating_add(99) }
    }
}

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Request {
    /// A command, a button, a form.
    ModeratorAction,
    /// What can follow on what is typed.
    Keystroke,
}

/// Who asks for too much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flooding {
    Member,
    Server,
}

/// Why something is not looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Flood {
    pub by: Flooding,
    /// After how long a quiet as much can be asked for at once as ever.
    pub wait: SignedDuration,
    /// How its member is to be answered.
    pub told: Told,
    /// How much was refused since the operator was told last, if he is to be told now.
    pub logged: Option<u64>,
}

/// Whether a member who is refused knows it already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Told {
    /// Not yet.
    No,
    /// He was told; in which language, where that is known.
    Already(Option<Language>),
}

/// What all members and servers have asked for lately.
#[derive(Debug)]
pub(crate) struct Floods {
    rates: Rates,
    askers: Mutex<Askers>,
}

#[derive(Debug, Default)]
struct Askers {
    members: HashMap<PlayerId, Asker>,
    servers: HashMap<GuildId, Asker>,
    /// How many there are before it is looked for those who can be forgotten.
    crowd: usize,
}

/// A member or a server.
#[derive(Debug, Default)]
struct Asker {
    deeds: Bucket,
    keystrokes: Bucket,
    /// When he was refused last what he did, and in which language he was told.
    refused: Option<(SignedDuration, Option<Language>)>,
    /// When the operator was told last that he asks for too much, and how much was refused since.
    logged: Option<(SignedDuration, u64)>,
}

impl Asker {
    fn bucket(&mut self, request: Request) -> &mut Bucket {
        match request {
            Request::ModeratorAction => &mut self.deeds,
            Request::Keystroke => &mut self.keystrokes,
        }
    }

    /// Whether the member knows that he is refused, who is so now.
    fn tell(&mut self, now: SignedDuration) -> Told {
        let before = self.refused.filter(|(last, _)| now - *last < QUIET);
        let told = before.map_or(Told::No, |(_, language)| Told::Already(language));
        self.refused = Some((now, before.and_then(|(_, language)| language)));
        told
    }

    /// One more was refused. How many were, if that is to be logged now.
    fn log(&mut self, now: SignedDuration) -> Option<u64> {
        let (last, count) = self.logged.map_or((None, 1), |(last, count)| (Some(last), count + 1));
        let due = last.is_none_or(|last| now - last >= LOGGED);
        self.logged = Some(if due { (now, 0) } else { (last.unwrap_or(now), count) });
        due.then_some(count)
    }

    /// Whether nothing is lost with him.
    fn is_of_no_use(&self, now: SignedDuration) -> bool {
        let is_full = |bucket: Bucket| bucket.full_in(now).is_zero();
        is_full(self.deeds)
            && is_full(self.keystrokes)
            && self.refused.is_none_or(|(last, _)| now - last >= QUIET)
            && self.logged.is_none_or(|(last, _)| now - last >= LOGGED)
    }
}

impl Askers {
    fn prune(&mut self, now: SignedDuration) {
        self.members.retain(|_, asker| !asker.is_of_no_use(now));
        self.servers.retain(|_, asker| !asker.is_of_no_use(now));
        // After a burst, what it took is given back.
        self.members.shrink_to(2 * self.members.len());
        self.servers.shrink_to(2 * self.servers.len());
        self.crowd = CROWD.max(2 * (self.members.len() + self.servers.len()));
    }
}

impl Floods {
    pub(crate) fn new(rates: Rates) -> Self {
        Self { rates, askers: Mutex::new(Askers { crowd: CROWD, ..Askers::default() }) }
    }

    /// Whether what a member asks for, in a server or by a direct message, is looked at.
    ///
    /// # Errors
    /// How he is to be answered instead.
    pub(crate) fn ask(
        &self,
        member: PlayerId,
        server: Option<GuildId>,
        request: Request,
        now: SignedDuration,
    ) -> Result<(), Flood> {
        let askers = &mut *self.askers();
        if askers.members.len() + askers.servers.len() >= askers.crowd {
            askers.prune(now);
        }
        let rate = |count: NonZeroU32| match request {
            Request::ModeratorAction => Rate::a_second(count),
            Request::Keystroke => Rate::a_second(count.saturating_mul(KEYSTROKES)),
        };
        let (his, its) = (rate(self.rates.member), rate(self.rates.server));
        let member = askers.members.entry(member).or_default();
        let mut server = server.map(|server| askers.servers.entry(server).or_default());
        if !member.bucket(request).has_room(his, now) {
            let (wait, logged) = (member.bucket(request).full_in(now), member.log(now));
            return Err(Flood { by: Flooding::Member, wait, told: told(member, request, now), logged });
        }
        if let Some(server) = &mut server {
            let bucket = server.bucket(request);
            if !bucket.has_room(its, now) {
                let (wait, logged) = (bucket.full_in(now), server.log(now));
                return Err(Flood { by: Flooding::Server, wait, told: told(member, request, now), logged });
            }
            bucket.take(its, now);
        }
        member.bucket(request).take(his, now);
        Ok(())
    }

    /// A member was told in this language that he asks for too much.
    pub(crate) fn told_in(&self, member: PlayerId, language: Language) {
        if let Some(member) = self.askers().members.get_mut(&member)
            && let Some((_, told)) = &mut member.refused
        {
            *told = Some(language);
        }
    }

    /// Forgets those who have been quiet. How many are left.
    pub(crate) fn prune(&self, now: SignedDuration) -> usize {
        let mut askers = self.askers();
        askers.prune(now);
        askers.members.len() + askers.servers.len()
    }

    fn askers(&self) -> MutexGuard<'_, Askers> {
        self.askers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whoever types is told nothing by that: there is no room for words.
fn told(member: &mut Asker, request: Request, now: SignedDuration) -> Told {
    match request {
        Request::ModeratorAction => member.tell(now),
        Request::Keystroke => Told::Already(None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn member(number: u64) -> PlayerId {
        number.try_into().unwrap()
    }

    fn server(number: u64) -> GuildId {
        number.try_into().unwrap()
    }

    fn floods(member: u32, server: u32) -> Floods {
        let count = |count| NonZeroU32::new(count).unwrap();
        Floods::new(Rates { member: count(member), server: count(server) })
    }

    const fn second(number: i64) -> SignedDuration {
        SignedDuration::from_secs(number)
    }

    /// How many of so many deeds are looked at, and why the others are not.
    fn does(floods: &Floods, who: u64, there: u64, count: usize, at: i64) -> (usize, Vec<Flood>) {
        let ask = |_| floods.ask(member(who), Some(server(there)), Request::ModeratorAction, second(at));
        let floods: Vec<Flood> = (0..count).filter_map(|number| ask(number).err()).collect();
        (count - floods.len(), floods)
    }

    #[test]
    fn a_member_has_his_limit_and_is_told_once_until_he_was_quiet() {
        let floods = floods(4, 1_000);
        let (passed, refused) = does(&floods, 1, 7, 500, 0);
        assert_eq!((passed, refused.len()), (32, 468));
        assert_eq!(
            (refused[0].by, refused[0].told, refused[0].wait),
            (Flooding::Member, Told::No, second(8))
        );
        floods.told_in(member(1), Language::Ukrainian);
        assert!(refused[1..].iter().all(|flood| flood.told == Told::Already(None)));
        let (passed, refused) = does(&floods, 1, 7, 5, 1);
        assert_eq!((passed, refused.len()), (4, 1));
        assert_eq!(refused[0].told, Told::Already(Some(Language::Ukrainian)));
        assert_eq!(does(&floods, 1, 7, 40, 9).1[0].told, Told::Already(Some(Language::Ukrainian)));
        // Nobody else has less.
        assert_eq!(does(&floods, 2, 7, 32, 9).0, 32);
        assert_eq!(does(&floods, 1, 7, 40, 19).1[0].told, Told::No);
    }

    #[test]
    fn a_server_has_its_limit_which_those_beyond_their_own_do_not_use_up() {
        let floods = floods(4, 10);
        assert_eq!(does(&floods, 1, 7, 500, 0).0, 32);
        assert_eq!(does(&floods, 2, 7, 32, 0).0, 32);
        let (passed, refused) = does(&floods, 3, 7, 32, 0);
        assert_eq!((passed, refused.len()), (16, 16));
        assert_eq!((refused[0].by, refused[0].told), (Flooding::Server, Told::No));
        // He has lost nothing of his own by it, in another server or by direct messages.
        assert_eq!(does(&floods, 3, 8, 10, 0).0, 10);
        let directly = |_| floods.ask(member(3), None, Request::ModeratorAction, second(0)).is_ok();
        assert_eq!((0..40).map(directly).filter(|passed| *passed).count(), 32 - 16 - 10);
        assert_eq!(does(&floods, 4, 7, 20, 1).0, 10);
    }

    #[test]
    fn who_types_has_another_limit_and_is_told_nothing_by_it() {
        let floods = floods(4, 1_000);
        let types = || floods.ask(member(1), Some(server(7)), Request::Keystroke, second(0));
        assert_eq!((0..100).filter(|_| types().is_ok()).count(), 64);
        assert_eq!(types().unwrap_err().told, Told::Already(None));
        let (passed, refused) = does(&floods, 1, 7, 33, 0);
        assert_eq!((passed, refused[0].told), (32, Told::No));
    }

    #[test]
    fn an_operator_is_told_of_a_flood_once_a_minute() {
        let floods = floods(1, 1_000);
        let logged = |at| {
            does(&floods, 1, 7, 100, at).1.into_iter().filter_map(|flood| flood.logged).collect::<Vec<_>>()
        };
        assert_eq!(logged(0), [1]);
        assert_eq!(logged(59), Vec::<u64>::new());
        assert_eq!(logged(60), [91 + 92 + 1]);
    }

    #[test]
    fn a_million_members_and_servers_leave_nothing_behind() {
        let floods = floods(1, 100);
        let mut most = 0;
        for number in 1..=1_000_000_u64 {
            // A thousand a second.
            let now = SignedDuration::from_millis(number.cast_signed());
            assert!(
                floods
                    .ask(member(number), Some(server(number % 9_000 + 1)), Request::ModeratorAction, now)
                    .is_ok()
            );
            let askers = floods.askers();
            most = most.max(askers.members.len() + askers.servers.len());
        }
        assert!(most < 4_000, "{most}");
        assert_eq!(floods.prune(second(10_000)), 0);
        assert!(floods.askers().members.capacity() < CROWD);
    }
}
