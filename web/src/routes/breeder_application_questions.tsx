import type { Loaded } from "../lib/router/router.ts";
export { QuestionsScreen as Screen } from "../features/applications/QuestionsScreen.tsx";

export const load = (): Loaded => ({ head: { title: "Your questions", noIndex: true } });
