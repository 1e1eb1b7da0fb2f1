import { createFileRoute } from "@tanstack/react-router";
import { ReconciliationScreen } from "../../features/money/ReconciliationScreen.tsx";
import { privateHead } from "../../lib/head.ts";

export const Route = createFileRoute("/admin/reconciliation")({
  head: () => privateHead("Reconciliation"),
  component: ReconciliationScreen,
});
