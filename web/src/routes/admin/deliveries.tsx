import { createFileRoute } from "@tanstack/react-router";
import { DeliveriesScreen } from "../../features/deliveries/DeliveriesScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { textParams } from "../../lib/search_params.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/admin/deliveries")({
  validateSearch: textParams("find", "status"),
  head: () => privateHead(texts.deliveries),
  component: DeliveriesScreen,
});
