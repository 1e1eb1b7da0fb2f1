import { createFileRoute } from "@tanstack/react-router";
import { VerificationScreen } from "../../features/verification/VerificationScreen.tsx";
import { privateHead } from "../../lib/head.ts";

export const Route = createFileRoute("/breeder/verification")({
  head: () => privateHead("Verification"),
  component: VerificationScreen,
});
