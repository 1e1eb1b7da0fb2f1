import { createFileRoute } from "@tanstack/react-router";
import { AuditScreen } from "../../features/staff/AuditScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { texts } from "../../lib/search_params.ts";

export const Route = createFileRoute("/admin/audit")({
  validateSearch: texts("actorId", "subjectId"),
  head: () => privateHead("Log"),
  component: AuditScreen,
});
