import { createFileRoute } from "@tanstack/react-router";
import { ClaimQueueScreen } from "../../features/breeders/ClaimQueueScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/admin/claim-changes")({
  head: () => privateHead(texts.programChanges),
  component: ClaimQueueScreen,
});
