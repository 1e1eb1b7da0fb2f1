import { createFileRoute } from "@tanstack/react-router";
import { ListingQueueScreen } from "../../features/listings/review/ListingQueueScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { texts } from "../../lib/search_params.ts";

export const Route = createFileRoute("/admin/listings")({
  validateSearch: texts("status", "listing"),
  head: () => privateHead("Listings"),
  component: ListingQueueScreen,
});
