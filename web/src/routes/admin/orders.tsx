import { createFileRoute } from "@tanstack/react-router";
import { OrdersScreen } from "../../features/orders/OrdersScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { textParams } from "../../lib/search_params.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/admin/orders")({
  validateSearch: textParams("find", "waiting"),
  head: () => privateHead(texts.orders),
  component: OrdersScreen,
});
