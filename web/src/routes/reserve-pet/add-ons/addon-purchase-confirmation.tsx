import { createFileRoute } from "@tanstack/react-router";
import { AddOnConfirmationScreen } from "../../../features/reservations/AddOnConfirmationScreen.tsx";
import { privateHead } from "../../../lib/head.ts";
import { texts } from "../../../lib/search_params.ts";

export const Route = createFileRoute("/reserve-pet/add-ons/addon-purchase-confirmation")({
  validateSearch: texts("id", "payment_intent"),
  head: () => privateHead("Add-ons confirmed"),
  component: () => {
    const { id, payment_intent: intentId } = Route.useSearch();
    return <AddOnConfirmationScreen id={id} intentId={intentId} />;
  },
});
