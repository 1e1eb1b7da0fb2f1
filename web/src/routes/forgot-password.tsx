import { createFileRoute } from "@tanstack/react-router";
import { ForgotPasswordScreen } from "../features/passwords/ForgotPasswordScreen.tsx";
import { headOf } from "../lib/head.ts";
import { texts } from "../lib/search_params.ts";

export const Route = createFileRoute("/forgot-password")({
  validateSearch: texts("returnTo"),
  head: headOf({ title: "A new password", canonical: "/forgot-password", noIndex: true }),
  component: ForgotPasswordScreen,
});
