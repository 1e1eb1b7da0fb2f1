import { createFileRoute } from "@tanstack/react-router";
import { UnsubscribeScreen } from "../features/users/UnsubscribeScreen.tsx";
import { headOf } from "../lib/head.ts";
import { textParams } from "../lib/search_params.ts";
import * as texts from "../page_texts.ts";

export const Route = createFileRoute("/unsubscribe")({
  validateSearch: textParams("group"),
  head: headOf({ title: texts.unsubscribe, canonical: "/unsubscribe", noIndex: true }),
  component: UnsubscribeScreen,
});
