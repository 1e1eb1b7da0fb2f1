import { createFileRoute } from "@tanstack/react-router";
import { ContactScreen } from "../features/emails/ContactScreen.tsx";
import { headOf } from "../lib/head.ts";

export const Route = createFileRoute("/contact")({
  head: headOf({
    title: "Contact us",
    description: "Reach Hearthpaw's team by phone, email or form.",
    canonical: "/contact",
  }),
  component: ContactScreen,
});
