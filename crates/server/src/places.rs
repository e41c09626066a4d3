//! Places for bots that think at the same time, and the queue of those that wait for one.
//!
//! Thinking is the dearest thing that anybody can ask for here, and asking costs nothing. So who gets the next place is
//! not decided by who came first. What people wait for goes before what they do not, though nobody is passed over for ever;
//! nobody's address takes more than its half of the places while others wait; and where two are alike, it is the turn of the
//! address, then of the host, then of the table that was served longest ago. The queue is bounded: when it is full, the
//! address that has the most in it loses one, which comes back a moment later.

use crate::entry::Person;
use crate::storage::Key;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Instant;
use tokio::sync::oneshot;

/// How many addresses, hosts and tables are remembered as served.
const REMEMBERED: usize = 4096;

/// How many places are given to others before whoever is passed over counts as more urgent by one.
const PASSED_OVER: u64 = 20;

/// How much a thought is waited for: the first of these goes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Urgency {
    /// Somebody's time is up, and everybody at the table waits.
    Clock,
    /// A move that is soon found, where people play.
    Quick,
    /// An expert's move, where people play.
    Expert,
    /// A table of bots that somebody watches.
    BotsAlone,
    /// Nobody is there: a table for slow play, until one of its people is due.
    NobodyThere,
}

/// Who asks for a place.
#[derive(Clone, Copy, Debug)]
pub struct Claim {
    /// How much it is waited for.
    pub urgency: Urgency,
    /// The network address for which it is.
    pub address: IpAddr,
    /// Whose table it is; for advice, who asks for it.
    pub person: Person,
    /// The table.
    pub table: Key,
}

impl Claim {
    /// Of somebody who waits for a thing that is soon done. Who has no session counts by the address alone.
    pub fn quick(address: IpAddr, person: Option<Person>, table: Key) -> Claim {
        Claim { urgency: Urgency::Quick, address, person: person.unwrap_or(Person(0)), table }
    }
}

/// The places of one kind.
#[derive(Clone)]
pub struct Places(Arc<Mutex<Queue>>);

/// A place that is taken, for as long as this is kept.
pub struct Place {
    places: Places,
    address: IpAddr,
    since: Instant,
}

struct Queue {
    /// What it is for, as figures name it.
    kind: &'static str,
    /// How many may think at the same time.
    most: usize,
    /// How many may wait.
    longest: usize,
    taken: HashMap<IpAddr, usize>,
    waiting: Vec<Applicant>,
    served: Served,
    given: u64,
}

struct Applicant {
    number: u64,
    claim: Claim,
    since: Instant,
    /// How many places had been given by then.
    came: u64,
    call: oneshot::Sender<Place>,
}

/// When each was last served, counted in places given.
#[derive(Default)]
struct Served {
    addresses: HashMap<IpAddr, u64>,
    people: HashMap<Person, u64>,
    tables: HashMap<Key, u64>,
}

impl Places {
    /// So many places of a kind, for which so many may wait.
    pub fn new(kind: &'static str, most: usize, longest: usize) -> Places {
        let (most, longest) = (most.max(1), longest.max(1));
        let (taken, waiting, served) = Default::default();
        Places(Arc::new(Mutex::new(Queue { kind, most, longest, taken, waiting, served, given: 0 })))
    }

    /// Waits for a place; `None` for whoever is sent away because the queue is too long.
    pub async fn take(&self, claim: Claim) -> Option<Place> {
        let (call, called) = oneshot::channel();
        let calls = {
            let mut queue = self.lock();
            queue.come(claim, call);
            self.give(&mut queue)
        };
        deliver(calls);
        called.await.ok()
    }

    /// How many wait.
    pub fn waiting(&self) -> usize {
        self.lock().waiting.iter().filter(|waiting| !waiting.call.is_closed()).count()
    }

    /// How many places have been given since the beginning.
    pub fn given(&self) -> u64 {
        self.lock().given
    }

    /// Gives out what is free. Whoever is called is told outside the lock, for one that is gone gives its place back.
    fn give(&self, queue: &mut Queue) -> Vec<(oneshot::Sender<Place>, Place)> {
        let mut calls = Vec::new();
        while let Some(Applicant { claim, call, since, .. }) = queue.next() {
            metrics::histogram!("besace_thought_waits_seconds", "kind" => queue.kind)
                .record(since.elapsed().as_secs_f64());
            calls.push((call, Place { places: self.clone(), address: claim.address, since: Instant::now() }));
        }
        metrics::gauge!("besace_thoughts_waiting", "kind" => queue.kind).set(queue.waiting.len() as f64);
        calls
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.0.lock().expect("no one panics while holding this")
    }
}

fn deliver(calls: Vec<(oneshot::Sender<Place>, Place)>) {
    for (call, place) in calls {
        // Who has gone meanwhile gives the place back by dropping it.
        drop(call.send(place));
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let calls = {
            let mut queue = self.places.lock();
            metrics::histogram!("besace_thinking_seconds", "kind" => queue.kind)
                .record(self.since.elapsed().as_secs_f64());
            queue.leave(self.address);
            self.places.give(&mut queue)
        };
        deliver(calls);
    }
}

