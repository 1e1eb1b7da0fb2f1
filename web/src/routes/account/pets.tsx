import { createFileRoute } from "@tanstack/react-router";
import { PetProfilesScreen } from "../../features/pet_profiles/PetProfilesScreen.tsx";
import { privateHead } from "../../lib/head.ts";

export const Route = createFileRoute("/account/pets")({
  head: () => privateHead("Your pets"),
  component: PetProfilesScreen,
});
