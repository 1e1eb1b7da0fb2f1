import { createFileRoute } from "@tanstack/react-router";
import { TermsScreen } from "../features/system/TermsScreen.tsx";
import { headOf } from "../lib/head.ts";

export const Route = createFileRoute("/terms")({
  head: headOf({
    title: "Terms",
    description: "What Hearthpaw, breeders and buyers promise each other: reservations, payments, refunds.",
    canonical: "/terms",
  }),
  component: TermsScreen,
});
