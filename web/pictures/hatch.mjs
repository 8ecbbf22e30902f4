// Light falls from the upper left. The lower right rim of a shape is hatched with slanting strokes.
import { crossings } from "./geometry.mjs";
import { chances } from "./hand.mjs";

const SPACE = 2.5;
const SHORTEST = 0.9;
const HALF = Math.SQRT1_2;
const turned = ([x, y]) => [(x - y) * HALF, (x + y) * HALF]; // the slanting strokes lie level here
const back = ([u, v]) => [(u + v) * HALF, (v - u) * HALF];
const turnedRegion = (region) => region.map((ring) => ring.map(turned));

/** Strokes [from, to] over the rim of a region that the region itself, moved towards the light, leaves uncovered. */
export function rimStrokes(region, size, hiding = []) {
  const away = [-(1.5 + size / 26), -(1 + size / 34)];
  const moved = region.map((ring) => ring.map(([x, y]) => [x + away[0], y + away[1]]));
  return strokes(region, [moved, ...hiding]);
}

/** Strokes over all of a region, but not where the others lie. */
export function strokes(region, others = [], space = SPACE) {
  const [level, hidden, chance] = [turnedRegion(region), others.map(turnedRegion), chances(11)];
  const heights = level.flat().map(([, y]) => y);
  const found = [];
  for (let row = Math.ceil(Math.min(...heights) / space); row * space < Math.max(...heights); row++) {
    const height = row * space + 0.003;
    let spans = crossings(level, height);
    for (const other of hidden) spans = without(spans, crossings(other, height));
    for (const [from, to] of spans) {
      if (to - from < SHORTEST) continue;
      const sway = (chance() - 0.5) * 0.5;
      found.push([back([from, height]), back([to, height + sway])]);
    }
  }
  return found;
}

function without(spans, others) {
  for (const [from, to] of others)
    spans = spans.flatMap(([a, b]) => (to <= a || from >= b ? [[a, b]] : [[a, from], [to, b]].filter(([p, q]) => q > p)));
  return spans;
}
