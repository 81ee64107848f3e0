//! Rate limits for members and servers: high enough that no one who plays meets them, low enough that no one can take
//! the bot from the others.
//!
//! **Decided:** suggestions, which come at every keystroke, have a limit of their own, twice as high. A direct
//! message counts for its member only. What exceeds the member's limit doesn't count for the server, and the other
//! way round. A member is told once, then again only after a while without refusals. None of this is stored.

use std::{
    collections::HashMap,
    num::NonZeroU32,
    sync::{Mutex, MutexGuard, PoisonError},
};

use jiff::SignedDuration;
use play::{GuildId, Language, PlayerId};

use crate::discord::token_bucket::{Bucket, Rate};

/// Discord sends an interaction at every keystroke, so typing may be this much faster.
const KEYSTROKES: NonZeroU32 = NonZeroU32::MIN.saturating_add(1);
/// How much of a rate may come at once, after an equally long pause.
const BURST: SignedDuration = SignedDuration::from_secs(8);
/// After this long without a refusal, a member is told again.
const QUIET: SignedDuration = SignedDuration::from_secs(10);
/// How often the operator is told about one member or server.
const LOGGED: SignedDuration = SignedDuration::from_mins(1);
/// How many are remembered before the idle ones are dropped for the first time.
const CROWD: usize = 1_024;

/// The rate limits the operator has set, on average per second; eight seconds' worth may come at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rates {
    /// For one member.
    pub member: NonZeroU32,
    /// For one server.
    pub server: NonZeroU32,
}

impl Default for Rates {
    /// A member flicking through a replay asks four times a second at most. Of the 1,000 a second that two cores
    /// answer, 100 are more than the busiest server needs.
    fn default() -> Self {
        let one = NonZeroU32::MIN;
        Self { member: one.saturating_add(3), server: one.saturating_add(99) }
    }
}

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RequestKind {
    /// A command, a button, a form.
    Use,
    /// Suggestions while typing.
    Keystroke,
}

/// Who exceeds a rate limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flooding {
    Member,
    Server,
}

/// Why an interaction isn't handled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Flood {
    pub by: Flooding,
    /// After how long a full burst is allowed again.
    pub wait: SignedDuration,
    /// How to answer the member.
    pub told: Notified,
    /// How many were refused since the operator was last told, if it is time to tell them.
    pub logged: Option<u64>,
}

/// Whether this member was already told they are rate-limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Notified {
    /// Not yet.
    No,
    /// They were told, in this language if it is known.
    Already(Option<Language>),
}

/// What all members and servers asked for lately.
#[derive(Debug)]
pub(crate) struct Floods {
    rates: Rates,
    askers: Mutex<Askers>,
}

#[derive(Debug, Default)]
struct Askers {
    members: HashMap<PlayerId, Asker>,
    servers: HashMap<GuildId, Asker>,
    /// How many there may be before idle ones are dropped.
    crowd: usize,
}

/// A member or a server.
#[derive(Debug, Default)]
struct Asker {
    uses: Bucket,
    keystrokes: Bucket,
    /// When they were last refused, and in which language they were told.
    refused: Option<(SignedDuration, Option<Language>)>,
    /// When the operator was last told, and how many were refused since.
    logged: Option<(SignedDuration, u64)>,
}

impl Asker {
    fn bucket(&mut self, request: RequestKind) -> &mut Bucket {
        match request {
            RequestKind::Use => &mut self.uses,
            RequestKind::Keystroke => &mut self.keystrokes,
        }
    }

    /// Whether the member knows already; they are refused now.
    fn tell(&mut self, now: SignedDuration) -> Notified {
        let before = self.refused.filter(|(last, _)| now - *last < QUIET);
        let told = before.map_or(Notified::No, |(_, language)| Notified::Already(language));
        self.refused = Some((now, before.and_then(|(_, language)| language)));
        told
    }

    /// Counts a refusal. Returns how many there were, if it is time to log them.
    fn log(&mut self, now: SignedDuration) -> Option<u64> {
        let (last, count) = self.logged.map_or((None, 1), |(last, count)| (Some(last), count + 1));
        let due = last.is_none_or(|last| now - last >= LOGGED);
        self.logged = Some(if due { (now, 0) } else { (last.unwrap_or(now), count) });
        due.then_some(count)
    }

    /// Whether dropping this changes nothing.
    fn is_of_no_use(&self, now: SignedDuration) -> bool {
        let is_full = |bucket: Bucket| bucket.full_in(now).is_zero();
        is_full(self.uses)
            && is_full(self.keystrokes)
            && self.refused.is_none_or(|(last, _)| now - last >= QUIET)
            && self.logged.is_none_or(|(last, _)| now - last >= LOGGED)
    }
}

impl Askers {
    fn prune(&mut self, now: SignedDuration) {
        self.members.retain(|_, asker| !asker.is_of_no_use(now));
        self.servers.retain(|_, asker| !asker.is_of_no_use(now));
        // Gives memory back after a burst.
        self.members.shrink_to(2 * self.members.len());
        self.servers.shrink_to(2 * self.servers.len());
        self.crowd = CROWD.max(2 * (self.members.len() + self.servers.len()));
    }
}

impl Floods {
    pub(crate) fn new(rates: Rates) -> Self {
        Self { rates, askers: Mutex::new(Askers { crowd: CROWD, ..Askers::default() }) }
    }

