// The picture deck keeps its promises, and the lint notices every one that is broken on purpose.
import { expect, test } from "vitest";
import { compose } from "./compose.mjs";
import { faces, names } from "./deck.mjs";
import { breaches } from "./lint.mjs";

const deck = faces();
const [first] = deck;
const alt = { en: "A thing", pl: "Rzecz", zh: "东西" };

/** What the lint says of one face that breaks a promise, among others that keep theirs. */
const said = (change, named = names()) => breaches([{ ...first, ...change }], named, {}).join("\n");

test("the deck has enough faces for two-sided cards, and all of them keep the promises", { timeout: 120_000 }, () => {
  expect(deck.length).toBeGreaterThanOrEqual(400);
  expect(breaches(deck)).toEqual([]);
});

test.each([
  ["an unknown template", { t: "stands" }, "no template"],
  ["an unknown motif", { a: "no-such-thing" }, "no motif"],
  ["a word that means nothing", { colour: "red" }, "means nothing"],
  ["a missing alt", { alt: { ...alt, zh: " " } }, "no alt in zh"],
  ["a motif that leaves the square", { t: "mirror", A: { dx: 40 } }, "leaves the square"],
  ["a face with one motif twice", { b: first.a }, "both motifs are the same"],
  ["a flag", { b: "triangular-flag" }, "forbidden"],
  ["a hand", { b: "raised-hand" }, "forbidden"],
  ["a place of worship", { b: "church" }, "forbidden"],
  ["a weapon", { b: "water-pistol" }, "forbidden"],
])("the lint notices %s", (_, change, words) => {
  expect(said(change)).toContain(words);
});

test("the lint notices a motif without a name in some language", () => {
  const { pl: _, ...rest } = names()[first.a];
  expect(said({}, { ...names(), [first.a]: rest })).toContain(`${first.a}: has no name in pl`);
});

test("the lint notices a repeated pair, a repeated id and a motif that is used too often", () => {
  const others = ["castle", "fire", "house", "star"].map((b) => ({ id: `x-${b}`, t: "wears", a: first.a, b, alt }));
  const again = { ...first, id: "again", a: first.b, b: first.a };
  const found = breaches([first, ...others, again, { ...first }], names(), {}).join("\n");
  expect(found).toContain("again: repeats the pair");
  expect(found).toContain(`${first.id}: repeats the id`);
  expect(found).toContain(`${first.a}: used 7 times`);
});

test("the same line gives the same picture, and no picture has ids that could clash", () => {
  for (const card of deck.slice(0, 20)) {
    expect(compose(card)).toBe(compose({ ...card }));
    expect(compose(card)).not.toMatch(/\sid=|url\(/);
  }
});
