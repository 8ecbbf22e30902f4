// What the deck promises, checked: `node web/pictures/lint.mjs` lists every breach and fails if there is one.
import { fileURLToPath } from "node:url";
import { compose } from "./compose.mjs";
import { faces, facts, names } from "./deck.mjs";
import { SQUARE } from "./placing.mjs";
import { TEMPLATES } from "./templates.mjs";

export const LANGUAGES = ["en", "pl", "zh"];
export const MOST_USES = 4;
const MOST_OF_A_TEMPLATE = 0.3;
const LARGEST = 12_000; // bytes of one face
const KEYS = new Set("id t a b A B alt pal bg under over drop belly room neck seam axles pair shoulders hand collar knot spots".split(" "));

/** Letters and signs, flags, religion, weapons, tobacco, and people (they come with a colour of skin). */
const FORBIDDEN = new RegExp(
  "(^|-)(flag|flags|button|latin|input|keycap|sign|symbol|church|mosque|synagogue|temple|kaaba|shrine|prayer|cross|menorah|dharma|khanda|om|" +
    "yin|star-of-david|star-and-crescent|worship|nazar|hamsa|gun|pistol|dagger|sword|swords|bow-and-arrow|cigarette|smoking|coffin|christmas|santa|claus|angel|hand|hands|" +
    "finger|fingers|fist|thumbs|palms|selfie|biceps|person|people|man|mans|men|woman|womans|women|boy|girl|baby|child|adult|foot|leg|ear|nose)(-|$)",
);
const ALLOWED = new Set(
  ("mans-shoe womans-hat womans-boot womans-sandal baby-bottle baby-chick front-facing-baby-chick ear-of-corn pig-nose " +
    "closed-mailbox-with-raised-flag").split(" "),
);

/** Every breach, as a sentence. */
export function breaches(deck = faces(), named = names(), known = facts()) {
  const found = [];
  const [uses, used] = [new Map(), new Set()];
  const seen = { id: new Map(), pair: new Map() };
  const templates = new Map();
  for (const card of deck) {
    const say = (text) => found.push(`${card.id}: ${text}`);
    for (const key of Object.keys(card)) if (!KEYS.has(key)) say(`"${key}" means nothing`);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(card.id ?? "")) say("its id is not made of small letters and hyphens");
    if (!TEMPLATES[card.t]) say(`there is no template ${card.t}`);
    if (card.a === card.b) say("both motifs are the same");
    for (const [kind, key] of [["id", card.id], ["pair", [card.a, card.b].sort().join(" + ")]]) {
      if (seen[kind].has(key)) say(`repeats the ${kind} of ${seen[kind].get(key)}`);
      seen[kind].set(key, card.id);
    }
    for (const language of LANGUAGES) if (!card.alt?.[language]?.trim()) say(`has no alt in ${language}`);
    for (const name of [card.a, card.b]) {
      const thing = named[name]?.en ?? name; // a cat and a cat's face are both a cat
      uses.set(thing, (uses.get(thing) ?? 0) + 1);
      used.add(name);
      if (FORBIDDEN.test(name) && !ALLOWED.has(name)) say(`the motif ${name} is forbidden`);
    }
    templates.set(card.t, (templates.get(card.t) ?? 0) + 1);
    found.push(...composed(card).map((text) => `${card.id}: ${text}`));
  }
  for (const [thing, count] of uses) if (count > MOST_USES) found.push(`${thing}: used ${count} times`);
  for (const name of used) {
    for (const language of LANGUAGES) if (!named[name]?.[language]?.trim()) found.push(`${name}: has no name in ${language}`);
  }
  for (const [template, count] of templates)
    if (deck.length >= 40 && count > MOST_OF_A_TEMPLATE * deck.length) found.push(`template ${template}: ${count} of ${deck.length} faces`);
  for (const name of [...Object.keys(named), ...Object.keys(known)]) if (!used.has(name)) found.push(`${name}: named or measured, but on no face`);
  return found;
}

function composed(card) {
  let body;
  try {
    body = compose(card);
  } catch (error) {
    return [error.message];
  }
  const found = [];
  if (/\sid=|<(mask|clipPath|use)|NaN|Infinity/.test(body)) found.push("has ids, masks or broken numbers");
  if (body.length > LARGEST) found.push(`takes ${body.length} bytes`);
  const box = contourBox(body);
  if (!box) found.push("shows nothing");
  else if (box.x0 < SQUARE.left - 1 || box.x1 > SQUARE.right + 1 || box.y0 < 1 || box.y1 > 90)
    found.push(`a motif leaves the square: ${Object.values(box).map(Math.round).join(" ")}`);
  return found;
}

/** The box around everything that has a bold contour: the motifs, not the backdrop. */
function contourBox(body) {
  let box;
  for (const [, path] of body.matchAll(/<path [^>]*stroke-width="30"[^>]* d="([^"]*)"/g))
    for (const [x, y] of points(path)) {
      box ??= { x0: x, y0: y, x1: x, y1: y };
      box = { x0: Math.min(box.x0, x), y0: Math.min(box.y0, y), x1: Math.max(box.x1, x), y1: Math.max(box.y1, y) };
    }
  return box;
}

function* points(path) {
  for (const ring of path.split("M").slice(1)) {
    const [x, y, ...steps] = ring.match(/-?\d+/g).map(Number);
    let [px, py] = [x, y];
    yield [px / 10, py / 10];
    for (let i = 0; i + 1 < steps.length; i += 2) {
      [px, py] = [px + steps[i], py + steps[i + 1]];
      yield [px / 10, py / 10];
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = breaches();
  for (const text of found) console.error(text);
  const deck = faces();
  const count = (key) => [...deck.reduce((sum, card) => sum.set(card[key], (sum.get(card[key]) ?? 0) + 1), new Map())].sort((p, q) => q[1] - p[1]);
  console.log(`${deck.length} faces; ${count("t").map(([template, times]) => `${template} ${times}`).join(", ")}`);
  if (found.length) process.exit(1);
}
