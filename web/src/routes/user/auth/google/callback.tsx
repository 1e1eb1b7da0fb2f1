import { createFileRoute } from "@tanstack/react-router";
import { SocialCallbackScreen } from "../../../../features/auth/SocialCallbackScreen.tsx";
import { headOf } from "../../../../lib/head.ts";

export const Route = createFileRoute("/user/auth/google/callback")({
  head: headOf({ title: "Sign in with Google", canonical: "/user/auth/google/callback", noIndex: true }),
  component: () => <SocialCallbackScreen provider="google" />,
});
