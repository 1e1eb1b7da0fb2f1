import { createFileRoute } from "@tanstack/react-router";
import { ChargebackScreen } from "../../features/chargebacks/ChargebackScreen.tsx";
import { privateHead } from "../../lib/head.ts";

export const Route = createFileRoute("/admin/chargebacks_/$id")({
  head: () => privateHead("Chargeback"),
  component: ChargebackScreen,
});
