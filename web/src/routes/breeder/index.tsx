import { createFileRoute } from "@tanstack/react-router";
import { DashboardScreen } from "../../features/listings/DashboardScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/breeder/")({
  head: () => privateHead(texts.dashboard),
  component: DashboardScreen,
});
