import type { Loaded } from "../lib/router/router.ts";
export { StaffHomeScreen as Screen } from "../features/staff/StaffHomeScreen.tsx";

export const load = (): Loaded => ({ head: { title: "Staff", noIndex: true } });
