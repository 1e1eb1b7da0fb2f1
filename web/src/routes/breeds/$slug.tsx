import { createFileRoute } from "@tanstack/react-router";
import { ProfileSkeleton } from "../../components/shell/PageSkeleton.tsx";
import { PendingScreen } from "../../components/shell/PendingScreen.tsx";
import { loadBreed } from "../../features/breeds/breed_queries.ts";
import { BreedScreen, Care } from "../../features/breeds/BreedScreen.tsx";
import { pageHead } from "../../lib/head.ts";
import { withParts } from "../../lib/later.tsx";

export const Route = createFileRoute("/breeds/$slug")({
  loader: ({ context, params }) => withParts(loadBreed(context, params.slug), Care),
  head: ({ loaderData, match }) => pageHead(loaderData, match.context.origin),
  component: BreedScreen,
  pendingComponent: () => (
    <PendingScreen>
      <ProfileSkeleton />
    </PendingScreen>
  ),
});
