import { createFileRoute } from "@tanstack/react-router";
import { AnalyticsScreen } from "../../features/analytics/AnalyticsScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { texts } from "../../lib/search_params.ts";

export const Route = createFileRoute("/breeder/analytics")({
  validateSearch: texts("timeframe"),
  head: () => privateHead("Your analytics"),
  component: AnalyticsScreen,
});
