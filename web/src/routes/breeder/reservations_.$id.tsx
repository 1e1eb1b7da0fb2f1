import { createFileRoute } from "@tanstack/react-router";
import { BreederDisputeScreen } from "../../features/disputes/BreederDisputeScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/breeder/reservations_/$id")({
  head: () => privateHead(texts.reportedProblem),
  component: BreederDisputeScreen,
});
