// What one person likes on one device. Kept in the browser, never sent.

import { LANGUAGES } from "./catalogue";

export type Language = string; // a code: one of LANGUAGES
export type Theme = "system" | "light" | "dark";

interface Kept {
  name: string;
  language: Language;
  theme: Theme;
  sounds: boolean;
  motion: boolean;
  celebration: boolean;
  plainFont: boolean;
  hints: boolean;
  dimRivals: boolean;
  candidates: boolean;
  botLevel: string; // a level, or the name of an installed player
  botRole: string; // the part that this person takes among bots
}

const KEY = "cluehouse.prefs";

function spoken(): Language {
  for (const wanted of navigator.languages ?? []) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

const fresh: Kept = {
  name: "",
  language: spoken(),
  theme: "system",
  sounds: true,
  motion: true,
  celebration: true,
  plainFont: false,
  hints: true,
  dimRivals: false,
  candidates: true,
  botLevel: "even",
  botRole: "",
};

export const prefs: Kept = $state({ ...fresh, ...kept() });

$effect.root(() => {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  });
  $effect(() => {
    const root = document.documentElement;
    if (prefs.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = prefs.theme;
    root.toggleAttribute("data-still", !prefs.motion);
    root.toggleAttribute("data-plain-font", prefs.plainFont);
  });
});
