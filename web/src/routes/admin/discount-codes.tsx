import { createFileRoute } from "@tanstack/react-router";
import { DiscountCodesScreen } from "../../features/discount_codes/DiscountCodesScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { textParams } from "../../lib/search_params.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/admin/discount-codes")({
  validateSearch: textParams("find"),
  head: () => privateHead(texts.promoCodes),
  component: DiscountCodesScreen,
});
