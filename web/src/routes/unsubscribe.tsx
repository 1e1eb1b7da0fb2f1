import type { Loaded } from "../lib/router/router.ts";
export { UnsubscribeScreen as Screen } from "../features/users/UnsubscribeScreen.tsx";

export const load = (): Loaded => ({
  head: { title: "Fewer mails", canonical: "/unsubscribe", noIndex: true },
});
