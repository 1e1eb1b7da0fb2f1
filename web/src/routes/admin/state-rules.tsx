import { createFileRoute } from "@tanstack/react-router";
import { StateRulesScreen } from "../../features/staff/StateRulesScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { textParams } from "../../lib/search_params.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/admin/state-rules")({
  validateSearch: textParams("find", "show", "state"),
  head: () => privateHead(texts.stateRules),
  component: StateRulesScreen,
});
