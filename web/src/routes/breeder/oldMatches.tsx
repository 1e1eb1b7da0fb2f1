import { createFileRoute } from "@tanstack/react-router";
import { OldMatchesScreen } from "../../features/matches/MatchesScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { textParams } from "../../lib/search_params.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/breeder/oldMatches")({
  validateSearch: textParams("pet"),
  head: () => privateHead(texts.pastMatches),
  component: OldMatchesScreen,
});
