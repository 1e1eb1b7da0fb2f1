import { createFileRoute } from "@tanstack/react-router";
import { loadBreeder } from "../../../features/breeders/breeder_queries.ts";
import { BreederScreen } from "../../../features/breeders/BreederScreen.tsx";
import { pageHead } from "../../../lib/head.ts";

export const Route = createFileRoute("/breeders/$id/")({
  loader: ({ context, params }) => loadBreeder(context, params.id),
  head: ({ loaderData, match }) => pageHead(loaderData, match.context.origin),
  component: BreederScreen,
});
