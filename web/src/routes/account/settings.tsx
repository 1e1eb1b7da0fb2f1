import { createFileRoute } from "@tanstack/react-router";
import { SettingsScreen } from "../../features/users/SettingsScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/account/settings")({
  head: () => privateHead(texts.yourSettings),
  component: SettingsScreen,
});
