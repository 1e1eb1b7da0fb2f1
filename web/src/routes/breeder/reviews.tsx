import { createFileRoute } from "@tanstack/react-router";
import { BreederReviewsScreen } from "../../features/reviews/BreederReviewsScreen.tsx";
import { privateHead } from "../../lib/head.ts";

export const Route = createFileRoute("/breeder/reviews")({
  head: () => privateHead("Your reviews"),
  component: BreederReviewsScreen,
});
