import { createFileRoute, redirect } from "@tanstack/react-router";
import { loadBreederSlug } from "../../../features/breeders/breeder_queries.ts";

/** Redirects an address without the breeder's slug to the full address. */
export const Route = createFileRoute("/breeders/$id/")({
  loader: async ({ context, params: { id } }) => {
    const slug = await loadBreederSlug(context, id);
    throw redirect({
      to: "/breeders/$id/$slug",
      params: { id, slug },
      hash: true,
      statusCode: 301,
      replace: true,
    });
  },
});
