import { createFileRoute } from "@tanstack/react-router";
import { ReservationsScreen } from "../../../features/reservations/ReservationsScreen.tsx";
import { privateHead } from "../../../lib/head.ts";
import * as texts from "../../../page_texts.ts";

export const Route = createFileRoute("/account/reserved/")({
  head: () => privateHead(texts.yourReservations),
  component: ReservationsScreen,
});
