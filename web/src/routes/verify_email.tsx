import type { Loaded } from "../lib/router/router.ts";
export { VerifyEmailScreen as Screen } from "../features/users/VerifyEmailScreen.tsx";

export const load = (): Loaded => ({
  head: { title: "Your e-mail address", canonical: "/verify-email", noIndex: true },
});
