import { createFileRoute } from "@tanstack/react-router";
import { NewMatchScreen } from "../../features/matches/NewMatchScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { texts } from "../../lib/search_params.ts";

export const Route = createFileRoute("/breeder/newMatch")({
  validateSearch: texts("pet", "distance"),
  head: () => privateHead("Find a match"),
  component: NewMatchScreen,
});
