// A page of rules: chapters (##) of paragraphs and points (-), bold words (**), and the numbers of the rules in braces.

export interface Span {
  text: string;
  bold: boolean;
}

export interface Block {
  point: boolean;
  spans: Span[];
  ids: string;
}

export interface Chapter {
  id: string;
  title: string;
  blocks: Block[];
}

/** The chapters of a page. What stands before the first title is a chapter without one. */
export function read(page: string): Chapter[] {
  const chapters: Chapter[] = [{ id: "c0", title: "", blocks: [] }];
  let paragraph: string[] = [];
  const close = (): void => {
    if (paragraph.length) chapters.at(-1)!.blocks.push(block(paragraph.join(" "), false));
    paragraph = [];
  };
  for (const line of page.split("\n").map((each) => each.trim())) {
    if (line.startsWith("## ")) {
      close();
      chapters.push({ id: `c${chapters.length}`, title: line.slice(3), blocks: [] });
    } else if (line.startsWith("- ")) {
      close();
      chapters.at(-1)!.blocks.push(block(line.slice(2), true));
    } else if (line) {
      paragraph.push(line);
    } else {
      close();
    }
  }
  close();
  return chapters.filter((chapter) => chapter.blocks.length);
}

function block(text: string, point: boolean): Block {
  const [, body = text, ids = ""] = /^(.*?)\s*\{([^}]*)\}$/.exec(text) ?? [];
  const spans = body.split("**").map((part, place) => ({ text: part, bold: place % 2 === 1 }));
  return { point, spans: spans.filter((span) => span.text), ids };
}

/** A text as it is searched: neither case nor accents matter. */
export const folded = (text: string): string =>
  text.toLocaleLowerCase().normalize("NFD").replace(/\p{Mn}/gu, "").replaceAll("ł", "l");

/** The chapters with only those blocks that say something about it. */
export function search(chapters: Chapter[], wanted: string): Chapter[] {
  const needle = folded(wanted.trim());
  if (!needle) return chapters;
  const says = ({ spans, ids }: Block): boolean => folded(`${spans.map((span) => span.text).join("")} ${ids}`).includes(needle);
  return chapters
    .map((chapter) => ({ ...chapter, blocks: folded(chapter.title).includes(needle) ? chapter.blocks : chapter.blocks.filter(says) }))
    .filter((chapter) => chapter.blocks.length);
}
