import { createFileRoute } from "@tanstack/react-router";
import { BreederReservationScreen } from "../../features/reservations/BreederReservationScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/breeder/reservations_/$id")({
  head: () => privateHead(texts.reservation),
  component: BreederReservationScreen,
});
