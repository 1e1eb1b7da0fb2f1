import { createFileRoute } from "@tanstack/react-router";
import { SavedSearchesScreen } from "../../features/saved_searches/SavedSearchesScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/account/searches")({
  head: () => privateHead(texts.yourSavedSearches),
  component: SavedSearchesScreen,
});
