import { createFileRoute } from "@tanstack/react-router";
import { OwnChargebacksScreen } from "../../features/chargebacks/OwnChargebacksScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/breeder/chargebacks")({
  head: () => privateHead(texts.disputedPayments),
  component: OwnChargebacksScreen,
});
