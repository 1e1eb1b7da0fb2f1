import { createFileRoute } from "@tanstack/react-router";
import { FeedScreen } from "../../../features/posts/FeedScreen.tsx";
import { privateHead } from "../../../lib/head.ts";
import { textParams } from "../../../lib/search_params.ts";
import * as texts from "../../../page_texts.ts";

export const Route = createFileRoute("/breeder/breederlink/")({
  validateSearch: textParams("tag", "show"),
  head: () => privateHead(texts.breederlink),
  component: FeedScreen,
});
