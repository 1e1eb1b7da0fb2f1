import { createFileRoute } from "@tanstack/react-router";
import { SocialCallbackScreen } from "../../../../features/auth/SocialCallbackScreen.tsx";
import { cameWith } from "../../../../features/auth/social.ts";
import { headOf } from "../../../../lib/head.ts";
import * as texts from "../../../../page_texts.ts";

export const Route = createFileRoute("/user/auth/facebook/callback")({
  validateSearch: cameWith,
  head: headOf({ title: texts.signInWithFacebook, canonical: "/user/auth/facebook/callback", noIndex: true }),
  component: () => <SocialCallbackScreen provider="facebook" />,
});
