import { createFileRoute } from "@tanstack/react-router";
import { HelpScreen } from "../features/system/help/HelpScreen.tsx";
import { helpJsonLd } from "../features/system/help/help_topics.ts";
import { headOf } from "../lib/head.ts";

export const Route = createFileRoute("/help")({
  head: headOf({
    title: "Help",
    description: "Answers about buying, paying, delivery, canceling and refunds, selling, and your account.",
    canonical: "/help",
    jsonLd: [helpJsonLd()],
  }),
  component: HelpScreen,
});
