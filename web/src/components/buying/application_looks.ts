import type { Application } from "@hearthpaw/client";
import type { Tone } from "@hearthpaw/ui-kit";
import * as texts from "./texts.ts";

/** What an application's status reads as, for the one who wrote it. */
export const applicationLooks: Record<
  Application["status"],
  { word: string; tone: Tone; icon: "edit" | "clock" | "check" | "close" | "minus" }
> = {
  draft: { word: texts.draft, tone: "neutral", icon: "edit" },
  submitted: { word: texts.waitingForAReply, tone: "wait", icon: "clock" },
  approved: { word: texts.approved, tone: "good", icon: "check" },
  declined: { word: texts.declined, tone: "bad", icon: "close" },
  withdrawn: { word: texts.withdrawn, tone: "neutral", icon: "minus" },
};
