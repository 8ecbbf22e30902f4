// What one card shows to this player: two edges, tokens, an agent, a fate; and its name for a screen reader.

import { list, t } from "../shared/language.svelte";
import { called } from "../shared/pictures.svelte";
import { across, lowerSide, sideName, sideOf, type DuetView, type Identity, type Name } from "./view";

export interface CardFace {
  word: string;
  agent: "lower" | "upper" | null; // the edge of the side that found it
  lower?: Identity;
  upper?: Identity;
  tokens: { edge: "lower" | "upper"; count: number }[];
  closed: boolean; // both sides missed here
  fate: "assassin" | "bystander" | null; // the touch that ended the game
  marks: { name: string; edge: "lower" | "upper" }[];
  mine: boolean;
  mixed: boolean; // a Duet card in a mixed deck (DU-109)
  name: string;
}

/** All 25 cards as this player sees them. */
export function faces(view: DuetView, name: Name): CardFace[] {
  const lower = lowerSide(view);
  const upper = across(lower);
  const last = view.outcome ? view.turn.touches?.at(-1) : undefined;
  const visible = new Set(view.visible);
  const several = new Set(view.editions).size > 1;
  return view.words.map((word, place) => {
    const agent = view.agents[place] ?? null;
    const misses = view.misses[place] ?? [];
    const pointing = (view.marks ?? []).filter(([card]) => card === word);
    const face: CardFace = {
      word,
      agent: agent && (agent === lower ? "lower" : "upper"),
      lower: view.keys?.[lower]?.[place],
      upper: view.keys?.[upper]?.[place],
      tokens: misses.map((miss) => ({ edge: miss.side === lower ? "lower" : "upper", count: miss.tokens ?? 1 })),
      closed: !agent && !visible.has(word),
      fate: last && last.card === word && last.result !== "agent" ? last.result : null,
      marks: pointing.map(([, seat]) => ({ name: name(seat), edge: sideOf(seat) === lower ? "lower" : "upper" })),
      mine: pointing.some(([, seat]) => seat === view.seat),
      mixed: several && view.editions[place] === "duet",
      name: "",
    };
    return { ...face, name: spoken(face, view, name) };
  });
}

function spoken(face: CardFace, view: DuetView, name: Name): string {
  const lower = lowerSide(view);
  const own = sideOf(view.seat) !== null;
  const who = { lower: sideName(view, lower, name), upper: sideName(view, across(lower), name) };
  // messages: identity-{green,assassin,bystander} (the house's games.ftl)
  const key = (edge: "lower" | "upper"): string => {
    const identity = face[edge];
    if (!identity) return "";
    const what = t(`identity-${identity}`);
    return own && edge === "lower" ? t("duet-card-own-key", { what }) : t("duet-card-key", { name: who[edge], what });
  };
  return [
    called(face.word),
    face.agent ? t("duet-card-found", { name: who[face.agent] }) : "",
    face.fate ? t("card-covered-by", { what: t(`identity-${face.fate}`) }) : "",
    ...face.tokens.map(({ edge }) => t("duet-card-missed", { name: who[edge] })),
    face.closed ? t("duet-card-closed") : "",
    key("lower"),
    key("upper"),
    face.marks.length ? t("card-marked-by", { names: list(face.marks.map((mark) => mark.name)) }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}
