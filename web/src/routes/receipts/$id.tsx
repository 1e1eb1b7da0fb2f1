import { createFileRoute } from "@tanstack/react-router";
import { ReceiptScreen } from "../../features/reservations/ReceiptScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/receipts/$id")({
  head: () => privateHead(texts.receipt),
  component: ReceiptScreen,
});
