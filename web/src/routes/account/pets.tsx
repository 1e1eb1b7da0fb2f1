import { createFileRoute } from "@tanstack/react-router";
import { PetProfilesScreen } from "../../features/pet_profiles/PetProfilesScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/account/pets")({
  head: () => privateHead(texts.yourPets),
  component: PetProfilesScreen,
});
