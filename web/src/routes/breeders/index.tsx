import { createFileRoute } from "@tanstack/react-router";
import { BreedersScreen } from "../../features/breeders/BreedersScreen.tsx";
import { listAddress } from "../../features/breeders/list_address.ts";
import { loadBreederList } from "../../features/breeders/list_queries.ts";
import { pageHead } from "../../lib/head.ts";

export const Route = createFileRoute("/breeders/")({
  validateSearch: listAddress,
  // The screen loads its own data when a filter changes; the head follows.
  shouldReload: true,
  loader: ({ context, location, cause }) => loadBreederList(context, location.search, cause === "stay"),
  head: ({ loaderData, match }) => pageHead(loaderData, match.context.origin),
  component: BreedersScreen,
});
