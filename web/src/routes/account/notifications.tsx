import { createFileRoute } from "@tanstack/react-router";
import { NotificationsScreen } from "../../features/notifications/NotificationsScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/account/notifications")({
  head: () => privateHead(texts.yourNotifications),
  component: NotificationsScreen,
});
