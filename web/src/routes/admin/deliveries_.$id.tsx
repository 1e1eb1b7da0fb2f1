import { createFileRoute } from "@tanstack/react-router";
import { StaffDeliveryScreen } from "../../features/deliveries/StaffDeliveryScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/admin/deliveries_/$id")({
  head: () => privateHead(texts.delivery),
  component: StaffDeliveryScreen,
});
