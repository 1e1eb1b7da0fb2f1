import { createFileRoute } from "@tanstack/react-router";
import { ProfileSkeleton } from "../../components/shell/PageSkeleton.tsx";
import { PendingScreen } from "../../components/shell/PendingScreen.tsx";
import { loadBreed } from "../../features/breeds/breed_queries.ts";
import { BreedScreen } from "../../features/breeds/BreedScreen.tsx";
import { pageHead } from "../../lib/head.ts";

export const Route = createFileRoute("/breeds/$slug")({
  loader: ({ context, params }) => loadBreed(context, params.slug),
  head: ({ loaderData, match }) => pageHead(loaderData, match.context.origin),
  component: BreedScreen,
  pendingComponent: () => (
    <PendingScreen>
      <ProfileSkeleton />
    </PendingScreen>
  ),
});
