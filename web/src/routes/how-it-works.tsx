import { createFileRoute } from "@tanstack/react-router";
import { HowItWorksScreen } from "../features/system/HowItWorksScreen.tsx";
import { headOf } from "../lib/head.ts";
import * as texts from "../page_texts.ts";

export const Route = createFileRoute("/how-it-works")({
  head: headOf({
    title: texts.howItWorks,
    description: texts.howItWorksDescription,
    canonical: "/how-it-works",
  }),
  component: HowItWorksScreen,
});
