import { createFileRoute } from "@tanstack/react-router";
import { MyApplicationsScreen } from "../../features/applications/MyApplicationsScreen.tsx";
import { privateHead } from "../../lib/head.ts";

export const Route = createFileRoute("/account/applications")({
  head: () => privateHead("Your applications"),
  component: MyApplicationsScreen,
});
