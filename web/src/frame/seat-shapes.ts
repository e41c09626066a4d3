// The shapes of the seats' signs, on a field of 24: each seat has its own besides its colour.

export const SHAPES: readonly string[] = [
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  'M4 4h16v16H4z',
  'M12 3l10 18H2z',
  'M12 2l10 10-10 10L2 12z',
  'M12 2l3 7 7.500.6-5.700 5 1.800 7.400-6.600-4-6.600 4 1.800-7.400-5.700-5L9 9z',
  'M7 3h10l5 9-5 9H7l-5-9z',
  'M8 3h8v5h5v8h-5v5H8v-5H3V8h5z',
];
