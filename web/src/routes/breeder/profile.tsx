import { createFileRoute } from "@tanstack/react-router";
import { ProfileEditScreen } from "../../features/breeders/ProfileEditScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/breeder/profile")({
  head: () => privateHead(texts.profile),
  component: ProfileEditScreen,
});
