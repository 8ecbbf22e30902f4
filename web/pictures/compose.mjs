// One face: a line of the card list becomes the body of an SVG.
import { facts } from "./deck.mjs";
import { seedOf } from "./hand.mjs";
import { motif } from "./motif.mjs";
import { TEMPLATES } from "./templates.mjs";

const known = facts();
/** The spot colours of motif A and motif B: the deck's own, the same exchanged, and a third, so that a board has some change. */
const PAIRS = { day: ["lamp", "dusk"], night: ["dusk", "lamp"], heath: ["lamp", "heath"] };
const DARK_BEHIND = new Set(["shadow", "mirror"]); // neither a shadow nor deep water is as bright as a lamp
const TURNS = ["day", "day", "night", "heath"];

export function compose(card) {
  const template = TEMPLATES[card.t];
  if (!template) throw Error(`${card.id}: no template is called ${card.t}`);
  const [a, b] = [card.a, card.b].map((name) => motif(name, known[name]));
  const seed = seedOf(card.a + card.b);
  const turn = TURNS[(seed >>> 11) % TURNS.length];
  const pair = card.pal ?? (turn === "night" && DARK_BEHIND.has(card.t) ? "day" : turn);
  return `<g stroke-linecap="round" stroke-linejoin="round">${template({ a, b, card, seed, spots: PAIRS[pair] })}</g>`;
}
