import { createFileRoute } from "@tanstack/react-router";
import { SocialCallbackScreen } from "../../../../features/auth/SocialCallbackScreen.tsx";
import { cameWith } from "../../../../features/auth/social.ts";
import { headOf } from "../../../../lib/head.ts";
import * as texts from "../../../../page_texts.ts";

export const Route = createFileRoute("/user/auth/google/callback")({
  validateSearch: cameWith,
  head: headOf({ title: texts.signInWithGoogle, canonical: "/user/auth/google/callback", noIndex: true }),
  component: () => <SocialCallbackScreen provider="google" />,
});
