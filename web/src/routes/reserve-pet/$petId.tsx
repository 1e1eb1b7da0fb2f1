import { createFileRoute } from "@tanstack/react-router";
import { payment } from "../../features/payments/TakePayment.tsx";
import { CheckoutScreen } from "../../features/reservations/checkout/CheckoutScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { usePaymentDocument } from "../../lib/payment_document.ts";
import { textParams } from "../../lib/search_params.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/reserve-pet/$petId")({
  validateSearch: textParams("payment", "delivery", "zip"),
  head: () => privateHead(texts.checkout),
  component: () => {
    usePaymentDocument();
    return <CheckoutScreen payment={payment} />;
  },
});
