import { createFileRoute } from "@tanstack/react-router";
import { EditListingScreen } from "../../../../features/listings/form/ListingFormScreen.tsx";
import { privateHead } from "../../../../lib/head.ts";
import { texts } from "../../../../lib/search_params.ts";

export const Route = createFileRoute("/breeder/pets/$id/edit")({
  validateSearch: texts("step"),
  head: () => privateHead("Edit a listing"),
  component: EditListingScreen,
});
