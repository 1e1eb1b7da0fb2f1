import { createFileRoute } from "@tanstack/react-router";
import { DiscountCodesScreen } from "../../features/discount_codes/DiscountCodesScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { texts } from "../../lib/search_params.ts";

export const Route = createFileRoute("/admin/discount-codes")({
  validateSearch: texts("find"),
  head: () => privateHead("Promo codes"),
  component: DiscountCodesScreen,
});
