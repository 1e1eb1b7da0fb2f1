import { createFileRoute } from "@tanstack/react-router";
import { AnalyticsScreen } from "../../features/analytics/AnalyticsScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { textParams } from "../../lib/search_params.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/breeder/analytics")({
  validateSearch: textParams("timeframe"),
  head: () => privateHead(texts.yourAnalytics),
  component: AnalyticsScreen,
});
