import { createFileRoute } from "@tanstack/react-router";
import { ForgotPasswordScreen } from "../features/passwords/ForgotPasswordScreen.tsx";
import { headOf } from "../lib/head.ts";
import { textParams } from "../lib/search_params.ts";
import * as texts from "../page_texts.ts";

export const Route = createFileRoute("/forgot-password")({
  validateSearch: textParams("returnTo"),
  head: headOf({ title: texts.resetYourPassword, canonical: "/forgot-password", noIndex: true }),
  component: ForgotPasswordScreen,
});
