// What happened, one sentence for each event, from the viewer's knowledge.

import type { Telling } from '#web/board/contract.ts';
import type { Argument, Words } from '#web/words/words.ts';
import { byOf, nameOf, type By } from '#web/board/people.ts';
import { trickOf, valueOf } from './cards.ts';
import { ambushPicture, cardsInWords, missionWords, picture, severalWords } from './names.ts';
import type { Card, Event, View } from './types.ts';

export function tell(event: Event, { names, me }: Telling<View>): Words | null {
  const by = (seat: number) => byOf(seat, names, me);
  const other = (seat: number) => nameOf(seat, names, me);
  switch (event.type) {
    case 'turned_up':
      return { id: 'nottingham-event-turned-up', args: { ...by(event.seat), card: picture(event.card) } };
    case 'took':
      return { id: 'nottingham-event-took', args: { ...by(event.seat), card: picture(event.card, '.the') } };
    case 'used':
      return tellUse(event.card, event.target, by(event.seat), other);
    case 'defended':
      return {
        id: 'nottingham-event-defended',
        args: {
          ...by(event.seat),
          attacker: other(event.attacker),
          card: picture(event.card),
          received: picture(event.received, '.the'),
        },
      };
    case 'accepted':
      return { id: 'nottingham-event-accepted', args: by(event.seat) };
    case 'hand_shown':
      if (event.to !== 'all') {
        const args = { ...by(event.seat), attacker: event.to.map(other), cards: cardsInWords(event.cards ?? []) };
        return event.cards ? { id: 'nottingham-event-hand-seen', args } : { id: 'nottingham-event-hand-hidden', args };
      }
      return { id: 'nottingham-event-hand-shown', args: { ...by(event.seat), cards: cardsInWords(event.cards ?? []) } };
    case 'swapped':
      return tellSwap(event, by(event.to), other);
    case 'offered':
      return event.cards
        ? { id: 'nottingham-event-offered', args: { ...by(event.seat), cards: cardsInWords(event.cards) } }
        : { id: 'nottingham-event-offered-hidden', args: by(event.seat) };
    case 'offers_revealed': {
      const offers = Object.entries(event.offers).map(([seat, cards]): Words => ({
        id: 'nottingham-event-offer',
        args: { name: other(Number(seat)), cards: cardsInWords(cards ?? []) },
      }));
      return { id: 'nottingham-event-offers-revealed', args: { offers } };
    }
    case 'refused':
      return { id: 'nottingham-event-refused', args: { ...by(event.seat), card: picture(event.card, '.the') } };
    case 'ambush_seen':
      return event.cards
        ? { id: 'nottingham-event-ambush-seen', args: { cards: event.cards.map(ambushPicture) } }
        : { id: 'nottingham-event-ambush-seen-hidden', args: by(event.seat) };
    case 'ambush_laid':
      return event.card
        ? { id: 'nottingham-event-ambush-laid', args: { card: ambushPicture(event.card) } }
        : { id: 'nottingham-event-ambush-laid-hidden', args: by(event.seat) };
    case 'delivering':
      return { id: 'nottingham-event-delivering', args: { ...by(event.seat), cards: severalWords(event.object, event.count) } };
    case 'ambush_sprung': {
      const args = { ...by(event.seat), card: ambushPicture(event.card), object: picture(event.object), victim: other(event.victim) };
      return { id: 'nottingham-event-ambush-sprung', args };
    }
    case 'ambush_declined':
      return { id: 'nottingham-event-ambush-declined', args: by(event.seat) };
    case 'delivered': {
      const args = { ...by(event.seat), card: picture(event.object, '.the'), points: valueOf(event.object) };
      return { id: 'nottingham-event-delivered', args };
    }
    case 'delivery_failed':
      return { id: 'nottingham-event-delivery-failed', args: { ...by(event.seat), count: event.count } };
    case 'mission_done': {
      const args = {
        ...by(event.seat),
        mission: missionWords(event.mission),
        cards: event.objects.map((card) => picture(card, '.short')),
        shared: event.shared ? 'yes' : 'no',
      };
      return { id: 'nottingham-event-mission-done', args };
    }
    case 'sheriff_moved':
      return event.number === null
        ? { id: 'nottingham-event-sheriff-home' }
        : { id: 'nottingham-event-sheriff-moved', args: { number: event.number } };
    case 'gift':
      return event.card
        ? { id: 'nottingham-event-gift', args: { card: picture(event.card) } }
        : { id: 'nottingham-event-gift-hidden', args: by(event.seat) };
    case 'reshuffled':
      return { id: 'nottingham-event-reshuffled', args: { count: event.count } };
    case 'purged':
      return event.cards
        ? { id: 'nottingham-event-purged', args: { cards: cardsInWords(event.cards) } }
        : { id: 'nottingham-event-purged-hidden', args: { ...by(event.seat), count: event.count } };
    case 'game_over':
      return event.reason === 'sheriff-home' ? { id: 'nottingham-event-over-home' } : { id: 'nottingham-event-over-missions' };
  }
}

type Other = (seat: number) => Argument;

function tellUse(card: Card, target: number | null, by: By, other: Other): Words {
  const args = { ...by, card: picture(card, '.the') };
  if (target !== null) return { id: 'nottingham-event-used-on', args: { ...args, trick: trickOf(card), target: other(target) } };
  return { id: 'nottingham-event-used', args: { ...args, trick: trickOf(card) } };
}

function tellSwap(event: Extract<Event, { type: 'swapped' }>, by: By, other: Other): Words {
  const args = { ...by, from: other(event.from) };
  if (event.card === null) return { id: 'nottingham-event-swapped-hidden', args: { ...args, given: picture(event.given!) } };
  // The second card of a barter is given for nothing more.
  if (event.given === null) return { id: 'nottingham-event-swapped-more', args: { ...args, card: picture(event.card) } };
  return { id: 'nottingham-event-swapped', args: { ...args, card: picture(event.card), given: picture(event.given) } };
}
