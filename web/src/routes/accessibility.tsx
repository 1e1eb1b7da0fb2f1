import { createFileRoute } from "@tanstack/react-router";
import { AccessibilityScreen } from "../features/system/AccessibilityScreen.tsx";
import { headOf } from "../lib/head.ts";
import * as texts from "../page_texts.ts";

export const Route = createFileRoute("/accessibility")({
  head: headOf({
    title: texts.accessibility,
    description: texts.accessibilityDescription,
    canonical: "/accessibility",
  }),
  component: AccessibilityScreen,
});
