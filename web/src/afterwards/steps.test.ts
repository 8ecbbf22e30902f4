import { describe, expect, it } from "vitest";
import { parts } from "./steps";

describe("a move of a record", () => {
  it("is read word by word, with quotes taken off", () => {
    expect(parts("clue arctic 2")).toEqual(["clue", "arctic", "2"]);
    expect(parts('say "It is \\"white\\", like milk."')).toEqual(["say", 'It is "white", like milk.']);
    expect(parts("stop")).toEqual(["stop"]);
  });
});
