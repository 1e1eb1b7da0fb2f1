import { createFileRoute } from "@tanstack/react-router";
import { DashboardScreen } from "../../features/listings/DashboardScreen.tsx";
import { privateHead } from "../../lib/head.ts";

export const Route = createFileRoute("/breeder/")({
  head: () => privateHead("Dashboard"),
  component: DashboardScreen,
});
