import { createFileRoute } from "@tanstack/react-router";
import { homeSearch } from "../features/search/home_address.ts";
import { loadHome } from "../features/search/home_queries.ts";
import { HomeScreen } from "../features/search/HomeScreen.tsx";
import { pageHead } from "../lib/head.ts";

export const Route = createFileRoute("/")({
  validateSearch: homeSearch,
  // The search names no match of its own, so a quick filter keeps the screen; the head follows behind it.
  shouldReload: true,
  loader: ({ context, location, cause }) => loadHome(context, homeSearch(location.search), cause === "stay"),
  head: ({ loaderData, match }) => pageHead(loaderData, match.context.origin),
  component: HomeScreen,
});
