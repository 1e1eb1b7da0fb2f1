import { createFileRoute } from "@tanstack/react-router";
import { RefundsScreen } from "../../features/money/RefundsScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/admin/refunds")({
  head: () => privateHead(texts.refunds),
  component: RefundsScreen,
});
