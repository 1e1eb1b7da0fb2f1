import { createFileRoute } from "@tanstack/react-router";
import { NewConversationScreen } from "../../features/chats/NewConversationScreen.tsx";
import { textParams } from "../../lib/search_params.ts";

export const Route = createFileRoute("/messages/new")({
  validateSearch: textParams("petId", "breederId", "reservedPetId"),
  component: NewConversationScreen,
});
