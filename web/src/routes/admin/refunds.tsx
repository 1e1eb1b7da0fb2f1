import { createFileRoute } from "@tanstack/react-router";
import { RefundsScreen } from "../../features/money/RefundsScreen.tsx";
import { privateHead } from "../../lib/head.ts";

export const Route = createFileRoute("/admin/refunds")({
  head: () => privateHead("Refunds"),
  component: RefundsScreen,
});
