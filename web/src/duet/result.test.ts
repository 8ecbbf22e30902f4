import { beforeAll, expect, it } from "vitest";
import { openBrowser } from "../shared/browser.fake";

let adviceOn: (typeof import("./result"))["adviceOn"];

beforeAll(async () => {
  openBrowser();
  ({ adviceOn } = await import("./result"));
});

it.each([
  ["who gave the clue that led to an assassin is told to mind them", "assassin", 0, false, "mind-the-assassins"],
  ["who followed a bot's clue to an assassin is not told how to give clues", "assassin", 0, true, "rather-stop"],
  ["a team that runs out of time again may take more tokens", "time", 2, true, "more-tokens"],
] as const)("%s", (_, ended, timeouts, byBot, told) => {
  const advice = ended === "time" ? "clues-for-two" : "mind-the-assassins";
  expect(adviceOn({ case: ended, advice }, timeouts, byBot)).toBe(told);
});
