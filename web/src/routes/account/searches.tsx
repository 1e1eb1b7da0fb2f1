import { createFileRoute } from "@tanstack/react-router";
import { SavedSearchesScreen } from "../../features/saved_searches/SavedSearchesScreen.tsx";
import { privateHead } from "../../lib/head.ts";

export const Route = createFileRoute("/account/searches")({
  head: () => privateHead("Your saved searches"),
  component: SavedSearchesScreen,
});
