import { createFileRoute } from "@tanstack/react-router";
import { ContractScreen } from "../../features/reservations/ContractScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/contracts/$id")({
  head: () => privateHead(texts.contract),
  component: ContractScreen,
});
