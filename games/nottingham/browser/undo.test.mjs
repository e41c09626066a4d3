// Taking back (NOT-89): a card that was taken is open, and nothing was drawn for it.

import { show } from '#browser/stage.mjs';
import { takesBack } from '#browser/taking-back.mjs';

show('a card that was taken is put back, and stays taken once the turn has ended', async (stage) => {
  await takesBack(stage, { game: 'nottingham', seed: 5, deed: ({ type }) => type === 'take', ends: ({ type }) => type === 'end_turn' });
});

show('what was announced against somebody is taken back while they have not answered', async (stage) => {
  await takesBack(stage, {
    game: 'nottingham',
    seed: 7,
    deed: ({ type, target }) => type === 'use' && target !== undefined,
    ends: ({ type }) => ['defend', 'accept', 'offer'].includes(type),
  });
});
