import { createFileRoute } from "@tanstack/react-router";
import { StatementScreen } from "../../features/payouts/StatementScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/breeder/money_/$year")({
  head: () => privateHead(texts.yearlyStatement),
  component: StatementScreen,
});
