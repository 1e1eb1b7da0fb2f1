import { createFileRoute } from "@tanstack/react-router";
import { InviteScreen } from "../features/waitlists/InviteScreen.tsx";
import { headOf } from "../lib/head.ts";

export const Route = createFileRoute("/waitlist-invite")({
  head: headOf({ title: "Your invitation", canonical: "/waitlist-invite", noIndex: true }),
  component: InviteScreen,
});
