// Giving seats: by tap (somebody, then a seat), by drag, and by keyboard. Only the host moves others.

import { tell } from "../../shared/announce.svelte";
import type { Connection } from "../connection.svelte";
import { sideOf } from "../seat";

const FAR = 6; // pixels a finger moves before it drags

/** Who has been picked up and waits for a seat; where they are dragged to. */
class Seating {
  person = $state("");
  over = $state("");
  x = $state(0);
  y = $state(0);
  dragging = $state(false);

  pick(person: string): void {
    this.person = this.person === person ? "" : person;
  }

  clear(): void {
    this.person = "";
    this.over = "";
    this.dragging = false;
  }
}

export const seating = new Seating();

/** May we move this person? */
export const mayMove = (table: Connection, person: string): boolean => Boolean(table.you.host) || person === table.you.person;

/** Give somebody a seat. Who sat there changes places with them, or stands up. */
export async function seatPerson(table: Connection, person: string, seat: string): Promise<void> {
  const now = table.table;
  const sitter = now?.seats[seat];
  const from = Object.keys(now?.seats ?? {}).find((other) => now?.seats[other] === person);
  seating.clear();
  if (!person || sitter === person) return;
  try {
    if (!table.you.host) await table.ask({ do: "sit", seat });
    else if (sitter && from) await table.ask({ do: "swap", seat: from, other: seat });
    else if (sitter && now) {
      const { game } = now.settings;
      const free = now.chairs.find((other) => !now.seats[other] && sideOf(other, game) === sideOf(seat, game));
      if (free) await table.ask({ do: "swap", seat, other: free }); // nobody loses a seat while there is a free one
      await table.ask({ do: "place", seat, person });
    } else await table.ask({ do: "place", seat, person });
  } catch (problem) {
    tell(problem);
  }
}

/** For whoever can be dragged to a seat. A tap picks them up as well. */
export function draggable(table: Connection, person: string): (handle: HTMLElement) => () => void {
  return (handle) => {
    let start: PointerEvent | null = null;
    const move = (event: PointerEvent): void => {
      if (!start) return;
      if (!seating.dragging && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return;
      seating.person = person;
      seating.dragging = true;
      [seating.x, seating.y] = [event.clientX, event.clientY];
      seating.over = seatUnder(event);
    };
    const up = (event: PointerEvent): void => {
      if (start && seating.dragging) {
        const seat = seatUnder(event);
        if (seat) void seatPerson(table, person, seat);
        else seating.clear();
        handle.addEventListener("click", (click) => click.stopImmediatePropagation(), { once: true, capture: true });
      }
      stop();
    };
    const stop = (): void => {
      start = null;
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", cancel);
    };
    const cancel = (): void => {
      seating.clear();
      stop();
    };
    const down = (event: PointerEvent): void => {
      if (event.button) return;
      start = event;
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", up);
      window.addEventListener("pointercancel", cancel);
    };
    handle.addEventListener("pointerdown", down);
    return () => {
      handle.removeEventListener("pointerdown", down);
      stop();
    };
  };
}

const seatUnder = (event: PointerEvent): string =>
  document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest<HTMLElement>("[data-seat]")?.dataset.seat).find(Boolean) ?? "";
