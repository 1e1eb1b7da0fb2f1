import { createFileRoute } from "@tanstack/react-router";
import { ShelterJoinScreen } from "../../features/verification/ShelterJoinScreen.tsx";
import { headOf } from "../../lib/head.ts";

export const Route = createFileRoute("/shelter/join")({
  head: headOf({
    title: "Join as a shelter",
    description: "Shelters and rescues place their dogs and cats on Hearthpaw, beside every breeder.",
    canonical: "/shelter/join",
  }),
  component: ShelterJoinScreen,
});
