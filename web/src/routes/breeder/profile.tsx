import { createFileRoute } from "@tanstack/react-router";
import { ProfileEditScreen } from "../../features/breeders/ProfileEditScreen.tsx";
import { privateHead } from "../../lib/head.ts";

export const Route = createFileRoute("/breeder/profile")({
  head: () => privateHead("Profile"),
  component: ProfileEditScreen,
});
