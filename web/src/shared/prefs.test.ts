import { describe, expect, it } from "vitest";
import { openBrowser } from "./browser.fake";

async function prefs(languages: string[], kept?: string) {
  openBrowser("/", languages, kept);
  return (await import("./prefs.svelte")).prefs;
}

describe("the language of a newcomer", () => {
  it.each([
    [["pl-PL", "en"], "pl"],
    [["de", "zh-Hant-TW", "pl"], "zh"],
    [["EN-gb"], "en"],
    [["de", "fr"], "en"],
    [[], "en"],
  ])("of those who read %j is %s", async (languages, spoken) => {
    expect((await prefs(languages)).language).toBe(spoken);
  });

  it("is what they chose, once they have", async () => {
    expect((await prefs(["pl"], '{"language":"zh"}')).language).toBe("zh");
  });
});

describe("what was kept", () => {
  it("holds, and the rest is as for everybody", async () => {
    const found = await prefs(["en"], '{"name":"Ala","sounds":false}');
    expect(found).toMatchObject({ name: "Ala", sounds: false, hints: true, theme: "system" });
  });

  it("is forgotten when it cannot be read", async () => {
    expect(await prefs(["en"], "{broken")).toMatchObject({ name: "", sounds: true });
  });
});
