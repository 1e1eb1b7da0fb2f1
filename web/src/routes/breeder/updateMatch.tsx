import { createFileRoute } from "@tanstack/react-router";
import { UpdateMatchScreen } from "../../features/matches/MatchesScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { texts } from "../../lib/search_params.ts";

export const Route = createFileRoute("/breeder/updateMatch")({
  validateSearch: texts("id", "pet"),
  head: () => privateHead("Match"),
  component: UpdateMatchScreen,
});
