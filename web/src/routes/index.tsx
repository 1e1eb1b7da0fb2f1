import { createFileRoute } from "@tanstack/react-router";
import { homeSearch } from "../features/search/home_address.ts";
import { loadHome } from "../features/search/home_queries.ts";
import { HomeRest, HomeScreen } from "../features/search/HomeScreen.tsx";
import { pageHead } from "../lib/head.ts";
import { withParts } from "../lib/later.tsx";

export const Route = createFileRoute("/")({
  validateSearch: homeSearch,
  // A changed search creates no new match, so a quick filter keeps the screen; the head follows.
  shouldReload: true,
  loader: ({ context, location, cause }) =>
    withParts(loadHome(context, homeSearch(location.search), cause === "stay"), HomeRest),
  head: ({ loaderData, match }) => pageHead(loaderData, match.context.origin),
  component: HomeScreen,
});
