import { describe, expect, it } from "vitest";
import { openBrowser } from "./browser.fake";

async function at(address: string): Promise<[string, string]> {
  openBrowser(address);
  const { route } = await import("./route.svelte");
  return [route.room, route.key];
}

describe("the address says which room we are in", () => {
  it.each([
    ["/", "home", ""],
    ["/t/ABCD-EFGH", "table", "ABCD-EFGH"],
    ["/tv/ABCD-EFGH", "screen", "ABCD-EFGH"],
    ["/r/k3v9", "replay", "k3v9"],
    ["/learn", "learn", ""],
    ["/rules/duet", "rules", "duet"],
    ["/attic", "nowhere", ""],
  ])("%s", async (address, room, key) => {
    expect(await at(address)).toEqual([room, key]);
  });

  it("a team's secret stands behind the #, where no server sees it", async () => {
    expect(await at("/book#s3cret")).toEqual(["book", "s3cret"]);
  });

  it("an address that cannot be read leads nowhere, and breaks nothing", async () => {
    expect(await at("/t/%E0%A4%A")).toEqual(["nowhere", ""]);
  });
});

describe("walking", () => {
  it("goes to another room without loading the page anew", async () => {
    openBrowser("/");
    const { go, route } = await import("./route.svelte");
    go("/rules/codenames");
    expect([route.room, route.key]).toEqual(["rules", "codenames"]);
  });

  it("goes back when the browser does", async () => {
    const { location, window } = openBrowser("/settings");
    const { route } = await import("./route.svelte");
    location.pathname = "/map";
    window.dispatchEvent(new Event("popstate"));
    expect(route.room).toBe("map");
  });

  it.each(["ctrlKey", "metaKey", "shiftKey"])("leaves a click with %s to the browser", async (held) => {
    openBrowser("/");
    const { follow, route } = await import("./route.svelte");
    const link = { closest: () => ({ getAttribute: () => "/map" }) };
    let taken = 0;
    const click = { currentTarget: link, button: 0, preventDefault: () => taken++ };
    follow({ ...click, [held]: true } as unknown as MouseEvent);
    expect([route.room, taken]).toEqual(["home", 0]);
    follow(click as unknown as MouseEvent);
    expect([route.room, taken]).toEqual(["map", 1]);
  });
});
