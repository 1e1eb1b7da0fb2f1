import { createFileRoute } from "@tanstack/react-router";
import { ContractScreen } from "../../features/reservations/ContractScreen.tsx";
import { privateHead } from "../../lib/head.ts";

export const Route = createFileRoute("/contracts/$id")({
  head: () => privateHead("Sale contract"),
  component: ContractScreen,
});
