import type { Loaded } from "../lib/router/router.ts";
export { ParentFormScreen as Screen } from "../features/parents/ParentFormScreen.tsx";

export const load = (): Loaded => ({ head: { title: "Parent", noIndex: true } });
