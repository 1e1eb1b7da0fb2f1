import { createFileRoute } from "@tanstack/react-router";
import { AccessibilityScreen } from "../features/system/AccessibilityScreen.tsx";
import { headOf } from "../lib/head.ts";

export const Route = createFileRoute("/accessibility")({
  head: headOf({
    title: "Accessibility",
    description: "What we do to make Hearthpaw work for everyone, what isn't there yet, and how to reach us.",
    canonical: "/accessibility",
  }),
  component: AccessibilityScreen,
});
