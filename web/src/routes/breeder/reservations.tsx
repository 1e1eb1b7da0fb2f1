import { createFileRoute } from "@tanstack/react-router";
import { BreederReservationsScreen } from "../../features/reservations/BreederReservationsScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { texts } from "../../lib/search_params.ts";

export const Route = createFileRoute("/breeder/reservations")({
  validateSearch: texts("show"),
  head: () => privateHead("Reservations"),
  component: BreederReservationsScreen,
});
