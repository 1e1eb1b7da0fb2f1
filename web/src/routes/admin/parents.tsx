import { createFileRoute } from "@tanstack/react-router";
import { ParentQueueScreen } from "../../features/parents/review/ParentQueueScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { texts } from "../../lib/search_params.ts";

export const Route = createFileRoute("/admin/parents")({
  validateSearch: texts("status", "parent"),
  head: () => privateHead("Parents"),
  component: ParentQueueScreen,
});
