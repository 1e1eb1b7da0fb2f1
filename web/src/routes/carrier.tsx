import { createFileRoute } from "@tanstack/react-router";
import { CarrierScreen } from "../features/deliveries/CarrierScreen.tsx";
import { headOf } from "../lib/head.ts";
import * as texts from "../page_texts.ts";

export const Route = createFileRoute("/carrier")({
  head: headOf({ title: texts.delivery, canonical: "/carrier", noIndex: true }),
  component: CarrierScreen,
});
