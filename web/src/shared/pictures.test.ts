import { expect, test, vi } from "vitest";
import { enter, list, needTexts, t } from "./language.svelte";
import { called, drawingOf, isPicture } from "./pictures.svelte";

const PATIENT = { timeout: 20_000 }; // a busy machine takes its time

vi.mock("./drawings", () => ({
  drawings: { "../../made/faces/crab-top-hat.svg": "/assets/crab.svg" },
  names: {
    "../../made/names/en.json": async () => ({ "crab-top-hat": "A crab in a top hat" }),
    "../../made/names/pl.json": async () => ({ "crab-top-hat": "Krab w cylindrze" }),
  },
}));

const CRAB = "picture:crab-top-hat";

test("a word is called by itself, a picture by what is to be seen, in the language of the page", async () => {
  expect(isPicture("KOT")).toBe(false);
  expect(called("KOT")).toBe("KOT");
  await enter("en");
  await vi.waitFor(() => expect(called(CRAB)).toBe("A crab in a top hat"), PATIENT);
  await enter("pl");
  await vi.waitFor(() => expect(called(CRAB)).toBe("Krab w cylindrze"), PATIENT);
});

test("until its name has come, and if the deck no longer has it, a picture's id is read as words", () => {
  expect(called("picture:blue-whale")).toBe("blue whale");
});

test("in a sentence and in a list a picture stands in quotation marks", async () => {
  await enter("en");
  await needTexts();
  await vi.waitFor(() => expect(called(CRAB)).toBe("A crab in a top hat"), PATIENT);
  expect(t("card-touch", { word: CRAB })).toBe("Touch “A crab in a top hat”");
  expect(list([CRAB, "KOT"])).toBe("“A crab in a top hat” and KOT");
});

test("a drawing is fetched once, and a picture that the deck no longer has has none", async () => {
  const asked = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response('<svg xmlns="x" viewBox="0 0 12 9"><path d="M0 0"/></svg>'));
  expect(drawingOf(CRAB)).toBeUndefined();
  await vi.waitFor(() => expect(drawingOf(CRAB)).toEqual({ viewBox: "0 0 12 9", body: '<path d="M0 0"/>' }), PATIENT);
  drawingOf(CRAB);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(drawingOf("picture:blue-whale")).toBeNull(), PATIENT);
  asked.mockRestore();
});

test("a drawing that could not be fetched is asked for again until it comes", async () => {
  vi.resetModules();
  const fresh = await import("./pictures.svelte");
  const asked = vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(new Error("no line"));
  asked.mockImplementation(async () => new Response('<svg viewBox="0 0 12 9"></svg>'));
  expect(fresh.drawingOf(CRAB)).toBeUndefined();
  await vi.waitFor(() => expect(fresh.drawingOf(CRAB)).toEqual({ viewBox: "0 0 12 9", body: "" }), PATIENT);
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockRestore();
});