    /// Whether to handle what a member asks for, in a server or in a direct message.
    ///
    /// # Errors
    ///
    /// How to answer them instead.
    pub(crate) fn ask(
        &self,
        member: PlayerId,
        server: Option<GuildId>,
        request: RequestKind,
        now: SignedDuration,
    ) -> Result<(), Flood> {
        let askers = &mut *self.askers();
        if askers.members.len() + askers.servers.len() >= askers.crowd {
            askers.prune(now);
        }
        let rate = |count: NonZeroU32| match request {
            RequestKind::Use => per_second(count),
            RequestKind::Keystroke => per_second(count.saturating_mul(KEYSTROKES)),
        };
        let (of_member, of_server) = (rate(self.rates.member), rate(self.rates.server));
        let member = askers.members.entry(member).or_default();
        let mut server = server.map(|server| askers.servers.entry(server).or_default());
        if !member.bucket(request).has_room(of_member, now) {
            let (wait, logged) = (member.bucket(request).full_in(now), member.log(now));
            return Err(Flood { by: Flooding::Member, wait, told: told(member, request, now), logged });
        }
        if let Some(server) = &mut server {
            let bucket = server.bucket(request);
            if !bucket.has_room(of_server, now) {
                let (wait, logged) = (bucket.full_in(now), server.log(now));
                return Err(Flood { by: Flooding::Server, wait, told: told(member, request, now), logged });
            }
            bucket.take(of_server, now);
        }
        member.bucket(request).take(of_member, now);
        Ok(())
    }

    /// The member was told, in this language, that they are rate-limited.
    pub(crate) fn told_in(&self, member: PlayerId, language: Language) {
        if let Some(member) = self.askers().members.get_mut(&member)
            && let Some((_, told)) = &mut member.refused
        {
            *told = Some(language);
        }
    }

    /// Drops those who are idle. Returns how many are left.
    pub(crate) fn prune(&self, now: SignedDuration) -> usize {
        let mut askers = self.askers();
        askers.prune(now);
        askers.members.len() + askers.servers.len()
    }

    fn askers(&self) -> MutexGuard<'_, Askers> {
        self.askers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Suggestions have no room for words, so that the member isn't told.
fn told(member: &mut Asker, request: RequestKind, now: SignedDuration) -> Notified {
    match request {
        RequestKind::Use => member.tell(now),
        RequestKind::Keystroke => Notified::Already(None),
    }
}

fn per_second(count: NonZeroU32) -> Rate {
    Rate::per_second(count, BURST)
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

    /// How many of `count` interactions are handled, and why the others aren't.
    fn does(floods: &Floods, who: u64, there: u64, count: usize, at: i64) -> (usize, Vec<Flood>) {
        let ask = |_| floods.ask(member(who), Some(server(there)), RequestKind::Use, second(at));
        let floods: Vec<Flood> = (0..count).filter_map(|number| ask(number).err()).collect();
        (count - floods.len(), floods)
    }

    #[test]
    fn a_member_over_the_limit_is_told_once_until_they_pause() {
        let floods = floods(4, 1_000);
        let (passed, refused) = does(&floods, 1, 7, 500, 0);
        assert_eq!((passed, refused.len()), (32, 468));
        assert_eq!(
            (refused[0].by, refused[0].told, refused[0].wait),
            (Flooding::Member, Notified::No, second(8))
        );
        floods.told_in(member(1), Language::Ukrainian);
        assert!(refused[1..].iter().all(|flood| flood.told == Notified::Already(None)));
        let (passed, refused) = does(&floods, 1, 7, 5, 1);
        assert_eq!((passed, refused.len()), (4, 1));
        assert_eq!(refused[0].told, Notified::Already(Some(Language::Ukrainian)));
        assert_eq!(does(&floods, 1, 7, 40, 9).1[0].told, Notified::Already(Some(Language::Ukrainian)));
        // No one else has less for it.
        assert_eq!(does(&floods, 2, 7, 32, 9).0, 32);
        assert_eq!(does(&floods, 1, 7, 40, 19).1[0].told, Notified::No);
    }

    #[test]
    fn a_server_has_its_limit_which_those_beyond_their_own_do_not_use_up() {
        let floods = floods(4, 10);
        assert_eq!(does(&floods, 1, 7, 500, 0).0, 32);
        assert_eq!(does(&floods, 2, 7, 32, 0).0, 32);
        let (passed, refused) = does(&floods, 3, 7, 32, 0);
        assert_eq!((passed, refused.len()), (16, 16));
        assert_eq!((refused[0].by, refused[0].told), (Flooding::Server, Notified::No));
        // It cost them nothing of their own, in other servers or direct messages.
        assert_eq!(does(&floods, 3, 8, 10, 0).0, 10);
        let directly = |_| floods.ask(member(3), None, RequestKind::Use, second(0)).is_ok();
        assert_eq!((0..40).map(directly).filter(|passed| *passed).count(), 32 - 16 - 10);
        assert_eq!(does(&floods, 4, 7, 20, 1).0, 10);
    }

    #[test]
    fn autocomplete_has_a_limit_of_its_own() {
        let floods = floods(4, 1_000);
        let types = || floods.ask(member(1), Some(server(7)), RequestKind::Keystroke, second(0));
        assert_eq!((0..100).filter(|_| types().is_ok()).count(), 64);
        assert_eq!(types().unwrap_err().told, Notified::Already(None));
        let (passed, refused) = does(&floods, 1, 7, 33, 0);
        assert_eq!((passed, refused[0].told), (32, Notified::No));
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
                floods.ask(member(number), Some(server(number % 9_000 + 1)), RequestKind::Use, now).is_ok()
            );
            let askers = floods.askers();
            most = most.max(askers.members.len() + askers.servers.len());
        }
        assert!(most < 4_000, "{most}");
        assert_eq!(floods.prune(second(10_000)), 0);
        assert!(floods.askers().members.capacity() < CROWD);
    }
}
