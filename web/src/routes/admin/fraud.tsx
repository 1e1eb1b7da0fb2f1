import { createFileRoute } from "@tanstack/react-router";
import { FraudScreen } from "../../features/fraud/FraudScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { textParams } from "../../lib/search_params.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/admin/fraud")({
  validateSearch: textParams("status", "case"),
  head: () => privateHead(texts.fraudCases),
  component: FraudScreen,
});
