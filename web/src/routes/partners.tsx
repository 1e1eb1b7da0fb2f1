import { createFileRoute } from "@tanstack/react-router";
import { PartnersScreen } from "../features/system/PartnersScreen.tsx";
import { headOf } from "../lib/head.ts";
import * as texts from "../page_texts.ts";

export const Route = createFileRoute("/partners")({
  head: headOf({
    title: texts.partnerApi,
    description: texts.partnerApiDescription,
    canonical: "/partners",
  }),
  component: PartnersScreen,
});
