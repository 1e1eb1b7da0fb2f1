import { createFileRoute } from "@tanstack/react-router";
import { OrderScreen } from "../../features/orders/OrderScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/admin/orders_/$id")({
  head: () => privateHead(texts.order),
  component: OrderScreen,
});
