import { createFileRoute } from "@tanstack/react-router";
import { NewConversationScreen } from "../../features/chats/NewConversationScreen.tsx";
import { texts } from "../../lib/search_params.ts";

export const Route = createFileRoute("/messages/new")({
  validateSearch: texts("petId", "breederId", "reservedPetId"),
  component: NewConversationScreen,
});
