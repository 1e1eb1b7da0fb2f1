import { createFileRoute } from "@tanstack/react-router";
import { ApplicationsScreen } from "../../../features/applications/ApplicationsScreen.tsx";
import { privateHead } from "../../../lib/head.ts";
import { texts } from "../../../lib/search_params.ts";

export const Route = createFileRoute("/breeder/applications/")({
  validateSearch: texts("status"),
  head: () => privateHead("Applications"),
  component: ApplicationsScreen,
});
