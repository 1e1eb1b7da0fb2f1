import { createFileRoute } from "@tanstack/react-router";
import { ShelterJoinScreen } from "../../features/verification/ShelterJoinScreen.tsx";
import { headOf } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/shelter/join")({
  head: headOf({
    title: texts.joinAsAShelter,
    description: texts.shelterJoinDescription,
    canonical: "/shelter/join",
  }),
  component: ShelterJoinScreen,
});
