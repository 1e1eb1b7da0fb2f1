import { createFileRoute, redirect } from "@tanstack/react-router";
import { ProfileSkeleton } from "../../../components/shell/PageSkeleton.tsx";
import { PendingScreen } from "../../../components/shell/PendingScreen.tsx";
import { loadBreeder, loadBreederSlug } from "../../../features/breeders/breeder_queries.ts";
import { BreederRest, BreederScreen } from "../../../features/breeders/BreederScreen.tsx";
import { pageHead } from "../../../lib/head.ts";
import { withParts } from "../../../lib/later.tsx";

export const Route = createFileRoute("/breeders/$id/$slug")({
  loader: async ({ context, params: { id, slug: given } }) => {
    const slug = await loadBreederSlug(context, id);
    // The id alone identifies the breeder: a wrong slug redirects to the right one.
    if (slug !== given) {
      throw redirect({
        to: "/breeders/$id/$slug",
        params: { id, slug },
        hash: true,
        statusCode: 301,
        replace: true,
      });
    }
    return await withParts(loadBreeder(context, id), BreederRest);
  },
  head: ({ loaderData, match }) => pageHead(loaderData, match.context.origin),
  component: BreederScreen,
  pendingComponent: () => (
    <PendingScreen>
      <ProfileSkeleton />
    </PendingScreen>
  ),
});
