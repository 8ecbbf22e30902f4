// The ways in which two motifs become one picture. Each takes {a, b, card, seed, spots} and gives the printed picture.
// Anchors (head, rim, back, ...) are fractions of a motif's box; card.A and card.B nudge: {dx, dy, k, r, flip}.
import { backdrop, floor } from "./backdrop.mjs";
import { boxOf, circle, intersect, rectangle, subtract, union } from "./geometry.mjs";
import { chances } from "./hand.mjs";
import { strokes } from "./hatch.mjs";
import { INK, LIT, PAPER, SHADE } from "./motif.mjs";
import { HIGH, Placed, WIDE, fill, fitting, heightOf, joined } from "./placing.mjs";
import { colour, contour, cut, cutLine, cutOut, filled, halo, lines, printed, rim, shapesOf } from "./print.mjs";

const GROUND = 83;
const ink = colour("ink");
const pane = colour("pane");

const standing = (motif, x, foot, size, nudge) => new Placed(motif, { x, foot, size }, nudge);
const centred = (motif, x, y, size, nudge, more) => new Placed(motif, { x, y, size, ...more }, nudge);
const bent = (from, middle, to) => // a slack line through three points
  cutLine(Array.from({ length: 13 }, (_, i) => i / 12).map((t) =>
    [0, 1].map((k) => (1 - t) ** 2 * from[k] + 2 * t * (1 - t) * middle[k] + t * t * to[k])));

const rope = (all, width) => lines(all, pane, 4) + lines(all, ink, width);

/** Behind and in front, on the floor, before a backdrop. */
function scene({ card, seed }, spot, sprites, { gaps = true, place } = {}) {
  const parts = sprites.map((sprite, i) => printed(sprite, { gap: gaps, behind: sprites.slice(i + 1) }));
  return backdrop(card.bg, seed, spot, place) + floor(seed) + parts.join("");
}

/** B is A's hat. */
function wears(it) {
  const { a, b, card, spots } = it;
  const pa = standing(a, 60, GROUND, fitting(a, 74, 54), card.A);
  const [x, y] = pa.point(a.facts.head ?? [0.5, 0.06]);
  const size = fitting(b, 40, 32);
  const pb = centred(b, x, y - heightOf(b, size) / 2 + 5, size, card.B, { turn: -6 });
  fill([pa, pb]);
  const hat = cutOut(pb, spots[1]);
  return scene(it, spots[1], card.under ? [hat, cutOut(pa, spots[0], { dropped: card.drop })] : [cutOut(pa, spots[0], { dropped: card.drop }), hat]);
}

/** B is seen through a round hole in A. */
function inside(it) {
  const { a, b, card, spots } = it;
  const pa = centred(a, 60, 45, fitting(a, 80, 78), card.A);
  fill([pa], { middle: true, most: 3, foot: 86 });
  const [x, y] = pa.point(card.belly ?? a.facts.belly ?? [0.5, 0.55]);
  const r = (card.room ?? a.facts.room ?? 0.24) * pa.size;
  const pb = centred(b, x, y, fitting(b, r * 1.5, r * 1.5), card.B);
  const hole = cut(circle(x, y, r), 0.06);
  const body = cutOut(pa, spots[0]);
  const rimmed = { ...body, outline: subtract(body.outline, hole) };
  return halo(body) + contour(body) + shapesOf(body) + rim(rimmed) +
    filled(hole, pane, ` stroke="${ink}" stroke-width="26"`) + printed(cutOut(pb, spots[1]), { gap: false });
}

/** A comes out of B, whose front hides A's foot. */
function grows(it) {
  const { a, b, card, spots } = it;
  const pb = standing(b, 60, GROUND + 2, fitting(b, 62, 42), card.B);
  const [x, y] = pb.point(b.facts.rim ?? [0.5, 0.08]);
  const pa = standing(a, x, y + 9, fitting(a, 66, 54), card.A);
  fill([pa, pb]);
  const front = cutOut(pb, spots[1]);
  return scene(it, spots[0], [cutOut(pa, spots[0]), front], { place: [60, 36, 33] });
}

