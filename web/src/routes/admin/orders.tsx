import { createFileRoute } from "@tanstack/react-router";
import { OrdersScreen } from "../../features/orders/OrdersScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { texts } from "../../lib/search_params.ts";

export const Route = createFileRoute("/admin/orders")({
  validateSearch: texts("find"),
  head: () => privateHead("Orders"),
  component: OrdersScreen,
});
