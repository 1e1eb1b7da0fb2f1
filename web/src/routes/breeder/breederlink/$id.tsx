import { createFileRoute } from "@tanstack/react-router";
import { PostScreen } from "../../../features/posts/PostScreen.tsx";
import { privateHead } from "../../../lib/head.ts";

export const Route = createFileRoute("/breeder/breederlink/$id")({
  head: () => privateHead("Post"),
  component: PostScreen,
});
