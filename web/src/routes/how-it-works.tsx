import { createFileRoute } from "@tanstack/react-router";
import { HowItWorksScreen } from "../features/system/HowItWorksScreen.tsx";
import { headOf } from "../lib/head.ts";

export const Route = createFileRoute("/how-it-works")({
  head: headOf({
    title: "How it works",
    description:
      "How a pet is found, reserved, paid for and handed off on Hearthpaw, step by step, for buyers and breeders.",
    canonical: "/how-it-works",
  }),
  component: HowItWorksScreen,
});
