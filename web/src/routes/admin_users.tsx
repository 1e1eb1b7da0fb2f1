import type { Loaded } from "../lib/router/router.ts";
export { UsersScreen as Screen } from "../features/staff/UsersScreen.tsx";

export const load = (): Loaded => ({ head: { title: "Accounts", noIndex: true } });
