import { createFileRoute } from "@tanstack/react-router";
import { SignInScreen } from "../features/auth/SignInScreen.tsx";
import { headOf } from "../lib/head.ts";
import { textParams } from "../lib/search_params.ts";
import * as texts from "../page_texts.ts";

export const Route = createFileRoute("/sign-in")({
  validateSearch: textParams("returnTo", "reset"),
  head: headOf({ title: texts.signIn, canonical: "/sign-in", noIndex: true }),
  component: SignInScreen,
});
