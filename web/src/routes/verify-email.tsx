import { createFileRoute } from "@tanstack/react-router";
import { VerifyEmailScreen } from "../features/users/VerifyEmailScreen.tsx";
import { headOf } from "../lib/head.ts";

export const Route = createFileRoute("/verify-email")({
  head: headOf({ title: "Your email address", canonical: "/verify-email", noIndex: true }),
  component: VerifyEmailScreen,
});
