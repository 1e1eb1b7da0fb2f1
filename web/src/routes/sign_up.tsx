import type { Loaded } from "../lib/router/router.ts";
export { SignUpScreen as Screen } from "../features/auth/SignInScreen.tsx";

export const load = (): Loaded => ({
  head: { title: "Create an account", canonical: "/sign-up", noIndex: true },
});
