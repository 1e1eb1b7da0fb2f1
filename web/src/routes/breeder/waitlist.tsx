import { createFileRoute } from "@tanstack/react-router";
import { BreederWaitlistScreen } from "../../features/waitlists/BreederWaitlistScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { texts } from "../../lib/search_params.ts";

export const Route = createFileRoute("/breeder/waitlist")({
  validateSearch: texts("state"),
  head: () => privateHead("Your waitlist"),
  component: BreederWaitlistScreen,
});
