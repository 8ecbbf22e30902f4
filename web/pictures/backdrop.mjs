// What stands behind the motifs: a disc, a rising sun or a brushed patch in a pale tone, and the floor.
import { circle, intersect, rectangle } from "./geometry.mjs";
import { chances } from "./hand.mjs";
import { colour, cut, cutLine, filled, lines } from "./print.mjs";

const FLOOR = 83.5;
const pane = colour("pane");

/** A pale disc with gouge marks around its edge. */
export function disc(x, y, r, seed, spot) {
  const [chance, marks] = [chances(seed), []];
  for (let i = 0; i < 34; i++) {
    const [turn, edge, length] = [(i / 34) * 2 * Math.PI + chance() * 0.1, r - 1 - chance() * 3, 3 + chance() * 6];
    const at = (far) => [x + far * Math.cos(turn), y + far * Math.sin(turn)];
    marks.push([at(edge), at(edge - length)]);
  }
  return pale(circle(x, y, r), spot) + lines(marks, pane, 1.1);
}

/** Half a disc that rises from the floor, with rays. */
export function sun(x, r, seed, spot) {
  const [chance, rays] = [chances(seed), []];
  for (let i = 1; i < 16; i++) {
    const [turn, far] = [(i / 16) * Math.PI, r + 3 + chance() * 1.5];
    const at = (out) => [x - out * Math.cos(turn), FLOOR - out * Math.sin(turn)];
    if (at(far)[1] > 4) rays.push([at(far), at(Math.min(far + 4 + (i % 2) * 4, far + 8))]);
  }
  return pale(intersect(circle(x, FLOOR, r), rectangle(0, 0, 120, FLOOR)), spot) + lines(rays, colour(`${spot}-lit`), 2.2);
}

/** A patch of broad, level strokes with ragged ends. */
export function patch(seed, spot) {
  const [chance, strokes] = [chances(seed), []];
  for (let y = 12; y < 76; y += 8.2) {
    const bulge = 36 * Math.sqrt(Math.max(0, 1 - ((y - 42) / 42) ** 2));
    strokes.push(cutLine([[60 - bulge - chance() * 7, y], [60 + bulge + chance() * 7 - 2, y]]));
  }
  return `<g opacity=".6">${lines(strokes, colour(`${spot}-lit`), 6.4)}</g>`;
}

const pale = (region, spot) => filled(cut(region, 0.06), colour(`${spot}-lit`), ' opacity=".6"');

/** One of the three, by the card's seed or by its own wish. */
export function backdrop(wish, seed, spot, [x, y, r] = [60, 43, 38]) {
  const kind = wish ?? ["disc", "disc", "sun", "patch"][(seed >>> 7) % 4];
  if (kind === "none") return "";
  if (kind === "sun") return sun(60, 40, seed, spot);
  if (kind === "patch") return patch(seed, spot);
  return disc(x, y, r, seed, spot);
}

export function floor(seed, y = FLOOR) {
  const [chance, strokes] = [chances(seed), [cutLine([[4, y], [116, y]])]];
  for (let i = 0; i < 9; i++) {
    const [x, length] = [6 + chance() * 98, 5 + chance() * 14];
    strokes.push([[x, y + 1.6 + (i % 3) * 1.9], [Math.min(x + length, 117), y + 1.6 + (i % 3) * 1.9]]);
  }
  return lines(strokes, undefined, 1.2);
}
