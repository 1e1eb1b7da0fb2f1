import { createFileRoute } from "@tanstack/react-router";
import { ChargebacksScreen } from "../../features/orders/ChargebacksScreen.tsx";
import { privateHead } from "../../lib/head.ts";

export const Route = createFileRoute("/admin/chargebacks")({
  head: () => privateHead("Chargebacks"),
  component: ChargebacksScreen,
});
