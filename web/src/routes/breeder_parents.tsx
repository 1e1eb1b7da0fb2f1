import type { Loaded } from "../lib/router/router.ts";
export { ParentsScreen as Screen } from "../features/parents/ParentsScreen.tsx";

export const load = (): Loaded => ({ head: { title: "Parents", noIndex: true } });