/** A is cut off at the neck, and B stands there. */
function head(it) {
  const { a, b, card, spots } = it;
  const neck = card.neck ?? a.facts.neck ?? [0.5, 0.35];
  const pa = standing(a, 60, GROUND + 2, fitting(a, 80, 70), card.A);
  const [x, y] = pa.point(neck);
  const pb = standing(b, x, y + 3, fitting(b, 46, 44), card.B);
  const below = (height) => rectangle(-50, height, WIDE + 50, HIGH + 80);
  const body = boxOf(intersect(union(pa.shapes().map(({ region }) => region)), below(y)));
  fill([pa, pb], { boxes: [body, pb.box()] });
  return scene(it, spots[1], [cutOut(pa, spots[0], { keep: below(pa.point(neck)[1]) }), cutOut(pb, spots[1])]);
}

/** A sits behind B's back line. */
function rides(it) {
  const { a, b, card, spots } = it;
  const pb = standing(b, 60, GROUND + 1, fitting(b, 80, 46), card.B);
  const [x, y] = pb.point(b.facts.back ?? [0.5, 0.15]);
  const pa = standing(a, x, y + 5, fitting(a, 48, 42), card.A);
  fill([pa, pb]);
  const [rider, mount] = [cutOut(pa, spots[0]), cutOut(pb, spots[1])];
  return backdrop(card.bg, it.seed, spots[0]) + floor(it.seed) +
    (card.over ? printed(mount, { behind: [rider] }) + printed(rider) : printed(rider, { behind: [mount] }) + printed(mount, { gap: false }));
}

/** A's body is covered with B. */
function skin(it) {
  const { a, b, card, spots } = it;
  const pa = centred(a, 60, 45, fitting(a, 80, 78), card.A);
  fill([pa], { middle: true, most: 3, foot: 86 });
  const body = cutOut(pa, spots[0]);
  const tile = 24 * (card.B?.k ?? 1);
  const pale = !b.shapes.some(({ tone }) => tone === SHADE); // it would not stand out from A's own lit tone
  const tiles = [];
  for (let y = 5, row = 0; y < HIGH + tile; y += tile * 0.84, row++)
    for (let x = 14 + (row % 2) * tile * 0.55; x < WIDE - 8; x += tile * 1.1) {
      const one = new Placed(b, { x, y, size: tile * 0.86, turn: ((tiles.length * 47) % 50) - 25 });
      const sprite = cutOut(one, spots[1], { keep: body.outline });
      if (pale) for (const shape of sprite.shapes) if (shape.tone === LIT) shape.tone = SHADE;
      if (sprite.shapes.length) tiles.push(shapesOf(sprite));
    }
  const features = { ...body, shapes: body.shapes.filter((shape) => isFeature(shape, pa.size * 0.3)) };
  const edges = body.shapes.flatMap(({ region }) => region.map((ring) => [...ring, ring[0]]));
  return halo(body) + contour(body, colour(`${spots[0]}-lit`)) + tiles.join("") + lines(edges, ink, 1.2) + shapesOf(features) + rim(body);
}
/** An eye, a nostril, a tooth: small, and ink or paper. */
function isFeature({ tone, region }, size) {
  const box = boxOf(region);
  return (tone === INK || tone === PAPER) && Math.max(box.w, box.h) < size;
}

/** A's shadow on the wall is B. */
function shadow(it) {
  const { a, b, card, spots } = it;
  const pb = centred(b, 66, 44, fitting(b, 70, 74), card.B);
  const pa = standing(a, 38, 86, fitting(a, 44, 42), card.A);
  fill([pa, pb], { foot: 86 });
  const [thing, dark] = [cutOut(pa, spots[0]), cutOut(pb, spots[1])];
  const marks = dark.shapes.filter((shape) => isFeature(shape, pb.size * 0.2));
  return filled(dark.outline, colour(spots[1])) + lines(strokes(dark.outline, [thing.outline]), ink, 0.9) +
    marks.map(({ region, tone }) => filled(region, tone === INK ? ink : pane)).join("") + floor(it.seed, 85) + printed(thing);
}

