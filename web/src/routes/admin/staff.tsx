import { createFileRoute } from "@tanstack/react-router";
import { StaffScreen } from "../../features/staff/StaffScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/admin/staff")({
  head: () => privateHead(texts.staff),
  component: StaffScreen,
});
