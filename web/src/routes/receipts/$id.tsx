import { createFileRoute } from "@tanstack/react-router";
import { ReceiptScreen } from "../../features/reservations/ReceiptScreen.tsx";
import { privateHead } from "../../lib/head.ts";

export const Route = createFileRoute("/receipts/$id")({
  head: () => privateHead("Receipt"),
  component: ReceiptScreen,
});
