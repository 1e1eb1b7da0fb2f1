import { createFileRoute } from "@tanstack/react-router";
import { ListingQueueScreen } from "../../features/listings/review/ListingQueueScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { textParams } from "../../lib/search_params.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/admin/listings")({
  validateSearch: textParams("status", "listing"),
  head: () => privateHead(texts.listings),
  component: ListingQueueScreen,
});