/** The water answers A with B. */
function mirror(it) {
  const { a, b, card, spots, seed } = it;
  const level = 43;
  const pa = standing(a, 60, level + 1, fitting(a, 78, 39), card.A);
  const size = fitting(b, 80, 43) * (card.B?.k ?? 1);
  const pb = centred(b, 60, level + heightOf(b, size) / 2, size, { ...card.B, k: 1 }, { upside: true });
  const [chance, ripples] = [chances(seed), []];
  for (let i = 0; i < 6; i++) {
    const [y, x, length] = [level + 6 + i * 6.6, i % 2 ? 8 + chance() * 12 : 88 + chance() * 8, 12 + chance() * 14];
    ripples.push(cutLine([[x, y], [x + length, y]]));
  }
  return filled(cut(rectangle(2, level, 118, 88)), colour(`${spots[1]}-lit`), ' opacity=".6"') + printed(cutOut(pb, spots[1]), { gap: false }) +
    lines(ripples, pane, 1.6) + printed(cutOut(pa, spots[0]), { gap: false }) + lines([cutLine([[5, level], [115, level]])], ink, 2);
}

/** Left A, right B, in one contour. */
function splice(it) {
  const { a, b, card, spots } = it;
  const pa = centred(a, 60, 45, fitting(a, 80, 78), card.A);
  const pb = centred(b, 60, 45, fitting(b, 80, 78), card.B);
  const at = 60 + (card.seam ?? 0);
  const torn = Array.from({ length: 12 }, (_, i) => [at + (i % 2 ? 2.4 : -2.4), -30 + i * 14]);
  const left = [[[-80, -30], ...torn, [-80, 124]]];
  const right = [[[200, -30], ...torn, [200, 124]]];
  const region = (placed, keep) => intersect(union(placed.shapes().map((shape) => shape.region)), keep);
  const move = fill([pa, pb], { boxes: [boxOf(region(pa, left)), boxOf(region(pb, right))], middle: true, most: 1.3, foot: 86 });
  const halves = [[pa, left], [pb, right]].map(([placed, keep], i) => cutOut(placed, spots[i], { keep: cut(keep.map((ring) => ring.map(move))) }));
  const both = { ...halves[0], outline: union(halves.map(({ outline }) => outline)) };
  return contour(both) + halves.map((half) => shapesOf(half)).join("") + rim(both);
}

/** A part of A is gone, and B is there instead. */
function instead(it) {
  const { a, b, card, spots } = it;
  const dropped = card.drop ?? a.facts.drop ?? [];
  const kept = a.shapes.map((_, i) => i).filter((i) => !dropped.includes(i));
  const pa = standing(a, 60, GROUND, fitting(a, 80, 74), card.A);
  const gone = pa.box(kept);
  const pb = centred(b, gone.x + gone.w / 2, gone.y + gone.h / 2, fitting(b, gone.w * 1.15, gone.h * 1.15), card.B);
  fill([pa, pb], { boxes: [pa.box(dropped), pb.box()], most: 2 });
  const [body, part] = [cutOut(pa, spots[0], { dropped }), cutOut(pb, spots[1])];
  return scene(it, spots[1], card.under ? [part, body] : [body, part]);
}

