import { createFileRoute } from "@tanstack/react-router";
import { PostFormScreen } from "../../../features/posts/PostFormScreen.tsx";
import { privateHead } from "../../../lib/head.ts";
import * as texts from "../../../page_texts.ts";

export const Route = createFileRoute("/breeder/breederlink/$id_/edit")({
  head: () => privateHead(texts.editYourPost),
  component: () => <PostFormScreen id={Route.useParams().id} />,
});
