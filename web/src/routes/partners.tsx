import { createFileRoute } from "@tanstack/react-router";
import { PartnersScreen } from "../features/system/PartnersScreen.tsx";
import { headOf } from "../lib/head.ts";

export const Route = createFileRoute("/partners")({
  head: headOf({
    title: "Partner API",
    description:
      "One HTTP interface for searches, breeders, listings and reservations, described in OpenAPI.",
    canonical: "/partners",
  }),
  component: PartnersScreen,
});
