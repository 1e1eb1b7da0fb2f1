import { createFileRoute } from "@tanstack/react-router";
import { ConfirmationScreen } from "../../features/reservations/ConfirmationScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { textParams } from "../../lib/search_params.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/reserve-pet/reservation-confirmation")({
  validateSearch: textParams("id"),
  head: () => privateHead(texts.reservationConfirmed),
  component: () => <ConfirmationScreen id={Route.useSearch().id} />,
});
