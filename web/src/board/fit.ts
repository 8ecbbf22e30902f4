// How a word or a phrase is broken into lines, so that it fits its card whatever its length. A phrase is broken between
// its words; within a word only if no line of the narrowest card could hold it in a size that can be read.

const WIDE = 12.5; // what such a line holds of a word, in letters of usual width
const PHRASE = 8; // a phrase that is larger in one line than in two …
const LINE = 10.5; // … and each of its lines, if there are several
const SIGNS = 10.5; // four Chinese signs
const BROAD = 6.2; // what a narrow card holds in the usual face

const SIGN = 2.5; // the width of a Chinese sign …
const SIGN_ROOM = 0.2; // … and what it needs at the edge
const HYPHEN = 0.8;
const SPACE = 0.4;

export interface Fit {
  text: string; // with a soft hyphen where a very long word may be broken
  lines: number;
  letters: number; // the width of the longest line, in letters of usual width
  narrow: boolean; // does it need the narrowest face on a narrow card? Chinese has only one, and always fills the card
}

/** A part of a text that stays in one line. */
interface Part {
  width: number;
  space: boolean; // does a space stand before it?
}

/** How a text stands on its card. */
export function fit(text: string): Fit {
  const chinese = /\p{Script=Han}/u.test(text);
  const words = text.split(/\s+/).map((word) => (chinese ? [...word] : pieces(word)));
  const parts = words.flatMap((word) =>
    word.map((piece, place) => ({ width: widthOf(piece) + (chinese || place === word.length - 1 ? 0 : HYPHEN), space: place === 0 })),
  );
  const most = (lines: number): number => (chinese ? SIGNS : words.length === 1 ? WIDE + HYPHEN : lines > 1 ? LINE : PHRASE);
  const longest = widest(parts, parts.length);
  let lines = 1;
  while (lines < parts.length && widest(parts, lines) > Math.max(most(lines), longest)) lines++;
  const letters = widest(parts, lines) + (chinese ? SIGN_ROOM : 0);
  return {
    text: chinese ? text : words.map((word) => word.join("\u00ad")).join(" "),
    lines,
    letters: Number(letters.toFixed(1)),
    narrow: chinese || letters > BROAD,
  };
}

/** How wide a piece of a text is, in letters of usual width. */
function widthOf(piece: string): number {
  const one = (letter: string): number => (/\p{Script=Han}/u.test(letter) ? SIGN : /[MW]/i.test(letter) ? 1.45 : /[CDGHNŃOÓQU]/i.test(letter) ? 1.12 : /[IJ'’.]/i.test(letter) ? 0.5 : 1);
  return [...piece].reduce((sum, letter) => sum + one(letter), 0);
}

/** The longest line if these parts stand in so many lines. */
function widest(parts: readonly Part[], lines: number): number {
  const ends = parts.flatMap((_, from) => parts.slice(from).map((__, more) => lineOf(parts.slice(from, from + more + 1))));
  return Math.min(...ends.filter((width) => filled(parts, width) <= lines));
}

/** How wide these parts are in one line. */
const lineOf = (parts: readonly Part[]): number => parts.reduce((sum, { width, space }, place) => sum + width + (space && place ? SPACE : 0), 0);

/** How many lines of this width the parts fill; none hold a part that is wider. */
function filled(parts: readonly Part[], most: number): number {
  let [lines, line] = [1, [] as Part[]];
  for (const part of parts) {
    if (part.width > most) return Infinity;
    if (lineOf([...line, part]) <= most) line.push(part);
    else [lines, line] = [lines + 1, [part]];
  }
  return lines;
}

/** A word in pieces that a line holds: equally long, and broken where a syllable seems to begin. */
function pieces(word: string): string[] {
  const many = Math.max(1, Math.ceil(widthOf(word) / WIDE));
  const ends = Array.from({ length: many - 1 }, (_, place) => syllable(word, Math.round(((place + 1) * word.length) / many)));
  return [0, ...ends].map((from, place) => word.slice(from, ends[place]));
}

/** The place near this one where a consonant follows that a vowel follows, so that no SZ or TH is torn apart. */
function syllable(word: string, middle: number): number {
  const begins = (at: number): boolean => /^[^aeiouyąęó][aeiouyąęó]/i.test(word.slice(at)) && !/^([scrd]z|[ctsp]h)/i.test(word.slice(at - 1));
  return [0, -1, 1, -2, 2].map((step) => middle + step).find(begins) ?? middle;
}
