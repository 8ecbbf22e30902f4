// How much of the window is to be seen: a phone's keyboard takes half of it, and some browsers do not tell the style sheets.

const LOW = 480; // below this a room shows one strip, its board and one bar, and nothing else

const LESSON = 200; // about what a lesson takes above its room; one number, so that no step changes the room

export const screen = $state({ low: false });
let lesson = false;

function measure(): void {
  const { height, scale } = window.visualViewport ?? { height: window.innerHeight, scale: 1 };
  const seen = Math.round(height * scale); // zooming in with two fingers does not make a window lower
  const low = seen - (lesson ? LESSON : 0) < LOW;
  screen.low = low;
  document.documentElement.toggleAttribute("data-low", low);
  document.documentElement.style.setProperty("--screen", `${seen}px`);
}

/** Watch the window from now on. */
export function watchScreen(): void {
  measure();
  (window.visualViewport ?? window).addEventListener("resize", measure);
}

/** A lesson stands above the room from now on; the answer ends that. */
export function makeRoomForLesson(): () => void {
  lesson = true;
  measure();
  return () => {
    lesson = false;
    measure();
  };
}
