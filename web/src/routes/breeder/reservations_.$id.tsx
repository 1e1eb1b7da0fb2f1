import { createFileRoute } from "@tanstack/react-router";
import { BreederDisputeScreen } from "../../features/disputes/BreederDisputeScreen.tsx";
import { privateHead } from "../../lib/head.ts";

export const Route = createFileRoute("/breeder/reservations_/$id")({
  head: () => privateHead("Reported problem"),
  component: BreederDisputeScreen,
});
