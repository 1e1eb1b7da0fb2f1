import { createFileRoute } from "@tanstack/react-router";
import { ApplicationsScreen } from "../../../features/applications/ApplicationsScreen.tsx";
import { privateHead } from "../../../lib/head.ts";
import { textParams } from "../../../lib/search_params.ts";
import * as texts from "../../../page_texts.ts";

export const Route = createFileRoute("/breeder/applications/")({
  validateSearch: textParams("status"),
  head: () => privateHead(texts.applications),
  component: ApplicationsScreen,
});
