import { createFileRoute } from "@tanstack/react-router";
import { MoneyScreen } from "../../features/payouts/MoneyScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { texts } from "../../lib/search_params.ts";

export const Route = createFileRoute("/breeder/money")({
  validateSearch: texts("timeframe", "payouts"),
  head: () => privateHead("Money"),
  component: MoneyScreen,
});
