import { describe, expect, it } from "vitest";
import { read, search } from "./markdown";

const PAGE = `One line
that goes on.

## Clues
A clue is **one word**. {CN-13 CN-14}
- Żadnych odmian. {CN-30}

## Empty

## Ends
- The assassin loses.
`;

describe("a page of rules", () => {
  it("has chapters with paragraphs and points; empty chapters are left out", () => {
    expect(read(PAGE).map(({ title, blocks }) => [title, blocks.length])).toEqual([["", 1], ["Clues", 2], ["Ends", 1]]);
  });
  it("joins lines, marks bold words and takes the numbers of rules out of the text", () => {
    const [lead, clues] = read(PAGE);
    expect(lead!.blocks[0]!.spans).toEqual([{ text: "One line that goes on.", bold: false }]);
    expect(clues!.blocks[0]).toEqual({
      point: false,
      ids: "CN-13 CN-14",
      spans: [{ text: "A clue is ", bold: false }, { text: "one word", bold: true }, { text: ".", bold: false }],
    });
  });
  it("is searched without regard to case and accents, by words and by numbers", () => {
    const found = (wanted: string): number => search(read(PAGE), wanted).flatMap(({ blocks }) => blocks).length;
    expect(found("ZADNYCH")).toBe(1);
    expect(found("cn-14")).toBe(1);
    expect(found("clues")).toBe(2);
    expect(found("castle")).toBe(0);
    expect(found(" ")).toBe(4);
  });
});
