import type { Loaded } from "../lib/router/router.ts";
export { SettingsScreen as Screen } from "../features/users/SettingsScreen.tsx";

export const load = (): Loaded => ({ head: { title: "Your settings", noIndex: true } });
