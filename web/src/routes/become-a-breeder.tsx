import { createFileRoute } from "@tanstack/react-router";
import { BecomeBreederScreen } from "../features/verification/BecomeBreederScreen.tsx";
import { headOf } from "../lib/head.ts";
import * as texts from "../page_texts.ts";

export const Route = createFileRoute("/become-a-breeder")({
  head: headOf({
    title: texts.sellOnHearthpaw,
    description: texts.becomeBreederDescription,
    canonical: "/become-a-breeder",
  }),
  component: BecomeBreederScreen,
});
