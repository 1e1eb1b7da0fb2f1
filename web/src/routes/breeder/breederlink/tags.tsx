import { createFileRoute } from "@tanstack/react-router";
import { TagsScreen } from "../../../features/posts/TagsScreen.tsx";
import { privateHead } from "../../../lib/head.ts";

export const Route = createFileRoute("/breeder/breederlink/tags")({
  head: () => privateHead("Tags on Breederlink"),
  component: TagsScreen,
});
