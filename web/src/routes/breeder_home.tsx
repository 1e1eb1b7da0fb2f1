import type { Loaded } from "../lib/router/router.ts";
export { BreederHomeScreen as Screen } from "../features/reservations/BreederHomeScreen.tsx";

export const load = (): Loaded => ({ head: { title: "Dashboard", noIndex: true } });
