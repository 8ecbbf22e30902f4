// Small sounds, made here: a few notes each, nothing fetched.

import { prefs } from "./prefs.svelte";

type Tone = [frequency: number, start: number, length: number, shape?: OscillatorType, loudness?: number];

const SOUNDS = {
  tap: [[660, 0, 0.05, "sine", 0.05]],
  arrival: [[784, 0, 0.14], [1047, 0.12, 0.3]],
  turn: [[523, 0, 0.12], [784, 0.1, 0.2]],
  cover: [[180, 0, 0.12, "triangle", 0.16], [120, 0.06, 0.18, "triangle", 0.12]],
  token: [[880, 0, 0.06, "triangle"], [660, 0.05, 0.1, "triangle"]],
  wrong: [[220, 0, 0.22, "sawtooth", 0.05]],
  assassin: [[110, 0, 0.5, "sawtooth", 0.1], [82, 0.2, 0.8, "sawtooth", 0.1]],
  bell: [[988, 0, 0.5], [1319, 0.02, 0.4, "sine", 0.05]],
  step: [[70, 0, 0.16, "triangle", 0.25], [60, 0.3, 0.2, "triangle", 0.25]],
  piece: [[520, 0, 0.05, "triangle"], [390, 0.05, 0.08, "triangle"]],
  no: [[200, 0, 0.09, "square", 0.04], [170, 0.1, 0.12, "square", 0.04]],
  win: [[523, 0, 0.15], [659, 0.12, 0.15], [784, 0.24, 0.15], [1047, 0.36, 0.4]],
  lose: [[392, 0, 0.2], [330, 0.18, 0.2], [262, 0.36, 0.5]],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

let air: AudioContext | undefined;

/** Let it be heard, if sounds are wanted and the browser has been touched before. */
export function sound(name: Sound): void {
  if (!prefs.sounds || !navigator.userActivation?.hasBeenActive) return;
  air ??= new AudioContext();
  for (const [frequency, start, length, shape = "sine", loudness = 0.08] of SOUNDS[name] as Tone[]) {
    const note = air.createOscillator();
    const gain = air.createGain();
    const from = air.currentTime + start;
    note.type = shape;
    note.frequency.value = frequency;
    gain.gain.setValueAtTime(loudness, from);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
    note.connect(gain).connect(air.destination);
    note.start(from);
    note.stop(from + length);
  }
}
