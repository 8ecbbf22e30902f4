// How a word or a phrase is broken into lines, so that it fits its card whatever its length.

const WIDE = 12; // letters that a line holds before the type gets too small to read
const MOST = 4; // lines

export interface Fit {
  lines: number;
  letters: number; // of the longest line
}

/** Into how many lines a text is broken, and how long the longest of them is. A Chinese sign is about two letters wide. */
export function fit(text: string): Fit {
  const chinese = /\p{Script=Han}/u.test(text);
  const words = text.split(/\s+/).map((word) => [...word].length * (chinese ? 2 : 1));
  const extra = chinese ? 1 : 0;
  for (let lines = 1; lines <= MOST; lines++) {
    const letters = widest(words, lines) + extra;
    if (letters <= WIDE || lines === MOST) return { lines, letters };
  }
  return { lines: 1, letters: WIDE };
}

/** Does a word need the narrowest face on a narrow card? Chinese has only one. */
export const isLong = (text: string): boolean => [...text].length > 7 && !/\p{Script=Han}/u.test(text);

/** The longest line if these words stand in so many lines; a word that is longer than its line is broken. */
function widest(words: readonly number[], lines: number): number {
  const all = words.reduce((sum, word) => sum + word, words.length - 1);
  let letters = Math.ceil(all / lines);
  while (filled(words, letters) > lines) letters++;
  return letters;
}

/** How many lines of this length the words fill. */
function filled(words: readonly number[], letters: number): number {
  let [lines, left] = [1, letters];
  for (const word of words) {
    if (word + (left < letters ? 1 : 0) <= left) left -= word + (left < letters ? 1 : 0);
    else {
      const whole = Math.ceil(word / letters);
      lines += left < letters ? whole : whole - 1;
      left = whole * letters - word;
    }
  }
  return lines;
}
