import { createFileRoute } from "@tanstack/react-router";
import { ParentsScreen } from "../../../features/parents/ParentsScreen.tsx";
import { privateHead } from "../../../lib/head.ts";
import * as texts from "../../../page_texts.ts";

export const Route = createFileRoute("/breeder/parents/")({
  head: () => privateHead(texts.parents),
  component: ParentsScreen,
});
