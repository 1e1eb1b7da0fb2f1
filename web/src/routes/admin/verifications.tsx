import { createFileRoute } from "@tanstack/react-router";
import { VerificationsScreen } from "../../features/verification/VerificationsScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { textParams } from "../../lib/search_params.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/admin/verifications")({
  validateSearch: textParams("status", "case"),
  head: () => privateHead(texts.verifications),
  component: VerificationsScreen,
});
