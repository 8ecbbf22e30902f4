import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openBrowser, type FakeBrowser } from "../shared/browser.fake";
import type { Connection } from "./connection.svelte";

class FakeSocket {
  static opened: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen = (): void => undefined;
  onclose = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;

  constructor(readonly address: string) {
    FakeSocket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  hear(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  /** The house lets us in. */
  welcome(): this {
    this.onopen();
    this.hear({ welcome: { now: Date.now() } });
    return this;
  }

  commands(): unknown[] {
    return this.sent.filter((message) => "command" in message);
  }
}

const latest = (): FakeSocket => FakeSocket.opened.at(-1)!;
let browser: FakeBrowser;
let table: Connection;

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  browser = openBrowser("/t/ABCD-EFGH", ["pl"]);
  FakeSocket.opened = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  const { Connection } = await import("./connection.svelte");
  table = new Connection("ABCD-EFGH", "my token");
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

describe("coming in", () => {
  it("says who we are and what we read, once there is a line", () => {
    expect([latest().address, latest().sent]).toEqual(["wss://house.test/ws", []]);
    latest().onopen();
    expect(latest().sent).toEqual([{ hello: { table: "ABCD-EFGH", token: "my token", language: "pl" } }]);
  });

  it("keeps what does not change, and joins what everybody sees with what we see", () => {
    latest().welcome().hear({ update: 4, table: { code: "ABCD-EFGH" }, you: { seat: "red-1" }, talk: [] });
    latest().hear({ update: 5, game: { public: { phase: "clue", seat: "spectator" }, yours: { seat: "red-1" } } });
    expect([table.update, table.table?.code, table.you.seat]).toEqual([5, "ABCD-EFGH", "red-1"]);
    expect(table.view).toEqual({ phase: "clue", seat: "red-1" });
  });
});

describe("asking", () => {
  it("is answered by the answer of its own id", async () => {
    const socket = latest().welcome();
    const asked = [table.ask({ do: "pause" }), table.ask({ do: "resume" })];
    const [first, second] = socket.commands() as { id: string }[];
    socket.hear({ answer: second!.id, update: 8 });
    socket.hear({ answer: first!.id, update: 7 });
    expect((await Promise.all(asked)).map((answer) => answer.update)).toEqual([7, 8]);
  });

  it("is refused in the house's words", async () => {
    const socket = latest().welcome();
    const asked = table.ask({ do: "pause" });
    const [command] = socket.commands() as { id: string }[];
    socket.hear({ answer: command!.id, refused: { code: "paused", text: "Gra stoi.", params: { by: "Ola" } } });
    await expect(asked).rejects.toMatchObject({ code: "paused", message: "Gra stoi.", params: { by: "Ola" } });
  });

  it("a move says what was last seen", () => {
    const socket = latest().welcome();
    socket.hear({ update: 12 });
    void table.move({ do: "stop" });
    expect(socket.commands()).toMatchObject([{ command: { do: "move", move: { do: "stop" }, seen: 12 } }]);
  });

  it("a move takes away why an earlier one was refused", async () => {
    const { said, tell } = await import("../shared/announce.svelte");
    latest().welcome();
    tell(new Error("A clue must be a single word."));
    void table.move({ do: "stop" });
    expect(said.notes).toEqual([]);
  });

  it("before there is a line waits for it", () => {
    void table.ask({ do: "pause" });
    expect(latest().sent).toEqual([]);
    expect(latest().welcome().commands()).toMatchObject([{ command: { do: "pause" } }]);
  });
});

describe("a lost line", () => {
  it("comes back by itself, and what was not answered is asked again under the same id", async () => {
    const first = latest().welcome();
    const asked = table.ask({ do: "pause" });
    first.onclose();
    expect(table.line).toBe("lost");
    vi.advanceTimersByTime(400);
    const second = latest();
    expect(second).not.toBe(first);
    expect(second.welcome().commands()).toEqual(first.commands());
    second.hear({ answer: (first.commands()[0] as { id: string }).id, update: 3 });
    expect((await asked).update).toBe(3);
    expect(table.line).toBe("open");
  });

  it("does not ask again what was answered", () => {
    const first = latest().welcome();
    void table.ask({ do: "pause" });
    first.hear({ answer: (first.commands()[0] as { id: string }).id, update: 3 });
    first.onclose();
    vi.advanceTimersByTime(400);
    expect(latest().welcome().commands()).toEqual([]);
  });

  it("is tried less and less often, but at least every eight seconds", () => {
    const waits = [];
    for (let tries = 0; tries < 7; tries++) {
      const before = FakeSocket.opened.length;
      latest().onclose();
      let waited = 0;
      for (; FakeSocket.opened.length === before; waited += 100) vi.advanceTimersByTime(100);
      waits.push(waited);
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000]);
  });

  it("is tried at once when the network is back", () => {
    latest().welcome().onclose();
    browser.window.dispatchEvent(new Event("online"));
    expect(FakeSocket.opened.length).toBe(2);
  });

  it("is noticed when the house does not answer", () => {
    const silent = latest().welcome();
    vi.advanceTimersByTime(20_000);
    expect(silent.sent.at(-1)).toEqual({ ping: 1_020_000 });
    vi.advanceTimersByTime(8_000);
    expect([table.line, silent.closed]).toEqual(["lost", true]);
  });

  it("has nothing more to say: what an old line still brings is not heard", () => {
    const old = latest().welcome();
    old.onclose();
    vi.advanceTimersByTime(400);
    latest().welcome().hear({ update: 9 });
    old.hear({ update: 4 });
    expect(table.update).toBe(9);
  });
});

describe("the house's clock", () => {
  it("is known from the middle of a ping's way", () => {
    const socket = latest().welcome();
    vi.advanceTimersByTime(20_000);
    vi.advanceTimersByTime(600);
    socket.hear({ pong: 1_020_000, now: 1_025_300 });
    expect(table.ahead).toBe(5_000);
  });
});

describe("goodbye", () => {
  it("to a banned person: the line stays closed", () => {
    latest().welcome().hear({ goodbye: "refused", refused: { code: "banned", text: "Brak wstępu." } });
    expect([table.line, table.farewell?.code]).toEqual(["over", "banned"]);
  });

  it("for good: the line stays closed and the reason is kept", () => {
    latest().welcome().hear({ goodbye: "refused", refused: { code: "no-such-table", text: "Nie ma tu stołu." } });
    expect([table.line, table.farewell]).toEqual(["over", { why: "refused", text: "Nie ma tu stołu.", code: "no-such-table" }]);
    latest().onclose();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.opened.length).toBe(1);
  });

  it("comes back at once when the server closes: another one may be there", () => {
    latest().welcome().hear({ goodbye: "closing" });
    latest().onclose();
    vi.advanceTimersByTime(100);
    expect(FakeSocket.opened).toHaveLength(2);
    latest().onclose(); // nobody is there yet
    vi.advanceTimersByTime(399);
    expect(FakeSocket.opened).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.opened).toHaveLength(3);
  });

  it("until the house is open again: we come back", () => {
    latest().welcome().hear({ goodbye: "closing" });
    latest().onclose();
    vi.advanceTimersByTime(400);
    expect([FakeSocket.opened.length, table.farewell]).toEqual([2, null]);
  });

  it("for now: we say why, keep our seat, and come back when the table can be read again", () => {
    latest().onopen();
    latest().hear({ goodbye: "refused", refused: { code: "data-damaged", text: "Dane są uszkodzone." } });
    latest().onclose();
    expect([table.line, table.refused, table.farewell]).toEqual(["lost", "Dane są uszkodzone.", null]);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.opened.length).toBeGreaterThan(1);
    latest().welcome();
    expect([table.line, table.refused]).toEqual(["open", ""]);
  });
});
