import type { Loaded } from "../lib/router/router.ts";
export { BecomeBreederScreen as Screen } from "../features/verification/BecomeBreederScreen.tsx";

export const load = (): Loaded => ({
  head: {
    title: "Become a breeder on Hearthpaw",
    description:
      "What we ask of breeders, what it costs (15% of a sale and nothing before), and what protects you.",
    canonical: "/become-a-breeder",
  },
});
