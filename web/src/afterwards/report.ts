// What the house tells of a finished game beside its record: who played, what bots thought, what is worth knowing.

import { has, list, percent, t } from "../shared/language.svelte";
import { isPicture } from "../shared/pictures.svelte";
import { get } from "../table/api";
import type { Finding, Report, Thought } from "../table/wire";

export type { Finding, Report, BotThoughts, Undoing } from "../table/wire";

const AGAIN = 8000; // a language is learned in some twenty seconds
const TRIES = 8;

/** Ask for the report of a record, and again until the house has learned what it needs to judge it. */
export async function askForReport(record: string, wanted: () => boolean, tell: (report: Report) => void): Promise<void> {
  for (let tries = 0; tries < TRIES && wanted(); tries++) {
    const report = await get<Report>(`/api/records/${record}/report`);
    tell(report);
    if (report.complete) return;
    await new Promise((done) => setTimeout(done, AGAIN));
  }
}

const MARK = "\u2063"; // stands around what a sentence is about, and is not seen

/** A finding in one or two sentences, in parts: every second one is what it is about. */
export function foundInParts(finding: Finding, name: (seat: string) => string): string[] {
  const told = facts(finding, name);
  const marked = (text: string): string => (text && !isPicture(text) ? `${MARK}${text}${MARK}` : text); // a picture has quotation marks
  const about = { cards: marked(told.cards), wrong: marked(told.wrong), better: marked(told.better), meant: marked(told.meant) };
  return t(`finding-${finding.code}.${variant(finding)}`, { ...told, ...about }).split(MARK);
}

/** A finding in one or two sentences. */
export const found = (finding: Finding, name: (seat: string) => string): string => t(`finding-${finding.code}.${variant(finding)}`, facts(finding, name));

/** What the sentences about a finding name. */
export function facts(finding: Finding, name: (seat: string) => string) {
  const { cards = [], wrong = "", meant = [], better = "", agreed = 0, listeners = 0, secret = "", trap = "", by = "", allowed = 0 } = finding;
  return {
    who: finding.seat ? name(finding.seat) : "",
    by: by ? name(by) : "none",
    secret,
    trap,
    allowed,
    left: allowed - Number(finding.number),
    clue: finding.clue,
    number: finding.number === "unlimited" ? "∞" : finding.number,
    cards: list(cards),
    count: cards.length,
    wrong,
    better,
    meant: list(meant),
    agreed,
    listeners,
  };
}

// messages: finding-{best-clue,narrow-guess,black-guess,telling-line,near-trap}.text finding-better-clue.{missed,half,short}
// messages: finding-deadly-trap.{text,aloud,secret} finding-late-guess.{text,aloud}
/** Which sentence fits: what was said aloud cannot be quoted, and nobody wrote the secret word as a trap. */
function variant({ code, cards = [], wrong, clue, seat, by }: Finding): string {
  if (code === "better-clue") return !wrong ? "short" : cards.length ? "half" : "missed";
  if (code === "deadly-trap") return !by ? "secret" : clue ? "text" : "aloud";
  return code === "late-guess" && !seat ? "aloud" : "text";
}

const GUESSED = new Set(["expected", "hoped", "next"]);
const LEAST = 0.01; // ideas that were less likely are none

/** What a bot thought, as sentences; ideas that it had besides stand together in the last one. */
export function spoken(thoughts: Thought[]): string[] {
  const sure = ({ chance }: Thought): string => (chance == null ? "" : ` (${percent(chance)})`);
  const ideas = thoughts.filter(({ code, chance }) => code === "candidate" && (chance ?? 1) >= LEAST).map((idea) => `${idea.words?.[0]}${sure(idea)}`);
  // messages: thought-{hoped,next,meant,feared,warned,illegal,fears,dreads}
  const said = thoughts
    .map((thought) => (thought.code === "stopped" && thought.words?.length ? { ...thought, code: "next" } : thought))
    .filter(({ code }) => code !== "candidate" && has(`thought-${code}`))
    .filter(({ code, words }) => words?.length || code === "warned" || code === "stopped")
    .map((thought) => t(`thought-${thought.code}`, { clue: thought.clue ?? "", words: list(thought.words ?? []) + (GUESSED.has(thought.code) ? sure(thought) : "") }));
  return ideas.length ? [...said, t("thought-ideas", { words: list(ideas) })] : said;
}
