import { createFileRoute } from "@tanstack/react-router";
import { ReservationsScreen } from "../../../features/reservations/ReservationsScreen.tsx";
import { privateHead } from "../../../lib/head.ts";

export const Route = createFileRoute("/account/reserved/")({
  head: () => privateHead("Your reservations"),
  component: ReservationsScreen,
});
