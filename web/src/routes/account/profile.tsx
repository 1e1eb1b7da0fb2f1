import { createFileRoute } from "@tanstack/react-router";
import { ProfileScreen } from "../../features/users/ProfileScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/account/profile")({
  head: () => privateHead(texts.yourProfile),
  component: ProfileScreen,
});
