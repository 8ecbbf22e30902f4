// A motif: one picture of Fluent Emoji Flat, or one that we drew (drawn/), as flat shapes in four tones.
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import svgpath from "svgpath";
import { HERE } from "./deck.mjs";
import { area, boxOf, flatten, settle, union } from "./geometry.mjs";

const { icons } = createRequire(import.meta.url)("@iconify-json/fluent-emoji-flat/icons.json");

export const [INK, SHADE, LIT, PAPER] = [0, 1, 2, 3];
const STEP = 0.3; // the motif's own square is 32 wide

const read = new Map();

/** The motif of this name; what motifs.json says of it (anchors, tones, parts) comes with it as `facts`. */
export function motif(name, facts = {}) {
  if (!read.has(name)) read.set(name, readMotif(name, facts));
  return read.get(name);
}

function readMotif(name, facts) {
  const own = path.join(HERE, "drawn", `${name}.svg`);
  const body = fs.existsSync(own) ? fs.readFileSync(own, "utf8") : icons[name]?.body;
  if (!body) throw Error(`no motif is called ${name}`);
  if (/<(use|mask|filter|linearGradient|radialGradient|clipPath)|stroke=/.test(body))
    throw Error(`the motif ${name} is not made of flat shapes only`);
  const shapes = [];
  for (const { tag, at } of elements(body)) {
    if (!at.fill?.startsWith("#") || Number(at.opacity ?? at["fill-opacity"] ?? 1) < 0.3) continue;
    const outline = svgpath(pathOf(tag, at)).transform(at.transform ?? "").toString();
    shapes.push({ region: settle(flatten(outline, STEP), at["fill-rule"] === "evenodd"), light: lightness(at.fill) });
  }
  giveTones(shapes, facts.tones ?? {});
  return { name, facts, shapes, box: boxOf(shapes.flatMap((shape) => shape.region)) };
}

function* elements(body) {
  let fill;
  for (const [, tag, raw] of body.matchAll(/<(g|path|circle|ellipse|rect)\b([^>]*)>/g)) {
    const at = Object.fromEntries([...raw.matchAll(/([\w-]+)="([^"]*)"/g)].map((found) => [found[1], found[2]]));
    if (tag === "g") fill = at.fill ?? fill;
    else yield { tag, at: { fill, ...at } };
  }
}

function pathOf(tag, at) {
  if (tag === "path") return at.d;
  if (tag === "rect") return `M${at.x ?? 0} ${at.y ?? 0}h${at.width}v${at.height}h-${at.width}z`;
  const [x, y, rx, ry] = [at.cx, at.cy, at.rx ?? at.r, at.ry ?? at.r].map(Number);
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

function lightness(colour) {
  const hex = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join("") : colour.slice(1);
  const [red, green, blue] = [0, 2, 4].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255);
  return 0.3 * red + 0.55 * green + 0.15 * blue;
}

/** Very dark is ink, white is paper; the rest is split at its widest gap, so that a motif has a lit and a shaded part. */
function giveTones(shapes, given) {
  const middle = [...new Set(shapes.map(({ light }) => light))].filter((light) => light > 0.2 && light < 0.93).sort((p, q) => p - q);
  let [edge, gap] = [0.5, 0];
  for (let i = 1; i < middle.length; i++)
    if (middle[i] - middle[i - 1] > gap) [gap, edge] = [middle[i] - middle[i - 1], (middle[i] + middle[i - 1]) / 2];
  const whole = area(union(shapes.map(({ region }) => region)));
  shapes.forEach((shape, i) => {
    const { light } = shape;
    shape.tone = given[i] ?? (light >= 0.93 ? PAPER : light > 0.2 ? (light > edge ? LIT : SHADE) : INK);
    // A body in solid ink would swallow its own drawing.
    if (shape.tone === INK && given[i] === undefined && area(shape.region) > 0.3 * whole) shape.tone = SHADE;
  });
}
