// The light of the room: sudden death is played by the emergency lamp.

/** Switch the lamp on; what is given back switches it off. */
export function relight(dark: boolean): () => void {
  const root = document.documentElement;
  if (dark) root.dataset.phase = "sudden";
  return () => void delete root.dataset.phase;
}

/** Enter the room of Duet from outside a table; what is given back leaves it. */
export function enterRoom(): () => void {
  const root = document.documentElement;
  root.dataset.game = "duet";
  return () => void (root.dataset.game = "house");
}
