// The hand on a card: pointing at a card and touching it are two things, and the second has to be meant.

interface Turned {
  turns: unknown[];
  turn: { word?: string | null; touches?: unknown[]; extra?: string | null };
}

/** How far a game has come; less than before: something was taken back. */
const progress = ({ turns, turn }: Turned): number => turns.length * 100 + (turn.word ? 1 : 0) + (turn.extra ? 1 : 0) + (turn.touches?.length ?? 0);

/** Which of the own marks have no hand: after a move that was taken back or refused, a card is to be tapped anew. */
export class Hands {
  #lowered = $state.raw<ReadonlySet<string>>(new Set());
  #made = 0;

  lowered(card: string): boolean {
    return this.#lowered.has(card);
  }

  lower(cards: Iterable<string>): void {
    this.#lowered = new Set([...this.#lowered, ...cards]);
  }

  raise(card: string): void {
    this.#lowered = new Set([...this.#lowered].filter((other) => other !== card));
  }

  /** Lower the hands if something was taken back since. */
  follow(view: Turned, marked: Iterable<string>): void {
    const made = progress(view);
    if (made < this.#made) this.lower(marked);
    this.#made = made;
  }
}

/** Milliseconds between two taps that are both meant. */
export const APART = 600;

/** A guard that lets through what a keyboard asks for, and of a double tap the first half alone. */
export function apart(): (event: MouseEvent, act: (() => void) | undefined) => void {
  let last = -APART;
  return (event, act) => {
    if (event.detail && event.timeStamp - last < APART) return;
    last = event.timeStamp;
    act?.();
  };
}
