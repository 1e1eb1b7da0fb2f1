import { createFileRoute } from "@tanstack/react-router";
import { QuestionsScreen } from "../../../features/applications/QuestionsScreen.tsx";
import { privateHead } from "../../../lib/head.ts";
import * as texts from "../../../page_texts.ts";

export const Route = createFileRoute("/breeder/applications/questions")({
  head: () => privateHead(texts.yourQuestions),
  component: QuestionsScreen,
});
