import { createFileRoute } from "@tanstack/react-router";
import { PostScreen } from "../../../features/posts/PostScreen.tsx";
import { privateHead } from "../../../lib/head.ts";
import * as texts from "../../../page_texts.ts";

export const Route = createFileRoute("/breeder/breederlink/$id")({
  head: () => privateHead(texts.post),
  component: PostScreen,
});
