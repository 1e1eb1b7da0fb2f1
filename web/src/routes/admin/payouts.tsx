import { createFileRoute } from "@tanstack/react-router";
import { PayoutsScreen } from "../../features/money/PayoutsScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/admin/payouts")({
  head: () => privateHead(texts.payouts),
  component: PayoutsScreen,
});
