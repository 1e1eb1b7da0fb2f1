import { createFileRoute } from "@tanstack/react-router";
import { PostFormScreen } from "../../../features/posts/PostFormScreen.tsx";
import { privateHead } from "../../../lib/head.ts";

export const Route = createFileRoute("/breeder/breederlink/$id_/edit")({
  head: () => privateHead("Edit your post"),
  component: () => <PostFormScreen id={Route.useParams().id} />,
});
