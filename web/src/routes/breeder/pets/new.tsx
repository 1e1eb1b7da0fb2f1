import { createFileRoute } from "@tanstack/react-router";
import { NewListingScreen } from "../../../features/listings/form/ListingFormScreen.tsx";
import { privateHead } from "../../../lib/head.ts";
import { textParams } from "../../../lib/search_params.ts";
import * as texts from "../../../page_texts.ts";

export const Route = createFileRoute("/breeder/pets/new")({
  validateSearch: textParams("draft", "like", "litter", "step"),
  head: () => privateHead(texts.listAPet),
  component: NewListingScreen,
});
