import { beforeEach, expect, test } from "vitest";
import { announce, hush, latest, note, prompt, said, settle, tell } from "./announce.svelte";

const polite = (): string[] => said.polite.map(({ text }) => text);

beforeEach(hush);

test("two texts at one moment are both said, in their order", async () => {
  announce("WHALE – a red agent!");
  announce("Blue is thinking.");
  await Promise.resolve();
  expect(polite()).toEqual(["WHALE – a red agent!", "Blue is thinking."]);
});

test("what to do now is said after what has happened", async () => {
  prompt("Blue is thinking.");
  announce("WHALE – only a bystander.");
  await Promise.resolve();
  expect(polite()).toEqual(["WHALE – only a bystander.", "Blue is thinking."]);
});

test("a note that is part of the news is said once", async () => {
  note("WHALE – only a bystander.");
  announce("WHALE – only a bystander. The turn is over.");
  announce("WHALE – only a bystander. The turn is over.");
  await Promise.resolve();
  expect(polite()).toEqual(["WHALE – only a bystander. The turn is over."]);
});

test("the same text later is said again, and what was said before stays for whoever is still reading it", async () => {
  for (const text of ["Wrong.", "Wrong.", "Right."]) {
    announce(text);
    await Promise.resolve();
  }
  expect(polite()).toEqual(["Wrong.", "Wrong.", "Right."]);
  expect(new Set(said.polite.map(({ id }) => id)).size).toBe(3);
  expect(said.polite.at(-1)?.id).toBe(latest());
});

test("what cannot wait is said by the assertive region alone", async () => {
  announce("The assassin!", true);
  await Promise.resolve();
  expect(polite()).toEqual([]);
  expect(said.assertive.map(({ text }) => text)).toEqual(["The assassin!"]);
});

test("a refusal goes when it is settled, and other notes stay", () => {
  note("Ala is here.");
  tell(new Error("A clue must be a single word."));
  settle();
  expect(said.notes.map(({ text }) => text).slice(-1)).toEqual(["Ala is here."]);
});
