import { createFileRoute } from "@tanstack/react-router";
import { PrivacyScreen } from "../features/system/PrivacyScreen.tsx";
import { headOf } from "../lib/head.ts";
import * as texts from "../page_texts.ts";

export const Route = createFileRoute("/privacy")({
  head: headOf({
    title: texts.privacyNotice,
    description: texts.privacyDescription,
    canonical: "/privacy",
  }),
  component: PrivacyScreen,
});
