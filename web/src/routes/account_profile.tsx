import type { Loaded } from "../lib/router/router.ts";
export { ProfileScreen as Screen } from "../features/users/ProfileScreen.tsx";

export const load = (): Loaded => ({ head: { title: "Your profile", noIndex: true } });
