import { createFileRoute } from "@tanstack/react-router";
import { ConversationScreen } from "../../features/chats/ConversationScreen.tsx";

export const Route = createFileRoute("/messages/$chatId")({ component: ConversationScreen });
