import { createFileRoute } from "@tanstack/react-router";
import { MessagesScreen } from "../../features/chats/MessagesScreen.tsx";
import { privateHead } from "../../lib/head.ts";

export const Route = createFileRoute("/messages")({
  head: () => privateHead("Messages"),
  component: MessagesScreen,
});
