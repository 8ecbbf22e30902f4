import { beforeEach, describe, expect, it, vi } from "vitest";
import { openBrowser } from "../shared/browser.fake";
import { GAMES } from "./games.fixture";

type Games = typeof import("./games");
type Seats = typeof import("./seat");
let games: Games;
let seats: Seats;
let speech: typeof import("../shared/language.svelte");

/** A page whose document carries this text, or none. */
async function open(inlined?: string): Promise<void> {
  const browser = openBrowser();
  Object.assign(browser.document, { getElementById: (id: string) => (id === "games" && inlined ? { textContent: inlined, remove: () => undefined } : null) });
  games = await import("./games");
  seats = await import("./seat");
  speech = await import("../shared/language.svelte");
}

beforeEach(() => open());

describe("the facts of the games", () => {
  it("are read from the document, without asking the server", async () => {
    const asked = vi.fn();
    vi.stubGlobal("fetch", asked);
    await open(JSON.stringify(GAMES));
    await games.loadGames();
    expect(games.gameNames()).toEqual(["codenames", "duet", "trapwords", "decipher"]);
    expect(asked).not.toHaveBeenCalled();
  });

  it("are asked for where the document has none", async () => {
    const asked = vi.fn(async () => new Response(JSON.stringify(GAMES), { headers: { "content-type": "application/json" } }));
    vi.stubGlobal("fetch", asked);
    await games.loadGames();
    expect(asked.mock.calls).toEqual([["/api/games", expect.anything()]]);
    expect(games.factsOf("decipher").languages).not.toContain("zh");
  });

  it("are none without a connection, and the page stands", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new Error("offline")));
    await games.loadGames();
    expect(games.gameNames()).toEqual([]);
    expect(games.factsOf("codenames").rematch).toEqual(["new"]);
  });

  it("bring their own messages in every language", async () => {
    const whist = { ...GAMES.games[0]!, name: "whist" as never, messages: { en: "game-whist = Whist!", pl: "game-whist = Wist!" } };
    games.useGames({ ...GAMES, games: [whist] });
    await speech.enter("en");
    expect(games.gameName("whist")).toBe("Whist!");
    await speech.enter("pl");
    expect(games.gameName("whist")).toBe("Wist!");
    await speech.enter("zh");
    expect(games.gameName("whist")).toBe("Whist"); // its identifier, for it brings no Chinese
  });
});

describe("a seat", () => {
  beforeEach(async () => {
    games.useGames(GAMES);
    await speech.enter("en");
    await speech.needTexts(...games.gameNames());
  });

  it.each([
    ["codenames", "red-chief", "red", "Red chief"],
    ["codenames", "blue-1", "blue", "Blue operative 1"],
    ["codenames", "operative", "", "Operative"],
    ["duet", "B2", "B", "Side B 2"],
    ["trapwords", "blue-1", "blue", "Blue 1"],
    ["decipher", "P2", "", "Player 2"],
    ["codenames", "spectator", "", "spectator"],
  ])("of %s: %s", (game, seat, side, said) => {
    expect([seats.sideOf(seat, game), seats.seatName(seat, game)]).toEqual([side, said]);
  });

  it("of an unknown role is named in plain words", () => {
    const facts = { ...GAMES.games[0]!, name: "whist" as never, seats: { n: { side: "north", role: "lead-player", number: 1 } } };
    games.useGames({ ...GAMES, games: [facts] });
    expect(seats.seatName("n", "whist")).toBe("north lead player 1");
  });
});