impl Queue {
    fn come(&mut self, claim: Claim, call: oneshot::Sender<Place>) {
        self.waiting.retain(|waiting| !waiting.call.is_closed());
        let number = self.waiting.last().map_or(0, |last| last.number + 1);
        self.waiting.push(Applicant { number, claim, since: Instant::now(), came: self.given, call });
        if self.waiting.len() > self.longest {
            self.send_away();
        }
    }

    /// Sends away the least urgent and last of the address that has the most waiting.
    fn send_away(&mut self) {
        let mut counts: HashMap<IpAddr, usize> = HashMap::new();
        for waiting in &self.waiting {
            *counts.entry(waiting.claim.address).or_default() += 1;
        }
        let worst =
            |waiting: &Applicant| (counts[&waiting.claim.address], waiting.claim.urgency, waiting.number);
        let last = (0..self.waiting.len()).max_by_key(|at| worst(&self.waiting[*at]));
        if let Some(last) = last {
            self.waiting.remove(last);
            metrics::counter!("besace_thoughts_sent_away_total", "kind" => self.kind).increment(1);
        }
    }

    /// Takes the next out of the queue, if there is one and a place for it.
    fn next(&mut self) -> Option<Applicant> {
        if self.taken.values().sum::<usize>() >= self.most {
            return None;
        }
        self.waiting.retain(|waiting| !waiting.call.is_closed());
        let best = (0..self.waiting.len()).min_by_key(|at| self.turn(&self.waiting[*at]))?;
        let next = self.waiting.remove(best);
        self.given += 1;
        *self.taken.entry(next.claim.address).or_default() += 1;
        self.served.note(&next.claim, self.given);
        Some(next)
    }

    /// What decides whose turn it is: the least goes first.
    fn turn(&self, Applicant { number, claim, came, .. }: &Applicant) -> impl Ord + use<> {
        let own = self.taken.get(&claim.address).copied().unwrap_or(0);
        let has_its_half = own > 0 && own >= self.most / 2;
        let urgency = (claim.urgency as u64).saturating_sub((self.given - came) / PASSED_OVER);
        (has_its_half, urgency, self.served.of(claim), *number)
    }

    fn leave(&mut self, address: IpAddr) {
        if let Some(own) = self.taken.get_mut(&address) {
            *own -= 1;
            if *own == 0 {
                self.taken.remove(&address);
            }
        }
        if self.taken.is_empty() && self.waiting.is_empty() {
            // Nobody has to be kept apart from anybody.
            self.served = Served::default();
        }
    }
}

impl Served {
    fn note(&mut self, claim: &Claim, at: u64) {
        remember(&mut self.addresses, claim.address, at);
        remember(&mut self.people, claim.person, at);
        remember(&mut self.tables, claim.table, at);
    }

    fn of(&self, claim: &Claim) -> [u64; 3] {
        let address = self.addresses.get(&claim.address);
        let person = self.people.get(&claim.person);
        [address, person, self.tables.get(&claim.table)].map(|at| at.copied().unwrap_or(0))
    }
}

