import { createFileRoute } from "@tanstack/react-router";
import { payment } from "../../../features/payments/TakePayment.tsx";
import { ReservationScreen } from "../../../features/reservations/ReservationScreen.tsx";
import { privateHead } from "../../../lib/head.ts";
import { usePaymentDocument } from "../../../lib/payment_document.ts";

export const Route = createFileRoute("/account/reserved/$id")({
  head: () => privateHead("Your reservation"),
  component: () => {
    usePaymentDocument();
    return <ReservationScreen payment={payment} />;
  },
});
