import { createFileRoute } from "@tanstack/react-router";
import { DisputesScreen } from "../../features/disputes/DisputesScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { textParams } from "../../lib/search_params.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/admin/disputes")({
  validateSearch: textParams("status", "dispute"),
  head: () => privateHead(texts.disputes),
  component: DisputesScreen,
});
