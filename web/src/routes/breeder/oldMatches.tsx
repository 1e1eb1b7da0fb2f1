import { createFileRoute } from "@tanstack/react-router";
import { OldMatchesScreen } from "../../features/matches/MatchesScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { texts } from "../../lib/search_params.ts";

export const Route = createFileRoute("/breeder/oldMatches")({
  validateSearch: texts("pet"),
  head: () => privateHead("Past matches"),
  component: OldMatchesScreen,
});
