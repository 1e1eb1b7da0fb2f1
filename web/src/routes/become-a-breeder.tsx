import { createFileRoute } from "@tanstack/react-router";
import { BecomeBreederScreen } from "../features/verification/BecomeBreederScreen.tsx";
import { headOf } from "../lib/head.ts";

export const Route = createFileRoute("/become-a-breeder")({
  head: headOf({
    title: "Become a breeder on Hearthpaw",
    description:
      "What we ask of breeders, what it costs (15% of a sale and nothing before), and what protects you.",
    canonical: "/become-a-breeder",
  }),
  component: BecomeBreederScreen,
});
