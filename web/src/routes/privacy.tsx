import { createFileRoute } from "@tanstack/react-router";
import { PrivacyScreen } from "../features/system/PrivacyScreen.tsx";
import { headOf } from "../lib/head.ts";

export const Route = createFileRoute("/privacy")({
  head: headOf({
    title: "Privacy",
    description: "Which data Hearthpaw keeps, why, for how long, and how to see or delete it.",
    canonical: "/privacy",
  }),
  component: PrivacyScreen,
});
