import { createFileRoute } from "@tanstack/react-router";
import { ChargebackScreen } from "../../features/chargebacks/ChargebackScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/admin/chargebacks_/$id")({
  head: () => privateHead(texts.chargeback),
  component: ChargebackScreen,
});
