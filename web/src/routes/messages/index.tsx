import { createFileRoute } from "@tanstack/react-router";
import { NoneChosen } from "../../features/chats/MessagesScreen.tsx";

export const Route = createFileRoute("/messages/")({ component: NoneChosen });
