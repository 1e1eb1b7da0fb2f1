import type { Loaded } from "../lib/router/router.ts";
export { MyApplicationsScreen as Screen } from "../features/applications/MyApplicationsScreen.tsx";

export const load = (): Loaded => ({ head: { title: "Your applications", noIndex: true } });
