import { createFileRoute } from "@tanstack/react-router";
import { ConfirmationScreen } from "../../features/reservations/ConfirmationScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { texts } from "../../lib/search_params.ts";

export const Route = createFileRoute("/reserve-pet/reservation-confirmation")({
  validateSearch: texts("id"),
  head: () => privateHead("Reservation confirmed"),
  component: () => <ConfirmationScreen id={Route.useSearch().id} />,
});
