import type { Loaded } from "../lib/router/router.ts";
export { SignInScreen as Screen } from "../features/auth/SignInScreen.tsx";

export const load = (): Loaded => ({ head: { title: "Sign in", canonical: "/sign-in", noIndex: true } });
