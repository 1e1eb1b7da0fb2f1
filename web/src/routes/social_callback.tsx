import type { Loaded } from "../lib/router/router.ts";
export { SocialCallbackScreen as Screen } from "../features/auth/SocialCallbackScreen.tsx";

export const load = ({ pathname }: { pathname: string }): Loaded => ({
  head: {
    title: pathname.includes("/facebook/") ? "Sign in with Facebook" : "Sign in with Google",
    canonical: pathname,
    noIndex: true,
  },
});
