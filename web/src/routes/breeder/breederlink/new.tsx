import { createFileRoute } from "@tanstack/react-router";
import { PostFormScreen } from "../../../features/posts/PostFormScreen.tsx";
import { privateHead } from "../../../lib/head.ts";

export const Route = createFileRoute("/breeder/breederlink/new")({
  head: () => privateHead("New post"),
  component: PostFormScreen,
});
