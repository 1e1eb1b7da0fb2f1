import { createFileRoute } from "@tanstack/react-router";
import { ApplyScreen } from "../../../features/applications/ApplyScreen.tsx";
import { privateHead } from "../../../lib/head.ts";
import { textParams } from "../../../lib/search_params.ts";
import * as texts from "../../../page_texts.ts";

export const Route = createFileRoute("/breeders/$id/apply")({
  validateSearch: textParams("pet"),
  head: () => privateHead(texts.yourApplication),
  component: ApplyScreen,
});
