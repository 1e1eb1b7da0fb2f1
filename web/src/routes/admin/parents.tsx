import { createFileRoute } from "@tanstack/react-router";
import { ParentQueueScreen } from "../../features/parents/review/ParentQueueScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { textParams } from "../../lib/search_params.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/admin/parents")({
  validateSearch: textParams("status", "parent"),
  head: () => privateHead(texts.parents),
  component: ParentQueueScreen,
});
