import { beforeEach, describe, expect, it, vi } from "vitest";
import { openBrowser, type FakeBrowser } from "./browser.fake";

const PATIENT = { timeout: 20_000 }; // a busy machine takes its time

type Speech = typeof import("./language.svelte");
let browser: FakeBrowser;
let speech: Speech;

beforeEach(async () => {
  browser = openBrowser();
  speech = await import("./language.svelte");
});

describe("the page speaks", () => {
  it.each([
    ["pl", [[1], [2, 3, 22], [5, 12, 25]]],
    ["en", [[1], [2, 5, 22]]],
    ["zh", [[1, 2, 5, 22]]],
  ] as const)("with the plurals of its language: %s", async (language, alike) => {
    await speech.needTexts("codenames");
    await speech.enter(language);
    const said = (count: number) => speech.t("codenames-guesses-left", { count }).replace(String(count), "");
    const forms = alike.map((counts) => [...new Set(counts.map(said))]);
    expect(forms.map((form) => form.length)).toEqual(alike.map(() => 1));
    expect(new Set(forms.flat()).size).toBe(alike.length);
  });

  it("another language from one moment to the next, and tells the browser which", async () => {
    const said = [];
    for (const language of ["en", "pl", "zh"] as const) {
      await speech.enter(language);
      said.push([browser.document.documentElement.lang, speech.t("settings")]);
    }
    expect(said).toEqual([
      ["en", "Settings"],
      ["pl", "Ustawienia"],
      ["zh-CN", "设置"],
    ]);
  });

  it("Polish so that no word of one letter ends a line", async () => {
    await speech.needTexts("codenames");
    await speech.enter("pl");
    expect(speech.t("arrivals-todo", { count: 1 })).toContain("grę, a\u00a0ona popatrzy");
    await speech.enter("en");
    expect(speech.t("take-a-seat")).toContain("Choose a seat");
  });

  it("Chinese so that a number stays with what it counts", async () => {
    await speech.needTexts("codenames");
    await speech.enter("zh");
    expect(speech.t("words-count", { count: 25 })).toBe("25\u00a0个词");
  });

  it("names in a row as the language joins them", async () => {
    await speech.enter("pl");
    expect(speech.list(["Ola", "Kuba", "Zofia"])).toBe("Ola, Kuba i Zofia");
  });

  it.each([
    ["en", ["pl", "en-GB", "en-US"], "19 November 2026"],
    ["en", ["en-US"], "November 19, 2026"],
    ["pl", ["en-GB"], "19 listopada 2026"],
  ] as const)("a date and a row of names in %s as in the country of the browser", async (language, languages, said) => {
    await speech.enter(language);
    vi.stubGlobal("navigator", { languages });
    expect(speech.date(new Date(2026, 10, 19))).toBe(said);
    expect(speech.list(["A", "B", "C"]).includes(", and ")).toBe(languages[0] === "en-US");
  });

  it("in the order of the alphabet", async () => {
    await speech.enter("pl");
    expect(speech.sorted(["zebra", "łyżka", "lampa", "ćma"], String)).toEqual(["ćma", "lampa", "łyżka", "zebra"]);
  });
});

describe("texts are fetched", () => {
  it("by the start page only as far as it says them", async () => {
    await speech.enter("en");
    expect(["home-learn", "play-with-bots", "game-duet", "home-duet"].every(speech.has)).toBe(true);
    expect(["replay-start", "codenames-guesses-left"].some(speech.has)).toBe(false);
  });

  it("for another page and its game before it is shown", async () => {
    await speech.enter("en");
    await speech.needTexts("codenames");
    expect(["replay-start", "codenames-guesses-left"].every(speech.has)).toBe(true);
    expect(speech.has("trapwords-rematch")).toBe(false);
    expect(speech.needTexts("codenames")).toBeUndefined(); // nothing to wait for
  });

  it("in the next language too before it is spoken", async () => {
    await speech.enter("en");
    await speech.needTexts("codenames");
    const changed = speech.enter("pl");
    expect(speech.t("settings")).toBe("Settings");
    const more = speech.needTexts("duet"); // meanwhile another page opens
    await Promise.all([changed, more]);
    expect(speech.t("settings")).toBe("Ustawienia");
    expect(["codenames-guesses-left", "duet-rematch"].every(speech.has)).toBe(true);
  });

  it("and the language that was chosen last is spoken", async () => {
    await Promise.all([speech.enter("pl"), speech.enter("zh")]);
    expect(speech.t("settings")).toBe("设置");
  });
});

describe("a picture in a sentence", () => {
  it.each([
    ["zh", "refusal-card-covered", /(?<!“)“[^“”]+”(?!”)/],
    ["pl", "told-guess", /„[^„”]+”\.$/],
    ["en", "told-guess", /“[^“”]+”\.$/],
  ])("is quoted once in %s", async (language, message, once) => {
    await speech.enter(language as "zh");
    await speech.needTexts("codenames");
    const params = { who: "Hania", card: "picture:crab-top-hat", about: "picture:crab-top-hat" };
    await vi.waitFor(() => expect(speech.t(message, params)).toMatch(once), PATIENT);
    expect(speech.t(message, params)).not.toMatch(/[“”„]{2}/);
  });
});

describe("what is missing", () => {
  it("is a message: its name is shown", async () => {
    await speech.enter("en");
    expect(speech.t("no-such-message")).toBe("no-such-message");
    expect(speech.has("no-such-message")).toBe(false);
  });

  it("is a part of one: it is reported, and the page stands", async () => {
    await speech.enter("en");
    const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(speech.t("back-to-table")).toContain("{$code}");
    expect(reported).toHaveBeenCalledOnce();
    reported.mockRestore();
  });
});
