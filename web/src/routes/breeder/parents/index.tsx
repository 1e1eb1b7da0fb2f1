import { createFileRoute } from "@tanstack/react-router";
import { ParentsScreen } from "../../../features/parents/ParentsScreen.tsx";
import { privateHead } from "../../../lib/head.ts";

export const Route = createFileRoute("/breeder/parents/")({
  head: () => privateHead("Parents"),
  component: ParentsScreen,
});
