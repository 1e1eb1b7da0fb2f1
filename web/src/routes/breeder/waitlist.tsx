import { createFileRoute } from "@tanstack/react-router";
import { BreederWaitlistScreen } from "../../features/waitlists/BreederWaitlistScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { textParams } from "../../lib/search_params.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/breeder/waitlist")({
  validateSearch: textParams("state"),
  head: () => privateHead(texts.yourWaitlist),
  component: BreederWaitlistScreen,
});
