import { createFileRoute } from "@tanstack/react-router";
import { MatchesScreen } from "../../features/matches/MatchesScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/breeder/matches")({
  head: () => privateHead(texts.matches),
  component: MatchesScreen,
});
