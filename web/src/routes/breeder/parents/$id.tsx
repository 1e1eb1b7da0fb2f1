import { createFileRoute } from "@tanstack/react-router";
import { ParentFormScreen } from "../../../features/parents/ParentFormScreen.tsx";
import { privateHead } from "../../../lib/head.ts";
import * as texts from "../../../page_texts.ts";

export const Route = createFileRoute("/breeder/parents/$id")({
  head: () => privateHead(texts.parent),
  component: () => <ParentFormScreen id={Route.useParams().id} />,
});
