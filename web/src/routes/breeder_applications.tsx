import type { Loaded } from "../lib/router/router.ts";
export { ApplicationsScreen as Screen } from "../features/applications/ApplicationsScreen.tsx";

export const load = (): Loaded => ({ head: { title: "Applications", noIndex: true } });
