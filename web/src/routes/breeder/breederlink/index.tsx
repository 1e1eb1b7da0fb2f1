import { createFileRoute } from "@tanstack/react-router";
import { FeedScreen } from "../../../features/posts/FeedScreen.tsx";
import { privateHead } from "../../../lib/head.ts";
import { texts } from "../../../lib/search_params.ts";

export const Route = createFileRoute("/breeder/breederlink/")({
  validateSearch: texts("tag", "show"),
  head: () => privateHead("Breederlink"),
  component: FeedScreen,
});
