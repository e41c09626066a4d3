// Short sounds, made on the spot; silent until somebody asks for them in the settings.

import { settings } from './settings.svelte.ts';

/** A note: its pitch in hertz, when it begins and how long it lasts, in seconds. */
type Note = [pitch: number, at: number, lasts: number];

const SOUNDS = {
  turn: [
    [523, 0, 0.12],
    [784, 0.11, 0.2],
  ],
  step: [[196, 0, 0.07]],
  end: [
    [392, 0, 0.16],
    [523, 0.15, 0.16],
    [659, 0.3, 0.35],
  ],
} satisfies Record<string, Note[]>;

let context: AudioContext | null = null;

/** Plays a sound if sound is on. */
export function play(sound: keyof typeof SOUNDS): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  for (const [pitch, at, lasts] of SOUNDS[sound]) {
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.16, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + lasts);
  }
}
