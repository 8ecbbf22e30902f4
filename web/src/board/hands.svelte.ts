// The hand on a card: pointing at a card and touching it are two things, and the second has to be meant.

/** Which of the own marks have no hand: after a move that was taken back or refused, a card is to be tapped anew. */
export class Hands {
  #lowered = $state.raw<ReadonlySet<string>>(new Set());
  #undone = 0;

  lowered(card: string): boolean {
    return this.#lowered.has(card);
  }

  lower(cards: Iterable<string>): void {
    this.#lowered = new Set([...this.#lowered, ...cards]);
  }

  raise(card: string): void {
    this.#lowered = new Set([...this.#lowered].filter((other) => other !== card));
  }

  /** Lower the hands if something was taken back since: the house counts how often that was done. */
  follow(undone: number, marked: Iterable<string>): void {
    if (undone > this.#undone) this.lower(marked);
    this.#undone = undone;
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
