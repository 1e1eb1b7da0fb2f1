import { createFileRoute } from "@tanstack/react-router";
import { VerifyEmailScreen } from "../features/users/VerifyEmailScreen.tsx";
import { headOf } from "../lib/head.ts";
import * as texts from "../page_texts.ts";

export const Route = createFileRoute("/verify-email")({
  head: headOf({ title: texts.yourEmailAddress, canonical: "/verify-email", noIndex: true }),
  component: VerifyEmailScreen,
});
