// Whose turn it is and what to do, from the reader's side: one sentence each, for every seat and phase.

import { t } from "../shared/language.svelte";
import { offered, type Choice } from "../table/wire";
import { RIVAL, TEAMS, guessesIn, ownTeam, part, type Name, type Team, type TrapwordsView } from "./view";

export interface Status {
  says: string;
  todo: string;
  tone: Team | "";
}

type Offers = (move: string) => Choice | undefined;

// messages: trapwords-now-{…}, trapwords-do-{…}
/** What the line above the maze says. `can` tells what this seat may do now. */
export function statusOf(view: TrapwordsView, name: Name, can: Offers): Status {
  const { turn } = view;
  if (!turn) return writing(view, name);
  const describer = name(turn.describer);
  const role = part(view);
  const says = role === "describer" ? t("trapwords-now-you") : role === "guesser" ? t("trapwords-now-mate", { name: describer }) : t("trapwords-now-them", { side: turn.team, name: describer });
  return { says, todo: todo(view, role, describer, can), tone: turn.team };
}

function writing(view: TrapwordsView, name: Name): Status {
  const team = ownTeam(view);
  if (!team) return { says: t("trapwords-laying"), todo: t("trapwords-phase-writing", { red: view.needed.red, blue: view.needed.blue }), tone: "" };
  const rival = RIVAL[team];
  const { words, ready, dread } = view.traps ?? { words: [], ready: false, dread: "" };
  if (ready) return { says: t("trapwords-now-ready"), todo: t("trapwords-wait-rivals", { side: rival }), tone: team };
  const missing = view.needed[team] - words.length;
  const dreads = view.in_force[rival].includes("word-of-dread");
  const next =
    missing > 0
      ? t("trapwords-do-write", { count: missing, name: name(view.torches[rival]) })
      : missing < 0
        ? t("trapwords-do-strike", { count: -missing })
        : dreads && !dread
          ? t("trapwords-dread-needed")
          : t("trapwords-do-ready");
  return { says: t("trapwords-now-writing"), todo: next, tone: team };
}

function todo(view: TrapwordsView, role: ReturnType<typeof part>, describer: string, can: Offers): string {
  const turn = view.turn!;
  const { spoken } = view.options;
  const team = turn.team;
  switch (view.phase) {
    case "handover":
      if (role === "describer") return t("trapwords-book-alone");
      if (role === "onlooker") return t("trapwords-phase-handover", { side: team, name: describer });
      return t(role === "watcher" ? "trapwords-do-await-watcher" : "trapwords-do-await", { name: describer });
    case "reading":
      if (can("turn-hourglass")) return t("trapwords-do-turn", { name: describer });
      return t(role === "describer" ? "trapwords-do-read" : "trapwords-wait-for-sand");
    case "called": {
      const decides = turn.call?.contest ? RIVAL[team] : team;
      return ownTeam(view) === decides ? t("trapwords-do-answer") : t("trapwords-hearing-theirs", { side: decides });
    }
    case "settling":
      return settling(view, can);
  }
  if (can("turn-hourglass")) return t("trapwords-do-turn", { name: describer });
  if (turn.guesses?.length && turn.guesses.at(-1)?.right == null) return t(can("judge") ? "trapwords-do-judge" : "trapwords-judging");
  if (role === "describer") return t(spoken ? "trapwords-say-aloud" : can("say") ? "trapwords-do-describe" : "trapwords-mouth-shut");
  if (role === "guesser") {
    const left = guessesIn(view) - (turn.guesses?.length ?? 0);
    if (!spoken && !can("guess")) return t(turn.running ? "trapwords-no-answer-now" : "trapwords-wait-for-sand");
    return t(spoken ? "trapwords-do-guess-aloud" : "trapwords-do-guess", { left });
  }
  if (role === "watcher") return t(spoken ? "trapwords-do-listen-aloud" : "trapwords-do-listen");
  return t("trapwords-do-watch", { left: guessesIn(view) - (turn.guesses?.length ?? 0) });
}

function settling(view: TrapwordsView, can: Offers): string {
  const open = view.turn?.doubts?.some((doubt) => !doubt.settled);
  if (can("accept")) return t("trapwords-do-settle");
  if (open) return t("trapwords-hearing-theirs", { side: view.turn!.team });
  return t(offered(can("call-trap"), "line").length ? "trapwords-do-last-call" : "trapwords-do-wait-calls");
}

/** The team that has won, if one alone has. */
export const winner = (view: TrapwordsView): Team | undefined => (view.outcome?.winners.length === 1 ? TEAMS.find((team) => view.outcome?.winners.includes(team)) : undefined);
