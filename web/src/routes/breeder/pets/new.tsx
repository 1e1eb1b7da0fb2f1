import { createFileRoute } from "@tanstack/react-router";
import { NewListingScreen } from "../../../features/listings/form/ListingFormScreen.tsx";
import { privateHead } from "../../../lib/head.ts";
import { texts } from "../../../lib/search_params.ts";

export const Route = createFileRoute("/breeder/pets/new")({
  validateSearch: texts("draft", "like", "step"),
  head: () => privateHead("List a pet"),
  component: NewListingScreen,
});
