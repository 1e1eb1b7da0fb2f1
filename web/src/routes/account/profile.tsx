import { createFileRoute } from "@tanstack/react-router";
import { ProfileScreen } from "../../features/users/ProfileScreen.tsx";
import { privateHead } from "../../lib/head.ts";

export const Route = createFileRoute("/account/profile")({
  head: () => privateHead("Your profile"),
  component: ProfileScreen,
});
