import { createFileRoute } from "@tanstack/react-router";
import { EditListingScreen } from "../../../../features/listings/form/ListingFormScreen.tsx";
import { privateHead } from "../../../../lib/head.ts";
import { textParams } from "../../../../lib/search_params.ts";
import * as texts from "../../../../page_texts.ts";

export const Route = createFileRoute("/breeder/pets/$id/edit")({
  validateSearch: textParams("step"),
  head: () => privateHead(texts.editAListing),
  component: EditListingScreen,
});
