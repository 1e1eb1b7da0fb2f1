import { createFileRoute } from "@tanstack/react-router";
import { BreederReservationsScreen } from "../../features/reservations/BreederReservationsScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { textParams } from "../../lib/search_params.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/breeder/reservations")({
  validateSearch: textParams("show"),
  head: () => privateHead(texts.reservations),
  component: BreederReservationsScreen,
});
