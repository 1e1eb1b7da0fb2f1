import { createFileRoute } from "@tanstack/react-router";
import { loadLivePet } from "../../components/pets/live_pet.ts";
import { payment } from "../../features/payments/TakePayment.tsx";
import { CheckoutScreen } from "../../features/reservations/checkout/CheckoutScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { usePaymentDocument } from "../../lib/payment_document.ts";
import { textParams } from "../../lib/search_params.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/reserve-pet/$petId")({
  validateSearch: textParams("payment", "delivery", "zip"),
  loader: ({ context, params }) => loadLivePet(context, params.petId),
  head: () => privateHead(texts.checkout),
  component: () => {
    usePaymentDocument();
    return <CheckoutScreen payment={payment} />;
  },
});
