// What a seat did last, as far as everybody saw it on a board and nothing says that it did anything since.

import type { View } from "../table/wire";

interface Turn {
  side?: string | null;
  word?: string | null;
  number?: number | string | null;
  touches?: { seat: string; card: string }[];
  extra?: string | null;
  objection?: string | null;
  end?: string | null;
}

type BoardView = View & { turns?: Turn[]; turn?: Turn; marks?: [string, string][] };

/** That move as a record has it; nothing where it is not certain which one it was. */
export function lastAct(view: View | null, seat: string): string {
  if (!view) return "";
  const { turns, turn, marks = [] } = view as BoardView;
  if (!turns || !turn || marks.some(([, by]) => by === seat)) return "";
  for (const each of [...turns, turn].reverse()) {
    if (each.objection || each.extra) return "";
    const touch = each.touches?.at(-1);
    if (touch?.seat === seat) return each.end === "stop" ? "" : `guess ${JSON.stringify(touch.card)}`;
    if (each.touches?.some((made) => made.seat === seat)) return "";
    if (each.word && giverOf(view, each.side ?? "") === seat) return `clue ${JSON.stringify(each.word)} ${each.number}`;
    if (each.end === "stop") return "";
  }
  return "";
}

/** Who gives a side's clues; nobody in particular where several do. */
function giverOf(view: View, side: string): string | undefined {
  const seats = view.seats.filter((seat) => seat.startsWith(side));
  return seats.find((seat) => seat.endsWith("-chief")) ?? (seats.length === 1 ? seats[0] : undefined);
}
