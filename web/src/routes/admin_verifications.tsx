import type { Loaded } from "../lib/router/router.ts";
export { VerificationsScreen as Screen } from "../features/verification/VerificationsScreen.tsx";

export const load = (): Loaded => ({ head: { title: "Verifications", noIndex: true } });
