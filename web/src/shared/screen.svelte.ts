// How much of the window is to be seen: a phone's keyboard takes half of it, and some browsers do not tell the style sheets.

const LOW = 480; // below this a room shows one strip, its board and one bar, and nothing else

export const screen = $state({ low: false });

function measure(): void {
  const { height, scale } = window.visualViewport ?? { height: window.innerHeight, scale: 1 };
  const seen = Math.round(height * scale); // zooming in with two fingers does not make a window lower
  screen.low = seen < LOW;
  document.documentElement.toggleAttribute("data-low", screen.low);
  document.documentElement.style.setProperty("--screen", `${seen}px`);
}

/** Watch the window from now on. */
export function watchScreen(): void {
  measure();
  (window.visualViewport ?? window).addEventListener("resize", measure);
}
