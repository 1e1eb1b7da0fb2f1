import { createFileRoute } from "@tanstack/react-router";
import { ChangeQueueScreen } from "../../features/listings/review/ChangeQueueScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { texts } from "../../lib/search_params.ts";

export const Route = createFileRoute("/admin/change-requests")({
  validateSearch: texts("kind", "change"),
  head: () => privateHead("Listing changes"),
  component: ChangeQueueScreen,
});
