// A walk through a finished game: its steps, and the view after each of them.

import { tell } from "../shared/announce.svelte";
import { pathTo } from "../shared/base";
import { needTexts } from "../shared/language.svelte";
import { get } from "../table/api";
import type { View } from "../table/wire";
import type { Step } from "./steps";

const PACE = 1400;

export class Walk {
  steps = $state.raw<Step[] | null>(null);
  view = $state.raw<View | null>(null);
  before = $state.raw<View | null>(null); // one step earlier
  last = $state.raw<View | null>(null); // the end, when every key is open
  place = $state(0);
  shown = $state(0); // the step that the view belongs to: it follows the place as soon as it has come
  playing = $state(false);
  readonly #record: string;
  readonly #arrived: (step: number) => void;
  readonly #seen = new Map<number, Promise<View>>();

  /** `arrived` is told of every step that comes into view. */
  constructor(record: string, arrived: (step: number) => void) {
    this.#record = record;
    this.#arrived = arrived;
  }

  get length(): number {
    return this.steps?.length ?? 0;
  }

  /** Fetch the steps, and begin at the one that the address names; otherwise at the end. */
  async begin(): Promise<void> {
    this.steps = await get<Step[]>(`/api/records/${this.#record}/steps`);
    this.#look(this.length).then((end) => (this.last = end), tell);
    await this.go(location.hash ? Number(location.hash.slice(1)) || 0 : this.length);
  }

  #look(step: number): Promise<View> {
    const known = this.#seen.get(step);
    if (known) return known;
    const asked = this.#fetch(step);
    this.#seen.set(step, asked);
    asked.catch(() => this.#seen.delete(step)); // the next time it may be there
    return asked;
  }

  /** The view, when there are the words to tell of it. */
  async #fetch(step: number): Promise<View> {
    const found = await get<View>(`/api/records/${this.#record}/steps/${step}`);
    await needTexts(found.game);
    return found;
  }

  async go(step: number): Promise<void> {
    this.place = Math.min(this.length, Math.max(0, step));
    history.replaceState(null, "", pathTo(`/r/${this.#record}#${this.place}`));
    const wanted = this.place;
    const [found, before] = await Promise.all([this.#look(wanted), wanted ? this.#look(wanted - 1) : null]);
    if (wanted !== this.place) return;
    this.view = found;
    this.before = before;
    this.shown = wanted;
    document.documentElement.dataset.game = found.game;
    this.#arrived(wanted);
    if (wanted < this.length) void this.#look(wanted + 1);
  }

  toggle(): void {
    if (!this.playing && this.place >= this.length) this.go(0).catch(tell); // at its end a game is played again
    this.playing = !this.playing;
  }

  /** Play on by itself while it is wanted; for an effect. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    const timer = setInterval(() => {
      if (this.place >= this.length) this.playing = false;
      else this.go(this.place + 1).catch(tell);
    }, PACE);
    return () => clearInterval(timer);
  }

  press(event: KeyboardEvent): void {
    if ((event.target as HTMLElement).closest("input, textarea, ol")) return;
    const wanted = { ArrowRight: this.place + 1, ArrowLeft: this.place - 1, Home: 0, End: this.length }[event.key];
    if (wanted !== undefined) {
      event.preventDefault();
      this.go(wanted).catch(tell);
    } else if (event.key === " " && !(event.target as HTMLElement).closest("button, a")) {
      event.preventDefault();
      this.toggle();
    }
  }
}
