import { createFileRoute } from "@tanstack/react-router";
import { ContactScreen } from "../features/emails/ContactScreen.tsx";
import { headOf } from "../lib/head.ts";
import * as texts from "../page_texts.ts";

export const Route = createFileRoute("/contact")({
  head: headOf({
    title: texts.contactUs,
    description: texts.contactDescription,
    canonical: "/contact",
  }),
  component: ContactScreen,
});
