// The print: one ink, two spot colours and bare paper, written as plain SVG paths without ids, masks or clips.
// Colours are the page's CSS variables, so a picture follows the theme and the colour of its card.
import { area, intersect, line, settle, subtract, thin, thinRegion, union, withoutSpecks } from "./geometry.mjs";
import { wobble } from "./hand.mjs";
import { rimStrokes } from "./hatch.mjs";
import { INK, PAPER } from "./motif.mjs";

const SCALE = 10; // the view box is 1200 x 900: whole numbers are precise enough
const LINE = { contour: 3, halo: 6.4, inner: 0.85, hatch: 1.05 };
const SLACK = 0.13;
const SMALL = 26; // motifs of this size and smaller are cut more coarsely: nobody sees it, and there are often many
const slackOf = (size) => (size > SMALL ? SLACK : 1.6 * SLACK);
const SPECK = 1.1; // smaller than this (area) is clutter, unless it is an eye

export const VIEW_BOX = "0 0 1200 900";
export const colour = (name) => `var(--pic-${name})`;
const [ink, pane, paper] = ["ink", "pane", "paper"].map(colour);

const whole = (n) => Math.round(n * SCALE);
const pair = (x, y) => (y < 0 ? `${x}${y}` : `${x} ${y}`);
function trace(points, end) {
  let [px, py] = points[0].map(whole);
  let text = `M${pair(px, py)}l`;
  points.slice(1).forEach((point) => {
    const [x, y] = point.map(whole);
    if (x === px && y === py) return;
    const step = pair(x - px, y - py);
    text += text.endsWith("l") || step.startsWith("-") ? step : ` ${step}`;
    [px, py] = [x, y];
  });
  return text + end;
}
const d = (region) => region.map((ring) => trace(ring, "z")).join("");

export const filled = (region, fill, extra = "") => `<path fill="${fill}"${extra} d="${d(region)}"/>`;
/** Strokes given as lists of points, all in one path. */
export const lines = (all, stroke = ink, width = LINE.hatch) =>
  all.length ? `<path fill="none" stroke="${stroke}" stroke-width="${whole(width)}" d="${all.map((points) => trace(points, "")).join("")}"/>` : "";

/** A region or a line as the hand cuts it. */
export const cut = (region, slack = SLACK) => thinRegion(region.map((ring) => finely(ring).map(wobble)), slack);
export const cutLine = (points) => thin([points[0], ...points.slice(1).flatMap((point, i) => line(points[i], point, 1.5))].map(wobble), SLACK);
const finely = (ring) => ring.flatMap((point, i) => line(ring.at(i - 1), point, 1.5));

/** A placed motif as it will be printed: shapes and outline, cut by hand, kept only within `keep` and outside `without`. */
export function cutOut(placed, spot, { keep, without, dropped } = {}) {
  const shapes = [];
  for (const { region, tone } of placed.shapes(dropped)) {
    let left = settle(cut(region, slackOf(placed.size)), true);
    if (keep) left = intersect(left, keep);
    if (without) left = subtract(left, without);
    if (left.length) shapes.push({ region: left, tone });
  }
  const outline = withoutSpecks(union(shapes.map(({ region }) => region)), 1.5);
  return { shapes: visible(shapes), outline, spot, size: placed.size };
}

/** Without shapes that others cover, and without specks; an eye stays, however small. */
function visible(shapes) {
  const seen = [];
  let above = [];
  for (const shape of [...shapes].reverse()) {
    const shown = area(subtract(shape.region, above));
    const eye = shape.tone === INK || shape.tone === PAPER;
    if (shown > (eye ? 0.15 : SPECK)) seen.unshift(shape);
    above = union([above, shape.region]);
  }
  return seen;
}

const tints = (spot) => [ink, colour(spot), colour(`${spot}-lit`), paper];

export const halo = ({ outline }) => filled(thinRegion(outline, 4 * SLACK), pane, ` stroke="${pane}" stroke-width="${whole(LINE.halo)}"`);
export const contour = ({ outline, size }, fill = ink) =>
  filled(thinRegion(outline, slackOf(size)), fill, ` stroke="${ink}" stroke-width="${whole(LINE.contour)}"`);
export function shapesOf({ shapes, spot, size }, width = LINE.inner) {
  const tint = tints(spot);
  const drawn = shapes.map(({ region, tone }) => filled(thinRegion(region, slackOf(size)), tint[tone])).join("");
  return `<g stroke="${ink}" stroke-width="${whole(width)}">${drawn}</g>`;
}
export const rim = (sprite, hiding = []) => lines(rimStrokes(sprite.outline, sprite.size, hiding.map(({ outline }) => outline)));

/** The motif as a whole: a gap of bare paper, a bold contour, the tones, the shade. `behind` are those that cover it. */
export const printed = (sprite, { gap = true, behind = [] } = {}) =>
  (gap ? halo(sprite) : "") + contour(sprite) + shapesOf(sprite) + rim(sprite, behind);
