// The haggling as it stands after each event: who was called, who owes an answer, and which offers stand.

import type { Scene } from './scene.ts';
import type { Event } from './types.ts';

/** The scene with its talk brought up to date; nothing else of it changes. */
export function talkAfter(scene: Scene, event: Event): Scene {
  switch (event.type) {
    case 'called':
      return { ...scene, called: event.seat, owes: { seat: event.seat, offer: null } };
    case 'stood':
    case 'time_up':
      return { ...scene, owes: null };
    case 'offered': {
      const { offer, replaces } = event;
      const offers = [...scene.offers.filter((each) => each.id !== replaces), offer];
      if (offer.by === scene.sheriff) return { ...scene, offers, owes: { seat: offer.payer, offer: offer.id } };
      return { ...scene, offers, owes: scene.owes?.seat === offer.by ? null : scene.owes };
    }
    case 'refused':
    case 'withdrawn':
    case 'lapsed':
      return withoutOffer(scene, event.offer);
    case 'deal':
      return withoutOffer(scene, event.offer.id);
    case 'sheriff':
    case 'game_over':
      // A round has ended: what was still being said is over, and every promise has been carried out.
      return { ...scene, called: null, owes: null, offers: [], places: scene.places.map((place) => ({ ...place, must: null })) };
    default:
      return scene;
  }
}

function withoutOffer(scene: Scene, id: number): Scene {
  return {
    ...scene,
    offers: scene.offers.filter((each) => each.id !== id),
    owes: scene.owes?.offer === id ? null : scene.owes,
  };
}
