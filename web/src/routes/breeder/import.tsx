import { createFileRoute } from "@tanstack/react-router";
import { ImportScreen } from "../../features/listings/ImportScreen.tsx";
import { privateHead } from "../../lib/head.ts";

export const Route = createFileRoute("/breeder/import")({
  head: () => privateHead("Import pets"),
  component: ImportScreen,
});
