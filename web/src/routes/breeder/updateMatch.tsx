import { createFileRoute } from "@tanstack/react-router";
import { UpdateMatchScreen } from "../../features/matches/MatchesScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { textParams } from "../../lib/search_params.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/breeder/updateMatch")({
  validateSearch: textParams("id", "pet"),
  head: () => privateHead(texts.match),
  component: UpdateMatchScreen,
});
