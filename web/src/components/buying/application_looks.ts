import type { Application } from "@hearthpaw/client";
import type { Tone } from "@hearthpaw/ui-kit";
import * as texts from "./texts.ts";

/** Word, tone and icon for each status of an application, as its author sees it. */
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
