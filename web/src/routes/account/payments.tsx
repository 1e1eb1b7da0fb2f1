import { createFileRoute } from "@tanstack/react-router";
import { PaymentsScreen } from "../../features/reservations/PaymentsScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/account/payments")({
  head: () => privateHead(texts.yourPayments),
  component: PaymentsScreen,
});
