import type { Loaded } from "../lib/router/router.ts";
export { TermsScreen as Screen } from "../features/system/TermsScreen.tsx";

export const load = (): Loaded => ({
  head: {
    title: "Terms",
    description: "What Hearthpaw, breeders and buyers promise each other: reservations, payments, refunds.",
    canonical: "/terms",
  },
});
