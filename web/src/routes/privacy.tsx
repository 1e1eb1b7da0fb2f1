import type { Loaded } from "../lib/router/router.ts";
export { PrivacyScreen as Screen } from "../features/system/PrivacyScreen.tsx";

export const load = (): Loaded => ({
  head: {
    title: "Privacy",
    description: "Which data Hearthpaw keeps, why, for how long, and how to see or delete it.",
    canonical: "/privacy",
  },
});
