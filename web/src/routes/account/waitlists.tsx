import { createFileRoute } from "@tanstack/react-router";
import { WaitlistsScreen } from "../../features/waitlists/WaitlistsScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { texts } from "../../lib/search_params.ts";

export const Route = createFileRoute("/account/waitlists")({
  validateSearch: texts("state"),
  head: () => privateHead("Your waitlists"),
  component: WaitlistsScreen,
});
