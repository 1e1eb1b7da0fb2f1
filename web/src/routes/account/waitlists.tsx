import { createFileRoute } from "@tanstack/react-router";
import { WaitlistsScreen } from "../../features/waitlists/WaitlistsScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { textParams } from "../../lib/search_params.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/account/waitlists")({
  validateSearch: textParams("state"),
  head: () => privateHead(texts.yourWaitlists),
  component: WaitlistsScreen,
});
