import { createFileRoute } from "@tanstack/react-router";
import { SignInScreen } from "../features/auth/SignInScreen.tsx";
import { headOf } from "../lib/head.ts";
import { texts } from "../lib/search_params.ts";

export const Route = createFileRoute("/sign-in")({
  validateSearch: texts("returnTo", "reset"),
  head: headOf({ title: "Sign in", canonical: "/sign-in", noIndex: true }),
  component: SignInScreen,
});
