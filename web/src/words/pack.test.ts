import { describe, expect, it } from "vitest";
import { LONGEST_LINK, linkIn, linkToWords, wordsIn } from "./pack";

const read = async (link: string): Promise<string | null> => wordsIn(link.split("#")[1] ?? "");

describe("a pack as a link", () => {
  it("carries every word", async () => {
    const words = "New York\nżółw\n大熊猫\nrock’n’roll";
    const link = await linkToWords(words);
    expect(link).toMatch(/\/words#[\w-]+$/);
    expect(await read(link)).toBe(words);
    expect(linkIn(`look: ${link} `)).toBe(link.split("#")[1]);
  });
  it("is not made longer than programs can send", async () => {
    const many = Array.from({ length: 4000 }, (_, number) => `word${Math.sin(number)}`).join("\n");
    expect(await linkToWords(many)).toBe("");
    const usual = Array.from({ length: 400 }, (_, number) => `word${number}`).join("\n");
    expect((await linkToWords(usual)).length).toBeLessThan(LONGEST_LINK);
  });
  it("is refused when it is damaged or unpacks to more than a pack", async () => {
    expect(await wordsIn("not-a-pack")).toBeNull();
    expect(await wordsIn("%%%")).toBeNull();
    expect(await read(await linkToWords("a".repeat(2_000_000)))).toBeNull();
    expect(await read(await linkToWords("a".repeat(90_000)))).toHaveLength(90_000);
  });
});
