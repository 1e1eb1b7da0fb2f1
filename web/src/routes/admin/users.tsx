import { createFileRoute } from "@tanstack/react-router";
import { UsersScreen } from "../../features/staff/UsersScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { texts } from "../../lib/search_params.ts";

export const Route = createFileRoute("/admin/users")({
  validateSearch: texts("find", "role", "status", "user"),
  head: () => privateHead("Accounts"),
  component: UsersScreen,
});
