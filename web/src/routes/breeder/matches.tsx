import { createFileRoute } from "@tanstack/react-router";
import { MatchesScreen } from "../../features/matches/MatchesScreen.tsx";
import { privateHead } from "../../lib/head.ts";

export const Route = createFileRoute("/breeder/matches")({
  head: () => privateHead("Matches"),
  component: MatchesScreen,
});
