import { createFileRoute } from "@tanstack/react-router";
import { LittersScreen } from "../../features/litters/LittersScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { textParams } from "../../lib/search_params.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/breeder/litters")({
  validateSearch: textParams("state"),
  head: () => privateHead(texts.litters),
  component: LittersScreen,
});
