import { beforeEach, describe, expect, it } from "vitest";
import { openBrowser, type FakeBrowser } from "../shared/browser.fake";

type Api = typeof import("./api");
let browser: FakeBrowser;
let api: Api;

beforeEach(async () => {
  browser = openBrowser();
  api = await import("./api");
});

const arrival = (code: string) => ({ code, person: "p1", token: `token of ${code}` });

describe("a code", () => {
  it.each(["abcdefgh", "ABCD-EFGH", " abcd efgh ", "ABCD–EFGH!"])("is read however it is typed: %s", (typed) => {
    expect(api.readCode(typed)).toBe("ABCD-EFGH");
  });

  it("may have three groups of letters", () => {
    expect(api.readCode("bado kemi luta")).toBe("BADO-KEMI-LUTA");
  });
});

describe("our places", () => {
  it("are kept by the table's code, the latest last", () => {
    for (const code of ["AAAA-AAAA", "BBBB-BBBB", "AAAA-AAAA"]) api.keepPlace(arrival(code));
    expect(api.placeAt("BBBB-BBBB")).toBe("token of BBBB-BBBB");
    expect(api.lastPlace()).toBe("AAAA-AAAA");
  });

  it("are given up one by one", () => {
    api.keepPlace(arrival("AAAA-AAAA"));
    api.keepPlace(arrival("BBBB-BBBB"));
    api.forgetPlace("BBBB-BBBB");
    expect([api.placeAt("BBBB-BBBB"), api.lastPlace()]).toEqual(["", "AAAA-AAAA"]);
  });

  it("are at most fifty: the oldest goes", () => {
    for (let number = 0; number < 60; number++) api.keepPlace(arrival(`T${number}`));
    expect([api.placeAt("T9"), api.placeAt("T10")]).toEqual(["", "token of T10"]);
  });

  it("are none where nothing can be read", () => {
    browser.local.setItem("cluehouse.places", "[broken");
    expect([api.placeAt("AAAA-AAAA"), api.lastPlace()]).toEqual(["", ""]);
  });

  it("as an onlooker's last as long as the window", () => {
    api.lookOn("AAAA-AAAA");
    expect([api.looksOn("AAAA-AAAA"), api.looksOn("BBBB-BBBB"), browser.local.kept.size]).toEqual([true, false, 0]);
    api.stopLooking();
    expect(api.looksOn("AAAA-AAAA")).toBe(false);
  });
});
