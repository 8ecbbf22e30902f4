import { expect, test } from "vitest";
import { APART, Hands, apart } from "./hands.svelte";

const click = (timeStamp: number, detail = 1): MouseEvent => ({ timeStamp, detail }) as MouseEvent;

test("what was marked when a move is taken back has to be tapped anew", () => {
  const hands = new Hands();
  hands.follow(0, ["SÓL"]);
  expect(hands.lowered("SÓL")).toBe(false);
  hands.follow(1, ["SÓL"]);
  expect(hands.lowered("SÓL")).toBe(true);
  hands.raise("SÓL");
  expect(hands.lowered("SÓL")).toBe(false);
});

test("every time that something is taken back lowers the hands, a game that goes on does not", () => {
  const hands = new Hands();
  hands.follow(1, []);
  hands.follow(1, ["AS"]);
  expect(hands.lowered("AS")).toBe(false);
  hands.follow(2, ["AS"]);
  expect(hands.lowered("AS")).toBe(true);
});

test("the second half of a double tap does nothing, a tap that is meant and a key do", () => {
  const tap = apart();
  let made = 0;
  const act = (): void => void made++;
  tap(click(1000), act);
  tap(click(1000 + APART - 1), act);
  expect(made).toBe(1);
  tap(click(1001 + APART - 1, 0), act);
  expect(made).toBe(2);
  tap(click(1000 + 3 * APART), act);
  expect(made).toBe(3);
});
