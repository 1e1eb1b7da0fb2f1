import { createFileRoute } from "@tanstack/react-router";
import { payment } from "../../../features/payments/TakePayment.tsx";
import { ReservationScreen } from "../../../features/reservations/ReservationScreen.tsx";
import { privateHead } from "../../../lib/head.ts";
import { usePaymentDocument } from "../../../lib/payment_document.ts";
import * as texts from "../../../page_texts.ts";

export const Route = createFileRoute("/account/reserved/$id")({
  head: () => privateHead(texts.yourReservation),
  component: () => {
    usePaymentDocument();
    return <ReservationScreen payment={payment} />;
  },
});
