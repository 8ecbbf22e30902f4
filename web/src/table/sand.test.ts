import { expect, it, vi } from "vitest";
import { openBrowser } from "../shared/browser.fake";
import type { Connection } from "./connection.svelte";
import type { ClockFace } from "./wire";

async function sand(clock: ClockFace | null, ahead = 0) {
  openBrowser();
  vi.useFakeTimers({ now: 1_000_000 });
  const { sand } = await import("./sand.svelte");
  const found = sand(() => ({ clock, ahead }) as Connection);
  vi.useRealTimers();
  return found;
}

it("sand falls by the house's time, not by ours", async () => {
  const slow = await sand({ what: "hourglass", of: 40_000, until: 1_030_000 }, 10_000);
  expect([slow.left, slow.part, slow.halted]).toEqual([20_000, 0.5, false]);
});

it("sand that is halted shows what was left", async () => {
  const halted = await sand({ what: "clue", of: 60_000, left: 15_000 });
  expect([halted.left, halted.part, halted.halted]).toEqual([15_000, 0.25, true]);
});

it("sand never runs below nothing, nor above all of it", async () => {
  expect((await sand({ what: "clue", of: 60_000, until: 990_000 })).left).toBe(0);
  expect((await sand({ what: "clue", of: 60_000, until: 1_090_000 })).part).toBe(1);
  expect((await sand(null)).left).toBe(0);
});

it("what is left until a moment is told by the house's time", async () => {
  openBrowser();
  vi.useFakeTimers({ now: 1_000_000 });
  const { until } = await import("./sand.svelte");
  const left = (moment: number) => until(() => ({ ahead: 10_000 }) as Connection, () => moment).left;
  expect([left(1_030_000), left(1_005_000), left(0)]).toEqual([20_000, 0, 0]);
  vi.useRealTimers();
});

it.each([
  [0, "0:00"],
  [1, "0:01"],
  [9_000, "0:09"],
  [59_001, "1:00"],
  [125_000, "2:05"],
])("%i milliseconds are shown as %s", async (milliseconds, shown) => {
  const { digits } = await import("./sand.svelte");
  expect(digits(milliseconds)).toBe(shown);
});
