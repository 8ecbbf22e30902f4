// One table, live: what we see of it, and what we ask of it. A lost line comes back by itself; what was asked and not
// answered is asked again under the same id, and the house does it once.

import { settle } from "../shared/announce.svelte";
import { urlTo } from "../shared/base";
import { prefs } from "../shared/prefs.svelte";
import { Refusal } from "./api";
import { seatName } from "./seat";
import type { Advice, Answer, ChatMessage, Choice, ClockFace, Command, Message, Move, TableState, Update, View, You } from "./wire";

type Line = "opening" | "open" | "lost" | "over";

/** Why a line is closed for good. */
export interface Farewell {
  why: "banned" | "left" | "moved" | "refused";
  text: string;
  code?: string; // of the refusal
}

interface Waiting {
  text: string;
  done: (answer: Answer) => void;
  failed: (refusal: Refusal) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const SPREAD = 100;
const HEARTBEAT = 20_000; // a phone that changes networks is not told that its line is dead
const PATIENCE = 8_000;
const FINAL = ["no-such-table", "bad-command", "banned"];

export class Connection {
  line = $state<Line>("opening");
  refused = $state(""); // why the house does not let us in for now
  farewell = $state<Farewell | null>(null);
  table = $state.raw<TableState | null>(null);
  you = $state.raw<You>({});
  /** The game as this seat sees it; `shared` is the part that everybody sees. */
  view = $state.raw<View | null>(null);
  shared = $state.raw<View | null>(null);
  clock = $state.raw<ClockFace | null>(null);
  talk = $state.raw<ChatMessage[]>([]);
  update = $state(0);
  /** How far the house's clock is ahead of ours. */
  ahead = $state(0);

