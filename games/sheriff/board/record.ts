// What is known of everybody from what has happened: who told the truth about a bag, and who kept which word.
//
// Once a bag is decided everybody can tell whether it was as declared: an opened one was seen, and of one that passed
// the legal goods and the number of hidden ones lie on the stand.

import { countOf, entriesOf } from './goods.ts';
import { readyOf, type Ready } from './later.ts';
import type { Declared, Event, Goods, Offer, View } from './types.ts';

/** A bag that was decided. */
export interface PastBag {
  round: number;
  declared: Declared;
  truth: boolean;
  opened: boolean;
}

/** Open: the moment has not come. Said: nothing on the table will ever tell. */
export type Fate = 'open' | 'kept' | 'broken' | 'said';

/** A word given in a deal. */
export interface Word {
  round: number;
  by: number;
  to: number;
  /** What was said; empty where the goods of a bag were promised. */
  text: string;
  about: Ready | 'bag' | null;
  fate: Fate;
}

export interface Records {
  /** By seat, the bags decided so far. */
  bags: PastBag[][];
  words: Word[];
}

/** The record as the events so far make it. */
export function recordsOf(past: readonly Event[], view: View): Records {
  const seats = view.seats.length;
  const records: Records = { bags: view.seats.map(() => []), words: [] };
  const declared: (Declared | null)[] = view.seats.map(() => null);
  const promised: Goods[] = view.seats.map(() => ({}));
  // The first round is begun by no event: whose it was follows from whose it is now.
  let [round, sheriff] = [1, (((view.sheriff - (view.round - 1)) % seats) + seats) % seats];

  function decide(seat: number, truth: boolean, opened: boolean) {
    const said = declared[seat];
    if (said) records.bags[seat]!.push({ round, declared: said, truth, opened });
    for (const word of records.words) {
      if (word.fate !== 'open' || word.by !== sheriff || word.to !== seat || word.round >= round) continue;
      word.fate = word.about === 'let-pass' && opened ? 'broken' : 'kept';
    }
  }

  for (const event of past) {
    switch (event.type) {
      case 'sheriff':
        [round, sheriff] = [event.round, event.seat];
        declared.fill(null);
        break;
      case 'declared':
        declared[event.seat] = { good: event.good, count: event.count };
        break;
      case 'deal':
        strike(event.offer);
        break;
      case 'passed':
        decide(event.seat, event.contraband_count === 0 && onlyOf(event.legal, declared[event.seat]), false);
        break;
      case 'opened':
        decide(event.seat, event.truth, true);
        break;
      case 'handed_over': {
        const short = countOf(promised[event.from]!) > countOf(event.goods);
        records.words.push({ round, by: event.from, to: event.to, text: '', about: 'bag', fate: short ? 'broken' : 'kept' });
        break;
      }
      default:
        break;
    }
  }
  return records;

  function strike({ payer, give, later }: Offer) {
    promised[payer] = give.bag;
    const paid = give.coins + countOf(give.legal) + give.named.length + give.unnamed_count + countOf(give.bag);
    for (const word of records.words) {
      const bribed = word.about === 'no-bribe' && word.by === sheriff && word.to === payer && word.round < round;
      if (word.fate === 'open' && bribed && paid > 0) word.fate = 'broken';
    }
    for (const { by, text } of later) {
      const about = readyOf(text);
      const judged = about === 'let-pass' || about === 'no-bribe';
      records.words.push({ round, by, to: by === payer ? sheriff : payer, text, about, fate: judged ? 'open' : 'said' });
    }
  }
}

function onlyOf(goods: Goods, declared: Declared | null | undefined): boolean {
  return entriesOf(goods).every(([good]) => good === declared?.good);
}
