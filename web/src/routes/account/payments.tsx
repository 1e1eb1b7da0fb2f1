import { createFileRoute } from "@tanstack/react-router";
import { PaymentsScreen } from "../../features/reservations/PaymentsScreen.tsx";
import { privateHead } from "../../lib/head.ts";

export const Route = createFileRoute("/account/payments")({
  head: () => privateHead("Your payments"),
  component: PaymentsScreen,
});
