import { createFileRoute } from "@tanstack/react-router";
import { SignUpScreen } from "../features/auth/SignInScreen.tsx";
import { headOf } from "../lib/head.ts";
import { textParams } from "../lib/search_params.ts";
import * as texts from "../page_texts.ts";

export const Route = createFileRoute("/sign-up")({
  validateSearch: textParams("returnTo", "as"),
  head: headOf({ title: texts.createAnAccount, canonical: "/sign-up", noIndex: true }),
  component: SignUpScreen,
});
