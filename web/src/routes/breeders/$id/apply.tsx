import { createFileRoute } from "@tanstack/react-router";
import { ApplyScreen } from "../../../features/applications/ApplyScreen.tsx";
import { privateHead } from "../../../lib/head.ts";
import { texts } from "../../../lib/search_params.ts";

export const Route = createFileRoute("/breeders/$id/apply")({
  validateSearch: texts("pet"),
  head: () => privateHead("Your application"),
  component: ApplyScreen,
});
