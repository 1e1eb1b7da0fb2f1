import { createFileRoute } from "@tanstack/react-router";
import { SocialCallbackScreen } from "../../../../features/auth/SocialCallbackScreen.tsx";
import { headOf } from "../../../../lib/head.ts";

export const Route = createFileRoute("/user/auth/facebook/callback")({
  head: headOf({ title: "Sign in with Facebook", canonical: "/user/auth/facebook/callback", noIndex: true }),
  component: () => <SocialCallbackScreen provider="facebook" />,
});
