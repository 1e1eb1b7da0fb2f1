import { createFileRoute } from "@tanstack/react-router";
import { VerificationsScreen } from "../../features/verification/VerificationsScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { texts } from "../../lib/search_params.ts";

export const Route = createFileRoute("/admin/verifications")({
  validateSearch: texts("status", "case"),
  head: () => privateHead("Verifications"),
  component: VerificationsScreen,
});
