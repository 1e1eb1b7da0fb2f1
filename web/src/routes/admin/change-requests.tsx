import { createFileRoute } from "@tanstack/react-router";
import { ChangeQueueScreen } from "../../features/listings/review/ChangeQueueScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { textParams } from "../../lib/search_params.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/admin/change-requests")({
  validateSearch: textParams("kind", "change"),
  head: () => privateHead(texts.listingChanges),
  component: ChangeQueueScreen,
});
