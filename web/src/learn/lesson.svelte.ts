// A lesson as a table: the room draws it like any other, but only the next move of the lesson can be made.

import type { Lesson as SentLesson, Step as SentStep } from "../generated/http";
import { t } from "../shared/language.svelte";
import { prefs } from "../shared/prefs.svelte";
import { Refusal } from "../table/api";
import type { Connection } from "../table/connection.svelte";
import type { Answer, Choice, Game, Move, Person, TableState, View, You } from "../table/wire";

/** A step whose view and move are those of the lesson's game. */
export type Step = Omit<SentStep, "view" | "expect"> & { view: View; expect?: Move };
export type Lesson = Omit<SentLesson, "game" | "steps"> & { game: Game; steps: Step[] };

const FRIENDS = ["Ola", "Bruno", "Mei", "Jan"];

/** A word as people type it: neither case nor marks at its ends matter. */
const plain = (value: unknown): string => String(value).toLocaleLowerCase().replace(/[\s.,!?。，！？]+/g, " ").trim();

/** Is this the move that was asked for? */
export function same(move: Move, expected: Move): boolean {
  return Object.entries(expected).every(([name, value]) => plain(move[name]) === plain(value));
}

export class LessonTable {
  place = $state(0);
  readonly line = "open";
  readonly farewell = null;
  readonly clock = null;
  readonly talk = [];
  readonly ahead = 0;
  readonly code = "";
  readonly token = "";
  readonly #lesson: Lesson;
  readonly #onstray: () => void;

  constructor(lesson: Lesson, onstray: () => void) {
    this.#lesson = lesson;
    this.#onstray = onstray;
  }

  get step(): Step {
    return this.#lesson.steps[this.place]!;
  }

  get update(): number {
    return this.place;
  }

  get view(): View {
    return this.step.view;
  }

  get shared(): View {
    return this.step.view;
  }

  get game(): string {
    return this.#lesson.game;
  }

  get you(): You {
    return { person: this.step.seat, seat: this.step.seat };
  }

  get table(): TableState {
    const { game, language } = this.#lesson;
    const { view } = this;
    return {
      code: "",
      settings: { game, languages: [language], options: view.options, pack: "", referee: "off", talk: "off", rivals_talk: false, sand: "each-turn", pace: 0 },
      own_words: false,
      host: "",
      people: view.seats.map((seat) => this.person(seat)),
      seats: Object.fromEntries(view.seats.map((seat) => [seat, seat])),
      chairs: view.seats,
      running: !view.outcome,
    };
  }

  person(seat: string): Person {
    const friend = FRIENDS[this.view.seats.indexOf(seat) % FRIENDS.length]!;
    return { id: seat, name: seat === this.step.seat ? prefs.name || t("guest") : friend, here: true };
  }

  sitter(seat: string): Person {
    return this.person(seat);
  }

  name(seat: string): string {
    return this.person(seat).name;
  }

  may(): boolean {
    return false;
  }

  choice(name: string): Choice | undefined {
    return this.view.choices?.find((choice) => choice.do === name);
  }

  /** Anything that is not the next move of the lesson is kindly refused. */
  async ask(): Promise<Answer> {
    throw new Refusal("lesson", t("learn-not-now"));
  }

  async move(move: Move): Promise<Answer> {
    const expected = this.step.expect;
    if (!expected || !same(move, expected)) {
      this.#onstray();
      throw new Refusal("lesson", t(expected ? "learn-stray" : "learn-look-first"));
    }
    this.go(this.place + 1);
    return { answer: "", update: this.place };
  }

  async consult(): Promise<undefined> {
    return undefined;
  }

  /** Show another step. */
  go(place: number): void {
    this.place = Math.min(this.#lesson.steps.length - 1, Math.max(0, place));
  }

  /** What the rooms take it for. */
  get connection(): Connection {
    return this as unknown as Connection;
  }
}
