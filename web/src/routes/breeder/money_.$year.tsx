import { createFileRoute } from "@tanstack/react-router";
import { StatementScreen } from "../../features/payouts/StatementScreen.tsx";
import { privateHead } from "../../lib/head.ts";

export const Route = createFileRoute("/breeder/money_/$year")({
  head: () => privateHead("Yearly statement"),
  component: StatementScreen,
});
