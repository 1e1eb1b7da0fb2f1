import { createFileRoute } from "@tanstack/react-router";
import { OwnPetsScreen } from "../../../features/listings/OwnPetsScreen.tsx";
import { privateHead } from "../../../lib/head.ts";
import { texts } from "../../../lib/search_params.ts";

export const Route = createFileRoute("/breeder/pets/")({
  validateSearch: texts("status", "find", "sort"),
  head: () => privateHead("My pets"),
  component: OwnPetsScreen,
});
