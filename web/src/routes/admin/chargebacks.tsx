import { createFileRoute } from "@tanstack/react-router";
import { ChargebacksScreen } from "../../features/orders/ChargebacksScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/admin/chargebacks")({
  head: () => privateHead(texts.chargebacks),
  component: ChargebacksScreen,
});
