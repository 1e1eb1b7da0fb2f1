import { createFileRoute } from "@tanstack/react-router";
import { BreederReviewsScreen } from "../../features/reviews/BreederReviewsScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/breeder/reviews")({
  head: () => privateHead(texts.yourReviews),
  component: BreederReviewsScreen,
});
