import { expect, it } from "vitest";
import type { View } from "../table/wire";
import { columnsOf, fieldsOf, privateOf } from "./parts";

const view = (part: object): View => ({ game: "whist", seat: "n", seats: ["n", "s"], phase: "bid", options: {}, ...part }) as unknown as View;

it("shows what only this game has, and nothing that is empty", () => {
  expect(fieldsOf(view({ trumps: "hearts", tricks: 0, played: [], dealer: null, over: false }))).toEqual([
    ["trumps", "hearts"],
    ["tricks", 0],
    ["over", false],
  ]);
});

it("tells what this seat sees beyond the others", () => {
  const shared = view({ trumps: "hearts", hands: { n: 13 } });
  expect(privateOf(view({ trumps: "hearts", hands: { n: 13 }, hand: ["ace"] }), shared)).toEqual([["hand", ["ace"]]]);
  expect(privateOf(view({ trumps: "spades" }), shared)).toEqual([["trumps", "spades"]]);
});

it("puts like things under the same columns", () => {
  expect(columnsOf([{ by: "n", card: "ace" }, { by: "s", card: "ten", won: true }])).toEqual(["by", "card", "won"]);
});
