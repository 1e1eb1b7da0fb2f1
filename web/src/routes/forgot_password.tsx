import type { Loaded } from "../lib/router/router.ts";
export { ForgotPasswordScreen as Screen } from "../features/passwords/ForgotPasswordScreen.tsx";

export const load = (): Loaded => ({
  head: { title: "A new password", canonical: "/forgot-password", noIndex: true },
});
