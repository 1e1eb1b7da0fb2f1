import { createFileRoute } from "@tanstack/react-router";
import { SignUpScreen } from "../features/auth/SignInScreen.tsx";
import { headOf } from "../lib/head.ts";
import { texts } from "../lib/search_params.ts";

export const Route = createFileRoute("/sign-up")({
  validateSearch: texts("returnTo", "as"),
  head: headOf({ title: "Create an account", canonical: "/sign-up", noIndex: true }),
  component: SignUpScreen,
});
