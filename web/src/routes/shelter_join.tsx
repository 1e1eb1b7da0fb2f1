import type { Loaded } from "../lib/router/router.ts";
export { ShelterJoinScreen as Screen } from "../features/verification/ShelterJoinScreen.tsx";

export const load = (): Loaded => ({
  head: {
    title: "Join as a shelter",
    description: "Shelters and rescues place their dogs and cats on Hearthpaw, beside every breeder.",
    canonical: "/shelter/join",
  },
});
