import { createFileRoute, redirect } from "@tanstack/react-router";
import { PetSkeleton } from "../../../components/shell/PageSkeleton.tsx";
import { PendingScreen } from "../../../components/shell/PendingScreen.tsx";
import { loadPet, loadPetSlug } from "../../../features/pets/load_pet.ts";
import { Costs } from "../../../features/pets/PetOffer.tsx";
import { OtherPets, PetDetails, PetScreen } from "../../../features/pets/PetScreen.tsx";
import { pageHead } from "../../../lib/head.ts";
import { withParts } from "../../../lib/later.tsx";
import { textParams } from "../../../lib/search_params.ts";

export const Route = createFileRoute("/pets/$id/$slug")({
  validateSearch: textParams("zip"),
  loader: async ({ context, params: { id, slug: given }, location }) => {
    const slug = await loadPetSlug(context, id);
    // The id alone identifies the pet: a wrong slug redirects to the right one.
    if (slug !== given) {
      throw redirect({
        to: "/pets/$id/$slug",
        params: { id, slug },
        search: true,
        statusCode: 301,
        replace: true,
      });
    }
    return await withParts(loadPet(context, id, location.search), Costs, PetDetails, OtherPets);
  },
  head: ({ loaderData, match }) => pageHead(loaderData, match.context.origin),
  component: PetScreen,
  pendingComponent: () => (
    <PendingScreen>
      <PetSkeleton />
    </PendingScreen>
  ),
});
