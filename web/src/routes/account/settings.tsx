import { createFileRoute } from "@tanstack/react-router";
import { SettingsScreen } from "../../features/users/SettingsScreen.tsx";
import { privateHead } from "../../lib/head.ts";

export const Route = createFileRoute("/account/settings")({
  head: () => privateHead("Your settings"),
  component: SettingsScreen,
});
