import type { Loaded } from "../lib/router/router.ts";
export { ApplyScreen as Screen } from "../features/applications/ApplyScreen.tsx";

export const load = (): Loaded => ({ head: { title: "Your application", noIndex: true } });
