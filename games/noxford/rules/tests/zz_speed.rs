use besace_noxford::*;
use besace_table::*;
use std::time::Instant;
#[test]
fn speed() {
    for seats in 2..=4u8 {
        let mut guess = Guess::new(1);
        let mut longest: Option<(Noxford, Seat, usize)> = None;
        let mut offers = Vec::new();
        let deals: Vec<Noxford> = (0..100)
            .map(|s| Noxford::new(seats, Seed::new(s).unwrap(), &Options::default()).unwrap())
            .collect();
        let mut total = 0;
        let mut listed = 0;
        for d in &deals {
            let mut g = d.clone();
            while let Some(seat) = g.pending().first() {
                offers.clear();
                g.legal(seat, &mut offers);
                total += 1;
                listed += offers.len();
                if longest.as_ref().is_none_or(|l| offers.len() > l.2) {
                    longest = Some((g.clone(), seat, offers.len()));
                }
                let Offer::Action(a) = &offers[guess.below(offers.len() as u32) as usize] else {
                    unreachable!()
                };
                play(&mut g, seat, a, &mut Nobody).unwrap();
            }
        }
        let (g, seat, n) = longest.unwrap();
        let mut best = f64::MAX;
        for _ in 0..200 {
            let t = Instant::now();
            for _ in 0..20 {
                offers.clear();
                std::hint::black_box(&g).legal(seat, &mut offers);
                std::hint::black_box(&offers);
            }
            best = best.min(t.elapsed().as_secs_f64() / 20.0);
        }
        let mut rates = Vec::new();
        for _ in 0..15 {
            let t = Instant::now();
            for d in &deals {
                let mut g = d.clone();
                while let Some(seat) = g.pending().first() {
                    offers.clear();
                    g.legal(seat, &mut offers);
                    let Offer::Action(a) = &offers[guess.below(offers.len() as u32) as usize] else {
                        unreachable!()
                    };
                    play(&mut g, seat, a, &mut Nobody).unwrap();
                }
            }
            rates.push(t.elapsed().as_secs_f64() / 100.0);
        }
        rates.sort_by(f64::total_cmp);
        println!(
            "{seats} seats: actions a game {:.0}, list mean {:.0}, longest {n} in {:.1} us, playout median {:.1} us best {:.1}, state {} bytes, action {} bytes",
            total as f64 / 100.0,
            listed as f64 / total as f64,
            best * 1e6,
            rates[7] * 1e6,
            rates[0] * 1e6,
            size_of::<Noxford>(),
            size_of::<Action>()
        );
    }
}
