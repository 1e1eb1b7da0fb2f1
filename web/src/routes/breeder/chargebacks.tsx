import { createFileRoute } from "@tanstack/react-router";
import { OwnChargebacksScreen } from "../../features/chargebacks/OwnChargebacksScreen.tsx";
import { privateHead } from "../../lib/head.ts";

export const Route = createFileRoute("/breeder/chargebacks")({
  head: () => privateHead("Disputed payments"),
  component: OwnChargebacksScreen,
});
