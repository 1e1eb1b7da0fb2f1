import { createFileRoute } from "@tanstack/react-router";
import { ReportsScreen } from "../../features/moderation/ReportsScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { texts } from "../../lib/search_params.ts";

export const Route = createFileRoute("/admin/reports")({
  validateSearch: texts("status", "kind", "report"),
  head: () => privateHead("Reports"),
  component: ReportsScreen,
});
