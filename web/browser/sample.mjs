// The game that the frame's own tests play, and how it is played. No other file of the frame names a game.

export * from '../../games/jericho/browser/play.mjs';
