import { createFileRoute } from "@tanstack/react-router";
import { StaffHomeScreen } from "../../features/staff/StaffHomeScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/admin/")({
  head: () => privateHead(texts.staff),
  component: StaffHomeScreen,
});
