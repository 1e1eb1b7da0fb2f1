import type { Loaded } from "../lib/router/router.ts";
export { VerificationScreen as Screen } from "../features/verification/VerificationScreen.tsx";

export const load = (): Loaded => ({ head: { title: "Verification", noIndex: true } });
