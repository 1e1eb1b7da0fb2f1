import { createFileRoute } from "@tanstack/react-router";
import { compareAddress } from "../components/compare/compare_address.ts";
import { CompareScreen } from "../features/pets/compare/CompareScreen.tsx";
import { loadCompared } from "../features/pets/compare/load_compared.ts";
import { pageHead } from "../lib/head.ts";

export const Route = createFileRoute("/compare")({
  validateSearch: compareAddress,
  // A removed pet needs no new data.
  shouldReload: true,
  loader: ({ context, location, cause }) => loadCompared(context, location.search, cause === "stay"),
  head: ({ loaderData, match }) => pageHead(loaderData, match.context.origin),
  component: CompareScreen,
});
