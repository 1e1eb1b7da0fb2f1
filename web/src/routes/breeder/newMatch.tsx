import { createFileRoute } from "@tanstack/react-router";
import { NewMatchScreen } from "../../features/matches/NewMatchScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { textParams } from "../../lib/search_params.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/breeder/newMatch")({
  validateSearch: textParams("pet", "distance"),
  head: () => privateHead(texts.findAMatch),
  component: NewMatchScreen,
});
