import { createFileRoute } from "@tanstack/react-router";
import { ImportScreen } from "../../features/listings/ImportScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/breeder/import")({
  head: () => privateHead(texts.importPets),
  component: ImportScreen,
});
