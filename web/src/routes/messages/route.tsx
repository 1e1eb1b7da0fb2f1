import { createFileRoute } from "@tanstack/react-router";
import { MessagesScreen } from "../../features/chats/MessagesScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/messages")({
  head: () => privateHead(texts.messages),
  component: MessagesScreen,
});
