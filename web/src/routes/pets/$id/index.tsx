import { createFileRoute, redirect } from "@tanstack/react-router";
import { loadPetSlug } from "../../../features/pets/load_pet.ts";
import { textParams } from "../../../lib/search_params.ts";

/** Redirects an address without the pet's slug to the full address. */
export const Route = createFileRoute("/pets/$id/")({
  validateSearch: textParams("zip"),
  loader: async ({ context, params }) => {
    const slug = await loadPetSlug(context, params.id);
    throw redirect({
      to: "/pets/$id/$slug",
      params: { id: params.id, slug },
      search: true,
      statusCode: 301,
      replace: true,
    });
  },
});
