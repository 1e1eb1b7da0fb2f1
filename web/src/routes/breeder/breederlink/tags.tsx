import { createFileRoute } from "@tanstack/react-router";
import { TagsScreen } from "../../../features/posts/TagsScreen.tsx";
import { privateHead } from "../../../lib/head.ts";
import * as texts from "../../../page_texts.ts";

export const Route = createFileRoute("/breeder/breederlink/tags")({
  head: () => privateHead(texts.tagsOnBreederlink),
  component: TagsScreen,
});
