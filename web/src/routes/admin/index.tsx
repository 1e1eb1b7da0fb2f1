import { createFileRoute } from "@tanstack/react-router";
import { StaffHomeScreen } from "../../features/staff/StaffHomeScreen.tsx";
import { privateHead } from "../../lib/head.ts";

export const Route = createFileRoute("/admin/")({
  head: () => privateHead("Staff"),
  component: StaffHomeScreen,
});
