import { createFileRoute } from "@tanstack/react-router";
import { payment } from "../../features/payments/TakePayment.tsx";
import { CheckoutScreen } from "../../features/reservations/checkout/CheckoutScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { usePaymentDocument } from "../../lib/payment_document.ts";
import { texts } from "../../lib/search_params.ts";

export const Route = createFileRoute("/reserve-pet/$petId")({
  validateSearch: texts("payment", "delivery", "zip"),
  head: () => privateHead("Checkout"),
  component: () => {
    usePaymentDocument();
    return <CheckoutScreen payment={payment} />;
  },
});
