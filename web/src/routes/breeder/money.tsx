import { createFileRoute } from "@tanstack/react-router";
import { MoneyScreen } from "../../features/payouts/MoneyScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { textParams } from "../../lib/search_params.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/breeder/money")({
  validateSearch: textParams("timeframe", "payouts"),
  head: () => privateHead(texts.money),
  component: MoneyScreen,
});
