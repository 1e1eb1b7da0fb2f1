import { createFileRoute } from "@tanstack/react-router";
import { UsersScreen } from "../../features/staff/UsersScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import { textParams } from "../../lib/search_params.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/admin/users")({
  validateSearch: textParams("find", "role", "status", "trust", "user"),
  head: () => privateHead(texts.accounts),
  component: UsersScreen,
});
