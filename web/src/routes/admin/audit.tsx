import { createFileRoute } from "@tanstack/react-router";
import { AuditScreen } from "../../features/staff/AuditScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { textParams } from "../../lib/search_params.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/admin/audit")({
  validateSearch: textParams("actorId", "subjectId", "kind"),
  head: () => privateHead(texts.log),
  component: AuditScreen,
});
