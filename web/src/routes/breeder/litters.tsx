import { createFileRoute } from "@tanstack/react-router";
import { LittersScreen } from "../../features/litters/LittersScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { texts } from "../../lib/search_params.ts";

export const Route = createFileRoute("/breeder/litters")({
  validateSearch: texts("state"),
  head: () => privateHead("Litters"),
  component: LittersScreen,
});
