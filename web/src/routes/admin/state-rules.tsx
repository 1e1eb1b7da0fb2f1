import { createFileRoute } from "@tanstack/react-router";
import { StateRulesScreen } from "../../features/staff/StateRulesScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { texts } from "../../lib/search_params.ts";

export const Route = createFileRoute("/admin/state-rules")({
  validateSearch: texts("find", "show", "state"),
  head: () => privateHead("State rules"),
  component: StateRulesScreen,
});
