import { createFileRoute } from "@tanstack/react-router";
import { loadBreeds } from "../features/breeds/breed_queries.ts";
import { BreedsScreen } from "../features/breeds/BreedsScreen.tsx";
import { pageHead } from "../lib/head.ts";

export const Route = createFileRoute("/cat-breeds")({
  loader: ({ context }) => loadBreeds(context, "Cats"),
  head: ({ loaderData, match }) => pageHead(loaderData, match.context.origin),
  component: () => <BreedsScreen kind="Cats" />,
});
