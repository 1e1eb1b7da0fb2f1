import { createFileRoute } from "@tanstack/react-router";
import { BreedMatchScreen } from "../features/breeds/match/BreedMatchScreen.tsx";
import { loadMatch, matchAddress } from "../features/breeds/match/match_queries.ts";
import { pageHead } from "../lib/head.ts";

export const Route = createFileRoute("/breed-match")({
  validateSearch: matchAddress,
  // An answer keeps the screen; head and matches follow.
  shouldReload: true,
  loader: ({ context, location }) => loadMatch(context, matchAddress(location.search)),
  head: ({ loaderData, match }) => pageHead(loaderData, match.context.origin),
  component: BreedMatchScreen,
});
