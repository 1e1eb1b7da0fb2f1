import { createFileRoute } from "@tanstack/react-router";
import { WaitingMoneyScreen } from "../../features/money/WaitingMoneyScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { textParams } from "../../lib/search_params.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/admin/money-waiting")({
  validateSearch: textParams("kind"),
  head: () => privateHead(texts.waitingMoney),
  component: WaitingMoneyScreen,
});
