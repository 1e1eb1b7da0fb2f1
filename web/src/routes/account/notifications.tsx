import { createFileRoute } from "@tanstack/react-router";
import { NotificationsScreen } from "../../features/notifications/NotificationsScreen.tsx";
import { privateHead } from "../../lib/head.ts";

export const Route = createFileRoute("/account/notifications")({
  head: () => privateHead("Your notifications"),
  component: NotificationsScreen,
});
