import { createFileRoute } from "@tanstack/react-router";
import { TermsScreen } from "../features/system/TermsScreen.tsx";
import { headOf } from "../lib/head.ts";
import * as texts from "../page_texts.ts";

export const Route = createFileRoute("/terms")({
  head: headOf({
    title: texts.terms,
    description: texts.termsDescription,
    canonical: "/terms",
  }),
  component: TermsScreen,
});
