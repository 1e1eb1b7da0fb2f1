import { createFileRoute } from "@tanstack/react-router";
import { ReportsScreen } from "../../features/moderation/ReportsScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { textParams } from "../../lib/search_params.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/admin/reports")({
  validateSearch: textParams("status", "kind", "report"),
  head: () => privateHead(texts.reports),
  component: ReportsScreen,
});
