import { createFileRoute } from "@tanstack/react-router";
import { ProtectionScreen } from "../features/system/ProtectionScreen.tsx";
import { headOf } from "../lib/head.ts";
import * as texts from "../page_texts.ts";

export const Route = createFileRoute("/buyer-protection")({
  head: headOf({
    title: texts.buyerProtection,
    description: texts.protectionDescription,
    canonical: "/buyer-protection",
  }),
  component: ProtectionScreen,
});
