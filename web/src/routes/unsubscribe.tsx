import { createFileRoute } from "@tanstack/react-router";
import { UnsubscribeScreen } from "../features/users/UnsubscribeScreen.tsx";
import { headOf } from "../lib/head.ts";
import { texts } from "../lib/search_params.ts";

export const Route = createFileRoute("/unsubscribe")({
  validateSearch: texts("group"),
  head: headOf({ title: "Unsubscribe", canonical: "/unsubscribe", noIndex: true }),
  component: UnsubscribeScreen,
});
