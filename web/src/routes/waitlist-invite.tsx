import { createFileRoute } from "@tanstack/react-router";
import { InviteScreen } from "../features/waitlists/InviteScreen.tsx";
import { headOf } from "../lib/head.ts";
import * as texts from "../page_texts.ts";

export const Route = createFileRoute("/waitlist-invite")({
  head: headOf({ title: texts.yourInvitation, canonical: "/waitlist-invite", noIndex: true }),
  component: InviteScreen,
});