  #arrive = (): void => undefined;
  /** Once the table is known, or we were turned away. */
  readonly arrived = new Promise<void>((done) => (this.#arrive = done));
  readonly code: string;
  readonly token: string;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #count = 0;
  #session = Math.random().toString(36).slice(2, 8);
  #spoken: string = prefs.language;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string, token: string) {
    this.code = code;
    this.token = token;
    this.#open();
    this.#pulse = setInterval(this.#listen, HEARTBEAT);
    window.addEventListener("online", this.#hurry);
    window.addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** The game that is shown: the one that is played, or else the one that the table agreed on. */
  get game(): string {
    return this.view?.game ?? this.table?.settings.game ?? "";
  }

  /** The people of the table by their id. */
  person(id: string | undefined) {
    return this.table?.people.find((person) => person.id === id);
  }

  /** Whether this person asks for the place of somebody else: it is not settled yet who they are. */
  claimant(id: string): boolean {
    return this.table?.claims?.some(({ claimant }) => claimant === id) ?? false;
  }

  /** Who sits there now. */
  occupant(seat: string) {
    return this.person(this.table?.seats[seat]);
  }

  /** Who has this seat in the game that is shown. A finished game keeps its players, wherever people sit since. */
  sitter(seat: string) {
    return this.table?.players ? this.table.players[seat] : this.occupant(seat);
  }

  /** What this seat is called: whoever sits there, or the seat itself. */
  name(seat: string): string {
    return this.sitter(seat)?.name ?? seatName(seat, this.game);
  }

  may(command: string): boolean {
    return this.you.may?.includes(command) ?? false;
  }

  choice(name: string): Choice | undefined {
    return this.view?.choices?.find((choice) => choice.do === name);
  }

  ask(command: Command): Promise<Answer> {
    const id = `${this.#session}-${++this.#count}`;
    return new Promise((done, failed) => {
      const text = JSON.stringify({ id, command });
      this.#waiting.set(id, { text, done, failed });
      if (this.line === "open") this.#socket?.send(text);
    });
  }

  /** The table, as soon as we see it; refused if we are not let in. */
  whenSeen(): Promise<TableState> {
    return new Promise((seen, failed) => {
      const stop = $effect.root(() => {
        $effect(() => {
          if (!this.table && !this.farewell) return;
          if (this.table) seen(this.table);
          else failed(new Refusal("no-such-table", this.farewell?.text ?? ""));
          queueMicrotask(() => stop());
        });
      });
    });
  }

  move(move: Move): Promise<Answer> {
    settle();
    return this.ask({ do: "move", move, seen: this.update });
  }

  async consult(text: string): Promise<Advice | undefined> {
    return (await this.ask({ do: "consult", text })).advice ?? undefined;
  }

  /** Open the line anew if another language is spoken now. */
  renew(): void {
    if (this.#socket && this.#spoken !== prefs.language) this.#lose(this.#socket);
  }

  close(): void {
    this.line = "over";
    clearTimeout(this.#timer);
    clearTimeout(this.#doubt);
    clearInterval(this.#pulse);
    window.removeEventListener("online", this.#hurry);
    window.removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #hurry = (): void => {
    if (document.hidden) return;
    if (this.line === "lost") {
      clearTimeout(this.#timer);
      this.#open();
    } else {
      this.#listen();
    }
  };

  /** The device says that it has no network: whoever plays shall know it now, and not at the next heartbeat. */
  #drop = (): void => {
    if (this.line === "open" && this.#socket) this.#lose(this.#socket);
  };

  /** Ask whether the house still hears us; without an answer the line is given up and opened anew. */
  #listen = (): void => {
    const socket = this.#socket;
    if (this.line !== "open" || !socket) return;
    socket.send(JSON.stringify({ ping: Date.now() }));
    clearTimeout(this.#doubt);
    this.#doubt = setTimeout(() => this.#lose(socket), PATIENCE);
  };

  #lose(socket: WebSocket): void {
    if (this.#socket !== socket || this.line === "over") return;
    this.#socket = null;
    socket.close();
    clearTimeout(this.#doubt);
    clearTimeout(this.#timer);
    this.line = "lost";
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, Math.max(FIRST_WAIT, this.#wait * 2));
  }

  #open(): void {
    const socket = new WebSocket(urlTo("/ws").replace(/^http/, "ws"));
    this.#socket = socket;
    socket.onopen = () => {
      this.#spoken = prefs.language;
      socket.send(JSON.stringify({ hello: { table: this.code, token: this.token, language: prefs.language } }));
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      clearTimeout(this.#doubt);
      this.#hear(JSON.parse(event.data as string) as Message);
    };
    socket.onclose = () => this.#lose(socket);
  }

  #hear(message: Message): void {
    if ("welcome" in message) {
      this.ahead = message.welcome.now - Date.now();
      this.line = "open";
      this.refused = "";
      this.#wait = FIRST_WAIT;
      for (const { text } of this.#waiting.values()) this.#socket?.send(text);
    } else if ("answer" in message) {
      this.#answered(message);
    } else if ("update" in message) {
      this.#see(message);
    } else if ("goodbye" in message) {
      const { goodbye: why, refused } = message;
      this.refused = refused?.text ?? "";
      if (why === "closing") this.#wait = Math.random() * SPREAD; // another server may be there: not all at one moment
      if (why === "closing" || (refused && !FINAL.includes(refused.code))) return; // the line closes, and we come back
      this.farewell = { why, text: refused?.text ?? "", ...(refused && { code: refused.code }) };
      this.#arrive();
      this.close();
    } else if ("pong" in message) {
      this.ahead = message.now - (message.pong + Date.now()) / 2;
    }
  }

  #see({ update, table, you, clock, talk, game }: Update): void {
    this.update = update;
    this.#arrive();
    if (table) this.table = table;
    if (you) this.you = you;
    if (clock !== undefined) this.clock = clock;
    if (talk) this.talk = talk;
    if (game !== undefined) {
      this.shared = game ? (game.public as View) : null;
      this.view = game ? { ...(game.public as View), ...(game.yours as Partial<View>) } : null;
    }
  }

  #answered(answer: Answer): void {
    const waiting = this.#waiting.get(answer.answer);
    this.#waiting.delete(answer.answer);
    if (answer.refused) waiting?.failed(new Refusal(answer.refused.code, answer.refused.text, answer.refused.params));
    else waiting?.done(answer);
  }
}
