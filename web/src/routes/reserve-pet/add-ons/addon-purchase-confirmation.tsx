import { createFileRoute } from "@tanstack/react-router";
import { AddOnConfirmationScreen } from "../../../features/reservations/AddOnConfirmationScreen.tsx";
import { privateHead } from "../../../lib/head.ts";
import { textParams } from "../../../lib/search_params.ts";
import * as texts from "../../../page_texts.ts";

export const Route = createFileRoute("/reserve-pet/add-ons/addon-purchase-confirmation")({
  validateSearch: textParams("id", "payment_intent"),
  head: () => privateHead(texts.addOnsConfirmed),
  component: () => {
    const { id, payment_intent: intentId } = Route.useSearch();
    return <AddOnConfirmationScreen id={id} intentId={intentId} />;
  },
});
