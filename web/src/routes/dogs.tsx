import { createFileRoute } from "@tanstack/react-router";
import { searchAddress } from "../features/search/search_address.ts";
import { FilterPanel } from "../features/search/filters.ts";
import { loadSearch } from "../features/search/search_queries.ts";
import { SearchScreen } from "../features/search/SearchScreen.tsx";
import { pageHead } from "../lib/head.ts";
import { withParts } from "../lib/later.tsx";

export const Route = createFileRoute("/dogs")({
  validateSearch: searchAddress,
  // A changed search creates no new match, so a filter shows at once on the present screen; the head follows.
  shouldReload: true,
  loader: ({ context, location, cause }) =>
    withParts(loadSearch(context, "/dogs", location.search, cause === "stay"), FilterPanel),
  head: ({ loaderData, match }) => pageHead(loaderData, match.context.origin),
  component: () => <SearchScreen path="/dogs" />,
});
