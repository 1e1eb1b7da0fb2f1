import { createFileRoute } from "@tanstack/react-router";
import { OwnPetsScreen } from "../../../features/listings/OwnPetsScreen.tsx";
import { privateHead } from "../../../lib/head.ts";
import { textParams } from "../../../lib/search_params.ts";
import * as texts from "../../../page_texts.ts";

export const Route = createFileRoute("/breeder/pets/")({
  validateSearch: textParams("status", "find", "sort"),
  head: () => privateHead(texts.myPets),
  component: OwnPetsScreen,
});
