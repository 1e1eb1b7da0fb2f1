import type { DashboardTask } from "@hearthpaw/client";
import type { StatProps } from "@hearthpaw/ui-kit";
import { LOCALE } from "@hearthpaw/ui-kit";
import * as texts from "./texts.tsx";

/** Maximum number of drafts with a line each; more fold into one line, since an import makes thousands. */
const MOST_DRAFTS = 3;

/**
 * Returns the tasks to show: many drafts folded into one line, and no verification, which has its own card.
 */
export function foldTasks(tasks: readonly DashboardTask[]): DashboardTask[] {
  const shown = tasks.filter(({ kind }) => kind !== "verification");
  const drafts = shown.filter(({ kind }) => kind === "listing-draft");
  if (drafts.length <= MOST_DRAFTS) return shown;
  return [
    ...shown.filter(({ kind }) => kind !== "listing-draft"),
    {
      kind: "listing-draft",
      title: texts.finishAndSubmitYourDrafts,
      url: "/breeder/pets?status=in-progress",
      dueAt: null,
      dueOn: null,
    },
  ];
}

/** Compares this week's views with those of the week before. */
export function viewsTrend(now: number, before: number): StatProps["trend"] {
  if (now === before) return { direction: "same", text: texts.sameAsTheWeekBefore };
  const direction = now > before ? "up" as const : "down" as const;
  const word = now > before ? "more" : "fewer";
  const text = before === 0 ? texts.noneTheWeekBefore : texts.changeFromWeekBefore({
    now: Math.round(Math.abs(now - before) / before * 100).toLocaleString(LOCALE),
    word,
  });
  return { direction, text, good: now > before ? true : undefined };
}
