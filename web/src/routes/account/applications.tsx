import { createFileRoute } from "@tanstack/react-router";
import { MyApplicationsScreen } from "../../features/applications/MyApplicationsScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/account/applications")({
  head: () => privateHead(texts.yourApplications),
  component: MyApplicationsScreen,
});
