import { createFileRoute } from "@tanstack/react-router";
import { ParentFormScreen } from "../../../features/parents/ParentFormScreen.tsx";
import { privateHead } from "../../../lib/head.ts";

export const Route = createFileRoute("/breeder/parents/new")({
  head: () => privateHead("Parent"),
  component: ParentFormScreen,
});
