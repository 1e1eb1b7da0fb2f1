import { createFileRoute } from "@tanstack/react-router";
import { HelpScreen } from "../features/system/help/HelpScreen.tsx";
import { pageHead } from "../lib/head.ts";
import * as texts from "../page_texts.ts";

export const Route = createFileRoute("/help")({
  // The answers are in a separate file, which other pages do not load.
  loader: async () => {
    const { helpJsonLd } = await import("../features/system/help/help_topics.ts");
    return { jsonLd: [helpJsonLd()] };
  },
  head: ({ match, loaderData }) =>
    pageHead({
      title: texts.help,
      description: texts.helpDescription,
      canonical: "/help",
      ...loaderData,
    }, match.context.origin),
  component: HelpScreen,
});