/** B carries A through the air on ropes. */
function lifts(it) {
  const { a, b, card, spots, seed } = it;
  const pb = centred(b, 60, 28, fitting(b, 60, 41), card.B);
  const above = pb.box();
  const pa = standing(a, 60, above.y + above.h + 40, fitting(a, 46, 33), card.A);
  const top = pa.box();
  if (!card.A?.dy) pa.y += above.y + above.h + 9 - top.y;
  fill([pa, pb], { foot: 86, most: 1.4 });
  const [balloon, load] = [pb.box(), pa.box()];
  const spread = Math.min(balloon.w * 0.36, 26);
  const hold = Math.min(load.w * 0.26, 9);
  const ropes = [-1, 0, 1].map((side) => cutLine([
    [balloon.x + balloon.w / 2 + side * spread, balloon.y + balloon.h * (side ? 0.74 : 0.9)],
    [load.x + load.w / 2 + side * hold, load.y + load.h * 0.3]]));
  return backdrop(card.bg ?? ["disc", "patch"][seed % 2], seed, spots[0]) + rope(ropes, 1.5) + printed(cutOut(pb, spots[1])) + printed(cutOut(pa, spots[0]));
}

/** A rolls on two Bs (or stands in a pair of them). */
function wheels(it) {
  const { a, b, card, spots } = it;
  const pa = standing(a, 60, 70, fitting(a, 78, 56), card.A);
  const size = fitting(b, 26, 24) * (card.B?.k ?? 1);
  const [u, v, height] = card.axles ?? a.facts.axles ?? [0.24, 0.76, 0.96];
  const pair = [u, v].map((side, i) => {
    const [x, y] = pa.point([side, height]);
    return centred(b, x + (card.B?.dx ?? 0) * (i ? 1 : -1), y + (card.B?.dy ?? 0), size, { r: card.B?.r, flip: Boolean(card.B?.flip) !== Boolean(card.pair && i) });
  });
  fill([pa, ...pair], { boxes: [pa.box(card.drop), ...pair.map((one) => one.box())] });
  return scene(it, spots[1], [cutOut(pa, spots[0], { dropped: card.drop }), ...pair.map((one) => cutOut(one, spots[1]))]);
}

/** A has two Bs for wings (or for ears). */
function wings(it) {
  const { a, b, card, spots } = it;
  const pa = standing(a, 60, GROUND, fitting(a, 52, 68), card.A);
  const [u, v, height] = card.shoulders ?? a.facts.shoulders ?? [0.2, 0.8, 0.42];
  const size = fitting(b, 44, 44) * (card.B?.k ?? 1);
  const turn = card.B?.r ?? 0;
  const pair = [u, v].map((side, i) => {
    const [x, y] = pa.point([side, height]);
    const out = i ? 1 : -1;
    return new Placed(b, { x: x + out * (size * 0.3 + (card.B?.dx ?? 0)), y: y - size * 0.12 + (card.B?.dy ?? 0), size, turn: i ? turn : -turn }, { flip: Boolean(card.B?.flip) !== !i });
  });
  fill([pa, ...pair]);
  const [body, spread] = [cutOut(pa, spots[0], { dropped: card.drop }), pair.map((one) => cutOut(one, spots[1]))];
  return scene(it, spots[1], card.over ? [body, ...spread] : [...spread, body]);
}

/** Bs fall from A like rain. */
function rains(it) {
  const { a, b, card, spots, seed } = it;
  const pa = centred(a, 60, 24, fitting(a, 66, 42), card.A);
  fill([pa], { foot: 47, most: 1.3 });
  const size = fitting(b, 19, 19) * (card.B?.k ?? 1);
  const drops = [[34, 58], [58, 60], [83, 57], [45, 77], [71, 77]].map(([x, y], i) =>
    centred(b, x + (card.B?.dx ?? 0), y + (card.B?.dy ?? 0), size, { r: ((i * 37) % 40) - 20 + (card.B?.r ?? 0), flip: card.B?.flip }));
  const fall = drops.map(({ x, y }, i) => cutLine([[x, y - size * 0.62 - 4], [x, y - size * 0.62]])).slice(3);
  return backdrop(card.bg ?? "disc", seed, spots[0], [60, 34, 32]) + lines(fall, ink, 1.2) +
    drops.map((one) => printed(cutOut(one, spots[1]), { gap: false })).join("") + printed(cutOut(pa, spots[0]));
}

