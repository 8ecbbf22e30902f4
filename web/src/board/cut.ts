// Whether a text is longer than its place.

import type { Action } from "svelte/action";

/** Tell whether this element hides a part of what is in it, now and whenever that changes. */
export const cut: Action<HTMLElement, (hides: boolean) => void> = (element, told) => {
  const look = (): void => told(element.scrollHeight > element.clientHeight + 2);
  const sizes = new ResizeObserver(look);
  const words = new MutationObserver(look);
  sizes.observe(element);
  words.observe(element, { childList: true, characterData: true, subtree: true });
  look();
  return {
    destroy: () => {
      sizes.disconnect();
      words.disconnect();
    },
  };
};
