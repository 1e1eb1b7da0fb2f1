import { createFileRoute } from "@tanstack/react-router";
import { ReconciliationScreen } from "../../features/money/ReconciliationScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/admin/reconciliation")({
  head: () => privateHead(texts.reconciliation),
  component: ReconciliationScreen,
});
