import { createFileRoute } from "@tanstack/react-router";
import { VerificationScreen } from "../../features/verification/VerificationScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/breeder/verification")({
  head: () => privateHead(texts.verification),
  component: VerificationScreen,
});
