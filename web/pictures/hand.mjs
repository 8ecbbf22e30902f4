// The hand that cuts: no circle is round, no rule straight, and yet every build gives the same bytes.

/** A slow wobble in card space: near points move together, so that shapes that touch still touch. */
export const wobble = ([x, y]) => [
  x + 0.55 * Math.sin(y / 5.3 + x / 17) + 0.3 * Math.sin(y / 2.1),
  y + 0.55 * Math.sin(x / 4.7 + y / 13) + 0.3 * Math.sin(x / 2.3 + 1),
];

/** Numbers from 0 to 1, always the same for the same seed. */
export const chances = (seed) => () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32;

export const seedOf = (text) => [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);