const CLOUD = [[66, 22, 24, 16], [48, 22, 14, 13], [84, 22, 16, 14], [60, 31, 16, 11], [76, 31, 15, 11], [62, 14, 14, 10], [77, 14, 12, 9]];
/** A thinks of B. */
function dreams(it) {
  const { a, b, card, spots, seed } = it;
  const pa = standing(a, 44, 86, fitting(a, 50, 42), card.A);
  fill([pa], { boxes: [joined([pa.box(), { x: 18, y: 5, w: 84, h: 40 }])], foot: 85, most: 1 });
  const cloud = cut(union(CLOUD.map((bulge) => circle(...bulge))));
  const [x, y] = pa.point(a.facts.head ?? [0.4, 0.1]);
  const puffs = [[0.3, 2], [0.72, 3]].map(([t, r]) => cut(circle(x + 6 + (70 - x - 6) * t, y - 1 + (40 - y) * t, r)));
  const pb = centred(b, 66, 22.5, fitting(b, 44, 27), card.B);
  const bubble = (region) => filled(region, pane, ` stroke="${ink}" stroke-width="20"`);
  return floor(seed, 85) + filled(cut(circle(66, 62, 30, 24)), colour(`${spots[0]}-lit`), ' opacity=".5"') +
    printed(cutOut(pa, spots[0])) + [cloud, ...puffs].map(bubble).join("") + printed(cutOut(pb, spots[1]), { gap: false });
}

/** A leads B on a leash. */
function leads(it) {
  const { a, b, card, spots } = it;
  const pa = standing(a, 38, GROUND, fitting(a, 42, 56), card.A);
  const pb = standing(b, 84, GROUND, fitting(b, 36, 34), card.B);
  fill([pa, pb]);
  const [from, to] = [pa.point(card.hand ?? a.facts.hand ?? [0.75, 0.45]), pb.point(card.collar ?? b.facts.collar ?? [0.4, 0.3])];
  const leash = bent(from, [(from[0] + to[0]) / 2, Math.max(from[1], to[1]) + 9], to);
  return backdrop(card.bg, it.seed, spots[1]) + floor(it.seed) + printed(cutOut(pa, spots[0])) + printed(cutOut(pb, spots[1])) + rope([leash], 1.7);
}

/** A flies B as a kite (or a balloon). */
function flies(it) {
  const { a, b, card, spots } = it;
  const pa = standing(a, 36, GROUND, fitting(a, 40, 38), card.A);
  const pb = centred(b, 78, 24, fitting(b, 46, 42), card.B);
  fill([pa, pb]);
  const [from, to] = [pa.point(card.hand ?? a.facts.hand ?? [0.8, 0.4]), pb.point(card.knot ?? [0.4, 0.9])];
  const string = bent(from, [from[0] + (to[0] - from[0]) * 0.75, from[1]], to);
  return backdrop(card.bg, it.seed, spots[1], [66, 38, 35]) + floor(it.seed) + rope([string], 1.5) +
    printed(cutOut(pb, spots[1])) + printed(cutOut(pa, spots[0]));
}

/** A bears Bs as a tree bears fruit. */
function bears(it) {
  const { a, b, card, spots } = it;
  const pa = standing(a, 60, GROUND, fitting(a, 80, 78), card.A);
  fill([pa], { most: 2 });
  const size = pa.size * 0.27 * (card.B?.k ?? 1);
  const fruits = (card.spots ?? a.facts.fruits ?? [[0.3, 0.3], [0.62, 0.18], [0.74, 0.46], [0.42, 0.54]]).map((spot, i) => {
    const [x, y] = pa.point(spot);
    return centred(b, x, y, size, { r: ((i * 31) % 36) - 18 + (card.B?.r ?? 0), flip: card.B?.flip });
  });
  return scene(it, spots[1], [cutOut(pa, spots[0], { dropped: card.drop }), ...fruits.map((one) => cutOut(one, spots[1]))]);
}

export const TEMPLATES = {
  wears, window: inside, grows, head, rides, instead, splice, skin, shadow, mirror, lifts, wheels, wings, bears, rains, dreams, leads, flies,
};
