import { createFileRoute } from "@tanstack/react-router";
import { QuestionsScreen } from "../../../features/applications/QuestionsScreen.tsx";
import { privateHead } from "../../../lib/head.ts";

export const Route = createFileRoute("/breeder/applications/questions")({
  head: () => privateHead("Your questions"),
  component: QuestionsScreen,
});
