import type { Loaded } from "../lib/router/router.ts";
export { DashboardScreen as Screen } from "../features/listings/DashboardScreen.tsx";

export const load = (): Loaded => ({ head: { title: "Dashboard", noIndex: true } });