fn remember<K: Eq + Hash>(served: &mut HashMap<K, u64>, key: K, at: u64) {
    if served.len() >= REMEMBERED {
        served.clear();
    }
    served.insert(key, at);
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::VecDeque;
    use std::pin::Pin;
    use std::task::{Context, Poll, Waker};

    fn claim(address: u8, person: i64, table: i64, urgency: Urgency) -> Claim {
        Claim { urgency, address: [192, 0, 2, address].into(), person: Person(person), table: Key(table) }
    }

    type Coming = Pin<Box<dyn Future<Output = Option<Place>>>>;

    /// Somebody who stands in the queue from now on.
    fn stand(places: &Places, claim: Claim) -> Coming {
        let places = places.clone();
        let mut coming: Coming = Box::pin(async move { places.take(claim).await });
        assert!(look(&mut coming).is_none(), "there is no place yet");
        coming
    }

    /// What has become of somebody in the queue: nothing yet, sent away, or called.
    fn look(coming: &mut Coming) -> Option<Option<Place>> {
        match coming.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(place) => Some(place),
            Poll::Pending => None,
        }
    }

    fn at_once(places: &Places, claim: Claim) -> Place {
        let places = places.clone();
        let mut coming: Coming = Box::pin(async move { places.take(claim).await });
        look(&mut coming).expect("a place is free").expect("nobody is sent away")
    }

    /// Gives one place after the other, starting with this one, and says in which order those in the queue got them.
    fn order(first: Place, mut queue: Vec<Coming>) -> Vec<usize> {
        let mut held = VecDeque::from([first]);
        let mut order = Vec::new();
        let mut done = vec![false; queue.len()];
        while let Some(place) = held.pop_front() {
            drop(place);
            for at in 0..queue.len() {
                if !done[at]
                    && let Some(place) = look(&mut queue[at])
                {
                    done[at] = true;
                    order.push(at);
                    held.extend(place);
                }
            }
        }
        order
    }

    #[test]
    fn what_people_wait_for_goes_first() {
        use Urgency::*;
        let places = Places::new("bots", 1, 100);
        let first = at_once(&places, claim(1, 1, 1, Quick));
        let urgencies = [NobodyThere, BotsAlone, Expert, Quick, Clock, Expert];
        let queue = (2..)
            .zip(urgencies)
            .map(|(at, urgency)| stand(&places, claim(at, at.into(), at.into(), urgency)));
        assert_eq!(order(first, queue.collect()), [4, 3, 2, 5, 1, 0]);
    }

    /// An attacker with a hundred tables, and a victim with one: alike in all else, they take turns.
    #[test]
    fn whoever_has_many_tables_waits_for_whoever_has_one() {
        let places = Places::new("bots", 1, 1000);
        let first = at_once(&places, claim(1, 1, 1, Urgency::Expert));
        let mut queue: Vec<Coming> =
            (0..100).map(|table| stand(&places, claim(1, table, table, Urgency::Expert))).collect();
        queue.push(stand(&places, claim(2, 1000, 1000, Urgency::Expert)));
        let victim = queue.len() - 1;
        assert_eq!(order(first, queue)[0], victim, "no thought of the attacker's goes before the victim's");
    }

    #[test]
    fn hosts_and_then_tables_of_one_address_take_turns() {
        let places = Places::new("bots", 1, 1000);
        let first = at_once(&places, claim(1, 1, 1, Urgency::Quick));
        // Host 1 has three tables, one of which asks twice; host 2 has one.
        let asks = [(1, 1), (1, 1), (1, 2), (1, 3), (2, 4)];
        let queue = asks.map(|(host, table)| stand(&places, claim(1, host, table, Urgency::Quick)));
        assert_eq!(order(first, queue.into()), [4, 2, 3, 0, 1]);
    }

    /// An attacker at as many addresses as there are places, whose clocks are always up: each place that becomes free could
    /// be theirs again.
    #[test]
    fn nobody_is_passed_over_for_ever() {
        let places = Places::new("bots", 2, 1000);
        let clock = |address: u8, table: i64| claim(address, table, table, Urgency::Clock);
        let mut held: VecDeque<Place> = [1, 2].map(|address| at_once(&places, clock(address, 1))).into();
        let mut victim = stand(&places, claim(3, 3, 3, Urgency::Quick));
        let mut queue: VecDeque<Coming> = VecDeque::new();
        for thought in 0.. {
            let address = 1 + (thought % 2) as u8;
            queue.push_back(stand(&places, clock(address, thought)));
            drop(held.pop_front());
            if look(&mut victim).flatten().is_some() {
                assert_eq!(thought, PASSED_OVER as i64, "thoughts before the victim's");
                break;
            }
            let next = queue.pop_front().and_then(|mut next| look(&mut next).flatten());
            held.push_back(next.expect("it is the attacker's turn again"));
        }
    }

    #[test]
    fn an_address_has_half_of_the_places_while_others_wait_and_all_while_nobody_does() {
        let places = Places::new("bots", 2, 1000);
        let one = at_once(&places, claim(1, 1, 1, Urgency::Quick));
        let two = at_once(&places, claim(1, 2, 2, Urgency::Quick));
        let mut more = stand(&places, claim(1, 3, 3, Urgency::Clock));
        let mut other = stand(&places, claim(2, 4, 4, Urgency::NobodyThere));
        drop(one);
        assert!(look(&mut more).is_none(), "however urgent it is, it has its half already");
        let other = look(&mut other).flatten().expect("it is the other's turn");
        drop(two);
        assert!(look(&mut more).flatten().is_some());
        drop(other);
    }

    #[test]
    fn a_full_line_sends_away_whoever_has_the_most_in_it() {
        let places = Places::new("bots", 1, 10);
        let _held = at_once(&places, claim(1, 1, 1, Urgency::Quick));
        let mut many: Vec<Coming> =
            (0..10).map(|table| stand(&places, claim(1, 1, table, Urgency::Quick))).collect();
        let mut victim = stand(&places, claim(2, 2, 100, Urgency::NobodyThere));
        assert!(look(&mut victim).is_none(), "the victim stays");
        assert!(matches!(look(&mut many[9]), Some(None)), "the attacker's last has gone");
        assert_eq!(places.waiting(), 10);
    }

    #[test]
    fn whoever_gives_up_waiting_holds_nobody_up() {
        let places = Places::new("bots", 1, 10);
        let first = at_once(&places, claim(1, 1, 1, Urgency::Quick));
        drop(stand(&places, claim(2, 2, 2, Urgency::Clock)));
        let mut next = stand(&places, claim(3, 3, 3, Urgency::Quick));
        assert_eq!(places.waiting(), 1);
        drop(first);
        let place = look(&mut next).flatten().expect("it is called");
        drop(place);
        assert_eq!(places.given(), 2, "the one that had gone has taken nothing");
        assert!(places.lock().taken.is_empty());
    }
}
