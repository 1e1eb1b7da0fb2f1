import { createFileRoute } from "@tanstack/react-router";
import { ApprovalsScreen } from "../../features/money/ApprovalsScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/admin/approvals")({
  head: () => privateHead(texts.secondPerson),
  component: ApprovalsScreen,
});
