import type { Loaded } from "../lib/router/router.ts";
export { ProfileEditScreen as Screen } from "../features/breeders/ProfileEditScreen.tsx";

export const load = (): Loaded => ({ head: { title: "Profile", noIndex: true } });
