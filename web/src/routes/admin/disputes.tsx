import { createFileRoute } from "@tanstack/react-router";
import { DisputesScreen } from "../../features/disputes/DisputesScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { texts } from "../../lib/search_params.ts";

export const Route = createFileRoute("/admin/disputes")({
  validateSearch: texts("status", "dispute"),
  head: () => privateHead("Disputes"),
  component: DisputesScreen,
});
