// What people have said stands in our sentences without a second full stop, seen and heard.

import { beforeAll, describe, expect, test } from "vitest";
import { enter, needTexts } from "../shared/language.svelte";
import { news } from "./news";
import { quoted, sentence } from "./quoting";
import { about } from "./told";
import type { TrapwordsView } from "./view";

beforeAll(async () => {
  await enter("en");
  await needTexts("trapwords");
});

describe("a quotation", () => {
  test("leaves its full stop to the sentence around it", () => {
    expect([quoted("It is white."), quoted("它是白色的。"), quoted("Is it white?"), quoted("white ...")]).toEqual(["It is white", "它是白色的", "Is it white?", "white ..."]);
    expect(about("hold", ["It has five letters."])).toBe("It has five letters");
    expect(about("say", ["It is white."])).toBe("It is white.");
  });
  test("that is read out ends as its own script does", () => {
    expect([sentence("white"), sentence("white!"), sentence("白色")]).toEqual(["white.", "white!", "白色。"]);
  });
});

test("no guess that is read out ends with two full stops", () => {
  const turn = { team: "red", describer: "red-1", running: true } as const;
  const view = { seat: "blue-1", round: 1, phase: "describing", monster_chamber: 4 };
  const before = { ...view, turn } as unknown as TrapwordsView;
  for (const [text, heard] of Object.entries({ "a torch.": "a torch.", "a torch?": "a torch?", "a torch": "a torch." })) {
    const now = { ...view, turn: { ...turn, guesses: [{ seat: "red-2", text, after: 0 }] } } as unknown as TrapwordsView;
    expect(news(before, now, () => "Bob").says).toEqual([`Bob guesses: ${heard}`]);
  }
});
